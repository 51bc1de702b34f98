import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPayments } from '../src/final-payments.js';

describe('finalPayments', () => {
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
