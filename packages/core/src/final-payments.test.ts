import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPayments, leadersOf } from './final-payments.js';

describe('finalPayments', () => {
  it.each<[readonly number[], string[]]>([
    [[0, 0, 0, 0], []],
    [
      [7, 7, -7, -7],
      ['2→0 7', '3→1 7'],
    ],
    [
      [-70, -70, 210, -70],
      ['0→2 70', '1→2 70', '3→2 70'],
    ],
    // Paying the best first would take four payments: 30 = 20 + 10 needs 3 → 0 and 4 → 1 apart.
    [
      [30, 25, -25, -20, -10],
      ['2→1 25', '3→0 20', '4→0 10'],
    ],
    // Six people in three pairs.
    [
      [5, -5, 8, -8, 13, -13],
      ['1→0 5', '3→2 8', '5→4 13'],
    ],
  ])('%j: %j', (totals, expected) => {
    const told = finalPayments(totals).map(({ from, to, amount }) => `${from}→${to} ${amount}`);
    expect(told.toSorted()).toEqual(expected);
  });

  const evenings = fc
    .array(fc.integer({ min: -6, max: 6 }), { minLength: 2, maxLength: 5 })
    .map((amounts) => amounts.concat(0 - amounts.reduce((sum, one) => sum + one, 0)));

  it('makes everybody even with as few payments as there can be', () => {
    fc.assert(
      fc.property(evenings, (totals) => {
        const payments = finalPayments(totals);
        const left = [...totals];
        for (const { from, to, amount } of payments) {
          expect(amount).toBeGreaterThan(0);
          left[from] = (left[from] ?? 0) + amount;
          left[to] = (left[to] ?? 0) - amount;
        }
        expect(left.every((one) => one === 0)).toBe(true);
        expect(payments).toHaveLength(fewest(totals.filter((one) => one !== 0)));
      }),
    );
  });
});

/** Written otherwise: the first of them settles with anybody, whoever that may be. */
function fewest([first, ...rest]: readonly number[]): number {
  if (first === undefined) return 0;
  if (first === 0) return fewest(rest);
  const others = rest.flatMap((other, at) =>
    other * first < 0 ? [1 + fewest(rest.with(at, other + first))] : [],
  );
  return Math.min(...others);
}

describe('leadersOf', () => {
  it.each([
    [[1, 3, -4], [1]],
    [
      [2, -4, 2],
      [0, 2],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ])('%j: %j', (totals, leaders) => expect(leadersOf(totals)).toEqual(leaders));
});
