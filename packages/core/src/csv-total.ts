import { csvWord, type CsvWords } from './csv-columns.js';
import type { CsvAmount, CsvEntry } from './csv-table.js';

/** Which line of a table that `writeCsv` wrote has the totals. */
export interface CsvTotal {
  readonly total: CsvEntry | null;
  /** A line that looks like totals and cannot be them, or not for sure. */
  readonly unclear: CsvEntry | null;
}

/**
 * Finds the totals by their word, in any of the languages, or, where they are called by a word that
 * nobody knows, by what they are: the sum of all lines above, which were dealt or written at a time
 * while this one was not. Totals that were taken for a hand would double everything.
 */
export function totalOf(entries: readonly CsvEntry[], words: readonly CsvWords[]): CsvTotal {
  const kinds = (...cells: ('hand' | 'thrown-in' | 'correction' | 'total')[]) =>
    new Set(words.flatMap((one) => cells.map((cell) => csvWord(one, cell).trim())));
  const totals = kinds('total');
  const others = kinds('hand', 'thrown-in', 'correction');
  const sums = sumsAbove(entries);
  const kindOf = ({ cells }: CsvEntry) => (cells.kind ?? '').trim();
  const isUndated = ({ cells: { number = '', time = '', dealer = '' } }: CsvEntry) =>
    (number + time + dealer).trim() === '';
  /** No line that was written on a sheet: it would say what it is. */
  const isOther = (entry: CsvEntry) => isUndated(entry) && !others.has(kindOf(entry));

  const last = entries.length - 1;
  for (const [at, entry] of entries.entries()) {
    const said = totals.has(kindOf(entry));
    const summed = isOther(entry) && at > 0 && sums(at);
    if (at === last) {
      if (said) return { total: entry, unclear: null };
      const named = isOther(entry) && at > 0 && kindOf(entry) !== '';
      if (!named && !summed) continue;
      return entries.slice(0, at).every(isOther)
        ? { total: null, unclear: entry }
        : { total: entry, unclear: null };
    }
    if (said || summed) return { total: null, unclear: entry };
  }
  return { total: null, unclear: null };
}

/** Whether a line is the sum of all those above it, asked from the first line to the last. */
function sumsAbove(entries: readonly CsvEntry[]): (at: number) => boolean {
  const amountsOf = ({ amounts, stock, outside }: CsvEntry) => [...amounts, stock, outside];
  const decimals = entries
    .flatMap(amountsOf)
    .reduce((most, one) => Math.max(most, one?.decimals ?? 0), 0);
  const valueOf = (one: CsvAmount | undefined) =>
    one ? one.digits * 10 ** (decimals - one.decimals) : 0;
  let sums: readonly number[] = [];
  let next = 0;
  return (at) => {
    for (; next < at; next++) {
      const values = amountsOf(entries[next] as CsvEntry).map(valueOf);
      sums = values.map((value, n) => value + (sums[n] ?? 0));
    }
    return amountsOf(entries[at] as CsvEntry).every((one, n) => valueOf(one) === sums[n]);
  };
}
