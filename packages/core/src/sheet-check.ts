import { foldSheet, type LedgerRow } from './ledger.js';
import type { RowError } from './ledger-move.js';
import { byPlace } from './row-place.js';
import { MOST_PEOPLE } from './sheet-limits.js';
import type { Sheet } from './sheet.js';
import { checkTariff } from './tariff-check.js';

/** Why a text is no sheet. */
export type SheetFileErrorCode =
  /** Longer than any evening: more than ten million characters. */
  | 'too-large'
  | 'not-json'
  | 'not-a-sheet'
  | 'newer-version'
  | 'id-twice'
  | 'unknown-player'
  /** More than a hundred were ever on it. */
  | 'too-many-people'
  | 'tariff-not-usable'
  | 'row-not-settled'
  | 'does-not-sum'
  /** So much money that it can no longer be counted in whole units. */
  | 'amount-out-of-range';

/** One thing that is wrong with a sheet file, and where: `rows.3.hand.kontra`. */
export interface SheetFileError {
  readonly code: SheetFileErrorCode;
  readonly path: string;
}

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

/** What a schema cannot say: ids are unique, people exist, hands can be settled, money sums. */
export function sheetErrors(sheet: Sheet): SheetFileError[] {
  const errors: SheetFileError[] = [];
  const wrong = (code: SheetFileErrorCode, path: string) => errors.push({ code, path });
  const { players, firstDealer, rows, removed } = sheet;

  const playerIds = players.map(({ id }) => id);
  if (new Set(playerIds).size < playerIds.length) wrong('id-twice', 'players');
  if (!playerIds.includes(firstDealer)) wrong('unknown-player', 'firstDealer');
  const ids = [...rows, ...removed].map(({ id }) => id);
  if (new Set(ids).size < ids.length) wrong('id-twice', 'rows');
  const terms = [sheet.terms, ...rows.map((row) => ('terms' in row ? row.terms : sheet.terms))];
  if (![...new Set(terms)].every(({ tariff }) => checkTariff(tariff).ok)) {
    wrong('tariff-not-usable', 'agreed');
  }
  if (peopleOn(sheet).size > MOST_PEOPLE) wrong('too-many-people', 'rows');
  if (errors.length === 0) wrongRows(sheet, wrong);
  return errors;
}

/** The ids of everybody whom the sheet names, so far as that makes a column. */
function peopleOn({ players, rows }: Sheet): ReadonlySet<string> {
  const ids = new Set(players.map(({ id }) => id));
  for (const row of rows) {
    if ('seats' in row) for (const id of row.seats) ids.add(id);
    if (row.kind === 'correction') for (const { player } of row.amounts) ids.add(player);
    if (row.kind === 'join') ids.add(row.player.id);
  }
  return ids;
}

function wrongRows(sheet: Sheet, wrong: (code: SheetFileErrorCode, path: string) => void): void {
  const places = new Map(sheet.rows.map(({ id }, at) => [id, at]));
  const ledger = foldSheet({ ...sheet, rows: sheet.rows.toSorted(byPlace) });
  for (const row of ledger.rows) {
    const code = rowError(row);
    if (code) wrong(code, `rows.${places.get(row.row.id)}`);
  }
  const { totals, stock, outside, unpaid } = ledger;
  const sum = totals.reduce((all, total) => all + total, 0);
  if (sum + stock !== outside + unpaid) wrong('does-not-sum', 'rows');
}

function rowError({ row, errors, totals, stock }: LedgerRow): SheetFileErrorCode | null {
  const own = errors.filter(({ code }) => !BY_OTHER_ROWS.has(code));
  if (own.length > 0) return row.kind === 'correction' ? 'does-not-sum' : 'row-not-settled';
  return [...totals, stock].every(Number.isSafeInteger) ? null : 'amount-out-of-range';
}
