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
 * What one loser pays one winner, computed a second time from the rule book's section 3:
 * `v = (base + schneider + schwarz + runners) × M`, and nothing shared with the code under test.
 */
export function valueByFormula(hand: HandInput, { tariff, rules }: Terms, players = 4): number {
  const { kind } = hand.contract;
  const tout = 'tout' in hand.contract && hand.contract.tout === true;
  const price = (item: PricedItem) => tariff[item] ?? Number.NaN;
  let units = price(BASE[kind]);
  if (tout && rules.toutBase === 'schwarz') units += price('schneider') + price('schwarz');
  if (!tout && kind !== 'sie' && kind !== 'bettel') {
    if (hand.schneider || hand.schwarz) units += price('schneider');
    if (hand.schwarz) units += price('schwarz');
  }
  const sie = rules.deck === 'short' && players === 4 ? 6 : 8;
  const runners = kind === 'sie' ? sie : (hand.runners ?? 0);
  if (runners > 0) units += runners * price('runner');
  let times = hand.bock ?? 1;
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
