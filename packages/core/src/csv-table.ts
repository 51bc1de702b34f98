import type { CsvColumn } from './csv-columns.js';
import type { WrittenNumber } from './csv-number.js';

/** Why a text is no table of results. */
export type CsvErrorCode =
  /** Longer than any evening: more than ten million characters, or fifty thousand lines. */
  | 'too-large'
  | 'quote-not-closed'
  /** Something follows a closing quotation mark. */
  | 'quote-misplaced'
  /** No line with names, or none below it. */
  | 'empty'
  /** Numbers where the names should stand. */
  | 'names-missing'
  /** Columns of amounts for fewer than three people. */
  | 'too-few-people'
  | 'too-many-people'
  | 'name-too-long'
  | 'note-too-long'
  /** Something below the last column that has a name. */
  | 'cell-without-name'
  | 'not-a-number'
  /** Smaller than a hundredth. */
  | 'too-many-decimals'
  | 'amount-out-of-range'
  /** What some win the others do not lose. */
  | 'does-not-sum'
  /** The last line is said to be the sum of the others, but is not. */
  | 'total-does-not-match'
  /** A line is the sum of those above it, and nothing says whether it was a hand as well. */
  | 'total-unclear'
  /** What the caller says of the table, not the table: its signs, words, ids or terms. */
  | 'options-not-usable';

/** One thing that is wrong with a table, and where: its line in the text and its cell, both from 1. */
export interface CsvError {
  readonly code: CsvErrorCode;
  readonly line: number;
  readonly column: number;
}

/** An amount and the cell that it stands in, from 1. */
export interface CsvAmount extends WrittenNumber {
  readonly column: number;
}

/** What a line of a table says, with one amount for each person. */
export interface CsvEntry {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<CsvColumn, string>>>;
  readonly amounts: readonly CsvAmount[];
  readonly stock?: CsvAmount;
  readonly outside?: CsvAmount;
}

/** A table of results. */
export interface CsvTable {
  readonly people: readonly { readonly name: string; readonly column: number }[];
  readonly headLine: number;
  readonly entries: readonly CsvEntry[];
  /** The last line, where it is the sum of the others. */
  readonly total: CsvEntry | null;
}
