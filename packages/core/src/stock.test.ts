import { describe, expect, it } from 'vitest';
import type { HandInput } from './hand.js';
import { unwrap } from './result.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import { settle } from './settle.js';
import { feedStock, shareOut } from './stock.js';
import { TARIFFS } from './tariff.js';
import { contractOf } from '../test/oracle.js';

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

describe('who plays for the Stock (Varianten IV.2)', () => {
  const stockAfter = (contract: string, hand: Partial<HandInput>, rules: Partial<Rules> = {}) =>
    unwrap(
      settle(
        { contract: contractOf(contract), won: true, ...hand },
        { tariff: TARIFFS['10-50'], rules: { ...OFFICIAL_RULES, ...rules } },
      ),
    ).stock;
  const pair = { declarer: 0, partner: 2 };
  const kept = { before: 40, after: 40, flows: [] };
  const taken = {
    before: 40,
    after: 0,
    flows: [
      { seat: 0, amount: 20 },
      { seat: 2, amount: 20 },
    ],
  };

  it.each<[string, Partial<HandInput>, Partial<Rules>, object]>([
    ['rufer E', pair, { stockTaker: 'side' }, taken],
    ['wedding', pair, { stockTaker: 'side' }, taken],
    ['solo G', { declarer: 0 }, { stockTaker: 'side' }, kept],
    ['rufer E must', pair, { stockTaker: 'side', stockGames: 'any' }, kept],
    ['cross', pair, { stockTaker: 'side', stockGames: 'any' }, kept],
  ])('%s, %j, %j', (contract, hand, rules, stock) => {
    expect(stockAfter(contract, { ...hand, stock: 40 }, rules)).toEqual(stock);
  });

  it('nobody in a Ramsch, nor where it is empty', () => {
    const ramsch = { contract: contractOf('ramsch'), loser: 0, stock: 40 };
    const terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };
    expect(unwrap(settle(ramsch, terms)).stock).toEqual(kept);
    expect(stockAfter('rufer E', pair)).toBeNull();
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
