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
}

/**
 * Finds the people of a table that other programs write: names, and below them what each won or lost
 * by each hand. Of the columns of numbers those are people that sum to zero in every line, so a
 * number, a year or a price beside them is left out; running totals behind them are as well.
 */
export function plainTable(head: CsvLine, body: readonly CsvLine[], sign: DecimalSign): PlainTable {
  const value = (line: CsvLine, column: number) => valueOf(line.cells[column], sign);
  const columns = head.cells.flatMap((name, column) =>
    name.trim() !== '' && isOfNumbers(column) ? [column] : [],
  );
  const last = body.at(-1);
  const above = body.slice(0, -1);
  const hands = last && saysTotal(last, above, head, columns[0] ?? 0) ? above : body;
  const people = withoutRunningTotals(peopleAmong(columns));
  if (hands === above) return { people, hands, total: last ?? null };
  return last && isUnsaidTotal(last)
    ? { people, hands: above, total: last }
    : { people, hands: body, total: null };

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

  /** It sums up the lines above, and nothing beside the people says that it is a hand as they are. */
  function isUnsaidTotal(line: CsvLine): boolean {
    const sums = people.map((column) => above.reduce((sum, one) => sum + value(one, column), 0));
    const isSum = sums.every((sum, at) => same(sum, value(line, people[at] ?? 0)));
    if (above.length < 2 || !isSum || sums.every((sum) => sum === 0)) return false;
    const beside = [...head.cells.keys()].filter((column) => !people.includes(column));
    return beside.every(
      (column) => isBlank(line, column) || above.every((one) => isBlank(one, column)),
    );
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
    const bare = name.trim() === '' && above.every((one) => isBlank(one, column));
    return numbered || bare;
  });
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
