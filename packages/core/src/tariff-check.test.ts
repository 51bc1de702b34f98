import { describe, expect, it } from 'vitest';
import { TARIFF_IDS, TARIFFS, type Tariff } from './tariff.js';
import { checkTariff, moneyOf, type TariffErrorCode } from './tariff-check.js';
import { TOURNAMENTS } from './tournaments.js';

const { table } = TOURNAMENTS['donauries-2019'].tariff;
const rows = (change: object) => ({
  unit: 1,
  table: { ...table, rows: { ...table.rows, ...change } },
});
const plusTable = TOURNAMENTS['pro-hof'].tariff.table;

const REFUSED: Readonly<Record<TariffErrorCode, readonly (readonly [Tariff, string])[]>> = {
  'amount-out-of-range': [
    [{ unit: -1 }, 'unit'],
    [{ unit: 10, rufer: 2.5 }, 'rufer'],
    [{ unit: 10, runner: 1_000_001 }, 'runner'],
    [{ unit: 10, 'suit-wenz': Number.NaN }, 'suit-wenz'],
    [{ unit: 1, unitValue: -1 }, 'unitValue'],
    [rows({ rufer: { plain: [0.5, 0.5] } }), 'table.rows.rufer.plain'],
    [rows({ solo: { plain: [15, 0.5] } }), 'table.rows.solo.plain'],
    [{ unit: 1, table: { ...table, tout: { times: -2 } } }, 'table.tout.times'],
    [{ unit: 1, table: { ...plusTable, tout: { plus: -20 } } }, 'table.tout.plus'],
  ],
  'unit-value-not-whole': [[{ unit: 10, unitValue: 15 }, 'unitValue']],
  'unknown-currency': [
    [{ unit: 1, currency: 'euro' }, 'currency'],
    [{ unit: 1, currency: 'EURO' }, 'currency'],
  ],
  'table-not-zero-sum': [
    [rows({ rufer: { schneider: [2, 1] } }), 'table.rows.rufer.schneider'],
    [rows({ wenz: { schwarz: [15, 15] } }), 'table.rows.wenz.schwarz'],
    [rows({ wedding: { plain: [3, 1] } }), 'table.rows.wedding.plain'],
    [{ unit: 1, table: { ...table, sie: { columns: [84, 29] } } }, 'table.sie.columns'],
  ],
  'plus-only': [
    [rows({ solo: { plain: [15, 5], lost: 5 } }), 'table.rows.solo.lost'],
    [{ unit: 1, table: { ...table, tout: { plus: 20 } } }, 'table.tout.plus'],
    [{ unit: 1, table: { ...table, sie: { columns: [84, 28], lost: 1 } } }, 'table.sie.lost'],
  ],
};

describe('checkTariff refuses', () => {
  const cases = Object.entries(REFUSED).flatMap(([code, group]) =>
    group.map(([tariff, path]) => ({ code, tariff, path })),
  );
  it.each(cases)('$code at $path', ({ code, tariff, path }) => {
    expect(checkTariff(tariff)).toEqual({ ok: false, error: [{ code, path }] });
  });

  it('everything at once', () => {
    expect(checkTariff({ unit: 0.5, solo: -1, currency: '' })).toMatchObject({
      error: [{ path: 'unit' }, { path: 'solo' }, { path: 'currency' }],
    });
  });
});

describe('checkTariff accepts', () => {
  it.each(TARIFF_IDS)('%s', (id) => {
    expect(checkTariff(TARIFFS[id])).toEqual({ ok: true, value: TARIFFS[id] });
  });

  it.each<[string, Tariff]>([
    ['a tariff that states almost nothing', { unit: 0 }],
    ['a price of nothing', { unit: 1, rufer: 0 }],
    ['a Wedding, which two win', rows({ wedding: { plain: [1, 1] } })],
    [
      'a unit with a name and a worth',
      { unit: 1, unitName: 'match', unitValue: 10, currency: 'EUR' },
    ],
    [
      'opponents of a lost solo in a plus-only table',
      { unit: 1, table: { ...plusTable, rows: { solo: { plain: [30, 0], lost: 10 } } } },
    ],
  ])('%s', (_, tariff) => {
    expect(checkTariff(tariff)).toMatchObject({ ok: true });
  });
});

describe('moneyOf', () => {
  it.each<[string, number, Tariff, number]>([
    ['amounts are money where no worth is agreed on', 70, { unit: 10 }, 70],
    ['one unit is ten cents', 7, { unit: 1, unitValue: 10 }, 70],
    ['ten points are one unit, and that is twenty cents', 70, { unit: 10, unitValue: 20 }, 140],
    ['losses too', -7, { unit: 1, unitValue: 5 }, -35],
    ['a tariff without unit counts in ones', 7, { unit: 0, unitValue: 2 }, 14],
  ])('%s', (_, amount, tariff, money) => {
    expect(moneyOf(amount, tariff)).toBe(money);
  });
});
