import type { Ledger } from './ledger.js';
import type { SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';

/** What is known of a sheet that was read or changed here. */
export interface KnownSheet {
  readonly ledger: Ledger;
  /** So many characters its file has at most; null where nobody has counted. */
  readonly letters: number | null;
}

const known = new WeakMap<Sheet, KnownSheet & Pick<Sheet, 'players' | 'firstDealer' | 'terms'>>();

/** Remembers what a sheet adds up to, so that one more row need not add up all of them again. */
export function remember(sheet: Sheet, { ledger, letters }: KnownSheet): void {
  const { players, firstDealer, terms } = sheet;
  known.set(sheet, { ledger, letters, players, firstDealer, terms });
}

/** What is known of a sheet; nothing where a program without types has written on it since. */
export function recall(sheet: Sheet): KnownSheet | undefined {
  const told = known.get(sheet);
  if (!told) return undefined;
  const { players, firstDealer, terms, rows } = sheet;
  const sums = told.ledger.rows;
  const same =
    players === told.players &&
    firstDealer === told.firstDealer &&
    terms === told.terms &&
    rows.length === sums.length &&
    rows.every((row, at) => row === sums[at]?.row);
  return same ? told : undefined;
}

/** The rows behind those of another sheet, where there is nothing else that tells the two apart. */
export function addedTo(before: Sheet, after: Sheet): readonly SheetRow[] | null {
  const startsAlike =
    before.players === after.players &&
    before.firstDealer === after.firstDealer &&
    before.terms === after.terms &&
    before.rows.every((row, at) => row === after.rows[at]);
  return startsAlike ? after.rows.slice(before.rows.length) : null;
}
