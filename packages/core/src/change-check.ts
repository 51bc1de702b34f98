import * as v from 'valibot';
import { formatSheet } from './json.js';
import { foldRows, foldSheet } from './ledger.js';
import { PLACE_PATTERN } from './row-place.js';
import { peopleOn, rowErrors, type PathOf } from './sheet-check.js';
import type { SheetFileError, SheetFileErrorCode } from './sheet-error.js';
import { formErrors, UNTIL_WRONG } from './sheet-form.js';
import { addedTo, recall, remember, type KnownSheet } from './sheet-known.js';
import { LONGEST_FILE, MOST_PEOPLE } from './sheet-limits.js';
import type { SheetChange } from './sheet-change.js';
import type { Sheet } from './sheet.js';

/** Why a change is not made, and what of it is wrong: `type`, `row.hand.kontra`, `players.2.id`. */
export interface SheetChangeError extends Omit<SheetFileError, 'code'> {
  readonly code:
    | SheetFileErrorCode
    /** There is no such change, or it lacks what it is about. */
    | 'not-a-change';
}

const ChangeSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('add'),
    row: v.looseObject({}),
    before: v.optional(v.string()),
    place: v.optional(v.pipe(v.string(), v.regex(PLACE_PATTERN))),
  }),
  v.strictObject({ type: v.literal('replace'), row: v.looseObject({}) }),
  v.strictObject({ type: v.literal('remove'), id: v.string() }),
  v.strictObject({
    type: v.literal('begin'),
    players: v.optional(v.array(v.unknown())),
    firstDealer: v.optional(v.string()),
    terms: v.optional(v.looseObject({})),
  }),
  v.strictObject({ type: v.literal('rename'), id: v.string(), name: v.string() }),
  v.strictObject({ type: v.literal('set'), sheet: v.looseObject({}) }),
]);

/** What keeps a value from being a change, whatever sheet it is for. */
export function changeErrors(change: SheetChange): SheetChangeError[] {
  // A sheet is looked at when it is read back, and is long.
  const { issues = [] } = v.safeParse(ChangeSchema, change, UNTIL_WRONG);
  return formErrors(issues).map(({ path }) => ({ code: 'not-a-change', path }));
}

/**
 * What a change has made of a sheet that could no longer be read back from a file. Of what was wrong
 * before nothing is said: it would keep anybody from mending it.
 */
export function madeUnreadable(
  change: SheetChange,
  before: Sheet,
  after: Sheet,
): readonly SheetChangeError[] {
  const known = knownOf(before);
  const added = addedTo(before, after);
  const ledger = added ? foldRows(known.ledger, added) : foldSheet(after);
  const idOf: PathOf = ({ id }) => id;
  let errors = rowErrors(ledger, added ? before.rows.length : 0, idOf);
  if (errors.length > 0) {
    const were = new Set(rowErrors(known.ledger, 0, idOf).map(({ code, path }) => code + path));
    errors = errors
      .filter(({ code, path }) => !were.has(code + path))
      .map((error) => Object.assign(error, { path: pathIn(change, after, error.path) }));
  }
  const people = peopleOn(after);
  if (people > MOST_PEOPLE && people > peopleOn(before)) {
    errors.push({ code: 'too-many-people', path: 'rows' });
  }
  let letters = known.letters + JSON.stringify(change).length + MOST_PLACING;
  if (letters > LONGEST_FILE) letters = formatSheet(after).length;
  if (letters > LONGEST_FILE && letters > formatSheet(before).length) {
    errors.push({ code: 'too-large', path: '' });
  }
  if (errors.length === 0) remember(after, { ledger, letters });
  return errors;
}

/** The characters of what a sheet keeps about a row: mostly its place. */
const MOST_PLACING = 3000;

/** What is known of a sheet, its file counted. */
function knownOf(sheet: Sheet): KnownSheet & { readonly letters: number } {
  const told = recall(sheet);
  const { ledger = foldSheet(sheet), letters = null } = told ?? {};
  if (letters !== null) return { ledger, letters };
  const known = { ledger, letters: formatSheet(sheet).length };
  remember(sheet, known);
  return known;
}

/** Where a row stands: in the change itself, or on the sheet after it. */
function pathIn(change: SheetChange, { rows }: Sheet, id: string): string {
  if ('row' in change && change.row.id === id) return 'row';
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? 'rows' : `rows.${at}`;
}
