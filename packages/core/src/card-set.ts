import { DECK, placeOf, type Card, type Deck } from './card.js';

/**
 * A set of cards as one unsigned 32-bit integer: bit n stands for `DECK[n]`.
 * Thirty-two cards fit exactly, so union, difference and "cards of this suit" are one instruction.
 */
export type CardSet = number;

/** No card. */
export const NO_CARDS: CardSet = 0;

/** The set that holds one card. */
export function setOfCard(card: Card): CardSet {
  const place = placeOf(card);
  return place < 0 ? NO_CARDS : (1 << place) >>> 0;
}

/** The set of the given cards; a card named twice is in it once. */
export function setOf(cards: Iterable<Card>): CardSet {
  let set = NO_CARDS;
  for (const card of cards) set = union(set, setOfCard(card));
  return set;
}

/** The cards of a set in `DECK` order. */
export function cardsOf(set: CardSet): Card[] {
  return DECK.filter((_, place) => (set & (1 << place)) !== 0);
}

/** Whether a set holds a card. */
export function has(set: CardSet, card: Card): boolean {
  return (set & setOfCard(card)) !== 0;
}

/** The cards in either set. */
export function union(a: CardSet, b: CardSet): CardSet {
  return (a | b) >>> 0;
}

/** The cards in both sets. */
export function intersection(a: CardSet, b: CardSet): CardSet {
  return (a & b) >>> 0;
}

/** The cards in the first set that are not in the second. */
export function difference(a: CardSet, b: CardSet): CardSet {
  return (a & ~b) >>> 0;
}

/** How many cards a set holds, 0 to 32: bits added in pairs, then fours, then bytes. */
export function size(set: CardSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Every card of a pack: 32, or 24 without the eights and sevens (Schafkopf mit der kurzen Karte). */
export const PACK: Readonly<Record<Deck, CardSet>> = {
  long: setOf(DECK),
  short: setOf(DECK.filter((card) => !/[78]/.test(card))),
};
