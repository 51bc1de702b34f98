import { CSV_COLUMNS } from './csv-columns.js';
import type { CsvAmount, CsvEntry, CsvError, CsvErrorCode, CsvTable } from './csv-table.js';
import { formatSheet } from './json.js';
import { fail, ok, type Result } from './result.js';
import { placeBetween } from './row-place.js';
import {
  LONGEST_FILE,
  MOST_AMOUNT,
  MOST_NAME,
  MOST_NOTE,
  MOST_PEOPLE,
  TABLE_SIZE,
} from './sheet-limits.js';
import type { Terms } from './settle.js';
import type { CorrectionRow, Player, Row, SheetRow } from './sheet-row.js';
import { newSheet, type Sheet } from './sheet.js';

/** What a table does not say of the sheet that is made of it. */
export interface CsvSheetOptions {
  /** What the ids of people and rows begin with. */
  readonly id: string;
  /** The hundredths that amounts are counted in, 2, or whole ones, 0. */
  readonly decimals: 0 | 2;
  /** What the table plays by from now on. */
  readonly terms?: Terms;
}

type Wrong = (code: CsvErrorCode, line: number, column: number) => void;

/**
 * The sheet that a table tells of: its people, and for each line a correction of what they won and
 * lost by it. More than six people sit down one after the other, as others leave.
 */
export function sheetOfTable(
  table: CsvTable,
  options: CsvSheetOptions,
): Result<Sheet, readonly CsvError[]> {
  const errors: CsvError[] = [];
  const wrong: Wrong = (code, line, column) => errors.push({ code, line, column });
  const { people, entries, headLine, total } = table;
  if (people.length < TABLE_SIZE.least) wrong('too-few-people', headLine, 1);
  if (people.length > MOST_PEOPLE) wrong('too-many-people', headLine, people.at(-1)?.column ?? 1);
  for (const { name, column } of people) {
    if (name.length > MOST_NAME) wrong('name-too-long', headLine, column);
  }
  const players = people.map(({ name }, at): Player => ({ id: `${options.id}-${at + 1}`, name }));
  const rows: Row[] = [...newcomers(players, options.id)];
  const sums = new Map<number, number>();
  for (const [at, entry] of entries.entries()) {
    const row = correctionOf(entry, players, options, sums, wrong);
    rows.push({ ...row, id: `${options.id}-row-${at + 1}` });
  }
  if (total) checkTotal(total, options, sums, wrong);
  if (errors.length > 0) return fail(errors);
  const begun = newSheet(players.slice(0, TABLE_SIZE.most), options.terms);
  // People are looked at by now, and what is left is what the caller says.
  if (!begun.ok) return fail([{ code: 'options-not-usable', line: 1, column: 1 }]);
  const sheet = { ...begun.value, rows: placed(rows) };
  // Each amount is a dozen times as long in a file.
  if (formatSheet(sheet).length > LONGEST_FILE) {
    return fail([{ code: 'too-large', line: headLine, column: 1 }]);
  }
  return ok(sheet);
}

function* newcomers(players: readonly Player[], id: string): Generator<Row> {
  for (const [at, player] of players.slice(TABLE_SIZE.most).entries()) {
    const leaver = players[at];
    if (!leaver) continue;
    yield { id: `${id}-leave-${at + 1}`, at: 0, kind: 'leave', player: leaver.id };
    yield { id: `${id}-join-${at + 1}`, at: 0, kind: 'join', player };
  }
}

function correctionOf(
  entry: CsvEntry,
  players: readonly Player[],
  { decimals }: CsvSheetOptions,
  sums: Map<number, number>,
  wrong: Wrong,
): Omit<CorrectionRow, 'id'> {
  const { line, cells, stock, outside } = entry;
  const worth = (one: CsvAmount | undefined): number => {
    if (!one) return 0;
    const amount = scaled(one, decimals);
    if (Math.abs(amount) > MOST_AMOUNT) wrong('amount-out-of-range', line, one.column);
    else if (!Number.isInteger(amount)) wrong('too-many-decimals', line, one.column);
    sums.set(one.column, (sums.get(one.column) ?? 0) + amount);
    return amount;
  };
  const amounts = entry.amounts.map(worth);
  const into = worth(stock);
  const elsewhere = worth(outside);
  const note = cells.note ?? '';
  if (note.length > MOST_NOTE) wrong('note-too-long', line, CSV_COLUMNS.indexOf('note') + 1);
  // What is not there cannot be taken out.
  if (stock && (sums.get(stock.column) ?? 0) < 0) wrong('amount-out-of-range', line, stock.column);
  const sum = amounts.reduce((all, one) => all + one, into + elsewhere);
  if (sum !== 0) wrong('does-not-sum', line, entry.amounts[0]?.column ?? 1);
  return {
    at: timeOf(cells.time),
    kind: 'correction',
    reason: 'other',
    amounts: players.flatMap(({ id: player }, at) =>
      amounts[at] ? [{ player, amount: amounts[at] }] : [],
    ),
    ...(into !== 0 && { stock: into }),
    ...(elsewhere !== 0 && { outside: true }),
    ...(note !== '' && { note }),
  };
}

function checkTotal(
  { line, amounts, stock, outside }: CsvEntry,
  { decimals }: CsvSheetOptions,
  sums: ReadonlyMap<number, number>,
  wrong: Wrong,
): void {
  for (const one of [...amounts, stock, outside]) {
    if (one && scaled(one, decimals) !== (sums.get(one.column) ?? 0)) {
      wrong('total-does-not-match', line, one.column);
    }
  }
}

function scaled({ digits, decimals }: CsvAmount, into: 0 | 2): number {
  return into >= decimals ? digits * 10 ** (into - decimals) : digits / 10 ** (decimals - into);
}

/** As it is written, in UTC: any other form would be read as the time of the machine. */
const ISO_TIME = /^([+-]\d{2})?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;

function timeOf(text: string | undefined): number {
  return text && ISO_TIME.test(text) ? Date.parse(text) || 0 : 0;
}

function placed(rows: readonly Row[]): readonly SheetRow[] {
  let last: string | undefined;
  return rows.map((row) => {
    last = placeBetween(last, undefined, row.id);
    return { ...row, place: last, edit: 0 };
  });
}
