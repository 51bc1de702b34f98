import { bockFactor, type BockRounds } from './bock.js';
import { moveBy, type Moved } from './ledger-move.js';
import type { Settlement, Terms } from './settle.js';
import { addedTo, recall } from './sheet-known.js';
import { demandSheet } from './sheet-shape.js';
import type { Sheet } from './sheet.js';
import type { Player, SheetRow } from './sheet-row.js';
import { nextHandOf, tableAtBeginning, type Table } from './sheet-table.js';
import type { RowError } from './ledger-move.js';

/** One value for each person who is or was on the sheet, in the order of `Ledger.people`. */
export type ByPerson<T> = readonly T[];

/** A row of the sheet with all that follows from it and the rows before. */
export interface LedgerRow {
  readonly row: SheetRow;
  /** The hand's number on the sheet, from 1; thrown-in hands count, for they are dealt. Else null. */
  readonly number: number | null;
  /** The id of who dealt; null where nothing was dealt. */
  readonly dealer: string | null;
  /** The settlement of a played hand. */
  readonly settlement: Settlement | null;
  /** Why the row counts for nothing; empty for one that is right. */
  readonly errors: readonly RowError[];
  /** What each person won or lost by this row. */
  readonly net: ByPerson<number>;
  /** The same above the one who did worst. */
  readonly entries: ByPerson<number>;
  /** The sums of `net` down to this row. */
  readonly totals: ByPerson<number>;
  /** The sums of `entries` down to this row. */
  readonly entryTotals: ByPerson<number>;
  /** What lies in the Stock after the row. */
  readonly stock: number;
  /** What bock rounds and thrown-in hands make the next hand count after the row. */
  readonly nextFactor: number;
}

/** A sheet added up, as far as its last row. */
export interface Ledger {
  readonly rows: readonly LedgerRow[];
  /** Everybody who is or was on the sheet, by their names of now; a leaver's total stays. */
  readonly people: readonly Player[];
  /** The table as rows change it; what follows says the same by name. */
  readonly table: Table;
  /** Those at the table, clockwise. */
  readonly players: readonly Player[];
  readonly totals: ByPerson<number>;
  /** Totals above the worst: all gaps are those of `totals`. */
  readonly entryTotals: ByPerson<number>;
  /** How many hands were dealt. */
  readonly hands: number;
  /** What is agreed on now. */
  readonly terms: Terms;
  /** The id of who deals the next hand. */
  readonly dealer: string;
  /** The id of who leads and speaks first in it. */
  readonly forehand: string;
  /** The ids of those who will be dealt cards, clockwise from seat 0. */
  readonly seats: readonly string[];
  /** The ids of those who will not. */
  readonly sitsOut: readonly string[];
  readonly stock: number;
  /** How many played hands each open bock round still has. */
  readonly bockRounds: BockRounds;
  /** What the next hand counts for thrown-in hands before it. */
  readonly doubled: number;
  /** What the next hand counts in all. */
  readonly nextFactor: number;
  /** What people have from outside: with it, the Stock and the unpaid, the totals sum to zero. */
  readonly outside: number;
  /** What plus-only tables have written with nobody paying it. */
  readonly unpaid: number;
  /** Whether the evening is over. */
  readonly closed: boolean;
}

/** The ledger before the first row. */
export function beginLedger(sheet: Sheet): Ledger {
  const table = tableAtBeginning(sheet);
  const nothing = sheet.players.map(() => 0);
  return {
    rows: [],
    ...shownTable(table),
    totals: nothing,
    entryTotals: nothing,
    hands: 0,
    terms: sheet.terms,
    stock: 0,
    bockRounds: [],
    doubled: 1,
    nextFactor: 1,
    outside: 0,
    unpaid: 0,
    closed: false,
  };
}

/** Adds up a sheet. Pure: the same sheet gives the same ledger, whatever was edited before. */
export function foldSheet(sheet: Sheet): Ledger {
  return recall(demandSheet(sheet))?.ledger ?? foldRows(beginLedger(sheet), sheet.rows);
}

/** The same, where another sheet is known: behind rows that both begin with it goes on from there. */
export function foldFrom(known: Sheet, sheet: Sheet): Ledger {
  const added = addedTo(known, sheet);
  return added ? foldRows(foldSheet(known), added) : foldSheet(sheet);
}

/** The ledger with more rows after its last one: what writing a hand needs, without the rest. */
export function foldRows(ledger: Ledger, rows: readonly SheetRow[]): Ledger {
  const all = [...ledger.rows];
  let state = ledger;
  for (const row of rows) {
    const moved = moveBy(state, row);
    state = after(state, row, moved);
    all.push(state.rows[0] as LedgerRow);
  }
  return { ...state, rows: all };
}

/** The state after a row, with that row alone in `rows`. */
function after(ledger: Ledger, row: SheetRow, moved: Moved): Ledger {
  const { settlement, errors, net, dealt } = moved;
  const table = moved.table ? shownTable(moved.table, ledger) : null;
  const people = table?.people ?? ledger.people;
  const here = net ?? people.map(() => 0);
  const worst = Math.min(...here);
  const lift = liftOf(ledger) - worst;
  const totals = here.map((amount, at) => amount + (ledger.totals[at] ?? 0));
  const entryTotals = totals.map((total) => total + lift);
  const bockRounds = moved.bockRounds ?? ledger.bockRounds;
  const doubled = moved.doubled ?? ledger.doubled;
  const stock = moved.stock ?? ledger.stock;
  const nextFactor = bockFactor(bockRounds) * doubled;
  const hands = ledger.hands + (dealt ? 1 : 0);
  const shown: LedgerRow = {
    row,
    number: dealt ? hands : null,
    dealer: dealt ? ledger.dealer : null,
    settlement: settlement ?? null,
    errors: errors ?? [],
    net: here,
    entries: here.map((amount) => amount - worst),
    totals,
    entryTotals,
    stock,
    nextFactor,
  };
  const shownTo = table ?? ledger;
  // Every field by its name: that is several times faster than spreading, and a fold is all this.
  return {
    rows: [shown],
    table: shownTo.table,
    people,
    players: shownTo.players,
    dealer: shownTo.dealer,
    forehand: shownTo.forehand,
    seats: shownTo.seats,
    sitsOut: shownTo.sitsOut,
    totals,
    entryTotals,
    hands,
    terms: moved.terms ?? ledger.terms,
    stock,
    bockRounds,
    doubled,
    nextFactor,
    outside: ledger.outside + (moved.outside ?? 0),
    unpaid: ledger.unpaid + (moved.unpaid ?? 0),
    closed: moved.closed ?? ledger.closed,
  };
}

/** How far entry totals lie above totals: the same for all, so that a joiner's gaps are true too. */
function liftOf({ totals, entryTotals }: Ledger): number {
  return (entryTotals[0] ?? 0) - (totals[0] ?? 0);
}

type ShownTable = Pick<
  Ledger,
  'table' | 'people' | 'players' | 'dealer' | 'seats' | 'sitsOut' | 'forehand'
>;

function shownTable(table: Table, last?: Ledger): ShownTable {
  const { people, order, dealer } = table;
  // Mostly only the deal has moved.
  const same = last && last.table.people === people && last.table.order === order;
  const players = same
    ? last.players
    : order.map((id) => people.find((one) => one.id === id) ?? { id, name: '' });
  const { seats, sitsOut, forehand } = nextHandOf(table);
  return { table, people, players, dealer, seats, sitsOut, forehand };
}
