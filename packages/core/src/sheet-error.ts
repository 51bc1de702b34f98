import type { RowError } from './ledger-move.js';

/** Why a text is no sheet, and a change not possible. */
export type SheetFileErrorCode =
  /** Longer than any evening: more than twenty million characters, or ten before a change. */
  | 'too-large'
  | 'not-json'
  | 'not-a-sheet'
  | 'newer-version'
  | 'id-twice'
  | 'unknown-player'
  /** More than two hundred were ever on it, or a hundred after a change. */
  | 'too-many-people'
  | 'tariff-not-usable'
  | 'row-not-settled'
  | 'does-not-sum'
  /** So much money that it can no longer be counted in whole units. */
  | 'amount-out-of-range';

/** One thing that is wrong with a sheet, and where: `rows.3.hand.kontra`. */
export interface SheetFileError {
  readonly code: SheetFileErrorCode;
  readonly path: string;
  /** What is wrong with a row that cannot be settled or does not sum. */
  readonly because?: readonly RowError[];
}
