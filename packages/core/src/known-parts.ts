import { isAlike } from './same-sheet.js';
import type { SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';

/** Gives a known value in place of one that says the same. */
type Keep = <T>(read: T) => T;

/**
 * What is kept of a known sheet where a later state of it says the same: lists that rows share,
 * people, and the rows themselves, which so need not be settled again.
 */
export interface KnownParts {
  readonly shared: Keep;
  readonly row: (read: SheetRow) => SheetRow;
}

/** Nothing is known. */
export const NOTHING_KNOWN: KnownParts = { shared: (read) => read, row: (read) => read };

/** The parts of a sheet; rows are found by their ids, and few other values are there at all. */
export function partsOf({ players, terms, rows, removed }: Sheet): KnownParts {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shared = new Set<unknown>([players, removed, terms]);
  for (const row of rows) {
    if ('terms' in row) shared.add(row.terms);
    if ('seats' in row) shared.add(row.seats);
  }
  const all = [...shared];
  return {
    shared: <T>(read: T) => (all.find((known) => isAlike(known, read)) as T | undefined) ?? read,
    row: (read) => {
      const known = byId.get(read.id);
      return known && isAlike(known, read) ? known : read;
    },
  };
}
