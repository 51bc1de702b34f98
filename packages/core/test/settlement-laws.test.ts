import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHand, type HandInput } from '../src/hand.js';
import { unwrap } from '../src/result.js';
import type { Seat } from '../src/seat.js';
import { settle, type Terms } from '../src/settle.js';
import { contractsOf, handsUnder, runnersOf, settleable, terms } from './arbitraries.js';
import { netByFormula, valueByFormula } from './oracle.js';

const RUNS = { numRuns: 200 };

describe('laws of every settlement', () => {
  it('value and net are those of the formula', () => {
    fc.assert(
      fc.property(settleable, ({ hand, terms: agreed, players }) => {
        const { value, net } = unwrap(settle(hand, agreed, { players }));
        expect(value).toBe(valueByFormula(hand, agreed, players));
        expect(net.map((amount) => amount || 0)).toEqual(netByFormula(hand, value, players));
      }),
      { numRuns: 400 },
    );
  });

  it('net sums to zero, and so do the payments seat by seat', () => {
    fc.assert(
      fc.property(settleable, fc.constantFrom<Seat>(0, 1, 2), (table, forehand) => {
        const { players } = table;
        const { net, payments, value } = unwrap(
          settle(table.hand, table.terms, { players, forehand }),
        );
        expect(net).toHaveLength(players);
        expect(net.reduce((sum, amount) => sum + amount, 0)).toBe(0);
        const paid = (seat: number) =>
          payments.reduce(
            (sum, { from, to, amount }) =>
              sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
            0,
          );
        expect(net).toEqual(net.map((_, seat) => paid(seat)));
        expect(payments.every(({ from, to, amount }) => from !== to && amount === value)).toBe(
          true,
        );
      }),
      RUNS,
    );
  });

  it('the lines sum to the sum, and the factors make the value of it', () => {
    fc.assert(
      fc.property(settleable, ({ hand, terms: agreed, players }) => {
        const { lines, sum, factors, value } = unwrap(settle(hand, agreed, { players }));
        expect(lines.every(({ count, price, amount }) => count * price === amount)).toBe(true);
        expect(lines.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
        expect(factors.reduce((product, { factor }) => product * factor, sum)).toBe(value);
      }),
      RUNS,
    );
  });

  it('forehand orders the payments and changes no amount', () => {
    fc.assert(
      fc.property(settleable, fc.constantFrom<Seat>(0, 1, 2), (table, forehand) => {
        const { hand, players } = table;
        const here = unwrap(settle(hand, table.terms, { players, forehand }));
        expect(here.net).toEqual(unwrap(settle(hand, table.terms, { players })).net);
      }),
      RUNS,
    );
  });
});

describe('what doubles (Tarife II.10, V)', () => {
  const doubles = (more: (hand: HandInput, agreed: Terms) => HandInput | null) =>
    fc.property(settleable, ({ hand, terms: agreed, players }) => {
      const louder = more(hand, agreed);
      fc.pre(louder !== null && checkHand(louder, agreed.rules, players).ok);
      const before = unwrap(settle(hand, agreed, { players }));
      const after = unwrap(settle(louder as HandInput, agreed, { players }));
      expect(after.value).toBe(2 * before.value);
      expect(after.net).toEqual(before.net.map((amount) => 2 * amount));
    });

  it('each knock', () => {
    fc.assert(
      doubles((hand) => ({ ...hand, knocks: (hand.knocks ?? 0) + 1 })),
      RUNS,
    );
  });

  it('each step of kontra', () => {
    fc.assert(
      doubles((hand) => ({ ...hand, kontra: (hand.kontra ?? 0) + 1 })),
      RUNS,
    );
  });

  it('a bock round', () => {
    fc.assert(
      doubles((hand) => ({ ...hand, bock: 2 * (hand.bock ?? 1) })),
      RUNS,
    );
  });
});

describe('what never pays less', () => {
  it('more runners (Tarife III)', () => {
    const table = terms.chain((agreed) =>
      handsUnder(agreed.rules).chain((hand) =>
        fc
          .tuple(runnersOf(hand.contract, agreed.rules), runnersOf(hand.contract, agreed.rules))
          .map(([a, b]) => ({ hand, agreed, fewer: Math.min(a, b), more: Math.max(a, b) })),
      ),
    );
    fc.assert(
      fc.property(table, ({ hand, agreed, fewer, more }) => {
        fc.pre(hand.contract.kind !== 'sie');
        const value = (runners: number) => unwrap(settle({ ...hand, runners }, agreed)).value;
        expect(value(more)).toBeGreaterThanOrEqual(value(fewer));
      }),
      RUNS,
    );
  });

  it('Schneider than plain, Schwarz than Schneider (Tarife II.1)', () => {
    fc.assert(
      fc.property(settleable, ({ hand, terms: agreed, players }) => {
        const value = (margin: Partial<HandInput>) =>
          unwrap(
            settle({ ...hand, schneider: false, schwarz: false, ...margin }, agreed, { players }),
          ).value;
        const values = [value({}), value({ schneider: true }), value({ schwarz: true })];
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        // Schwarz includes Schneider, said or not.
        expect(value({ schneider: true, schwarz: true })).toBe(value({ schwarz: true }));
      }),
      RUNS,
    );
  });

  it('a Tout than the same game without (Tarife IV.1)', () => {
    const solos = fc
      .constantFrom('solo', 'wenz', 'geier', 'suit-wenz', 'suit-geier')
      .chain((kind) =>
        terms.chain((agreed) =>
          runnersOf({ kind } as never, agreed.rules).map((runners) => ({ kind, agreed, runners })),
        ),
      );
    fc.assert(
      fc.property(solos, ({ kind, agreed, runners }) => {
        const value = (more: object) =>
          unwrap(
            settle(
              { contract: { kind, ...more } as never, declarer: 0, won: true, runners },
              agreed,
            ),
          ).value;
        expect(value({ tout: true })).toBeGreaterThanOrEqual(2 * value({}));
      }),
      RUNS,
    );
  });
});

describe('what changes nothing but the seats', () => {
  it('who sits where: changing seats permutes the net', () => {
    const seating = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    const table = terms.chain((agreed) =>
      handsUnder(agreed.rules).map((hand) => ({ hand, agreed })),
    );
    fc.assert(
      fc.property(table, seating, ({ hand, agreed }, seats) => {
        const { declarer = 0, partner } = hand;
        // In a cross play partners stay opposite.
        fc.pre(hand.contract.kind !== 'cross' || ((seats[0] ?? 0) + (seats[2] ?? 0)) % 2 === 0);
        const moved: HandInput = {
          ...hand,
          declarer: seats[declarer] ?? -1,
          ...(partner !== undefined && { partner: seats[partner] ?? -1 }),
        };
        const here = unwrap(settle(hand, agreed)).net;
        const there = unwrap(settle(moved, agreed)).net;
        expect(seats.map((seat) => there[seat])).toEqual(here);
      }),
      RUNS,
    );
  });

  it('losing instead of winning turns every sign (Tarife III: runners are symmetric)', () => {
    fc.assert(
      fc.property(settleable, ({ hand, terms: agreed, players }) => {
        fc.pre(hand.contract.kind !== 'sie');
        const net = (won: boolean) => unwrap(settle({ ...hand, won }, agreed, { players })).net;
        expect(net(false).map((amount) => -amount || 0)).toEqual(
          net(true).map((amount) => amount || 0),
        );
      }),
      RUNS,
    );
  });

  it('which suit is trump and which ace is called (FORMAT.md)', () => {
    const pairs = fc
      .constantFrom('rufer' as const, 'solo' as const)
      .chain((kind) => fc.tuple(contractsOf(kind), contractsOf(kind)));
    fc.assert(
      fc.property(pairs, terms, ([one, other], agreed) => {
        fc.pre('tout' in one === 'tout' in other);
        const partner = one.kind === 'rufer' ? { partner: 1 } : {};
        const net = (contract: typeof one) =>
          unwrap(settle({ contract, declarer: 0, won: true, ...partner }, agreed)).net;
        expect(net(one)).toEqual(net(other));
      }),
    );
  });
});
