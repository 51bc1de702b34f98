import { describe, expect, it } from 'vitest';
import { feedStock, shareOut } from './stock.js';
import { TARIFFS } from './tariff.js';

describe('feedStock (Varianten IV.2.1)', () => {
  it('takes one unit from each of the players in the hand', () => {
    expect(feedStock(0, TARIFFS['10-50'])).toEqual({
      before: 0,
      after: 40,
      flows: [0, 1, 2, 3].map((seat) => ({ seat, amount: -10 })),
    });
  });

  it('as often as a hand is thrown in', () => {
    expect(feedStock(feedStock(0, { unit: 5 }).after, { unit: 5 }).after).toBe(40);
  });

  it('from three where three play', () => {
    expect(feedStock(7, { unit: 1 }, 3)).toMatchObject({ before: 7, after: 10 });
  });

  it('costs nothing where the unit does', () => {
    expect(feedStock(40, { unit: 0 })).toMatchObject({
      after: 40,
      flows: [{ amount: 0 }, { amount: 0 }, { amount: 0 }, { amount: 0 }],
    });
  });
});

describe('shareOut', () => {
  it.each([
    [40, [0, 1], [20, 20]],
    [41, [2, 0], [21, 20]],
    [20, [1, 2, 3], [7, 7, 6]],
    [1, [3, 1], [1, 0]],
    [0, [3, 1], [0, 0]],
    [5, [2], [5]],
  ] as const)('%i among %j: %j', (amount, seats, parts) => {
    expect(shareOut(amount, seats)).toEqual(
      seats.map((seat, place) => ({ seat, amount: parts[place] })),
    );
  });
});
