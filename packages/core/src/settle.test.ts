import { describe, expect, it } from 'vitest';
import type { HandInput } from './hand.js';
import { unwrap } from './result.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import { settle } from './settle.js';
import { TARIFFS, type TariffId } from './tariff.js';
import { contractOf } from '../test/oracle.js';

interface Row {
  source: string;
  contract: string;
  hand?: Partial<HandInput>;
  tariff?: TariffId;
  rules?: Partial<Rules>;
  value: number;
  net: readonly number[];
}

const settled = (row: Pick<Row, 'contract' | 'hand' | 'tariff' | 'rules'>) => {
  const contract = contractOf(row.contract);
  const partner = /^(rufer|cross|wedding)/.test(row.contract) ? { partner: 1 } : {};
  return settle(
    { contract, declarer: 0, won: true, ...partner, ...row.hand },
    { tariff: TARIFFS[row.tariff ?? '10-50'], rules: { ...OFFICIAL_RULES, ...row.rules } },
  );
};

const won = (value: number) => [value, value, -value, -value];
const wonAlone = (value: number) => [3 * value, -value, -value, -value];
const negative = (net: readonly number[]) => net.map((amount) => -amount);
const schneider = { schneider: true };
const schwarz = { schneider: true, schwarz: true };

describe('what a hand costs', () => {
  it.each<Row>([
    { source: 'Tarife II.1.1', contract: 'rufer', value: 10, net: won(10) },
    {
      source: 'Tarife II.1.1, lost',
      contract: 'rufer',
      hand: { won: false },
      value: 10,
      net: negative(won(10)),
    },
    { source: 'Tarife II.1.2', contract: 'rufer', hand: schneider, value: 20, net: won(20) },
    { source: 'Tarife II.1.3', contract: 'rufer', hand: schwarz, value: 30, net: won(30) },
    { source: 'Tarife II.2', contract: 'wedding', value: 20, net: won(20) },
    { source: 'Tarife II.2', contract: 'wedding', hand: schneider, value: 30, net: won(30) },
    { source: 'Tarife II.2', contract: 'wedding', hand: schwarz, value: 40, net: won(40) },
    { source: 'Tarife II.3.1', contract: 'solo', value: 50, net: [150, -50, -50, -50] },
    {
      source: 'Tarife II.3.1, lost',
      contract: 'solo',
      hand: { won: false },
      value: 50,
      net: [-150, 50, 50, 50],
    },
    { source: 'Tarife II.3.2', contract: 'solo', hand: schneider, value: 60, net: wonAlone(60) },
    { source: 'Tarife II.3.3', contract: 'solo', hand: schwarz, value: 70, net: wonAlone(70) },
    { source: 'Tarife II.4', contract: 'wenz', hand: schneider, value: 60, net: wonAlone(60) },
    { source: 'Tarife II.5', contract: 'suit-wenz', value: 50, net: wonAlone(50) },
    { source: 'Tarife II.6', contract: 'geier', hand: schwarz, value: 70, net: wonAlone(70) },
    { source: 'Tarife II.7', contract: 'suit-geier', value: 50, net: wonAlone(50) },
    { source: 'Tarife II.8', contract: 'bettel', value: 30, net: wonAlone(30) },
    {
      source: 'Tarife II.10, all four knocked',
      contract: 'rufer',
      hand: { knocks: 4 },
      value: 160,
      net: won(160),
    },
    {
      source: 'Tarife III.1, 14 runners won Schwarz',
      contract: 'rufer',
      hand: { ...schwarz, runners: 14 },
      value: 170,
      net: won(170),
    },
    {
      source: 'Tarife III.2, Farb-Wenz with two',
      contract: 'suit-wenz G',
      hand: { runners: 2 },
      value: 70,
      net: wonAlone(70),
    },
    {
      source: 'Tarife IV.1, Tout with four Obers: 90 × 2',
      contract: 'solo tout',
      hand: { runners: 4 },
      value: 180,
      net: wonAlone(180),
    },
    {
      source: 'ruling: Schneider and Schwarz in a Tout are ignored',
      contract: 'solo tout',
      hand: { ...schwarz, runners: 4 },
      value: 180,
      net: wonAlone(180),
    },
    {
      source: 'house rule toutBase schwarz, (50 + 10 + 10 + 40) × 2',
      contract: 'solo tout',
      hand: { runners: 4 },
      rules: { toutBase: 'schwarz' },
      value: 220,
      net: wonAlone(220),
    },
    { source: 'Tarife IV.2: (50 + 80) × 4', contract: 'sie', value: 520, net: wonAlone(520) },
    {
      source: 'ruling: Sie in the short pack, (5 + 6) × 4',
      contract: 'sie',
      tariff: '1-5',
      rules: { deck: 'short' },
      value: 44,
      net: wonAlone(44),
    },
    { source: 'Tarife V.1', contract: 'rufer', hand: { kontra: 1 }, value: 20, net: won(20) },
    {
      source: 'Tarife V.1, runners too: (10 + 30) × 2',
      contract: 'rufer',
      hand: { kontra: 1, runners: 3 },
      value: 80,
      net: won(80),
    },
    { source: 'Tarife V.2', contract: 'rufer', hand: { kontra: 2 }, value: 40, net: won(40) },
    { source: 'Tarife V.3', contract: 'rufer', hand: { kontra: 3 }, value: 80, net: won(80) },
    { source: 'Tarife V.4', contract: 'rufer', hand: { kontra: 4 }, value: 160, net: won(160) },
    {
      source: 'Tarife V.5',
      contract: 'rufer',
      hand: { kontra: 5 },
      rules: { kontraMax: null },
      value: 320,
      net: won(320),
    },
    {
      source: 'Varianten V.2, bock',
      contract: 'rufer',
      hand: { bock: 2 },
      value: 20,
      net: won(20),
    },
    {
      source: 'ruling: cross play',
      contract: 'cross',
      hand: { partner: 2 },
      value: 10,
      net: [10, -10, 10, -10],
    },
    {
      source: 'SquareScores, A worked hand: 1 + 1 + 5',
      contract: 'rufer S',
      hand: { ...schneider, runners: 5 },
      tariff: '1-5',
      value: 7,
      net: won(7),
    },
    {
      source: 'SquareScores, Scoring: Wenz or Solo Tout',
      contract: 'wenz tout',
      tariff: '1-5',
      value: 10,
      net: wonAlone(10),
    },
    {
      source: 'SquareScores, Scoring: Sie 20 + 32',
      contract: 'sie',
      tariff: '1-5',
      value: 52,
      net: wonAlone(52),
    },
    {
      source: 'SquareScores, Scoring: a loser with runners pays for them too',
      contract: 'wenz',
      hand: { won: false, runners: 3 },
      tariff: '1-5',
      value: 8,
      net: negative(wonAlone(8)),
    },
    {
      source: 'French-card rules, Scoring: Anna and Ben, 10 + 10 + 30',
      contract: 'rufer S',
      hand: { ...schneider, runners: 3 },
      value: 50,
      net: won(50),
    },
    {
      source: 'French-card rules, Scoring: the same as a Solo, 50 + 10 + 30',
      contract: 'solo',
      hand: { ...schneider, runners: 3 },
      value: 90,
      net: wonAlone(90),
    },
  ])('$source ($contract): $value', (row) => {
    expect(settled(row)).toMatchObject({ ok: true, value: { value: row.value, net: row.net } });
  });

  it('three players: the soloist settles with two, and a Sie has eight runners (row 43)', () => {
    const terms = { tariff: TARIFFS['1-5'], rules: { ...OFFICIAL_RULES, deck: 'short' as const } };
    const net = (contract: string) =>
      unwrap(
        settle({ contract: contractOf(contract), declarer: 1, won: true }, terms, { players: 3 }),
      ).net;
    expect(net('solo G')).toEqual([-5, 10, -5]);
    expect(net('sie')).toEqual([-52, 104, -52]);
  });
});

it('as many settle as the rules have it, three of three (Schafkopf zu dritt)', () => {
  const three: Partial<Rules> = { players: 3, deck: 'short', contracts: ['solo'] };
  const alone = settled({ contract: 'solo G', rules: three });
  expect(unwrap(alone).net).toEqual([100, -50, -50]);
  expect(settled({ contract: 'rufer', rules: three }).ok).toBe(false);
});
