import {
  changeSheet,
  newSheet,
  placeBetween,
  unwrap,
  type Player,
  type Row,
  type Sheet,
  type SheetChange,
  type SheetRow,
  type Terms,
} from '../src/index.js';

/** A sheet without rows, as everybody knows that it is one. */
export function begunBy(players: readonly Player[], terms?: Terms): Sheet {
  return unwrap(newSheet(players, terms));
}

/** The sheet after changes that are all possible. */
export function changed(sheet: Sheet, ...changes: readonly SheetChange[]): Sheet {
  return changes.reduce((now, change) => unwrap(changeSheet(now, change)), sheet);
}

/** The sheet with rows that can all be written. */
export function withRows(sheet: Sheet, rows: readonly Row[]): Sheet {
  return changed(sheet, ...rows.map((row) => ({ type: 'add', row }) as const));
}

/** The sheet after a change, or as it is where that is refused. */
export function tried(sheet: Sheet, change: SheetChange): Sheet {
  const after = changeSheet(sheet, change);
  return after.ok ? after.value : sheet;
}

/** The sheet with rows that nobody has looked at, as a program without types may write them. */
export function unchecked(sheet: Sheet, rows: readonly Row[]): Sheet {
  let place: string | undefined;
  const placed = rows.map((row, at): SheetRow => {
    place = placeBetween(place, undefined, row.id);
    return { ...row, place, edit: at + 1 };
  });
  return { ...sheet, rows: placed };
}
