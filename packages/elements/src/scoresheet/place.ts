import { foldRows, foldSheet, type Ledger, type Sheet, type SheetRow } from '@schafkopf/core';
import type { Target } from './events.js';

/** Where the row that is being written stands: behind the last one, or in the midst of the sheet. */
export interface Place {
  /** The sheet added up as far as that. */
  readonly ledger: Ledger;
  /** The row that is changed, or that the new one is put before. */
  readonly row: SheetRow | null;
}

/** The place that a target names, and the end of the sheet where there is none (any more). */
export function placeOf(sheet: Sheet, ledger: Ledger, target: Target | null): Place {
  const id = target === null ? null : 'edit' in target ? target.edit : target.before;
  const at = sheet.rows.findIndex((row) => row.id === id);
  const row = sheet.rows[at];
  if (target === null || row === undefined) return { ledger, row: null };
  const before = foldSheet({ ...sheet, rows: sheet.rows.slice(0, at) });
  // A hand that is changed stays dealt to whom and under what it was.
  const dealt = 'edit' in target && 'seats' in row ? { seats: row.seats, terms: row.terms } : {};
  return { ledger: { ...before, ...dealt }, row };
}

/** What a row comes to where it stands. Only the rows before it are looked at. */
export function priced(ledger: Ledger, row: SheetRow) {
  return foldRows({ ...ledger, rows: [] }, [row]).rows[0];
}
