import { describe, expect, it } from 'vitest';
import type { HandInput } from './hand.js';
import { unwrap } from './result.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import {
  priceItem,
  settle,
  type SettleOptions,
  type SettlementFactor,
  type SettlementLine,
  type Terms,
} from './settle.js';
import { TARIFFS, type Tariff } from './tariff.js';
import { TOURNAMENTS } from './tournaments.js';
import { contractOf } from '../test/oracle.js';

const official = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };

describe('a settlement says how it came about', () => {
  it.each<{
    contract: string;
    hand: Partial<HandInput>;
    lines: SettlementLine[];
    factors: SettlementFactor[];
  }>([
    {
      contract: 'rufer S',
      hand: { schwarz: true, runners: 5, knocks: 2, kontra: 1, bock: 2 },
      lines: [
        { item: 'rufer', count: 1, price: 10, amount: 10 },
        { item: 'schneider', count: 1, price: 10, amount: 10 },
        { item: 'schwarz', count: 1, price: 10, amount: 10 },
        { item: 'runner', count: 5, price: 10, amount: 50 },
      ],
      factors: [
        { item: 'knock', count: 2, factor: 4 },
        { item: 'kontra', count: 1, factor: 2 },
        { item: 'bock', count: 1, factor: 2 },
      ],
    },
    {
      contract: 'geier tout',
      hand: { runners: 4, kontra: 2 },
      lines: [
        { item: 'geier', count: 1, price: 50, amount: 50 },
        { item: 'runner', count: 4, price: 10, amount: 40 },
      ],
      factors: [
        { item: 'tout', count: 1, factor: 2 },
        { item: 'kontra', count: 2, factor: 4 },
      ],
    },
    {
      contract: 'sie',
      hand: { knocks: 1 },
      lines: [
        { item: 'solo', count: 1, price: 50, amount: 50 },
        { item: 'runner', count: 8, price: 10, amount: 80 },
      ],
      factors: [
        { item: 'sie', count: 1, factor: 4 },
        { item: 'knock', count: 1, factor: 2 },
      ],
    },
    {
      contract: 'bettel',
      hand: {},
      lines: [{ item: 'bettel', count: 1, price: 30, amount: 30 }],
      factors: [],
    },
  ])('$contract with $hand (Tarife II to V)', ({ contract, hand, lines, factors }) => {
    const partner = contract.startsWith('rufer') ? { partner: 1 } : {};
    const input = { contract: contractOf(contract), declarer: 0, won: true, ...partner, ...hand };
    const settlement = unwrap(settle(input, official));
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    const value = factors.reduce((product, { factor }) => product * factor, sum);
    expect(settlement).toMatchObject({ lines, factors, sum, value });
  });
});

describe('what only some tables count', () => {
  const settled = (contract: string, hand: Partial<HandInput>, terms: Partial<Terms> = {}) =>
    unwrap(settle({ contract: contractOf(contract), ...hand }, { ...official, ...terms }));

  it('a hand after one that was thrown in (encyclopedia, Everyone passes)', () => {
    const hand = { declarer: 0, partner: 1, won: true };
    expect(settled('rufer E', { ...hand, doubled: 2 })).toMatchObject({
      factors: [{ item: 'doubled', count: 1, factor: 2 }],
      value: 20,
    });
  });

  it('the steps of an auction, 70, 80, 90, where they have a price (Varianten II.6)', () => {
    const tariff = { ...TARIFFS['10-50'], raise: 20 };
    const hand = { declarer: 0, won: true };
    expect(settled('solo G raised 90', hand, { tariff }).lines).toEqual([
      { item: 'solo', count: 1, price: 50, amount: 50 },
      { item: 'raise', count: 3, price: 20, amount: 60 },
    ]);
    expect(settled('solo G', hand, { tariff }).lines).toHaveLength(1);
    expect(settled('solo G raised 90', hand).lines).toHaveLength(1);
  });

  it('everything double for each who took no trick (SquareScores, Ramsch)', () => {
    const rules: Rules = { ...OFFICIAL_RULES, virgin: 'all' };
    expect(settled('ramsch', { loser: 0, virgins: [2, 3] }, { rules })).toMatchObject({
      factors: [{ item: 'virgin', count: 2, factor: 4 }],
      virgins: [],
    });
    expect(settled('ramsch', { loser: 0 }, { rules }).factors).toEqual([]);
  });

  it('only plus: winners are written points and nobody pays (tournament of Hof)', () => {
    const { tariff } = TOURNAMENTS['pro-hof'];
    const settlement = settled('rufer E', { declarer: 0, partner: 1, won: true }, { tariff });
    expect(settlement).toMatchObject({ plusOnly: true, payments: [], virgins: [], stock: null });
  });
});

