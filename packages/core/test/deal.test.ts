import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  DECK,
  NO_CARDS,
  OFFICIAL_RULES,
  PACK,
  setOf,
  size,
  union,
  type Card,
  type Rules,
} from '../src/index.js';
import { dealFrom, dealOf, dealPack, packetSizes } from '../src/deal.js';
import { randomFrom } from '../src/random.js';
import { checkCutter, cutterOf, firstDealer, nextDealer, seatingOf } from '../src/seating.js';
import { cut, randomCut, shuffle } from '../src/shuffle.js';

const rules = (options: Partial<Rules> = {}): Rules => ({ ...OFFICIAL_RULES, ...options });
const SHORT = { deck: 'short' } as const;
const THREE = { deck: 'short', players: 3, contracts: ['solo', 'wenz'] } as const;

const packOf = (text: string) => text.split(' ') as Card[];

/** The first four words of a seed. */
function numbers(seed: string): string {
  const random = randomFrom(seed);
  return Array.from({ length: 4 }, () => random.below(2 ** 32)).join();
}

/** Pearson's chi-square against equal frequencies. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** The value that a fair chi-square exceeds once in about 10,000 (Wilson and Hilferty). */
function limit(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

describe('random numbers', () => {
  it('are the same for the same seed, for ever', () => {
    const random = randomFrom('schafkopf');
    expect([32, 6, 2 ** 32, 1, 100].map((n) => random.below(n))).toEqual(FIRST_NUMBERS);
  });

  it.each(['', 'a', 'b', 'aa', 'ab', '1', '2', 'ä', '🂡'])('of seed "%s" are its own', (seed) => {
    expect(numbers(seed)).toBe(numbers(seed));
    expect(numbers(seed)).not.toBe(numbers(`${seed} `));
    expect(numbers(seed)).not.toBe(numbers(`x${seed}`));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('are not drawn below %s', (n) => {
    expect(() => randomFrom('').below(n)).toThrow(RangeError);
  });

  // 3 × 2^30 leaves a quarter of all words over: the worst case for a plain remainder.
  it.each([2, 3, 7, 32, 3 * 2 ** 30])('below %i are all equally likely', (n) => {
    const bins = Math.min(n, 32);
    const counts = Array.from({ length: bins }, () => 0);
    const random = randomFrom('fair');
    for (let draw = 0; draw < 20_000; draw += 1) {
      const bin = Math.floor((random.below(n) * bins) / n);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(bins - 1));
  });
});

const FIRST_NUMBERS = [16, 2, 1149092049, 0, 83];

describe('the shuffle', () => {
  it.each([rules(), rules(SHORT)])('holds every card of the pack once', (table) => {
    const pack = shuffle(table, randomFrom('1'));
    expect(setOf(pack)).toBe(PACK[table.deck]);
    expect(pack.length).toBe(size(PACK[table.deck]));
  });

  it('brings every card to every place equally often, and every neighbour beside it', () => {
    const random = randomFrom('1024 places');
    const places = Array.from({ length: 32 * 32 }, () => 0);
    const neighbours = Array.from({ length: 32 * 31 }, () => 0);
    for (let hand = 0; hand < 6_000; hand += 1) {
      const pack = shuffle(rules(), random).map((card) => DECK.indexOf(card));
      for (const [place, card] of pack.entries()) {
        places[place * 32 + card] = (places[place * 32 + card] ?? 0) + 1;
        const next = pack[place + 1];
        if (next === undefined) continue;
        const pair = card * 31 + (next > card ? next - 1 : next);
        neighbours[pair] = (neighbours[pair] ?? 0) + 1;
      }
    }
    // Rows and columns each sum to the number of shuffles, which leaves 31 × 31 free.
    expect(chiSquare(places)).toBeLessThan(limit(31 * 31));
    expect(chiSquare(neighbours)).toBeLessThan(limit(32 * 31 - 1));
  });

  it('deals the Acorns Ober and Unter to the same player as often as chance has it: 7 in 31', () => {
    let together = 0;
    const hands = 4_000;
    for (let hand = 0; hand < hands; hand += 1) {
      const deal = dealFrom(String(hand), 0, rules());
      if (deal.hands.some((cards) => size(cards & setOf(['EO', 'EU'])) === 2)) together += 1;
    }
    const mean = (hands * 7) / 31;
    expect(Math.abs(together - mean)).toBeLessThan(3.9 * Math.sqrt(mean * (24 / 31)));
  });
});

describe('the cut', () => {
  const eight = packOf('EA EZ EK EO EU E9 E8 E7');

  it.each<[number[], string]>([
    [[3], 'EO EU E9 E8 E7 EA EZ EK'],
    [[1], 'EZ EK EO EU E9 E8 E7 EA'],
    [[2, 3], 'E9 E8 E7 EK EO EU EA EZ'],
    [[2, 2, 2], 'E8 E7 EU E9 EK EO EA EZ'],
  ])('lifts %o: the first part lies lowest, the rest on top', (lifts, expected) => {
    expect(cut(eight, lifts, rules())).toEqual({ ok: true, value: packOf(expected) });
  });

  it.each<[number[], Partial<Rules>, string]>([
    [[], {}, 'nothing-lifted'],
    [[2, 2], { cutMaxLifts: 1 }, 'too-many-lifts'],
    [[2], { cutMin: 3 }, 'too-few-cards'],
    [[6], { cutMin: 3 }, 'too-few-cards'],
    [[3, 3], { cutMin: 3 }, 'too-few-cards'],
    [[8], {}, 'too-few-cards'],
    [[9], {}, 'too-few-cards'],
    [[0], {}, 'too-few-cards'],
    [[1.5], {}, 'too-few-cards'],
    [[-2], {}, 'too-few-cards'],
  ])('lifts %o under %o: %s', (lifts, options, error) => {
    expect(cut(eight, lifts, rules(options))).toEqual({ ok: false, error });
  });

  it.each<[number[], Partial<Rules>]>([
    [[3], { cutMin: 3, cutMaxLifts: 1 }],
    [[5], { cutMin: 3, cutMaxLifts: 1 }],
    [[2, 2, 2], { cutMin: 2, cutMaxLifts: 3 }],
  ])('lifts %o under %o are allowed', (lifts, options) => {
    expect(cut(eight, lifts, rules(options)).ok).toBe(true);
  });

  it('by chance stays within the limits and reaches every place', () => {
    const random = randomFrom('cut');
    const tops = new Set(
      Array.from({ length: 500 }, () => randomCut(eight, { cutMin: 3, cutMaxLifts: 1 }, random)[0]),
    );
    expect([...tops].toSorted()).toEqual(['E9', 'EO', 'EU']);
  });
});

describe('who cuts and deals', () => {
  it.each([
    [4, 0, 3],
    [4, 2, 1],
    [3, 0, 2],
    [5, 1, 0],
    [6, 0, 5],
  ] as const)('of %i, when chair %i deals, chair %i cuts', (players, dealer, cutter) => {
    expect(cutterOf(dealer, { players })).toBe(cutter);
    expect(checkCutter(cutter, dealer, { players }).ok).toBe(true);
  });

  const away = { away: true, reserved: false };
  it.each([
    [3, { away: false, reserved: false }, null],
    [2, { away: false, reserved: false }, 'not-the-cutter'],
    [3, away, 'not-the-cutter'],
    [2, away, null],
    [0, away, 'dealer-may-not-cut'],
    [1, away, 'forehand-may-not-cut'],
    [2, { away: true, reserved: true }, 'not-the-cutter'],
  ] as const)('chair 0 deals, chair %i cuts, %o: %s', (chair, cutter, error) => {
    const checked = checkCutter(chair, 0, { players: 4 }, cutter);
    expect(checked.ok ? null : checked.error).toBe(error);
  });

  it.each([
    [4, 3, 'played', 0],
    [4, 3, 'thrown-in', 0],
    [4, 3, 'misdeal', 3],
    [3, 2, 'played', 0],
    [5, 3, 'played', 4],
    [6, 5, 'thrown-in', 0],
  ] as const)('of %i, after chair %i (%s), chair %i deals', (players, dealer, end, next) => {
    expect(nextDealer(dealer, { players }, end)).toBe(next);
  });

  it('the first dealer is the first chair, or anybody', () => {
    const random = randomFrom('first');
    expect(firstDealer(rules({ firstDealer: 'first-seat' }), random)).toBe(0);
    const drawn = Array.from({ length: 100 }, () => firstDealer(rules({ players: 5 }), random));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it.each([
    [4, 3, { chairs: [0, 1, 2, 3], out: [], forehand: 0, dealer: 3 }],
    [4, 1, { chairs: [0, 1, 2, 3], out: [], forehand: 2, dealer: 1 }],
    [3, 2, { chairs: [0, 1, 2], out: [], forehand: 0, dealer: 2 }],
    [5, 1, { chairs: [2, 3, 4, 0], out: [1], forehand: 0, dealer: null }],
    [6, 1, { chairs: [2, 3, 4, 5], out: [1, 0], forehand: 0, dealer: null }],
    [6, 5, { chairs: [0, 1, 2, 3], out: [5, 4], forehand: 0, dealer: null }],
  ] as const)('of %i, when chair %i deals: %o', (players, dealer, seating) => {
    expect(seatingOf(dealer, { players })).toEqual(seating);
  });
});

describe('the deal', () => {
  it.each<[Partial<Rules>, number[]]>([
    [{}, [4, 4]],
    [SHORT, [3, 3]],
    [THREE, [4, 4]],
    [{ dealPackets: [2, 2, 2, 2] }, [2, 2, 2, 2]],
  ])('%o: packets of %o', (options, packets) => {
    expect(packetSizes(rules(options))).toEqual(packets);
  });

  it('goes clockwise from forehand, four cards and four', () => {
    const deal = dealPack(DECK, 1, rules());
    expect(deal.ok && deal.value.first.map(cardsOf)).toEqual([
      ['GU', 'G9', 'G8', 'G7'],
      ['EA', 'EZ', 'EK', 'EO'],
      ['EU', 'E9', 'E8', 'E7'],
      ['GA', 'GZ', 'GK', 'GO'],
    ]);
  });

  it.each<[string, Partial<Rules>, number[], number[]]>([
    ['long', {}, [8, 8, 8, 8], [4, 4, 4, 4]],
    ['short', SHORT, [6, 6, 6, 6], [3, 3, 3, 3]],
    ['short in twos', { ...SHORT, dealPackets: [2, 2, 2] }, [6, 6, 6, 6], [2, 2, 2, 2]],
    ['three players', THREE, [8, 8, 8], [4, 4, 4]],
    ['two Obers aside', { passOnSolo: 'two-obers' }, [6, 8, 8, 8], [4, 4, 4, 4]],
    ['three Obers aside', { passOnSolo: 'three-obers' }, [5, 8, 8, 8], [4, 4, 4, 4]],
    [
      'three Obers aside, in twos',
      { passOnSolo: 'three-obers', dealPackets: [2, 2, 2, 2] },
      [5, 8, 8, 8],
      [2, 2, 2, 2],
    ],
    ['two aside, six cards', { ...SHORT, passOnSolo: 'two-obers' }, [4, 6, 6, 6], [3, 3, 3, 3]],
  ])('%s: everybody has his cards and none is left', (_, options, sizes, first) => {
    const deal = dealFrom('7', 1, rules(options));
    expect(deal.hands.map(size)).toEqual(sizes);
    expect(deal.first.map(size)).toEqual(first);
    expect(deal.hands.reduce(union, deal.offered)).toBe(PACK[options.deck ?? 'long']);
    expect(deal.first.every((packet, seat) => (packet & ~(deal.hands[seat] ?? 0)) === 0)).toBe(
      true,
    );
  });

  it('is the same for the same seed and another for another', () => {
    expect(dealFrom('a', 0, rules())).toEqual(dealFrom('a', 0, rules()));
    expect(dealFrom('a', 0, rules())).not.toEqual(dealFrom('b', 0, rules()));
  });

  it.each<[string, Card[]]>([
    ['a card is missing', DECK.slice(1)],
    ['a card is twice', [...DECK.slice(1), 'S7']],
    ['a card is over', [...DECK, 'S7']],
  ])('of a pack where %s is no deal', (_, pack) => {
    expect(dealPack(pack, 0, rules())).toEqual({ ok: false, error: 'wrong-pack' });
  });

  const suits = [0, 8, 16, 24].map((from) => setOf(DECK.slice(from, from + 8)));
  it.each<[string, number[], string | null]>([
    ['each a suit', suits, null],
    [
      'one has seven',
      [suits[0] ?? 0, suits[1] ?? 0, suits[2] ?? 0, setOf(DECK.slice(25))],
      'wrong-number-of-cards',
    ],
    ['three hands', suits.slice(1), 'wrong-number-of-cards'],
    ['two hold the same', [suits[0] ?? 0, ...suits.slice(0, 3)], 'wrong-pack'],
  ])('laid out: %s', (_, hands, error) => {
    const deal = dealOf(hands, 0, rules());
    expect(deal.ok ? null : deal.error).toBe(error);
  });

  it('laid out takes the first packets given, if they are held', () => {
    const first = suits.map((hand) => setOf(cardsOf(hand).slice(4)));
    expect(dealOf(suits, 2, rules(), first)).toEqual({
      ok: true,
      value: { forehand: 2, first, hands: suits, offered: NO_CARDS },
    });
    expect(dealOf(suits, 2, rules(), first.toReversed())).toEqual({
      ok: false,
      error: 'first-packet-not-held',
    });
  });
});
