import { checkHand, type HandInput } from './hand.js';
import type { Hand, SideHand } from './hand-input.js';
import { priceByTable } from './point-table.js';
import { priceByTariff } from './price-lines.js';
import { ramschPayments, virginFactors, virginPays } from './ramsch-pay.js';
import { fail, ok, type Result } from './result.js';
import { playersInHand } from './rules-check.js';
import { seatsFrom, type BySeat, type PlayersInHand, type Seat } from './seat.js';
import type {
  Payment,
  SettleError,
  SettleOptions,
  Settlement,
  SettlementFactor,
  Terms,
} from './settlement.js';
import { settleStock, type StockFlow } from './stock.js';
import { isTariff } from './tariff-check.js';

export { priceItem } from './price-lines.js';
export type {
  LineItem,
  Payment,
  SettleError,
  SettleOptions,
  Settlement,
  SettlementFactor,
  SettlementLine,
  Terms,
  VirginPay,
} from './settlement.js';

/**
 * Settles a hand: `(contract + Schneider + Schwarz + runners) × everything that doubles`
 * (Tarife II to V). In a partner game each loser pays one winner; a soloist settles with each of
 * the others; in a Ramsch the loser does. Errors: every `HandError`, or a price that is missing.
 */
export function settle(
  input: HandInput,
  terms: Terms,
  options: SettleOptions = {},
): Result<Settlement, readonly SettleError[]> {
  const { tariff, rules } = (terms ?? {}) as Terms;
  if (!isTariff(tariff)) return fail([{ code: 'terms-not-usable', field: 'tariff' }]);
  const { players = playersInHand(rules), forehand = 0 } = options ?? {};
  const checked = checkHand(input, rules, players, forehand);
  if (!checked.ok) return checked;
  const hand = checked.value;
  const priced = tariff.table
    ? priceByTable(hand, tariff.table, players)
    : priceByTariff(hand, tariff, rules);
  if (!priced.ok) return priced;

  const { lines, plusOnly } = priced.value;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const factors = [...priced.value.factors, ...virginFactors(hand, rules), ...doublings(hand)];
  const value = factors.reduce((product, { factor }) => product * factor, sum);

  const order = seatsFrom(forehand, players);
  const virgins = hand.kind === 'ramsch' ? virginPays(hand, rules) : [];
  const payments = plusOnly
    ? []
    : hand.kind === 'ramsch'
      ? ramschPayments(hand, value, virgins, order)
      : sidePayments(hand, value, order);
  const stock = settleStock(hand, order, rules);
  const written =
    plusOnly && hand.kind === 'sides'
      ? sideOf(hand, order, hand.won).map((seat) => ({ seat, amount: value }))
      : [];
  const net = netOf(payments, [...written, ...(stock?.flows ?? [])], players);
  const stockAfter = stock?.after ?? 0;
  return ok({
    hand,
    lines,
    sum,
    factors,
    value,
    virgins,
    payments,
    stock,
    stockAfter,
    net,
    plusOnly,
  });
}

/** Everything doubles everything, runners included (Tarife II.10, V; Varianten V.2). */
function doublings({ knocks, kontra, bock, doubled }: Hand): SettlementFactor[] {
  const factors: SettlementFactor[] = [
    { item: 'knock', count: knocks, factor: 2 ** knocks },
    { item: 'kontra', count: kontra, factor: 2 ** kontra },
    { item: 'bock', count: bock > 1 ? 1 : 0, factor: bock },
    { item: 'doubled', count: doubled > 1 ? 1 : 0, factor: doubled },
  ];
  return factors.filter(({ count }) => count > 0);
}

/** The first loser pays the first winner, the second the second; one alone settles with each. */
function sidePayments(hand: SideHand, value: number, order: readonly Seat[]): Payment[] {
  // Over-claimed runners can cost the winners more than they won.
  const winnersAreDeclarers = value < 0 ? !hand.won : hand.won;
  const amount = Math.abs(value);
  const winners = sideOf(hand, order, winnersAreDeclarers);
  const losers = sideOf(hand, order, !winnersAreDeclarers);
  if (hand.partner === null) {
    return losers.flatMap((from) => winners.map((to) => ({ from, to, amount })));
  }
  return losers.map((from, place) => ({ from, to: winners[place] as Seat, amount }));
}

function sideOf({ declarer, partner }: SideHand, order: readonly Seat[], declarers: boolean) {
  return order.filter((seat) => (seat === declarer || seat === partner) === declarers);
}

function netOf(
  payments: readonly Payment[],
  gains: readonly StockFlow[],
  players: PlayersInHand,
): BySeat<number> {
  const net = Array.from({ length: players }, () => 0);
  const add = (seat: Seat, amount: number) => (net[seat] = (net[seat] ?? 0) + amount);
  for (const { from, to, amount } of payments) {
    add(from, 0 - amount);
    add(to, amount);
  }
  for (const { seat, amount } of gains) add(seat, amount);
  return net;
}
