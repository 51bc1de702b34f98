import { isTout, type Contract } from './contract.js';
import { checkHand, type Hand, type HandError, type HandInput } from './hand.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import { seatsFrom, type BySeat, type PlayersInHand, type Seat } from './seat.js';
import type { PricedItem, Tariff } from './tariff.js';

/** One thing that is paid for. */
export interface SettlementLine {
  /** What is paid: the contract itself, Schneider, Schwarz or runners. */
  readonly item: PricedItem;
  /** How many of it. */
  readonly count: number;
  /** The price of one, in the tariff's smallest unit. */
  readonly price: number;
  /** `count × price`. */
  readonly amount: number;
}

/** One reason why the sum of the lines is multiplied. */
export interface SettlementFactor {
  readonly item: 'tout' | 'sie' | 'knock' | 'kontra' | 'bock';
  /** How often it was said; 1 for a Tout, a Sie and a bock round. */
  readonly count: number;
  /** What it multiplies by. */
  readonly factor: number;
}

/** Who pays whom. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/** A settled hand, item by item, so that a page can tell it in any language. */
export interface Settlement {
  readonly hand: Hand;
  /** What is paid for, in the order in which players count it. */
  readonly lines: readonly SettlementLine[];
  /** The sum of the lines. */
  readonly sum: number;
  /** What the sum is multiplied by, in order. */
  readonly factors: readonly SettlementFactor[];
  /** What one loser pays one winner: the sum times every factor. */
  readonly value: number;
  /** Who pays whom, losers clockwise from forehand. */
  readonly payments: readonly Payment[];
  /** What each seat wins or loses; sums to zero. */
  readonly net: BySeat<number>;
}

/** Why a hand cannot be settled: it is wrong, or the tariff states no price for something in it. */
export type SettleError = HandError | { readonly code: 'price-missing'; readonly item: PricedItem };

/** What a hand is settled under. */
export interface Terms {
  readonly tariff: Tariff;
  readonly rules: Rules;
}

/** Who sits at the table of a hand. */
export interface SettleOptions {
  readonly players?: PlayersInHand;
  /** Only orders the payments; seat 0 where absent. */
  readonly forehand?: Seat;
}

/**
 * Settles a hand: `(contract + Schneider + Schwarz + runners) × everything that doubles`
 * (Tarife II to V). In a partner game each loser pays one winner; a soloist settles with each of
 * the others. Errors: every {@link HandError}, or `price-missing`.
 */
export function settle(
  input: HandInput,
  { tariff, rules }: Terms,
  { players = 4, forehand = 0 }: SettleOptions = {},
): Result<Settlement, readonly SettleError[]> {
  const checked = checkHand(input, rules, players);
  if (!checked.ok) return checked;
  const hand = checked.value;

  const priced = priceLines(hand, tariff, rules);
  if (!priced.ok) return priced;
  const lines = priced.value;
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const factors = factorsOf(hand);
  const value = factors.reduce((product, { factor }) => product * factor, sum);
  const payments = paymentsOf(hand, value, seatsFrom(forehand, players));
  return ok({ hand, lines, sum, factors, value, payments, net: netOf(payments, players) });
}

function priceLines(
  hand: Hand,
  tariff: Tariff,
  rules: Rules,
): Result<SettlementLine[], readonly SettleError[]> {
  const lines: SettlementLine[] = [];
  const errors: SettleError[] = [];
  for (const [item, count] of countItems(hand, rules)) {
    const price = tariff[item];
    if (price === undefined) errors.push({ code: 'price-missing', item });
    else lines.push({ item, count, price, amount: count * price });
  }
  return errors.length > 0 ? fail(errors) : ok(lines);
}

function countItems({ contract, margin, runners }: Hand, rules: Rules): [PricedItem, number][] {
  const items: [PricedItem, number][] = [[priceItem(contract), 1]];
  const withBonus = isTout(contract) && rules.toutBase === 'schwarz';
  if (margin !== 'plain' || withBonus) items.push(['schneider', 1]);
  if (margin === 'schwarz' || withBonus) items.push(['schwarz', 1]);
  if (runners > 0) items.push(['runner', runners]);
  return items;
}

/** Which price a contract is counted from (Tarife IV: a Sie from the Solo). */
export function priceItem(contract: Contract): PricedItem {
  if (contract.kind === 'sie') return 'solo';
  return contract.kind === 'cross' ? 'rufer' : contract.kind;
}

/** Everything doubles everything, runners included (Tarife II.10, IV, V). */
function factorsOf({ contract, knocks, kontra, bock }: Hand): SettlementFactor[] {
  const factors: SettlementFactor[] = [
    { item: 'tout', count: isTout(contract) ? 1 : 0, factor: 2 },
    { item: 'sie', count: contract.kind === 'sie' ? 1 : 0, factor: 4 },
    { item: 'knock', count: knocks, factor: 2 ** knocks },
    { item: 'kontra', count: kontra, factor: 2 ** kontra },
    { item: 'bock', count: bock > 1 ? 1 : 0, factor: bock },
  ];
  return factors.filter(({ count }) => count > 0);
}

function paymentsOf(hand: Hand, amount: number, order: readonly Seat[]): Payment[] {
  const isDeclarerSide = (seat: Seat) => seat === hand.declarer || seat === hand.partner;
  const winners = order.filter((seat) => isDeclarerSide(seat) === hand.won);
  const losers = order.filter((seat) => isDeclarerSide(seat) !== hand.won);
  if (hand.partner === null) {
    return losers.flatMap((from) => winners.map((to) => ({ from, to, amount })));
  }
  return losers.map((from, place) => ({ from, to: winners[place] as Seat, amount }));
}

function netOf(payments: readonly Payment[], players: PlayersInHand): BySeat<number> {
  const net = Array.from({ length: players }, () => 0);
  for (const { from, to, amount } of payments) {
    net[from] = (net[from] ?? 0) - amount;
    net[to] = (net[to] ?? 0) + amount;
  }
  return net;
}
