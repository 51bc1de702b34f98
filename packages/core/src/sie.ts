import type { Card } from './card.js';
import { difference, intersection, NO_CARDS, setOf, size, type CardSet } from './card-set.js';
import { handSize } from './rules-check.js';
import type { Rules } from './rules.js';
import { trumpTable } from './trump.js';

const HONOURS: readonly Card[] = trumpTable({ kind: 'sie' }).trumpOrder;
const ALL_HONOURS: CardSet = setOf(HONOURS);

/**
 * Whether a whole hand is a Sie: all eight Obers and Unters (Schafkopfordnung 1989, I.3). In hands
 * of six, which cannot hold them, it is the six highest trumps, or with `any` six of the eight.
 */
export function isSie(hand: CardSet, rules: Pick<Rules, 'sie' | 'deck' | 'players'>): boolean {
  const cards = handSize(rules);
  if (rules.sie === 'off' || size(hand) !== cards) return false;
  if (rules.sie === 'any' || cards === HONOURS.length) {
    return size(intersection(hand, ALL_HONOURS)) === cards;
  }
  return difference(hand, setOf(HONOURS.slice(0, cards))) === NO_CARDS;
}
