import { entriesAboveWorst } from './entries.js';
import type { HandInput } from './hand.js';
import type { Result } from './result.js';
import { seatAfter, type BySeat, type Seat } from './seat.js';
import { settle, type SettleError, type Settlement } from './settle.js';
import type { Row, Sheet, SheetHand } from './sheet.js';

/** A row of the sheet with all that follows from it and the rows before. */
export interface LedgerRow {
  readonly row: Row;
  /** The hand's number on the sheet, from 1; thrown-in hands count, for they are dealt. */
  readonly number: number;
  readonly dealer: Seat;
  /** The settlement of a played hand, or why it has none; null for a thrown-in hand. */
  readonly settlement: Result<Settlement, readonly SettleError[]> | null;
  /** What each player won or lost in this hand. */
  readonly net: BySeat<number>;
  /** The hand above its worst player; all 0 for a thrown-in hand. */
  readonly entries: BySeat<number>;
  /** The sums of `net` down to this row. */
  readonly totals: BySeat<number>;
  /** The sums of `entries` down to this row. */
  readonly entryTotals: BySeat<number>;
}

/** A sheet added up. */
export interface Ledger {
  readonly rows: readonly LedgerRow[];
  readonly totals: BySeat<number>;
  readonly entryTotals: BySeat<number>;
  /** Who deals the next hand. */
  readonly dealer: Seat;
  /** Who leads and speaks first in the next hand. */
  readonly forehand: Seat;
}

const PLAYERS = 4;

/** Adds up a sheet. Pure: the same sheet gives the same ledger, whatever was edited before. */
export function foldSheet(sheet: Sheet): Ledger {
  const seatOf = new Map(sheet.players.map(({ id }, seat) => [id, seat as Seat]));
  const nothing: BySeat<number> = sheet.players.map(() => 0);
  let dealer: Seat = seatOf.get(sheet.firstDealer) ?? 0;
  let totals = nothing;
  let entryTotals = nothing;
  const rows: LedgerRow[] = [];

  for (const row of sheet.rows) {
    const settlement =
      row.kind === 'hand'
        ? settle(seated(row.hand, seatOf), row.terms, { forehand: seatAfter(dealer, PLAYERS) })
        : null;
    const net = settlement?.ok ? settlement.value.net : nothing;
    const entries = entriesAboveWorst(net);
    totals = plus(totals, net);
    entryTotals = plus(entryTotals, entries);
    rows.push({
      row,
      number: rows.length + 1,
      dealer,
      settlement,
      net,
      entries,
      totals,
      entryTotals,
    });
    dealer = seatAfter(dealer, PLAYERS);
  }
  return { rows, totals, entryTotals, dealer, forehand: seatAfter(dealer, PLAYERS) };
}

function seated({ declarer, partner, ...hand }: SheetHand, seatOf: Map<string, Seat>): HandInput {
  return {
    ...hand,
    // An id that nobody has becomes a seat that nobody has, and is refused as such.
    declarer: seatOf.get(declarer) ?? -1,
    ...(partner !== undefined && { partner: seatOf.get(partner) ?? -1 }),
  };
}

function plus(a: BySeat<number>, b: BySeat<number>): BySeat<number> {
  return a.map((amount, seat) => amount + (b[seat] ?? 0));
}
