import * as v from 'valibot';
import { filedRow } from './filed-row.js';
import { NOTHING_KNOWN, partsOf, type KnownParts } from './known-parts.js';
import { foldFrom, foldSheet } from './ledger.js';
import { byPlace } from './row-place.js';
import { fail, ok, type Result } from './result.js';
import { rowErrors, sheetErrors } from './sheet-check.js';
import type { SheetFileError } from './sheet-error.js';
import { formErrors, UNTIL_WRONG } from './sheet-form.js';
import { remember } from './sheet-known.js';
import { SheetFileSchema, type SheetFile } from './sheet-schema.js';
import { READABLE } from './sheet-limits.js';
import { listing } from './sheet-listing.js';
import type { SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';
import { demandSheet } from './sheet-shape.js';
import { migrateV1, SheetV1Schema } from './sheet-v1.js';

const NEWEST = 2;

/** What some editors put before a text. */
const BOM = /^\uFEFF/;

/** Writes a sheet as JSON text; {@link parseSheet} reads it back without loss. */
export function formatSheet(sheet: Sheet): string {
  demandSheet(sheet);
  const agreed = listing<Sheet['terms']>();
  const tables = listing<readonly string[]>();
  const { version, players, firstDealer, edit, removed } = sheet;
  const terms = agreed.placeOf(sheet.terms);
  const places = { termsAt: agreed.placeOf, seatsAt: tables.placeOf };
  const rows = sheet.rows.map((row) => filedRow(row, places));
  return JSON.stringify({
    version,
    players,
    firstDealer,
    terms,
    edit,
    agreed: agreed.values,
    tables: tables.values,
    rows,
    removed,
  });
}

/**
 * Reads a sheet from JSON text, of this version or an earlier one. The text may come from anywhere:
 * it is checked whole, and a sheet with a hand that cannot be settled or money that does not sum is
 * refused. Errors name the place; where the form itself is wrong, the first one only.
 */
export function parseSheet(text: string): Result<Sheet, readonly SheetFileError[]> {
  return readText(text, null);
}

/**
 * Reads a later state of a sheet that is known, as {@link parseSheet} reads it. What says the same is
 * the known sheet's own, so that of a long evening only what is new is settled and added up.
 */
export function rereadSheet(text: string, known: Sheet): Result<Sheet, readonly SheetFileError[]> {
  return readText(text, demandSheet(known));
}

function readText(text: string, known: Sheet | null): Result<Sheet, readonly SheetFileError[]> {
  let data: unknown;
  if (typeof text !== 'string') return fail([{ code: 'not-json', path: '' }]);
  if (text.length > READABLE.letters) return fail([{ code: 'too-large', path: '' }]);
  try {
    // JSON can write −0, which is 0 and would be written back as such.
    data = JSON.parse(text.replace(BOM, ''), text.includes('-0') ? plainZero : undefined);
  } catch {
    return fail([{ code: 'not-json', path: '' }]);
  }
  return readData(data, known, text.length * LONGEST_ESCAPE);
}

/** A text may have as one character what is written as six, and so be shorter than its sheet's file. */
const LONGEST_ESCAPE = 6;

function plainZero(_key: string, value: unknown): unknown {
  return value === 0 ? 0 : value;
}

/** Reads a sheet from a value such as `JSON.parse` gives; see {@link parseSheet}. */
export function readSheet(data: unknown): Result<Sheet, readonly SheetFileError[]> {
  return readData(data, null, null);
}

function readData(
  data: unknown,
  known: Sheet | null,
  letters: number | null,
): Result<Sheet, readonly SheetFileError[]> {
  const version = versionOf(data);
  if (version > NEWEST) return fail([{ code: 'newer-version', path: 'version' }]);
  const sheet =
    version === 1 ? readV1(data) : readFile(data, known ? partsOf(known) : NOTHING_KNOWN);
  if (!sheet.ok) return sheet;
  const { rows } = sheet.value;
  const errors = sheetErrors(sheet.value);
  if (errors.length > 0) return fail(errors);
  const sorted = { ...sheet.value, rows: rows.toSorted(byPlace) };
  const ledger = known ? foldFrom(known, sorted) : foldSheet(sorted);
  const places = new Map(rows.map((row, at) => [row, at]));
  const wrongRows = rowErrors(ledger, 0, (row) => `rows.${places.get(row)}`);
  if (wrongRows.length > 0) return fail(wrongRows);
  remember(sorted, { ledger, letters });
  return ok(sorted);
}

function readV1(data: unknown): Result<Sheet, readonly SheetFileError[]> {
  const parsed = v.safeParse(SheetV1Schema, data, UNTIL_WRONG);
  return parsed.success ? ok(migrateV1(parsed.output)) : fail(formErrors(parsed.issues));
}

function readFile(data: unknown, known: KnownParts): Result<Sheet, readonly SheetFileError[]> {
  const parsed = v.safeParse(SheetFileSchema, data, UNTIL_WRONG);
  return parsed.success ? unlisted(parsed.output, known) : fail(formErrors(parsed.issues));
}

/** The sheet with everything that its rows name by its place in a list. */
function unlisted(
  { agreed: allAgreed, tables: allTables, ...rest }: SheetFile,
  known: KnownParts,
): Result<Sheet, readonly SheetFileError[]> {
  const agreed = allAgreed.map(known.shared);
  const tables = allTables.map(known.shared);
  const errors: SheetFileError[] = [];
  const pick = <T>(list: readonly T[], at: number, path: string): T => {
    if (at >= list.length) errors.push({ code: 'not-a-sheet', path });
    return list[at] as T;
  };
  const terms = pick(agreed, rest.terms, 'terms');
  const listed = (row: SheetFile['rows'][number], at: number): SheetRow => {
    if (row.kind === 'agree') return { ...row, terms: pick(agreed, row.terms, `rows.${at}.terms`) };
    if (row.kind !== 'hand' && row.kind !== 'thrown-in') return row;
    return {
      ...row,
      terms: pick(agreed, row.terms, `rows.${at}.terms`),
      seats: pick(tables, row.seats, `rows.${at}.seats`),
    };
  };
  const rows = rest.rows.map((row, at) => known.row(listed(row, at)));
  const [players, removed] = [known.shared(rest.players), known.shared(rest.removed)];
  return errors.length > 0 ? fail(errors) : ok({ ...rest, players, removed, terms, rows });
}

function versionOf(data: unknown): number {
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : 0;
  return typeof version === 'number' ? version : 0;
}
