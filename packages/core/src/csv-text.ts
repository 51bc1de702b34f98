import { fail, ok, type Result } from './result.js';

/** What separates the cells of a line. */
export type Delimiter = ';' | ',' | '\t' | '|';

/** In the order of preference where a line has as many of one as of another. */
export const DELIMITERS: readonly Delimiter[] = [';', '\t', ',', '|'];

/** One line of a table, by the number of the text's line where it begins, from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a text is no table, and where: line and cell, both from 1. */
export interface CsvTextError {
  readonly code: 'quote-not-closed' | 'quote-misplaced';
  readonly line: number;
  readonly column: number;
}

const BOM = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, the wide forms of some keyboards too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const DEFUSED = /^'+[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/**
 * Writes lines of cells as RFC 4180 has them, with an apostrophe before what a spreadsheet would run
 * as a formula. A number is left as it is.
 */
export function writeCells(lines: readonly (readonly string[])[], delimiter: Delimiter): string {
  return lines
    .map((cells) => cells.map((cell) => quoted(defused(cell), delimiter)).join(delimiter) + '\r\n')
    .join('');
}

function defused(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Whatever could separate cells is quoted, so that a reader who guesses is not led astray. */
function quoted(cell: string, delimiter: Delimiter): string {
  const plain = NUMBER.test(cell) ? !cell.includes(delimiter) : !/[";,|\s]/.test(cell);
  return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

/** The delimiter of a text: as its first line says (`sep=;`), else what that line has most of. */
export function delimiterOf(text: string): Delimiter {
  const first = /^\s*([^\r\n]*)/.exec(text.replace(BOM, ''))?.[1] ?? '';
  const told = DELIMITERS.find((delimiter) => first === `sep=${delimiter}`);
  if (told) return told;
  const outside = first.replaceAll(/"[^"]*("|$)/g, '');
  const count = (delimiter: Delimiter) => outside.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Reads what {@link writeCells} and spreadsheets write; lines without any text are left out. */
export function readCells(
  text: string,
  delimiter: Delimiter,
): Result<readonly CsvLine[], CsvTextError> {
  const lines: CsvLine[] = [];
  let at = text.startsWith(BOM) ? 1 : 0;
  let number = 1;
  if (text.startsWith('sep=', at)) {
    at = endOfLine(text, at);
    number++;
  }
  while (at < text.length) {
    const cells: string[] = [];
    const line = number;
    for (;;) {
      let cell: string;
      if (text[at] === '"') {
        const end = closingQuote(text, at + 1);
        if (end < 0)
          return fail({ code: 'quote-not-closed', line: number, column: cells.length + 1 });
        const inside = text.slice(at + 1, end);
        cell = inside.replaceAll('""', '"');
        number += inside.split(/\r\n|\r|\n/).length - 1;
        at = end + 1;
        if (at < text.length && text[at] !== delimiter && !isBreak(text[at])) {
          return fail({ code: 'quote-misplaced', line: number, column: cells.length + 1 });
        }
      } else {
        const from = at;
        while (at < text.length && text[at] !== delimiter && !isBreak(text[at])) at++;
        cell = text.slice(from, at);
      }
      cells.push(DEFUSED.test(cell) ? cell.slice(1) : cell);
      if (text[at] !== delimiter) break;
      at++;
    }
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells });
    at = endOfLine(text, at);
    number++;
  }
  return ok(lines);
}

function isBreak(sign: string | undefined): boolean {
  return sign === '\r' || sign === '\n';
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Where the next line begins. */
function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBreak(text[at])) at++;
  return at + (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1);
}