describe('who pays whom (ruling)', () => {
  it.each([
    [0, ['1→0', '3→2']],
    [1, ['1→2', '3→0']],
    [2, ['3→2', '1→0']],
    [3, ['3→0', '1→2']],
  ] as const)('from forehand %i the first loser pays the first winner', (forehand, expected) => {
    const hand = { contract: contractOf('rufer E'), declarer: 0, partner: 2, won: true };
    const { payments } = unwrap(settle(hand, official, { forehand }));
    expect(payments.map(({ from, to }) => `${from}→${to}`)).toEqual(expected);
    expect(payments.every(({ amount }) => amount === 10)).toBe(true);
  });

  it('French-card rules: Clara pays 50 to Anna, David pays 50 to Ben', () => {
    const hand = { contract: contractOf('rufer S'), declarer: 0, partner: 1, won: true };
    const { payments } = unwrap(settle({ ...hand, schneider: true, runners: 3 }, official));
    expect(payments).toEqual([
      { from: 2, to: 0, amount: 50 },
      { from: 3, to: 1, amount: 50 },
    ]);
  });

  it('a losing soloist pays each of the others, clockwise from forehand (Tarife II.3.1)', () => {
    const hand = { contract: contractOf('solo E'), declarer: 1, won: false };
    const { payments } = unwrap(settle(hand, official, { forehand: 2 }));
    expect(payments.map(({ from, to }) => `${from}→${to}`)).toEqual(['1→2', '1→3', '1→0']);
  });
});

describe('settle refuses', () => {
  const rules = OFFICIAL_RULES;

  it.each([
    ['bettel', {}, ['bettel']],
    ['sie', {}, ['solo', 'runner']],
    ['rufer', { partner: 1, schwarz: true, runners: 3 }, ['schneider', 'schwarz', 'runner']],
    ['cross', { partner: 2, schneider: true }, ['schneider']],
  ])('price-missing: %s %j needs %j', (contract, more, items) => {
    const tariff: Tariff = { unit: 10, rufer: 10 };
    const hand = { contract: contractOf(contract), declarer: 0, won: true, ...more };
    expect(settle(hand, { tariff, rules })).toEqual({
      ok: false,
      error: items.map((item) => ({ code: 'price-missing', item })),
    });
  });

  it('half a cent is no price', () => {
    const hand = { contract: contractOf('bettel'), declarer: 0, won: true };
    expect(settle(hand, { tariff: { unit: 1, bettel: 0.5 }, rules })).toEqual({
      ok: false,
      error: [{ code: 'price-missing', item: 'bettel' }],
    });
  });

  it.each([
    [{ players: 2 }, 'players'],
    [{ players: 5 }, 'players'],
    [{ players: '4' }, 'players'],
    [{ forehand: 4 }, 'forehand'],
    [{ forehand: -1 }, 'forehand'],
    [{ forehand: NaN }, 'forehand'],
    [{ players: 3, forehand: 3 }, 'forehand'],
  ])('a table that there is not: %j', (options, field) => {
    const hand = { contract: contractOf('solo E'), declarer: 0, won: true };
    const error = [{ code: 'terms-not-usable', field }];
    expect(settle(hand, official, options as SettleOptions)).toEqual({ ok: false, error });
  });

  it.each<[string, unknown, string]>([
    ['none', null, 'tariff'],
    ['empty ones', {}, 'tariff'],
    ['a word', 'official', 'tariff'],
    ['no rules', { tariff: official.tariff }, 'rules'],
    ['a rule that there is not', { ...official, rules: { ...rules, deck: 'medium' } }, 'rules'],
    ['an option left out', { ...official, rules: { ...rules, runnerMin: undefined } }, 'rules'],
    ['no prices', { tariff: null, rules }, 'tariff'],
    ['a table of nothing', { tariff: { unit: 1, table: { rows: null } }, rules }, 'tariff'],
    ['a row of nothing', { tariff: { unit: 1, table: { rows: { solo: 5 } } }, rules }, 'tariff'],
  ])('terms that are none: %s', (_, terms, field) => {
    const hand = { contract: contractOf('solo E'), declarer: 0, won: true };
    const error = [{ code: 'terms-not-usable', field }];
    expect(settle(hand, terms as Terms)).toEqual({ ok: false, error });
  });

  it('a price of 0 is a price', () => {
    const tariff: Tariff = { unit: 0, bettel: 0 };
    const hand = { contract: contractOf('bettel'), declarer: 0, won: true };
    expect(settle(hand, { tariff, rules })).toMatchObject({
      ok: true,
      value: { value: 0, payments: [1, 2, 3].map((from) => ({ from, to: 0, amount: 0 })) },
    });
  });

  it('a hand that checkHand refuses, with its errors', () => {
    const hand = { contract: contractOf('rufer E'), declarer: 0, won: true };
    expect(settle(hand, official)).toEqual({
      ok: false,
      error: [{ code: 'seat-missing', field: 'partner' }],
    });
  });
});

describe('priceItem', () => {
  it.each([
    ['sie', 'solo'],
    ['cross', 'rufer'],
    ['wenz tout', 'wenz'],
    ['suit-geier S', 'suit-geier'],
    ['ramsch', 'ramsch'],
  ])('%s is counted from %s (Tarife IV, rulings)', (contract, item) => {
    expect(priceItem(contractOf(contract))).toBe(item);
  });
});
