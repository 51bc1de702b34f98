import { readNumber, type DecimalSign } from './csv-number.js';
import type { CsvLine } from './csv-text.js';
import { MOST_PEOPLE } from './sheet-limits.js';

/** People, and what may stand beside them. */
const MOST_COLUMNS = MOST_PEOPLE + 20;

/** With more columns of numbers it is not searched which of them sum in most lines. */
const SEARCHED_COLUMNS = 20;

/** Which columns of a table are people, and which lines are hands. */
export interface PlainTable {
  /** Places in a line, from 0. */
  readonly people: readonly number[];
  readonly hands: readonly CsvLine[];
  /** The last line, where it is the sum of the others or says that it is. */
  readonly total: CsvLine | null;
  /** A line that sums up those above it, and as well may be a hand or one of several such lines. */
  readonly unclear: CsvLine | null;
}

/**
 * Finds the people of a table that other programs write: names, and below them what each won or lost
 * by each hand. Of the columns of numbers those are people that sum to zero in every line, so a
 * number, a year or a price beside them is left out; running totals behind them are as well. A column
 * that is `known` to be none of a person is none, whatever it sums to.
 */
export function plainTable(
  head: CsvLine,
  body: readonly CsvLine[],
  sign: DecimalSign,
  known: ReadonlySet<string>,
): PlainTable {
  const value = (line: CsvLine, column: number) => valueOf(line.cells[column], sign);
  const columns = head.cells.flatMap((name, column) =>
    name.trim() !== '' && !known.has(name.trim()) && isOfNumbers(column) ? [column] : [],
  );
  const last = body.at(-1);
  const above = body.slice(0, -1);
  const hands = last && saysTotal(last, above, head, columns[0] ?? 0) ? above : body;
  const people = withoutRunningTotals(peopleAmong(columns));
  const values = body.map((line) => people.map((column) => Math.round(value(line, column) * 1e6)));
  const beside = head.cells.flatMap((_, column) => (people.includes(column) ? [] : [column]));
  const summed = linesThatSum(values).filter((at) => !isNumberedOn(body, at, beside, sign));
  const unclear = summed.find((at) => at < above.length && standsApart(body, at, beside));
  if (unclear !== undefined) return { people, hands, total: null, unclear: body[unclear] ?? null };
  if (hands === above) return { people, hands, total: last ?? null, unclear: null };
  if (!last || !summed.includes(above.length)) return { people, hands, total: null, unclear: null };
  // Nothing stands beside the people, or nothing where the others have something.
  const bare = beside.every((column) => isBlank(last, column) || isBlankIn(above, column));
  const clear = standsApart(body, above.length, beside) || (bare && above.length > 1);
  return clear
    ? { people, hands: above, total: last, unclear: null }
    : { people, hands, total: null, unclear: last };

  /** Most of its cells are, so that a slip of the pen is one and not the end of a column. */
  function isOfNumbers(column: number): boolean {
    const filled = body.filter(({ cells }) => (cells[column] ?? '').trim() !== '');
    const numbers = filled.filter(({ cells }) => readNumber(cells[column] ?? '', sign));
    return numbers.length > 0 && numbers.length * 2 > filled.length;
  }

  /** The longest row of neighbours that sums to zero in every line; all where none does. */
  function peopleAmong(all: readonly number[]): readonly number[] {
    if (all.length > MOST_COLUMNS) return all;
    // Sums from the left, so that those of neighbours are a difference.
    const sums = hands.map((line) => {
      let sum = 0;
      return [0, ...all.map((column) => (sum += Math.round(value(line, column) * 1e6)))];
    });
    const evenIn = (from: number, to: number) => (line: readonly number[]) =>
      line[from] === line[to];
    let best: readonly number[] = all;
    let most = 0;
    for (let length = all.length; length >= 3; length--) {
      for (let from = all.length - length; from >= 0; from--) {
        const even = evenIn(from, from + length);
        if (sums.every(even)) return all.slice(from, from + length);
        if (all.length > SEARCHED_COLUMNS) continue;
        // A line that does not sum is told as such, where most of the others do.
        const count = sums.filter(even).length;
        if (count > most) [best, most] = [all.slice(from, from + length), count];
      }
    }
    return best;
  }

  function withoutRunningTotals(some: readonly number[]): readonly number[] {
    const half = some.length / 2;
    if (half < 3 || !Number.isInteger(half) || hands.length < 2) return some;
    const sums = some.slice(0, half).map(() => 0);
    const running = hands.every((line) =>
      sums.every((_, at) => {
        sums[at] = (sums[at] ?? 0) + value(line, some[at] ?? 0);
        return same(sums[at], value(line, some[at + half] ?? 0));
      }),
    );
    return running ? some.slice(0, half) : some;
  }
}

