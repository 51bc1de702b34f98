import * as v from 'valibot';
import type { Ledger, LedgerRow } from './ledger.js';
import type { RowError } from './ledger-move.js';
import { fail, ok, type Result } from './result.js';
import type { SheetFileError, SheetFileErrorCode } from './sheet-error.js';
import { asFiled, formErrors, termsErrors, UNTIL_WRONG } from './sheet-form.js';
import { READABLE } from './sheet-limits.js';
import { BeginningSchema } from './sheet-schema.js';
import type { SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';
import { checkTariff } from './tariff-check.js';

/** What holds when an evening begins. */
type Begun = Pick<Sheet, 'players' | 'firstDealer' | 'terms'>;

/**
 * What can be wrong only because of the rows around, as a merge or a deletion may leave it. Such a
 * row counts for nothing and says so in the ledger; the sheet is still one.
 */
const BY_OTHER_ROWS: ReadonlySet<RowError['code']> = new Set([
  'already-at-table',
  'not-at-table',
  'table-full',
  'order-incomplete',
  'stock-too-small',
  'too-many-bock-rounds',
  'sheet-closed',
] satisfies RowError['code'][]);

/** What a schema cannot say of a sheet besides its rows: ids are unique, people exist. */
export function sheetErrors(sheet: Sheet): SheetFileError[] {
  const errors = personErrors(sheet);
  const wrong = (code: SheetFileErrorCode, path: string) => errors.push({ code, path });
  const { rows, removed } = sheet;
  const ids = [...rows, ...removed].map(({ id }) => id);
  if (new Set(ids).size < ids.length) wrong('id-twice', 'rows');
  const terms = [sheet.terms, ...rows.map((row) => ('terms' in row ? row.terms : sheet.terms))];
  if (![...new Set(terms)].every(({ tariff }) => checkTariff(tariff).ok)) {
    wrong('tariff-not-usable', 'agreed');
  }
  if (peopleOn(sheet) > READABLE.people) wrong('too-many-people', 'rows');
  return errors;
}

function personErrors({ players, firstDealer }: Pick<Begun, 'players' | 'firstDealer'>) {
  const errors: SheetFileError[] = [];
  const ids = players.map(({ id }) => id);
  if (new Set(ids).size < ids.length) errors.push({ code: 'id-twice', path: 'players' });
  if (!ids.includes(firstDealer)) errors.push({ code: 'unknown-player', path: 'firstDealer' });
  return errors;
}

/** The beginning of a sheet as a file gives it back, or everything that is wrong with it. */
export function checkBeginning(begun: Begun): Result<Begun, readonly SheetFileError[]> {
  const parsed = v.safeParse(BeginningSchema, asFiled(begun), UNTIL_WRONG);
  if (!parsed.success) return fail(formErrors(parsed.issues));
  const errors = [...personErrors(parsed.output), ...termsErrors(begun.terms, 'terms')];
  return errors.length > 0 ? fail(errors) : ok({ ...parsed.output, terms: begun.terms });
}

/** How many a sheet names, so far as that makes a column. */
export function peopleOn({ players, rows }: Pick<Sheet, 'players' | 'rows'>): number {
  const ids = new Set(players.map(({ id }) => id));
  let seats: readonly string[] = [];
  for (const row of rows) {
    // Mostly the same people play on, and an evening is long.
    if ('seats' in row && row.seats !== seats) for (const id of (seats = row.seats)) ids.add(id);
    if (row.kind === 'correction') for (const { player } of row.amounts) ids.add(player);
    if (row.kind === 'join') ids.add(row.player.id);
  }
  return ids.size;
}

/** How a row is named to whoever can mend it. */
export type PathOf = (row: SheetRow) => string;

/** What is wrong with rows of a ledger, from one on; `pathOf` says where a row stands. */
export function rowErrors(
  { rows, totals, stock, outside, unpaid }: Ledger,
  from: number,
  pathOf: PathOf,
): SheetFileError[] {
  const errors: SheetFileError[] = [];
  for (let at = from; at < rows.length; at++) {
    const wrong = rowError(rows[at] as LedgerRow);
    if (wrong) errors.push({ ...wrong, path: pathOf((rows[at] as LedgerRow).row) });
  }
  const sum = totals.reduce((all, total) => all + total, 0);
  if (sum + stock !== outside + unpaid) errors.push({ code: 'does-not-sum', path: 'rows' });
  return errors;
}

function rowError({ row, errors, totals, stock }: LedgerRow): Omit<SheetFileError, 'path'> | null {
  const because =
    errors.length > 0 ? errors.filter(({ code }) => !BY_OTHER_ROWS.has(code)) : errors;
  if (because.length > 0) {
    return { code: row.kind === 'correction' ? 'does-not-sum' : 'row-not-settled', because };
  }
  const isWhole = totals.every(Number.isSafeInteger) && Number.isSafeInteger(stock);
  return isWhole ? null : { code: 'amount-out-of-range' };
}
