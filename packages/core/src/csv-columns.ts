import type { DecimalSign } from './csv-number.js';
import type { Delimiter } from './csv-text.js';

/** The columns before those of people, by the keys that head them where a caller has no words. */
export const CSV_COLUMNS = [
  /** The hand's number on the sheet. */
  'number',
  /** When it was written, in UTC as ISO 8601 has it. */
  'time',
  'kind',
  'dealer',
  'contract',
  'declarer',
  'partner',
  'outcome',
  /** What one loser paid one winner. */
  'value',
  'note',
  /** What went into the Stock (positive) or out of it. */
  'stock',
  /** What people got from outside, or were written with nobody paying, with the sign turned. */
  'outside',
] as const;

/** A column of {@link CSV_COLUMNS}. */
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** What stands in cells, by its key. */
export const CSV_CELLS = [
  'hand',
  'thrown-in',
  'correction',
  'total',
  'won',
  'won-schneider',
  'won-schwarz',
  'lost',
  'lost-schneider',
  'lost-schwarz',
] as const;

/** What a page calls columns and cells; what is absent is called by its key. */
export type CsvWords = Readonly<Partial<Record<CsvColumn | (typeof CSV_CELLS)[number], string>>>;

/** How a table is written. */
export interface CsvDialect {
  readonly delimiter: Delimiter;
  readonly decimal: DecimalSign;
  /** Whether a byte order mark says that the text is UTF-8. */
  readonly bom: boolean;
}

/** What spreadsheets open as a table: in Germany, and elsewhere. */
export const CSV_DIALECTS = {
  german: { delimiter: ';', decimal: ',', bom: true },
  international: { delimiter: ',', decimal: '.', bom: false },
} as const satisfies Readonly<Record<string, CsvDialect>>;

/** The word for a column or a cell. */
export function csvWord(words: CsvWords, key: keyof CsvWords): string {
  return words[key] ?? key;
}
