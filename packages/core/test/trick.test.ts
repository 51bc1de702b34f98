import { describe, expect, it } from 'vitest';
import {
  classOf,
  hasTrumpSuit,
  parseCards,
  parseContract,
  trickPoints,
  trickWinner,
  trumpTable,
  unwrap,
  type TrumpOptions,
} from '../src/index.js';
import { bestOf, countOf, layAll, leadOf, pointsIn, winnerOf } from '../src/open-trick.js';
import { placeOf } from '../src/card.js';

const table = (contract: string, options: TrumpOptions = {}) =>
  trumpTable(unwrap(parseContract(contract)), options);

describe('trumps, highest first', () => {
  const obers = 'EO GO HO SO';
  const unters = 'EU GU HU SU';
  it.each<[string, TrumpOptions, string]>([
    ['rufer E', {}, `${obers} ${unters} HA HZ HK H9 H8 H7`],
    ['cross', {}, `${obers} ${unters} HA HZ HK H9 H8 H7`],
    ['wedding', {}, `${obers} ${unters} HA HZ HK H9 H8 H7`],
    ['ramsch', {}, `${obers} ${unters} HA HZ HK H9 H8 H7`],
    ['ramsch', { ramschTrumps: 'obers-unters' }, `${obers} ${unters}`],
    ['rufer E', { ramschTrumps: 'obers-unters', deck: 'short' }, `${obers} ${unters} HA HZ HK H9`],
    ['solo G', {}, `${obers} ${unters} GA GZ GK G9 G8 G7`],
    ['solo E tout', { deck: 'short' }, `${obers} ${unters} EA EZ EK E9`],
    ['wenz', {}, unters],
    ['geier tout', {}, obers],
    ['suit-wenz S', {}, `${unters} SA SZ SK SO S9 S8 S7`],
    ['suit-wenz S', { deck: 'short' }, `${unters} SA SZ SK SO S9`],
    ['suit-geier H', {}, `${obers} HA HZ HK HU H9 H8 H7`],
    ['bettel', {}, ''],
    ['bettel', { bettelTrumps: 'hearts' }, 'HA HK HO HU HZ H9 H8 H7'],
    ['bettel', { bettelTrumps: 'hearts', bettelOrder: 'ace-ten' }, 'HA HZ HK HO HU H9 H8 H7'],
    ['sie', {}, `${obers} ${unters}`],
    ['wenz', { bettelTrumps: 'hearts' }, unters],
    ['bettel', { ramschTrumps: 'obers-unters' }, ''],
  ])('%s %o: %s', (contract, options, expected) => {
    expect(table(contract, options).trumpOrder.join(' ')).toBe(expected);
  });

  it.each<[string, TrumpOptions, 'E' | 'H', string]>([
    ['rufer G', {}, 'E', 'EA EZ EK E9 E8 E7'],
    ['rufer G', {}, 'H', ''],
    ['solo G', {}, 'H', 'HA HZ HK H9 H8 H7'],
    ['wenz', {}, 'E', 'EA EZ EK EO E9 E8 E7'],
    ['geier', { deck: 'short' }, 'E', 'EA EZ EK EU E9'],
    ['bettel', {}, 'E', 'EA EK EO EU EZ E9 E8 E7'],
    ['bettel', { bettelOrder: 'ace-ten' }, 'E', 'EA EZ EK EO EU E9 E8 E7'],
  ])('%s %o: plain %s %s', (contract, options, suit, expected) => {
    expect(table(contract, options).plainOrder[suit].join(' ')).toBe(expected);
  });

  it('is one table for one contract', () => {
    expect(table('wenz')).toBe(table('wenz tout'));
    expect(table('bettel')).not.toBe(table('bettel', { bettelOrder: 'ace-ten' }));
    expect(table('solo E')).not.toBe(table('solo G'));
    expect(table('solo S')).not.toBe(table('solo', {}));
    expect(table('solo S')).not.toBe(table('solo E', { deck: 'short' }));
  });

  it('knows the class of a card and whether a contract names its suit', () => {
    expect([classOf(table('rufer E'), 'EO'), classOf(table('rufer E'), 'EA')]).toEqual([
      'trump',
      'E',
    ]);
    expect(classOf(table('wenz'), 'EO')).toBe('E');
    expect(hasTrumpSuit({ kind: 'solo' })).toBe(false);
    expect(hasTrumpSuit({ kind: 'solo', suit: 'E' })).toBe(true);
    expect(hasTrumpSuit({ kind: 'wenz' })).toBe(true);
    expect(table('solo').trumpOrder).toHaveLength(8);
  });
});

describe('who takes a trick (Schafkopfordnung 1989, IV.2.3)', () => {
  it.each<[string, string, number, number, TrumpOptions]>([
    ['rufer G', 'EK EA SU E7', 2, 17, {}],
    ['rufer E', 'H7 GO H8 H9', 1, 3, {}],
    ['rufer E', 'SO HO GO EO', 3, 12, {}],
    ['rufer E', 'HA SU HZ HK', 1, 27, {}],
    ['rufer E', 'GK GZ G9 G8', 1, 14, {}],
    ['rufer S', 'E7 GA SA E8', 3, 22, {}],
    ['rufer G', 'SA H7 SZ SK', 1, 25, {}],
    ['rufer G', 'SA H7 HA H8', 2, 22, {}],
    ['solo G', 'HA H7 G7 HZ', 2, 21, {}],
    ['wenz', 'S9 SO S8 S7', 1, 3, {}],
    ['wenz', 'SU HU GU EU', 3, 8, {}],
    ['wenz', 'HA EO HZ HK', 0, 28, {}],
    ['geier', 'H9 HU HK H7', 2, 6, {}],
    ['geier', 'EA SO EZ EU', 1, 26, {}],
    ['suit-geier S', 'EA SU EZ E7', 1, 23, {}],
    ['bettel', 'EZ EU E9 E8', 1, 12, {}],
    ['bettel', 'EZ EU E9 E8', 0, 12, { bettelOrder: 'ace-ten' }],
    ['bettel', 'EA EU HU GO', 0, 18, {}],
    ['bettel', 'EA EU H7 GO', 2, 16, { bettelTrumps: 'hearts' }],
    ['ramsch', 'EU GU SO HU', 2, 9, {}],
    ['ramsch', 'EA H7 EZ EK', 0, 25, { ramschTrumps: 'obers-unters' }],
  ])('%s: %s is won by card %i with %i points', (contract, text, winner, points, options) => {
    const cards = unwrap(parseCards(text));
    expect(trickWinner(table(contract, options), cards)).toBe(winner);
    expect(trickPoints(cards)).toBe(points);

    const packed = layAll(table(contract, options), cards);
    expect([countOf(packed), winnerOf(packed), pointsIn(packed)]).toEqual([4, winner, points]);
    expect(leadOf(packed)).toBe(placeOf(cards[0] ?? 'EA'));
    expect(bestOf(packed)).toBe(placeOf(cards[winner] ?? 'EA'));
  });

  it('knows who leads an unfinished trick, and that an empty one has no winner', () => {
    expect(trickWinner(table('wenz'), [])).toBe(-1);
    expect(trickWinner(table('wenz'), ['EA', 'EZ'])).toBe(0);
    expect(trickPoints([])).toBe(0);
  });
});
