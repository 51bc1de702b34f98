import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardPoints,
  DECK,
  isCard,
  parseCard,
  parseCards,
  rankOf,
  suitOf,
  type Card,
  type CardListError,
} from './card.js';

describe('the pack', () => {
  it('has 32 cards, each once: four suits of eight (Schafkopfordnung 1989, I.2.1)', () => {
    expect(DECK.join(' ')).toBe(
      'EA EZ EK EO EU E9 E8 E7 GA GZ GK GO GU G9 G8 G7 ' +
        'HA HZ HK HO HU H9 H8 H7 SA SZ SK SO SU S9 S8 S7',
    );
  });

  it.each<{ card: Card; suit: string; rank: string }>([
    { card: 'EO', suit: 'E', rank: 'O' },
    { card: 'GZ', suit: 'G', rank: 'Z' },
    { card: 'H7', suit: 'H', rank: '7' },
    { card: 'SA', suit: 'S', rank: 'A' },
  ])('$card is of suit $suit and rank $rank', ({ card, suit, rank }) => {
    expect([suitOf(card), rankOf(card)]).toEqual([suit, rank]);
  });
});

describe('card points (Schafkopfordnung 1989, I.2.1)', () => {
  it.each([
    ['A', 11],
    ['Z', 10],
    ['K', 4],
    ['O', 3],
    ['U', 2],
    ['9', 0],
    ['8', 0],
    ['7', 0],
  ] as const)('%s counts %i in every suit', (rank, points) => {
    expect((['E', 'G', 'H', 'S'] as const).map((suit) => cardPoints(`${suit}${rank}`))).toEqual(
      Array(4).fill(points),
    );
  });

  it('come to 4 × 30 = 120', () => {
    const sumOf = (suit: string) =>
      DECK.filter((card) => card.startsWith(suit)).reduce((sum, card) => sum + cardPoints(card), 0);
    expect(['E', 'G', 'H', 'S'].map(sumOf)).toEqual([30, 30, 30, 30]);
  });
});

describe('parseCard', () => {
  it.each([
    ['EO', 'EO'],
    ['eo', 'EO'],
    ['  sA ', 'SA'],
    ['E10', 'EZ'],
    ['eX', 'EZ'],
    ['hz', 'HZ'],
    ['g7', 'G7'],
  ])('reads %j as %s', (text, card) => {
    expect(parseCard(text)).toEqual({ ok: true, value: card });
  });

  it.each([
    ['', 'nothing'],
    ['E', 'no rank'],
    ['O', 'no suit'],
    ['XO', 'no such suit'],
    ['E6', 'a six is not in the pack'],
    ['E1', 'no such rank'],
    ['E010', 'no such rank'],
    ['EOO', 'three characters'],
    ['E O', 'a space inside'],
    ['♣Q', 'French signs are no input'],
    ['E__proto__', 'a name that every object has'],
    ['Econstructor', 'a name that every object has'],
  ])('refuses %j: %s', (text) => {
    expect(parseCard(text)).toEqual({ ok: false, error: 'not-a-card' });
  });

  it('gives back every card that it wrote, in either case', () => {
    for (const card of DECK) {
      expect(parseCard(card)).toEqual({ ok: true, value: card });
      expect(parseCard(card.toLowerCase())).toEqual({ ok: true, value: card });
    }
  });

  it('never throws, and what it accepts is a card', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const card = parseCard(text);
        expect(card.ok ? DECK.includes(card.value) : card.error === 'not-a-card').toBe(true);
      }),
    );
  });
});

describe('isCard', () => {
  it.each([
    ['EZ', true],
    ['ez', false],
    ['E10', false],
    ['', false],
    ['toString', false],
  ])('%j: %s', (text, expected) => {
    expect(isCard(text)).toBe(expected);
  });
});

describe('parseCards', () => {
  it.each([
    ['', []],
    ['EO', ['EO']],
    ['eo, g10  hx\nS7,', ['EO', 'GZ', 'HZ', 'S7']],
  ])('reads %j', (text, value) => {
    expect(parseCards(text)).toEqual({ ok: true, value });
  });

  it.each<[string, CardListError]>([
    ['EO GO nine', { code: 'not-a-card', at: 2, word: 'nine' }],
    ['E6', { code: 'not-a-card', at: 0, word: 'E6' }],
    ['EO GO eo', { code: 'card-twice', at: 2, word: 'eo' }],
    ['EZ, E10', { code: 'card-twice', at: 1, word: 'E10' }],
    ['EO EO what', { code: 'card-twice', at: 1, word: 'EO' }],
  ])('refuses %j', (text, error) => {
    expect(parseCards(text)).toEqual({ ok: false, error });
  });

  it('reads what was written, in any order and with either separator', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...DECK]),
        fc.constantFrom(' ', ',', ', ', '\n'),
        (cards, separator) => {
          expect(parseCards(cards.join(separator))).toEqual({ ok: true, value: cards });
        },
      ),
    );
  });
});
