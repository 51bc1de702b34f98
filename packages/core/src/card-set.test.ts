import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPoints, DECK, type Card } from './card.js';
import {
  cardsOf,
  difference,
  has,
  intersection,
  NO_CARDS,
  PACK,
  setOf,
  setOfCard,
  size,
  union,
} from './card-set.js';

const someCards = fc.shuffledSubarray([...DECK]);
const inDeckOrder = (cards: Iterable<Card>) => {
  const wanted = new Set(cards);
  return DECK.filter((card) => wanted.has(card));
};

describe('one card', () => {
  it.each([
    ['EA', 0],
    ['GA', 8],
    ['HA', 16],
    ['S8', 30],
    ['S7', 31],
  ] as const)('%s is bit %i', (card, bit) => {
    expect(setOfCard(card)).toBe(2 ** bit);
  });
});

describe('the packs', () => {
  it('long: all 32 cards as an unsigned number', () => {
    expect(PACK.long).toBe(2 ** 32 - 1);
  });

  it('short: 24 cards without eights and sevens, still 120 points (Kurze Karte)', () => {
    const cards = cardsOf(PACK.short);
    expect(cards).toHaveLength(24);
    expect(cards.filter((card) => /[87]$/.test(card))).toEqual([]);
    expect(cards.reduce((sum, card) => sum + cardPoints(card), 0)).toBe(120);
  });
});

describe('sets agree with lists of cards', () => {
  it('setOf and cardsOf are inverse; a card twice is in once', () => {
    fc.assert(
      fc.property(someCards, (cards) => {
        expect(cardsOf(setOf([...cards, ...cards]))).toEqual(inDeckOrder(cards));
      }),
    );
  });

  it('has and size', () => {
    fc.assert(
      fc.property(someCards, (cards) => {
        const set = setOf(cards);
        expect(size(set)).toBe(cards.length);
        expect(DECK.filter((card) => has(set, card))).toEqual(inDeckOrder(cards));
      }),
    );
  });

  it('union, intersection and difference, never below zero', () => {
    fc.assert(
      fc.property(someCards, someCards, (left, right) => {
        const [a, b] = [setOf(left), setOf(right)];
        expect(cardsOf(union(a, b))).toEqual(inDeckOrder([...left, ...right]));
        expect(cardsOf(intersection(a, b))).toEqual(
          inDeckOrder(left.filter((card) => right.includes(card))),
        );
        expect(cardsOf(difference(a, b))).toEqual(
          inDeckOrder(left.filter((card) => !right.includes(card))),
        );
        expect(Math.min(union(a, b), intersection(a, b), difference(a, b))).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  it('no cards', () => {
    expect([size(NO_CARDS), cardsOf(NO_CARDS), setOf([])]).toEqual([0, [], NO_CARDS]);
  });
});
