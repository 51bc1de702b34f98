import { describe, expect, it } from 'vitest';
import {
  checkTariff,
  MOST_PRICE,
  OFFICIAL_RULES,
  settle,
  TARIFFS,
  type PricedItem,
  type Tariff,
} from '../src/index.js';
import { contractOf } from './oracle.js';

const rules = OFFICIAL_RULES;
const NO_PRICE = [NaN, Infinity, 1e308, -10, 0.5, MOST_PRICE + 1, '10', true, [], {}];
const raised = { contract: contractOf('solo G raised 90'), declarer: 0, won: true };
const rufer = { contract: contractOf('rufer'), declarer: 0, partner: 1, won: true };

/** A hand for which a price is needed. */
const NEEDS: readonly (readonly [PricedItem, Parameters<typeof settle>[0]])[] = [
  ['rufer', rufer],
  ['schneider', { ...rufer, schneider: true }],
  ['schwarz', { ...rufer, schwarz: true }],
  ['runner', { ...rufer, runners: 3 }],
  ['solo', raised],
  ['raise', raised],
  ['ramsch', { contract: contractOf('ramsch'), loser: 0 }],
  ['sweep', { contract: contractOf('ramsch'), sweep: 0 }],
];

describe('what is no price is a price that is not stated', () => {
  it.each(NEEDS)('%s', (item, hand) => {
    for (const price of NO_PRICE) {
      const tariff = { ...TARIFFS['10-50'], [item]: price } as unknown as Tariff;
      const error = [{ code: 'price-missing', item }];
      expect(settle(hand, { tariff, rules })).toEqual({ ok: false, error });
    }
  });

  it.each([undefined, null])('steps of an auction priced at %s are free (row 21)', (raise) => {
    const tariff = { ...TARIFFS['10-50'], raise } as unknown as Tariff;
    expect(settle(raised, { tariff, rules })).toMatchObject({ ok: true, value: { value: 50 } });
  });
});

describe('what is no point in a table is a result that it does not state', () => {
  const solo = { contract: contractOf('solo E'), declarer: 0, won: true };
  const tout = { contract: contractOf('solo E tout'), declarer: 0, won: true };

  it.each([
    [[NaN, NaN]],
    [[-3, -1]],
    [[1.5, 0.5]],
    [['3', '1']],
    [[null, null]],
    [[Infinity, Infinity]],
    [[3e15, 1e15]],
  ])('columns %j', (plain) => {
    const tariff = { unit: 1, table: { plusOnly: false, rows: { solo: { plain } } } };
    const error = [{ code: 'table-price-missing', item: 'solo', result: 'plain' }];
    expect(settle(solo, { tariff: tariff as unknown as Tariff, rules })).toEqual({
      ok: false,
      error,
    });
  });

  it.each([0, -2, 1.5, NaN, 17, '2'])('%s times the plain game', (times) => {
    const tariff = {
      unit: 1,
      table: { plusOnly: false, rows: { solo: { plain: [15, 5] } }, tout: { times } },
    } as unknown as Tariff;
    const error = [{ code: 'table-price-missing', item: 'solo', result: 'tout' }];
    expect(settle(tout, { tariff, rules })).toEqual({ ok: false, error });
    expect(checkTariff(tariff)).toEqual({
      ok: false,
      error: [{ code: 'amount-out-of-range', path: 'table.tout.times' }],
    });
  });
});
