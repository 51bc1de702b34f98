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
    // The one who owes most pays the one who gets most; of equals the one with the lower place.
    [
      [15, 5, -10, -10],
      ['2→0 10', '3→0 5', '3→1 5'],
    ],
    [
      [5, 15, -10, -10],
      ['2→1 10', '3→0 5', '3→1 5'],
    ],
    [
      [10, 10, -5, -15],
      ['2→1 5', '3→0 10', '3→1 5'],
    ],
    [
      [5, 15, -10, -6, -4],
      ['2→1 10', '3→0 5', '3→1 1', '4→1 4'],
    ],
    [
      [-5, -15, 10, 6, 4],
      ['0→3 5', '1→2 10', '1→3 1', '1→4 4'],
    ],
    // What is in the Stock or came from outside stays unpaid; who can be even is.
    [[50, 0, 0, 0], []],
    [[0, 0, -50], []],
    [[20, -10], ['1→0 10']],
    [[-20, 10], ['0→1 10']],
    [[5, -5, 7], ['1→0 5']],
    [[7, -5, 5], ['1→2 5']],
    // Twelve people in three even groups pay nine times; who is even does not count among them.
    [
      [30, 25, -25, -20, -10, 0, 1000, -100, -200, -300, -150, -140, -110],
      [
        '10→6 150',
        '11→6 140',
        '12→6 110',
        '2→1 25',
        '3→0 20',
        '4→0 10',
        '7→6 100',
        '8→6 200',
        '9→6 300',
      ],
    ],
    // With thirteen and more nobody is forgotten.
    [
      [12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
      Array.from({ length: 12 }, (_, at) => `${at + 1}→0 1`).toSorted(),
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
