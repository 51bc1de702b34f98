import { CSV_COLUMNS, csvWord, type CsvColumn, type CsvWords } from './csv-columns.js';
import { decimalSignOf, readNumber, type DecimalSign, type WrittenNumber } from './csv-number.js';
import { plainTable } from './csv-plain.js';
import { sheetOfTable } from './csv-sheet.js';
import type { CsvAmount, CsvEntry, CsvError, CsvErrorCode, CsvTable } from './csv-table.js';
import { totalOf } from './csv-total.js';
import { delimiterOf, DELIMITERS, readCells, type CsvLine, type Delimiter } from './csv-text.js';
import { objectOf } from './object.js';
import { fail, type Result } from './result.js';
import type { Terms } from './settle.js';
import { LONGEST_FILE, MOST_LINES } from './sheet-limits.js';
import type { Sheet } from './sheet.js';

export type { CsvError, CsvErrorCode } from './csv-table.js';

/** How a table is read; what is absent is found out. */
export interface CsvReadOptions {
  readonly delimiter?: Delimiter;
  readonly decimal?: DecimalSign;
  /** 2 to count in hundredths, 0 in whole ones; 2 where any amount has a fraction. */
  readonly decimals?: 0 | 2;
  /** The words that `writeCsv` may have been given; keys are known anyway. */
  readonly words?: readonly CsvWords[];
  /** What the ids of people and rows begin with; `csv` where absent. */
  readonly id?: string;
  /** What the table plays by from now on; the official rules where absent. */
  readonly terms?: Terms;
}

/**
 * Reads a table of results as a sheet: what {@link writeCsv} wrote, or names and below them what each
 * won or lost by each hand, as other programs write it. Every line becomes a correction, so that the
 * totals are those of the table; a last line of totals is checked. Errors: each code with line and
 * cell.
 */
export function readCsv(
  text: string,
  options: CsvReadOptions = {},
): Result<Sheet, readonly CsvError[]> {
  if (typeof text !== 'string') return fail([{ code: 'empty', line: 1, column: 1 }]);
  if (!areUsable(options)) return fail([{ code: 'options-not-usable', line: 1, column: 1 }]);
  if (text.length > LONGEST_FILE) return fail([{ code: 'too-large', line: 1, column: 1 }]);
  const delimiter = options.delimiter ?? delimiterOf(text);
  const lines = readCells(text, delimiter);
  if (!lines.ok) return fail([lines.error]);
  // A title above the names is no line of the table.
  const start = lines.value.findIndex(({ cells }) => cells.filter(isFilled).length >= 3);
  const head = lines.value[start];
  const body = lines.value.slice(start + 1);
  if (!head) {
    const two = lines.value.find(({ cells }) => cells.filter(isFilled).length === 2);
    const code = two ? 'too-few-people' : 'empty';
    return fail([{ code, line: two?.line ?? 1, column: 1 }]);
  }
  if (body.length === 0) return fail([{ code: 'empty', line: head.line, column: 1 }]);
  const beyond = body[MOST_LINES];
  if (beyond) return fail([{ code: 'too-large', line: beyond.line, column: 1 }]);

  const texts = body.slice(0, SAMPLE).flatMap(({ cells }) => cells);
  const sign = options.decimal ?? decimalSignOf(texts, delimiter === ',' ? ['.', ','] : [',', '.']);
  const errors: CsvError[] = [];
  const wrong: Wrong = (code, line, at) => errors.push({ code, line, column: at + 1 });
  const known = [{}, ...(options.words ?? [])];
  const words = known.filter((one) => isHeadedBy(head, one));
  const table =
    words.length > 0
      ? ownTable(head, body, words, sign, wrong)
      : otherTable(head, body, sign, wrong, besidePeople(known));
  if (errors.length > 0) return fail(errors);
  const { id = 'csv', terms } = options;
  const decimals = options.decimals ?? (table.entries.some(hasFraction) ? 2 : 0);
  return sheetOfTable(table, { id, decimals, ...(terms !== undefined && { terms }) });
}

