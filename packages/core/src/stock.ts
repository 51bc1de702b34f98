import type { Hand, SideHand } from './hand-input.js';
import type { Rules } from './rules.js';
import { seatsFrom, type PlayersInHand, type Seat } from './seat.js';

/** What one player gets out of the Stock (positive) or puts into it (negative). */
export interface StockFlow {
  readonly seat: Seat;
  readonly amount: number;
}

/** What a hand does to the Stock: `after` is `before` less everything that the players get. */
export interface StockSettlement {
  readonly before: number;
  readonly after: number;
  /** Empty where this hand cannot win it. */
  readonly flows: readonly StockFlow[];
}

type StockRules = Pick<Rules, 'stockTaker' | 'stockGames'>;

/**
 * What a hand does to the Stock (Varianten IV.2). Who may take it gets it by winning and, losing,
 * pays in as much as it holds, each as much as he would have got. `order` is clockwise from
 * forehand. Null where the Stock is empty.
 */
export function settleStock(
  hand: Hand,
  order: readonly Seat[],
  rules: StockRules,
): StockSettlement | null {
  const before = hand.stock;
  if (before === 0) return null;
  if (hand.kind === 'ramsch' || !playsForStock(hand, rules)) {
    return { before, after: before, flows: [] };
  }
  const shares = shareOut(before, takers(hand, order, rules));
  const taken = hand.won || rules.stockTaker === 'winners';
  return flowing(
    before,
    taken ? shares : shares.map(({ seat, amount }) => ({ seat, amount: 0 - amount })),
  );
}

/**
 * A thrown-in hand: each player in it pays one tariff unit into the Stock (Varianten IV.2.1), as
 * often as that happens.
 */
export function feedStock(
  stock: number,
  { unit }: { readonly unit: number },
  players: PlayersInHand = 4,
): StockSettlement {
  return flowing(
    stock,
    seatsFrom(0, players).map((seat) => ({ seat, amount: 0 - unit })),
  );
}

/**
 * An amount in whole equal parts; what cannot be divided goes to those named first, one unit of the
 * smallest kind each.
 */
export function shareOut(amount: number, seats: readonly Seat[]): readonly StockFlow[] {
  const part = Math.floor(amount / seats.length);
  const odd = amount - part * seats.length;
  return seats.map((seat, place) => ({ seat, amount: part + (place < odd ? 1 : 0) }));
}

function flowing(before: number, flows: readonly StockFlow[]): StockSettlement {
  return { before, after: flows.reduce((rest, { amount }) => rest - amount, before), flows };
}

/** Must-play and cross play follow when all pass in place of a Stock, so they never meet one. */
function playsForStock({ contract }: SideHand, { stockGames }: StockRules): boolean {
  if (contract.kind === 'cross' || (contract.kind === 'rufer' && contract.must)) return false;
  return stockGames === 'any' || contract.kind === 'rufer' || contract.kind === 'wedding';
}

/** Who would take it, the one first who gets an odd unit: the declarer, or the earlier seat. */
function takers(
  { declarer, partner, won }: SideHand,
  order: readonly Seat[],
  { stockTaker }: StockRules,
): readonly Seat[] {
  const side = partner === null ? [declarer] : [declarer, partner];
  if (stockTaker === 'declarer') return [declarer];
  if (stockTaker === 'winners' && !won) return order.filter((seat) => !side.includes(seat));
  return side;
}
