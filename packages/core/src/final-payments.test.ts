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
});

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