/** Whether a last line has a word before the people where the others have a number, or nothing. */
function saysTotal(
  last: CsvLine,
  above: readonly CsvLine[],
  head: CsvLine,
  firstPerson: number,
): boolean {
  if (above.length === 0) return false;
  return head.cells.some((name, column) => {
    const word = last.cells[column] ?? '';
    if (column > firstPerson || word.trim() === '' || /\d/.test(word)) return false;
    const numbered = above.every(({ cells }) => /\d/.test(cells[column] ?? ''));
    const bare = name.trim() === '' && isBlankIn(above, column);
    return numbered || bare;
  });
}

/** Which lines are the sum of all those above them, from 0; sums of nothing are none. */
function linesThatSum(values: readonly (readonly number[])[]): number[] {
  const sums: number[] = [];
  return values.flatMap((line, at) => {
    const isSum =
      at > 0 && line.some((one) => one !== 0) && line.every((one, n) => one === sums[n]);
    for (const [n, one] of line.entries()) sums[n] = (sums[n] ?? 0) + one;
    return isSum ? [at] : [];
  });
}

/** Whether a line has a number or a word beside the people by which it is one more like the others. */
function isNumberedOn(
  body: readonly CsvLine[],
  at: number,
  beside: readonly number[],
  sign: DecimalSign,
): boolean {
  const above = body.slice(0, at);
  const cell = (line: CsvLine | undefined, column: number) => (line?.cells[column] ?? '').trim();
  return beside.some((column) => {
    const text = cell(body[at], column);
    if (text === '') return false;
    const number = readNumber(text, sign);
    if (!number) return /\d/.test(text) || above.some((line) => cell(line, column) === text);
    // A price may be summed up as well; what counts on is a number of the hand.
    const value = valueOf(text, sign);
    if (same(value, valueOf(cell(body[at - 1], column), sign) + 1)) return true;
    const sum = above.reduce((all, line) => all + valueOf(cell(line, column), sign), 0);
    return !same(value, sum) && !isBlankIn(above, column);
  });
}

/** Whether a line has nothing, or a mere word, where all above it have something, or a number. */
function standsApart(body: readonly CsvLine[], at: number, beside: readonly number[]): boolean {
  const line = body[at];
  const above = body.slice(0, at);
  return beside.some((column) => {
    const text = line?.cells[column] ?? '';
    if (/\d/.test(text)) return false;
    const wanted = text.trim() === '' ? /\S/ : /\d/;
    return above.every(({ cells }) => wanted.test(cells[column] ?? ''));
  });
}

function isBlankIn(lines: readonly CsvLine[], column: number): boolean {
  return lines.every((line) => isBlank(line, column));
}

function isBlank({ cells }: CsvLine, column: number): boolean {
  return (cells[column] ?? '').trim() === '';
}

function valueOf(text: string | undefined, sign: DecimalSign): number {
  const number = readNumber(text ?? '', sign);
  return number === null ? 0 : number.digits / 10 ** number.decimals;
}

function same(a: number, b: number): boolean {
  return Math.round((a - b) * 1e6) === 0;
}
