import * as v from 'valibot';
import { formatSheet, parseSheet } from './json.js';
import { ownRow, ownTerms } from './own-row.js';
import { fail, ok, type Result } from './result.js';
import { byPlace, placeBetween } from './row-place.js';
import type { SheetChange } from './sheet-change.js';
import { checkBeginning } from './sheet-check.js';
import type { SheetFileError } from './sheet-error.js';
import { joinOf, rowOf } from './sheet-find.js';
import { formErrors, readableRow, UNTIL_WRONG } from './sheet-form.js';
import { recall } from './sheet-known.js';
import { MOST_EDIT } from './sheet-limits.js';
import { PlayerSchema } from './sheet-schema.js';
import { isSheet } from './sheet-shape.js';
import type { Player, SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';

type Changed = Result<Sheet, readonly SheetFileError[]>;

/** The sheet as a change leaves it, with what the change itself brings looked at. */
export function changedBy(sheet: Sheet, change: SheetChange): Changed {
  switch (change.type) {
    case 'add':
      return added(sheet, change);
    case 'replace': {
      const place = rowOf(sheet, change.row.id)?.place ?? FIRST_PLACE;
      const row = readableRow({ ...change.row, place, edit: nextEdit(sheet) });
      return row.ok ? ok(withRow(sheet, ownRow(row.value, sheet))) : row;
    }
    case 'remove': {
      if (!rowOf(sheet, change.id)) return ok(sheet);
      const removed = { id: change.id, edit: nextEdit(sheet) };
      return ok({
        ...sheet,
        rows: sheet.rows.filter(({ id }) => id !== change.id),
        removed: [...sheet.removed, removed].sort(byId),
      });
    }
    case 'begin': {
      const { players = sheet.players, firstDealer = sheet.firstDealer } = change;
      const begun = checkBeginning({ players, firstDealer, terms: change.terms ?? sheet.terms });
      if (!begun.ok) return begun;
      const terms = ownTerms(begun.value.terms, sheet);
      return ok({ ...sheet, ...begun.value, terms, edit: nextEdit(sheet) });
    }
    case 'rename':
      return renamed(sheet, change);
    case 'set':
      return readBack(change.sheet);
  }
}

/** The number of the next edit: above every one that this copy has seen, whatever clocks say. */
function nextEdit({ edit, rows, removed }: Sheet): number {
  let most = edit;
  for (const row of rows) if (row.edit > most) most = row.edit;
  for (const row of removed) if (row.edit > most) most = row.edit;
  return Math.min(most + 1, MOST_EDIT);
}

/** Where a row would stand that was the only one. */
const FIRST_PLACE = placeBetween(undefined, undefined, '');

function added(
  sheet: Sheet,
  { row, before, place }: Extract<SheetChange, { type: 'add' }>,
): Changed {
  const { rows, removed } = sheet;
  const next = before === undefined ? -1 : rows.findIndex(({ id }) => id === before);
  const at = next < 0 ? rows.length : next;
  // The id is not looked at yet.
  const free = place ?? freePlace(rows, at, typeof row.id === 'string' ? row.id : '');
  const placed = readableRow({ ...row, place: free, edit: nextEdit(sheet) });
  if (!placed.ok) return placed;
  if (rowOf(sheet, row.id)) return ok(sheet);
  return ok({
    ...sheet,
    rows: [...rows, ownRow(placed.value, sheet)].sort(byPlace),
    removed: removed.some(({ id }) => id === row.id)
      ? removed.filter(({ id }) => id !== row.id)
      : removed,
  });
}

/** Rows of two copies can share a place, with no room in between: then it is the one before them. */
function freePlace(rows: readonly SheetRow[], at: number, id: string): string {
  let first = at;
  while (first > 0 && rows[first - 1]?.place === rows[at]?.place) first--;
  return placeBetween(rows[first - 1]?.place, rows[first]?.place, id);
}

function renamed(sheet: Sheet, { id, name }: Player): Changed {
  const edit = nextEdit(sheet);
  const named = v.safeParse(PlayerSchema, { id, name }, UNTIL_WRONG);
  if (!named.success) return fail(formErrors(named.issues));
  if (sheet.players.some((player) => player.id === id)) {
    const players = sheet.players.map((player) => (player.id === id ? { id, name } : player));
    return ok({ ...sheet, players, edit });
  }
  const row = joinOf(sheet, id);
  return ok(row ? withRow(sheet, { ...row, player: { id, name }, edit }) : sheet);
}

function withRow(sheet: Sheet, row: SheetRow): Sheet {
  if (!rowOf(sheet, row.id)) return sheet;
  return { ...sheet, rows: sheet.rows.map((one) => (one.id === row.id ? row : one)) };
}

/** A sheet as a file would give it back; one that was read or changed here needs no such look. */
function readBack(sheet: Sheet): Changed {
  if (isSheet(sheet) && recall(sheet)) return ok(sheet);
  try {
    const read = parseSheet(formatSheet(sheet));
    if (read.ok) return read;
    return fail(read.error.map(({ code, path }) => ({ code, path: `sheet.${path}` })));
  } catch {
    // It looks like one only from afar.
    return fail([{ code: 'not-a-sheet', path: 'sheet' }]);
  }
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
