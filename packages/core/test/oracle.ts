import { parseContract, type Contract, type ContractKind } from '../src/contract.js';
import type { HandInput } from '../src/hand.js';
import { unwrap } from '../src/result.js';
import type { Terms } from '../src/settle.js';
import type { PricedItem } from '../src/tariff.js';
import { inShortPack, words, type WrittenOrder } from './written-orders.js';

/** A contract that a test knows to be right. */
export function contractOf(text: string): Contract {
  return unwrap(parseContract(text));
}

const BASE: Readonly<Record<ContractKind, PricedItem>> = {
  rufer: 'rufer',
  cross: 'rufer',
  wedding: 'wedding',
  bettel: 'bettel',
  'suit-geier': 'suit-geier',
  geier: 'geier',
  'suit-wenz': 'suit-wenz',
  wenz: 'wenz',
  solo: 'solo',
  sie: 'solo',
  ramsch: 'ramsch',
};

/**
 * What one loser pays one winner, computed a second time from the formula:
 * `v = (base + schneider + schwarz + runners) × M`, and nothing shared with the code under test.
 */
export function valueByFormula(hand: HandInput, { tariff, rules }: Terms, players = 4): number {
  const { kind } = hand.contract;
  const tout = 'tout' in hand.contract && hand.contract.tout === true;
  const price = (item: PricedItem) => tariff[item] ?? Number.NaN;
  let units = price(hand.sweep === undefined ? BASE[kind] : 'sweep');
  if (tout && rules.toutBase === 'schwarz') units += price('schneider') + price('schwarz');
  if (!tout && kind !== 'sie' && kind !== 'bettel' && kind !== 'ramsch') {
    if (hand.schneider || hand.schwarz) units += price('schneider');
    if (hand.schwarz) units += price('schwarz');
  }
  const sie = rules.deck === 'short' && players === 4 ? 6 : 8;
  const winners = hand.won || kind === 'sie' ? 'declarer-side' : 'defence';
  const foreign = rules.runnerPay === 'winners-held' && (hand.runnersHeldBy ?? winners) !== winners;
  const runners = kind === 'sie' ? sie : foreign ? 0 : (hand.runners ?? 0);
  if (runners > 0) units += runners * price('runner');
  let times = (hand.bock ?? 1) * (hand.doubled ?? 1);
  if (rules.virgin === 'all' && hand.sweep === undefined) {
    for (const _ of hand.virgins ?? []) times *= 2;
  }
  if (tout) times *= 2;
  if (kind === 'sie') times *= 4;
  for (let step = 0; step < (hand.knocks ?? 0) + (hand.kontra ?? 0); step += 1) times *= 2;
  return units * times;
}

/** What each seat gets, computed from who won rather than from payments. */
export function netByFormula(hand: HandInput, value: number, players = 4): number[] {
  const won = hand.contract.kind === 'sie' || hand.won === true;
  const side = new Set([hand.declarer, ...(hand.partner === undefined ? [] : [hand.partner])]);
  const alone = side.size === 1;
  return Array.from({ length: players }, (_, seat) => {
    const wins = side.has(seat) === won;
    const times = alone && side.has(seat) ? players - 1 : 1;
    return (wins ? 1 : -1) * times * value || 0;
  });
}

/** What each seat gets of a Ramsch: its house rules, seat by seat. */
export function ramschByRuleBook(
  { sweep, losers = [], virgins = [] }: HandInput,
  { rules }: Terms,
  value: number,
  order: readonly number[],
): number[] {
  if (sweep !== undefined) {
    return order.map((_, seat) => (seat === sweep ? (order.length - 1) * value : 0 - value));
  }
  const gets = (seat: number) => {
    if (losers.includes(seat)) return 0;
    if (!virgins.includes(seat)) return value;
    if (rules.virgin === 'each') return 2 * value;
    return rules.virgin === 'each-multiplied' ? value * 2 ** virgins.length : value;
  };
  const net = order.map((_, seat) => gets(seat));
  // One after the other lays down one coin until everything is paid; the earlier seat begins.
  const payers = order.filter((seat) => losers.includes(seat));
  let due = net.reduce((sum, amount) => sum + amount, 0);
  const rounds = Math.floor(due / payers.length);
  for (const seat of payers) net[seat] = (net[seat] ?? 0) - rounds;
  due -= rounds * payers.length;
  for (const seat of payers.slice(0, due)) net[seat] = (net[seat] ?? 0) - 1;
  return net;
}

/** What each seat gets out of the Stock or pays in, by who may take it. */
export function stockByRuleBook(
  { contract, declarer = -1, partner, won, stock = 0 }: HandInput,
  { rules }: Terms,
  order: readonly number[],
): number[] {
  const nothing = order.map(() => 0);
  const { kind } = contract;
  const meets = kind !== 'ramsch' && kind !== 'cross' && !('must' in contract && contract.must);
  const partnerGame = kind === 'rufer' || kind === 'wedding';
  if (!meets || (rules.stockGames === 'partner' && !partnerGame)) return nothing;
  const wins = won === true || kind === 'sie';
  const side = partner === undefined ? [declarer] : [declarer, partner];
  const others = order.filter((seat) => !side.includes(seat));
  const who = {
    declarer: [declarer],
    side,
    winners: wins ? side : others,
  }[rules.stockTaker];
  const takes = wins || rules.stockTaker === 'winners';
  for (let coin = 0, at = 0; coin < stock; coin += 1, at = (at + 1) % who.length) {
    const seat = who[at] ?? -1;
    nothing[seat] = (nothing[seat] ?? 0) + (takes ? 1 : -1);
  }
  return nothing;
}

/** The place of the winning card in a trick by the written order: the first of the list that lies. */
export function winnerByList(
  order: WrittenOrder,
  cards: readonly string[],
  deck: 'long' | 'short' = 'long',
): number {
  const lists = [order.trumps, ...Object.values(order.plain)].map(words);
  const led = lists.find((list) => list.includes(cards[0] ?? '')) ?? [];
  const candidates = [...words(order.trumps), ...led];
  const inPack = deck === 'short' ? inShortPack(candidates) : candidates;
  return cards.indexOf(inPack.find((card) => cards.includes(card)) ?? '');
}
