import { isTout } from './contract.js';
import type { Hand, SideHand } from './hand-input.js';
import type { Margin } from './outcome.js';
import { line, priceItem, type Priced } from './price-lines.js';
import { fail, ok, type Result } from './result.js';
import type { PlayersInHand } from './seat.js';
import type { SettleError, SettlementLine } from './settlement.js';
import { isTimes, MOST_PRICE, MOST_TIMES } from './tariff-check.js';
import type { PricedItem } from './tariff.js';

/**
 * Two columns of a tournament's table: what the winner is written, what each loser is. A soloist who
 * loses gives the first, and each opponent gets the second.
 */
export type Columns = readonly [winner: number, loser: number];

const MOST_WORTH = MOST_PRICE * MOST_TIMES;

/** What a game is worth by its result; what is absent the organiser does not state. */
export interface TableRow {
  readonly plain?: Columns;
  readonly schneider?: Columns;
  readonly schwarz?: Columns;
  /** Plus-only tables: what each opponent of a losing soloist is written. */
  readonly lost?: number;
}

/** A row of a table: a game, or the Hearts solo where it is priced apart. */
export type TableGame = Exclude<PricedItem, 'ramsch' | 'sweep' | Margin | 'runner' | 'raise'>;

/** What a Tout or a Sie is worth: a multiple of the plain game, so much more, or columns. */
export type AllTricksPrice =
  | { readonly times: number }
  /** Only in plus-only tables, where a winner is written so much more. */
  | { readonly plus: number }
  | { readonly columns: Columns; readonly lost?: number };

/**
 * The points of a tournament in place of prices. They hold for a result as a whole: runners are not
 * counted. `solo` is the row of every game of one against the others that has none of its own.
 */
export interface PointTable {
  /** Losers are written nothing, so that a hand does not sum to zero. */
  readonly plusOnly: boolean;
  readonly rows: Readonly<Partial<Record<TableGame | 'hearts-solo', TableRow>>>;
  readonly tout?: AllTricksPrice;
  readonly sie?: AllTricksPrice;
}

/** Prices a hand by a tournament's table. */
export function priceByTable(
  hand: Hand,
  table: PointTable,
  players: PlayersInHand,
): Result<Priced, readonly SettleError[]> {
  if (hand.kind === 'ramsch') return missing('ramsch', 'plain');
  const { contract } = hand;
  const { rows, plusOnly } = table;
  if (contract.kind === 'solo' && rows['hearts-solo'] && contract.suit === undefined) {
    return fail([{ code: 'suit-missing', field: 'contract' }]);
  }
  const row = rowOf(hand, table);
  const columns = columnsOf(hand, row, table);
  if (columns === null || !columns.every(isWorth)) {
    const item = contract.kind === 'sie' ? 'sie' : priceItem(contract);
    const soloLost = plusOnly && !hand.won && hand.partner === null;
    return missing(item, soloLost ? 'lost' : resultOf(hand));
  }
  const [winner, loser] = columns;
  const others = hand.partner === null ? players - 1 : 1;
  if (!plusOnly && winner !== loser * others) {
    const item = contract.kind === 'sie' ? 'sie' : priceItem(contract);
    return fail([{ code: 'table-not-zero-sum', item }]);
  }
  const worth = plusOnly ? winner : loser;
  return ok({ ...toldBy(hand, row, table, worth), plusOnly });
}

/** Whole points; what is none the table has not said. */
function isWorth(points: unknown): boolean {
  return Number.isInteger(points) && (points as number) >= 0 && (points as number) <= MOST_WORTH;
}

function missing(
  item: PricedItem | 'sie',
  result: Margin | 'tout' | 'lost',
): Result<never, readonly SettleError[]> {
  return fail([{ code: 'table-price-missing', item, result }]);
}

function resultOf({ contract, margin }: SideHand): Margin | 'tout' {
  return isTout(contract) ? 'tout' : margin;
}

function rowOf({ contract, partner }: SideHand, { rows }: PointTable): TableRow {
  if (contract.kind === 'solo' && contract.suit === 'H' && rows['hearts-solo']) {
    return rows['hearts-solo'];
  }
  const own = rows[priceItem(contract) as TableGame];
  return own ?? (partner === null ? rows.solo : undefined) ?? {};
}

/** The columns of a result, or null where the table does not state them. */
function columnsOf(hand: SideHand, row: TableRow, table: PointTable): Columns | null {
  const all = allTricksPrice(hand, table);
  // In a plus-only table a lost solo is a column of its own.
  const lost = table.plusOnly && !hand.won && hand.partner === null;
  const plain: Columns | undefined = lost
    ? row.lost === undefined
      ? undefined
      : [row.lost, 0]
    : row.plain;
  if (all === undefined) return null;
  if (all === null) return (lost ? plain : row[hand.margin]) ?? null;
  if ('columns' in all) return lost ? (all.lost === undefined ? null : [all.lost, 0]) : all.columns;
  if (plain === undefined) return null;
  if ('times' in all) {
    if (!isTimes(all.times)) return null;
    return [plain[0] * all.times, plain[1] * all.times];
  }
  return [plain[0] + all.plus, plain[1]];
}

/** Null for a game without promise, undefined where the table does not price the promise. */
function allTricksPrice({ contract }: SideHand, { tout, sie }: PointTable) {
  if (contract.kind === 'sie') return sie;
  return isTout(contract) ? tout : null;
}

/** The worth of a result in steps: the plain game, then what Schneider and Schwarz add to it. */
function toldBy(
  hand: SideHand,
  row: TableRow,
  table: PointTable,
  worth: number,
): Pick<Priced, 'lines' | 'factors'> {
  const base = priceItem(hand.contract);
  const item = hand.contract.kind === 'sie' ? 'sie' : 'tout';
  const all = allTricksPrice(hand, table);
  if (all && 'columns' in all) return { lines: [line(item, 1, worth)], factors: [] };
  if (all && 'times' in all) {
    const lines = [line(base, 1, worth / all.times)];
    return { lines, factors: [{ item, count: 1, factor: all.times }] };
  }
  if (all)
    return { lines: [line(base, 1, worth - all.plus), line(item, 1, all.plus)], factors: [] };
  return { lines: marginLines(hand, row, table, base, worth), factors: [] };
}

function marginLines(
  { margin, won, partner }: SideHand,
  row: TableRow,
  { plusOnly }: PointTable,
  base: PricedItem,
  worth: number,
): SettlementLine[] {
  const lost = plusOnly && !won && partner === null;
  const of = (columns: Columns | undefined) => columns?.[plusOnly ? 0 : 1];
  const plain = of(row.plain);
  if (lost || margin === 'plain' || plain === undefined) return [line(base, 1, worth)];
  const schneider = of(row.schneider);
  if (margin === 'schneider' || schneider === undefined) {
    return [line(base, 1, plain), line(margin, 1, worth - plain)];
  }
  return [
    line(base, 1, plain),
    line('schneider', 1, schneider - plain),
    line('schwarz', 1, worth - schneider),
  ];
}
