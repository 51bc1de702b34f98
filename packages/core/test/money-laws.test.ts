import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandInput } from '../src/hand.js';
import { readingOf } from '../src/reading.js';
import { unwrap } from '../src/result.js';
import { seatAfter, seatsFrom, type Seat } from '../src/seat.js';
import { settle, type Settlement } from '../src/settle.js';
import { moneyCases, type MoneyCase } from './money-arbitraries.js';
import { netByFormula, ramschByRuleBook, stockByRuleBook, valueByFormula } from './oracle.js';

const RUNS = { numRuns: 300 };

const settled = ({ hand, terms, players, forehand }: MoneyCase): Settlement =>
  unwrap(settle(hand, terms, { players, forehand }));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Without the sign that some languages give to nothing. */
const plain = (amounts: readonly number[]) => amounts.map((amount) => amount + 0 || 0);

/** What each seat wins or loses apart from the Stock. */
const paid = ({ net, stock }: Settlement) =>
  net.map(
    (amount, seat) => amount - (stock?.flows.find((flow) => flow.seat === seat)?.amount ?? 0) || 0,
  );

describe('laws of all money', () => {
  it('value, net and Stock are those of the formula', () => {
    fc.assert(
      fc.property(moneyCases, (money) => {
        const { hand, terms, players, forehand } = money;
        const { value, net, stockAfter } = settled(money);
        const order = seatsFrom(forehand, players);
        expect(value).toBe(valueByFormula(hand, terms, players));
        const game =
          hand.contract.kind === 'ramsch'
            ? ramschByRuleBook(hand, terms, value, order)
            : netByFormula(hand, value, players);
        const pot = stockByRuleBook(hand, terms, order);
        expect(plain(net)).toEqual(plain(game.map((amount, seat) => amount + (pot[seat] ?? 0))));
        expect(stockAfter).toBe((hand.stock ?? 0) - sum(pot));
      }),
      { numRuns: 1000 },
    );
  });

  it('what is won, lost and left in the Stock sums to zero', () => {
    fc.assert(
      fc.property(moneyCases, (money) => {
        const { net, stockAfter, plusOnly } = settled(money);
        expect(plusOnly).toBe(false);
        expect(sum(net) + (stockAfter - (money.hand.stock ?? 0))).toBe(0);
      }),
      RUNS,
    );
  });

  it('payments and Stock make the net, and nobody pays himself or less than nothing', () => {
    fc.assert(
      fc.property(moneyCases, (money) => {
        const settlement = settled(money);
        const byPayments = settlement.net.map(() => 0);
        for (const { from, to, amount } of settlement.payments) {
          expect(from).not.toBe(to);
          expect(amount).toBeGreaterThanOrEqual(0);
          byPayments[from] = (byPayments[from] ?? 0) - amount;
          byPayments[to] = (byPayments[to] ?? 0) + amount;
        }
        expect(plain(byPayments)).toEqual(plain(paid(settlement)));
      }),
      RUNS,
    );
  });

  it('one more seat clockwise for all turns the net by one', () => {
    fc.assert(
      fc.property(moneyCases, (money) => {
        const { hand, players, forehand } = money;
        const on = (seat: number) => seatAfter(seat as Seat, players);
        const { declarer, partner, losers, virgins, sweep, ...rest } = hand;
        const moved: HandInput = {
          ...rest,
          ...(declarer !== undefined && { declarer: on(declarer) }),
          ...(partner !== undefined && { partner: on(partner) }),
          ...(losers && { losers: losers.map(on) }),
          ...(virgins && { virgins: virgins.map(on) }),
          ...(sweep !== undefined && { sweep: on(sweep) }),
        };
        const there = settled({ ...money, hand: moved, forehand: on(forehand) });
        const here = settled(money);
        expect(here.net.map((_, seat) => there.net[on(seat)])).toEqual(here.net);
      }),
      RUNS,
    );
  });

  it.each<[string, (hand: HandInput) => HandInput]>([
    ['a bock round', (hand) => ({ ...hand, bock: 2 * (hand.bock ?? 1) })],
    ['a thrown-in hand', (hand) => ({ ...hand, doubled: 2 * (hand.doubled ?? 1) })],
    ['a knock', (hand) => ({ ...hand, knocks: (hand.knocks ?? 0) + 1 })],
  ])('%s doubles everything but the Stock', (_, louder) => {
    fc.assert(
      fc.property(moneyCases, (money) => {
        const { hand, terms, players, forehand } = money;
        const after = settle(louder(hand), terms, { players, forehand });
        fc.pre(after.ok);
        const before = settled(money);
        const doubled = unwrap(after);
        expect(doubled.value).toBe(2 * before.value);
        expect(doubled.stock).toEqual(before.stock);
        // Where the tied share, an odd coin may become a whole one.
        if ((hand.losers?.length ?? 0) < 2) {
          expect(plain(paid(doubled))).toEqual(plain(paid(before).map((amount) => 2 * amount)));
        }
      }),
      RUNS,
    );
  });

  it('it is read in the order of the rule, and the steps lead to the value', () => {
    const ORDER = [
      'line',
      'sum',
      'factor',
      'value',
      'virgin',
      'payment',
      'stock',
      'stock-after',
      'net',
    ];
    fc.assert(
      fc.property(moneyCases, (money) => {
        const settlement = settled(money);
        const steps = readingOf(settlement);
        const places = steps.map(({ step }) => ORDER.indexOf(step));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const products = steps.flatMap((step) => (step.step === 'factor' ? step.product : []));
        expect(products.at(-1) ?? settlement.sum).toBe(settlement.value);
        expect(steps.filter(({ step }) => step === 'net')).toHaveLength(settlement.net.length);
      }),
      RUNS,
    );
  });
});

describe('what was demanded (Tarife III.3)', () => {
  it('never brings more than what there is, and each runner too many costs one', () => {
    fc.assert(
      fc.property(moneyCases, fc.nat({ max: 14 }), (money, claimed) => {
        const { hand, terms, players, forehand } = money;
        fc.pre(hand.contract.kind !== 'ramsch' && hand.contract.kind !== 'sie');
        const demanded = settle({ ...hand, demanded: { runners: claimed } }, terms, {
          players,
          forehand,
        });
        fc.pre(demanded.ok);
        const all = settled(money);
        const there = all.hand.kind === 'sides' ? all.hand.runners : 0;
        const worth = Math.min(claimed, there) - Math.max(0, claimed - there);
        const runner = terms.tariff.runner ?? Number.NaN;
        expect(unwrap(demanded).sum).toBe(all.sum + (worth - there) * runner);
        expect(unwrap(demanded).value).toBeLessThanOrEqual(all.value);
      }),
      RUNS,
    );
  });
});

describe('more runners', () => {
  it('never pay less, whoever held them', () => {
    fc.assert(
      fc.property(moneyCases, fc.nat({ max: 14 }), (money, runners) => {
        const { hand, terms, players, forehand } = money;
        fc.pre(hand.contract.kind !== 'ramsch' && hand.contract.kind !== 'sie');
        const other = settle({ ...hand, runners }, terms, { players, forehand });
        fc.pre(other.ok);
        const [here, there] = [settled(money).value, unwrap(other).value];
        if (runners >= (hand.runners ?? 0)) expect(there).toBeGreaterThanOrEqual(here);
        else expect(there).toBeLessThanOrEqual(here);
      }),
      RUNS,
    );
  });
});
