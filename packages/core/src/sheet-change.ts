import { byPlace, placeBetween } from './row-place.js';
import { TABLE_SIZE, type Sheet } from './sheet.js';
import { writtenRow, type Player, type Row, type SheetRow } from './sheet-row.js';

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

/** More edits than anybody makes; beyond, the number stands still and content decides. */
export const MOST_EDIT = 2 ** 50;

/**
 * The sheet after a change; the given one stays as it is. A change about a row or a player that is
 * not there changes nothing, and a row is never added twice, so that changes from two pages on one
 * sheet can be applied one after the other.
 */
export function changeSheet(sheet: Sheet, change: SheetChange): Sheet {
  switch (change.type) {
    case 'add':
      return added(sheet, change);
    case 'replace': {
      const { row } = change;
      return withRow(sheet, row.id, (old) => ({ ...row, place: old.place, edit: nextEdit(sheet) }));
    }
    case 'remove': {
      if (!rowOf(sheet, change.id)) return sheet;
      const removed = { id: change.id, edit: nextEdit(sheet) };
      return {
        ...sheet,
        rows: sheet.rows.filter(({ id }) => id !== change.id),
        removed: [...sheet.removed, removed].sort(byId),
      };
    }
    case 'begin': {
      const { type: _type, ...beginning } = change;
      const next = { ...sheet, ...beginning, edit: nextEdit(sheet) };
      return isBeginning(next) ? next : sheet;
    }
    case 'rename':
      return renamed(sheet, change);
    case 'set':
      return change.sheet;
  }
}

/**
 * The change that takes a change back, or null where it would change nothing. What is written then
 * is as before; that it was edited stays known, for a merge.
 */
export function undoOf(sheet: Sheet, change: SheetChange): SheetChange | null {
  switch (change.type) {
    case 'add':
      return rowOf(sheet, change.row.id) ? null : { type: 'remove', id: change.row.id };
    case 'replace': {
      const row = rowOf(sheet, change.row.id);
      return row ? { type: 'replace', row: writtenRow(row) } : null;
    }
    case 'remove': {
      const row = rowOf(sheet, change.id);
      return row ? { type: 'add', row: writtenRow(row), place: row.place } : null;
    }
    case 'begin': {
      if (changeSheet(sheet, change) === sheet) return null;
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

/** The number of the next edit: above every one that this copy has seen, whatever clocks say. */
function nextEdit({ edit, rows, removed }: Sheet): number {
  let most = edit;
  for (const row of rows) if (row.edit > most) most = row.edit;
  for (const row of removed) if (row.edit > most) most = row.edit;
  return Math.min(most + 1, MOST_EDIT);
}

type Add = Extract<SheetChange, { type: 'add' }>;

function added(sheet: Sheet, { row, before, place }: Add): Sheet {
  const { rows, removed } = sheet;
  if (rowOf(sheet, row.id)) return sheet;
  const next = before === undefined ? -1 : rows.findIndex(({ id }) => id === before);
  const at = next < 0 ? rows.length : next;
  const placed: SheetRow = {
    ...row,
    place: place ?? freePlace(rows, at, row.id),
    edit: nextEdit(sheet),
  };
  return {
    ...sheet,
    rows: [...rows, placed].sort(byPlace),
    removed: removed.some(({ id }) => id === row.id)
      ? removed.filter(({ id }) => id !== row.id)
      : removed,
  };
}

/** Rows of two copies can share a place, with no room in between: then it is the one before them. */
function freePlace(rows: readonly SheetRow[], at: number, id: string): string {
  let first = at;
  while (first > 0 && rows[first - 1]?.place === rows[at]?.place) first--;
  return placeBetween(rows[first - 1]?.place, rows[first]?.place, id);
}

function renamed(sheet: Sheet, { id, name }: { id: string; name: string }): Sheet {
  const edit = nextEdit(sheet);
  const named = (player: Player) => (player.id === id ? { id, name } : player);
  if (sheet.players.some((player) => player.id === id)) {
    return { ...sheet, players: sheet.players.map(named), edit };
  }
  const row = joinOf(sheet, id);
  return row ? withRow(sheet, row.id, () => ({ ...row, player: { id, name }, edit })) : sheet;
}

function introduced(sheet: Sheet, id: string): Player | undefined {
  return sheet.players.find((player) => player.id === id) ?? joinOf(sheet, id)?.player;
}

function joinOf({ rows }: Sheet, id: string) {
  return rows.find((row) => row.kind === 'join' && row.player.id === id) as
    | Extract<SheetRow, { kind: 'join' }>
    | undefined;
}

/** Whether this many different people can sit down and the first dealer is one of them. */
function isBeginning({ players, firstDealer }: Sheet): boolean {
  const ids = new Set(players.map(({ id }) => id));
  return (
    ids.size === players.length &&
    ids.size >= TABLE_SIZE.least &&
    ids.size <= TABLE_SIZE.most &&
    ids.has(firstDealer)
  );
}

function rowOf({ rows }: Sheet, id: string): SheetRow | undefined {
  return rows.find((row) => row.id === id);
}

function withRow(sheet: Sheet, id: string, next: (row: SheetRow) => SheetRow): Sheet {
  if (!rowOf(sheet, id)) return sheet;
  return { ...sheet, rows: sheet.rows.map((row) => (row.id === id ? next(row) : row)) };
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
