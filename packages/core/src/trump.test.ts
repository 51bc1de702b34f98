import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, SUITS, type Card } from './card.js';
import { has, intersection, PACK, setOf, size, union } from './card-set.js';
import { CONTRACT_KINDS } from './contract.js';
import { classOf, hasTrumpSuit, trumpTable } from './trump.js';
import { contracts } from '../test/arbitraries.js';
import { contractOf } from '../test/oracle.js';
import { inShortPack, TRUMP_COUNTS, words, WRITTEN_ORDERS } from '../test/written-orders.js';

const BOTH_PACKS = WRITTEN_ORDERS.flatMap(({ contract, source, trumps, plain }) =>
  (['long', 'short'] as const).map((deck) => ({ contract, source, trumps, plain, deck })),
);

describe.each(BOTH_PACKS)(
  '$contract, $deck pack ($source)',
  ({ contract, trumps, plain, deck }) => {
    const table = trumpTable(contractOf(contract), { deck });
    const inPack = (text: string | undefined) =>
      deck === 'long' ? words(text) : inShortPack(words(text));

    it(`trumps: ${inPack(trumps).join(' ') || 'none'}`, () => {
      expect(table.trumpOrder).toEqual(inPack(trumps));
      expect(table.trumps).toBe(setOf(inPack(trumps) as Card[]));
    });

    it('plain suits, highest first', () => {
      for (const suit of SUITS) {
        expect(table.plainOrder[suit]).toEqual(inPack(plain[suit]));
        expect(table.plain[suit]).toBe(setOf(inPack(plain[suit]) as Card[]));
      }
    });

    it('every card has the class that the lists give it', () => {
      for (const card of inPack(trumps)) expect(classOf(table, card as Card)).toBe('trump');
      for (const suit of SUITS) {
        for (const card of inPack(plain[suit])) expect(classOf(table, card as Card)).toBe(suit);
      }
    });
  },
);

describe('the order in a Bettel', () => {
  it('ace-ten where a table plays so: A Z K O U 9 8 7, no trumps (house rule bettelOrder)', () => {
    const table = trumpTable(contractOf('bettel'), { bettelOrder: 'ace-ten' });
    expect(table.plainOrder.G.join(' ')).toBe('GA GZ GK GO GU G9 G8 G7');
    expect(table.trumpOrder).toEqual([]);
  });

  it('is "nur beim Bettel (!)": the option moves no other contract (Varianten II.4)', () => {
    for (const contract of ['rufer E', 'solo S', 'wenz', 'geier'].map(contractOf)) {
      expect(trumpTable(contract, { bettelOrder: 'natural' })).toEqual(
        trumpTable(contract, { bettelOrder: 'ace-ten' }),
      );
    }
  });
});

describe('how many trumps', () => {
  it.each(CONTRACT_KINDS.map((kind) => ({ kind, count: TRUMP_COUNTS[kind] })))(
    '$kind: $count.long in the long pack, $count.short in the short (Schafkopfordnung 1989, Varianten II)',
    ({ kind, count: { long, short } }) => {
      const suited = ['solo', 'suit-wenz', 'suit-geier'].includes(kind);
      for (const suit of suited ? SUITS : ['']) {
        const contract = contractOf(`${kind} ${suit}`);
        expect(size(trumpTable(contract).trumps)).toBe(long);
        expect(size(trumpTable(contract, { deck: 'short' }).trumps)).toBe(short);
      }
    },
  );
});

describe('laws of every table', () => {
  const decks = fc.constantFrom('long' as const, 'short' as const);
  const bettelOrders = fc.constantFrom('natural' as const, 'ace-ten' as const);

  it('trumps and plain suits share out the pack without a rest', () => {
    fc.assert(
      fc.property(contracts, decks, bettelOrders, (contract, deck, bettelOrder) => {
        const table = trumpTable(contract, { deck, bettelOrder });
        const parts = [table.trumps, ...SUITS.map((suit) => table.plain[suit])];
        expect(parts.reduce(union)).toBe(PACK[deck]);
        expect(parts.reduce((sum, part) => sum + size(part), 0)).toBe(deck === 'long' ? 32 : 24);
      }),
    );
  });

  it('each card of a list is beaten by those before it and by none after it', () => {
    fc.assert(
      fc.property(contracts, decks, bettelOrders, (contract, deck, bettelOrder) => {
        const table = trumpTable(contract, { deck, bettelOrder });
        for (const list of [table.trumpOrder, ...Object.values(table.plainOrder)]) {
          for (const [at, card] of list.entries()) {
            const beating = table.beatenBy[placeOf(card)] ?? 0;
            expect(list.filter((other) => has(beating, other))).toEqual(list.slice(0, at));
          }
        }
      }),
    );
  });

  it('asking twice gives the same table, and asking for one does not touch another', () => {
    const solo = trumpTable(contractOf('solo G'));
    expect(trumpTable(contractOf('solo G tout'))).toBe(solo);
    expect(trumpTable(contractOf('solo S'))).not.toBe(solo);
    expect(intersection(solo.trumps, trumpTable(contractOf('wenz')).trumps)).toBe(
      setOf(['EU', 'GU', 'HU', 'SU']),
    );
  });
});

describe('a solo with a suit needs it named before it can be played', () => {
  it.each([
    ['solo', false],
    ['suit-wenz tout', false],
    ['suit-geier raised 70', false],
    ['solo E', true],
    ['suit-geier S tout', true],
    ['wenz', true],
    ['rufer', true],
    ['sie', true],
    ['bettel', true],
  ])('%s: %s (Schafkopfordnung 1989, I.4.2)', (contract, expected) => {
    expect(hasTrumpSuit(contractOf(contract))).toBe(expected);
  });

  it('until then the Obers and Unters are trumps', () => {
    expect(trumpTable(contractOf('solo')).trumpOrder.join(' ')).toBe('EO GO HO SO EU GU HU SU');
  });
});
