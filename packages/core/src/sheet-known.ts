import type { Ledger } from './ledger.js';
import type { Sheet } from './sheet.js';

/** What is known of a sheet that was read or changed here. */
export interface KnownSheet {
  readonly ledger: Ledger;
  /** As many characters its file has, or fewer; null where nobody has counted. */
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
