import { changeErrors, madeUnreadable, type SheetChangeError } from './change-check.js';
import { changedBy } from './changed-sheet.js';
import { fail, type Result } from './result.js';
import { demandSheet } from './sheet-shape.js';
import type { Sheet } from './sheet.js';
import { introduced, rowOf } from './sheet-find.js';
import { writtenRow, type Row } from './sheet-row.js';

export type { SheetChangeError } from './change-check.js';

/** Parts of what held when the evening began. */
export type Beginning = Partial<Pick<Sheet, 'players' | 'firstDealer' | 'terms'>>;

/** Something that somebody does to a sheet. */
export type SheetChange =
  /** Writes a row before the row with the id `before`, at a place where it has been, or at the end. */
  | {
      readonly type: 'add';
      readonly row: Row;
      readonly before?: string;
      readonly place?: string;
    }
  | { readonly type: 'replace'; readonly row: Row }
  | { readonly type: 'remove'; readonly id: string }
  /** Corrects what held at the beginning. */
  | ({ readonly type: 'begin' } & Beginning)
  /** Corrects a name where it was first written; a `rename` row would keep the old one as well. */
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  /** Puts another sheet in the place of this one: a new evening, a backup. */
  | { readonly type: 'set'; readonly sheet: Sheet };

/**
 * The sheet after a change; the given one stays as it is. A change about a row or a player that is
 * not there changes nothing, and a row is never added twice, so that changes from two pages on one
 * sheet can be applied one after the other. Errors: whatever keeps the change from being one, and
 * the sheet after it from being read back by `parseSheet`, by the same codes. What is wrong with a
 * row only where it stands (somebody leaves who is not there) is no such thing: it counts for
 * nothing, and the ledger says why.
 */
export function changeSheet(
  sheet: Sheet,
  change: SheetChange,
): Result<Sheet, readonly SheetChangeError[]> {
  const wrong = changeErrors(change);
  if (wrong.length > 0) return fail(wrong);
  const after = changedBy(demandSheet(sheet), change);
  if (!after.ok || after.value === sheet || change.type === 'set') return after;
  const unreadable = madeUnreadable(change, sheet, after.value);
  return unreadable.length > 0 ? fail(unreadable) : after;
}

/**
 * The change that takes a change back, or null where it would change nothing or is none. What is
 * written then is as before; that it was edited stays known, for a merge. Whether the sheet can be
 * read back after the change is asked by {@link changeSheet} alone.
 */
export function undoOf(sheet: Sheet, change: SheetChange): SheetChange | null {
  if (changeErrors(change).length > 0) return null;
  const after = changedBy(demandSheet(sheet), change);
  if (!after.ok || after.value === sheet) return null;
  switch (change.type) {
    case 'add':
      return { type: 'remove', id: change.row.id };
    case 'replace': {
      const row = rowOf(sheet, change.row.id);
      return row ? { type: 'replace', row: writtenRow(row) } : null;
    }
    case 'remove': {
      const row = rowOf(sheet, change.id);
      return row ? { type: 'add', row: writtenRow(row), place: row.place } : null;
    }
    case 'begin': {
      const { players, firstDealer, terms } = sheet;
      return {
        type: 'begin',
        ...(change.players && { players }),
        ...(change.firstDealer !== undefined && { firstDealer }),
        ...(change.terms && { terms }),
      };
    }
    case 'rename': {
      const player = introduced(sheet, change.id);
      return player ? { type: 'rename', ...player } : null;
    }
    case 'set':
      return { type: 'set', sheet };
  }
}