/** What types ask for, of programs without types; terms are looked at by the sheet. */
function areUsable(options: CsvReadOptions): boolean {
  const { delimiter, decimal, decimals, words = [], id = '' } = objectOf(options) as CsvReadOptions;
  const isWord = (word: unknown) => word === undefined || typeof word === 'string';
  const areWords = (one: CsvWords) => objectOf(one) === one && Object.values(one).every(isWord);
  // `every` passes over a hole.
  const list = Array.isArray(words) ? [...words] : [undefined];
  return (
    objectOf(options) === options &&
    [undefined, ...DELIMITERS].includes(delimiter) &&
    [undefined, ',', '.'].includes(decimal) &&
    [undefined, 0, 2].includes(decimals) &&
    list.every(areWords) &&
    typeof id === 'string' &&
    id.length <= LONGEST_ID
  );
}

/** With what is put behind it, it is still an id of a row. */
const LONGEST_ID = 50;

function hasFraction({ amounts, stock, outside }: CsvEntry): boolean {
  const has = (one: CsvAmount | undefined) => one !== undefined && one.decimals > 0;
  return amounts.some(has) || has(stock) || has(outside);
}

/** So many lines show how numbers are written. */
const SAMPLE = 1000;

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

function isHeadedBy({ cells }: CsvLine, words: CsvWords): boolean {
  return CSV_COLUMNS.every((column, at) => cells[at]?.trim() === csvWord(words, column).trim());
}

type Wrong = (code: CsvErrorCode, line: number, at: number) => void;

/** Reads amounts. Who has nothing in a line has won nothing: he sat out. */
function amountReader(sign: DecimalSign, wrong: Wrong) {
  return ({ line, cells }: CsvLine, at: number): CsvAmount => {
    const cell = cells[at] ?? '';
    const number = isFilled(cell) ? readNumber(cell, sign) : NOTHING;
    if (number === null) wrong('not-a-number', line, at);
    // A table has a million cells at most; to spread each of them would take seconds.
    const { digits, decimals } = number ?? NOTHING;
    return { digits, decimals, column: at + 1 };
  };
}

const NOTHING: WrittenNumber = { digits: 0, decimals: 0 };

function ownTable(
  head: CsvLine,
  body: readonly CsvLine[],
  words: readonly CsvWords[],
  sign: DecimalSign,
  wrong: Wrong,
): CsvTable {
  const first = CSV_COLUMNS.length;
  const placeOf = (column: CsvColumn) => CSV_COLUMNS.indexOf(column);
  const amountOf = amountReader(sign, wrong);
  const people = head.cells.slice(first);
  const entries = body.map((line): CsvEntry => {
    const extra = line.cells.findLastIndex(isFilled);
    if (extra >= head.cells.length) wrong('cell-without-name', line.line, extra);
    const cell = (column: CsvColumn) => line.cells[placeOf(column)] ?? '';
    return {
      line: line.line,
      cells: {
        number: cell('number'),
        time: cell('time'),
        kind: cell('kind'),
        dealer: cell('dealer'),
        note: cell('note'),
      },
      amounts: people.map((_, at) => amountOf(line, first + at)),
      stock: amountOf(line, placeOf('stock')),
      outside: amountOf(line, placeOf('outside')),
    };
  });
  const { total, unclear } = totalOf(entries, words);
  if (unclear) wrong('total-unclear', unclear.line, placeOf('kind'));
  return {
    people: people.map((name, at) => ({ name, column: first + at + 1 })),
    headLine: head.line,
    entries: total ? entries.slice(0, -1) : entries,
    total,
  };
}

/** What numbers beside the people are headed by, in every wording: those of the hands, and prices. */
function besidePeople(words: readonly CsvWords[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((one) => [csvWord(one, 'number').trim(), csvWord(one, 'value').trim()]),
  );
}

function otherTable(
  head: CsvLine,
  body: readonly CsvLine[],
  sign: DecimalSign,
  wrong: Wrong,
  beside: ReadonlySet<string>,
): CsvTable {
  const { people, hands, total, unclear } = plainTable(head, body, sign, beside);
  if (unclear) wrong('total-unclear', unclear.line, people[0] ?? 0);
  const amountOf = amountReader(sign, wrong);
  const names = people.map((at) => ({ name: (head.cells[at] ?? '').trim(), column: at + 1 }));
  const isNamed = names.some(({ name }) => readNumber(name, sign) === null);
  if (names.length > 0 && !isNamed) wrong('names-missing', head.line, people[0] ?? 0);
  const entryOf = (line: CsvLine): CsvEntry => ({
    line: line.line,
    cells: {},
    amounts: people.map((at) => amountOf(line, at)),
  });
  return {
    people: names,
    headLine: head.line,
    entries: hands.map(entryOf),
    total: total && entryOf(total),
  };
}
