import { describe, expect, it } from 'vitest';
import { checkHand, type HandErrorCode, type HandInput } from './hand.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import type { PlayersInHand } from './seat.js';
import { contractOf } from '../test/oracle.js';

interface Row {
  why: string;
  contract: string;
  field: keyof HandInput;
  hand?: Omit<HandInput, 'contract'>;
  rules?: Partial<Rules>;
  players?: PlayersInHand;
}

const pair = { declarer: 0, partner: 1 };
const alone = { declarer: 0 };

/** At least one row for each code; the type makes sure of it. */
const REFUSED: Readonly<Record<HandErrorCode, readonly [Row, ...Row[]]>> = {
  'contract-not-settled': [
    { why: 'a Ramsch has no declarer (Varianten IV.1.2)', contract: 'ramsch', field: 'contract' },
  ],
  'seat-missing': [
    { why: 'no declarer', contract: 'solo G', field: 'declarer', hand: {} },
    { why: 'a Rufer without partner', contract: 'rufer E', field: 'partner', hand: alone },
    { why: 'a wedding without partner', contract: 'wedding', field: 'partner', hand: alone },
  ],
  'seat-out-of-range': [
    { why: 'seat 4', contract: 'wenz', field: 'declarer', hand: { declarer: 4 } },
    { why: 'seat −1', contract: 'wenz', field: 'declarer', hand: { declarer: -1 } },
    { why: 'half a seat', contract: 'wenz', field: 'declarer', hand: { declarer: 0.5 } },
    {
      why: 'seat 3 of three',
      contract: 'wenz',
      field: 'declarer',
      hand: { declarer: 3 },
      players: 3,
    },
    { why: 'seat 9', contract: 'rufer', field: 'partner', hand: { declarer: 0, partner: 9 } },
  ],
  'partner-is-declarer': [
    {
      why: 'the called ace may not be held (Schafkopfordnung III.3.1)',
      contract: 'rufer E',
      field: 'partner',
      hand: { declarer: 2, partner: 2 },
    },
  ],
  'partner-not-possible': [
    {
      why: 'one against three (Schafkopfordnung I.3)',
      contract: 'solo G',
      field: 'partner',
      hand: pair,
    },
    {
      why: 'a Bettel is a solo (Varianten II.4)',
      contract: 'bettel',
      field: 'partner',
      hand: pair,
    },
  ],
  'too-few-players': [
    { why: 'Schafkopf zu dritt', contract: 'rufer E', field: 'contract', hand: pair, players: 3 },
    { why: 'Schafkopf zu dritt', contract: 'wedding', field: 'contract', hand: pair, players: 3 },
    {
      why: 'rule book 6, three players',
      contract: 'cross',
      field: 'contract',
      hand: pair,
      players: 3,
    },
  ],
  'sie-is-always-won': [
    {
      why: 'it is shown, not played (SquareScores, Play)',
      contract: 'sie',
      field: 'won',
      hand: { ...alone, won: false },
    },
  ],
  'runners-not-paid': [
    {
      why: 'Bettel (rule book row 69)',
      contract: 'bettel',
      field: 'runners',
      hand: { ...alone, runners: 2 },
    },
  ],
  'runners-below-minimum': [
    {
      why: 'Tarife III.1: from three',
      contract: 'rufer E',
      field: 'runners',
      hand: { ...pair, runners: 2 },
    },
    {
      why: 'Tarife III.1: from three',
      contract: 'solo',
      field: 'runners',
      hand: { ...alone, runners: 1 },
    },
    {
      why: 'Tarife III.2: from two',
      contract: 'wenz',
      field: 'runners',
      hand: { ...alone, runners: 1 },
    },
    {
      why: 'not a number of cards',
      contract: 'wenz',
      field: 'runners',
      hand: { ...alone, runners: 2.5 },
    },
    {
      why: 'not a number',
      contract: 'wenz',
      field: 'runners',
      hand: { ...alone, runners: Number.NaN },
    },
    { why: 'less than none', contract: 'solo', field: 'runners', hand: { ...alone, runners: -3 } },
    { why: 'a Sie has eight', contract: 'sie', field: 'runners', hand: { ...alone, runners: 7 } },
    {
      why: 'the Farb-Wenz from three, as some play (rule book row 66)',
      contract: 'suit-wenz G',
      field: 'runners',
      hand: { ...alone, runners: 2 },
      rules: { runnerMin: { ...OFFICIAL_RULES.runnerMin, 'suit-wenz': 3 } },
    },
  ],
  'runners-above-maximum': [
    {
      why: 'Tarife III.1: at most 14',
      contract: 'rufer',
      field: 'runners',
      hand: { ...pair, runners: 15 },
    },
    {
      why: 'SquareScores: Wenz up to four',
      contract: 'wenz',
      field: 'runners',
      hand: { ...alone, runners: 5 },
    },
    {
      why: '4 + 7 trumps',
      contract: 'suit-geier',
      field: 'runners',
      hand: { ...alone, runners: 12 },
    },
    { why: 'a Sie has eight', contract: 'sie', field: 'runners', hand: { ...alone, runners: 9 } },
    {
      why: '12 trumps in the short pack',
      contract: 'solo G',
      field: 'runners',
      hand: { ...alone, runners: 13 },
      rules: { deck: 'short' },
    },
    {
      why: 'a table that pays up to eight',
      contract: 'solo G',
      field: 'runners',
      hand: { ...alone, runners: 9 },
      rules: { runnerCap: 8 },
    },
  ],
  'knocks-out-of-range': [
    {
      why: 'Varianten V.1: four players',
      contract: 'wenz',
      field: 'knocks',
      hand: { ...alone, knocks: 5 },
    },
    { why: 'less than none', contract: 'wenz', field: 'knocks', hand: { ...alone, knocks: -1 } },
    { why: 'half a knock', contract: 'wenz', field: 'knocks', hand: { ...alone, knocks: 0.5 } },
    {
      why: 'only three play',
      contract: 'wenz',
      field: 'knocks',
      hand: { ...alone, knocks: 4 },
      players: 3,
    },
  ],
  'kontra-not-possible': [
    {
      why: 'Varianten IV.3.3',
      contract: 'rufer E must',
      field: 'kontra',
      hand: { ...pair, kontra: 1 },
    },
  ],
  'kontra-above-maximum': [
    {
      why: 'Schafkopfordnung V.2.4',
      contract: 'rufer E',
      field: 'kontra',
      hand: { ...pair, kontra: 5 },
    },
    { why: 'less than none', contract: 'rufer E', field: 'kontra', hand: { ...pair, kontra: -1 } },
    { why: 'half a call', contract: 'rufer E', field: 'kontra', hand: { ...pair, kontra: 1.5 } },
    {
      why: 'a table without sup',
      contract: 'solo',
      field: 'kontra',
      hand: { ...alone, kontra: 3 },
      rules: { kontraMax: 2 },
    },
    {
      why: 'no limit still keeps amounts whole numbers',
      contract: 'solo',
      field: 'kontra',
      hand: { ...alone, kontra: 2000 },
      rules: { kontraMax: null },
    },
    {
      why: 'nor does a huge limit let them grow without bound',
      contract: 'solo',
      field: 'kontra',
      hand: { ...alone, kontra: 2000 },
      rules: { kontraMax: 5000 },
    },
  ],
  'bock-out-of-range': [
    { why: 'a factor of nothing', contract: 'solo', field: 'bock', hand: { ...alone, bock: 0 } },
    { why: 'half a factor', contract: 'solo', field: 'bock', hand: { ...alone, bock: 1.5 } },
    { why: 'beyond reason', contract: 'solo', field: 'bock', hand: { ...alone, bock: 1e9 } },
  ],
};

describe('checkHand refuses', () => {
  const rows = Object.entries(REFUSED).flatMap(([code, group]) =>
    group.map((row) => ({ code, ...row })),
  );
  it.each(rows)(
    '$code in $field, $contract: $why',
    ({ code, contract, field, hand, rules, players }) => {
      const input = { contract: contractOf(contract), ...hand };
      const checked = checkHand(input, { ...OFFICIAL_RULES, ...rules }, players);
      expect(checked).toEqual({ ok: false, error: [{ code, field }] });
    },
  );

  it('everything at once, not only the first', () => {
    const input = { contract: contractOf('rufer E'), declarer: 7, knocks: 9, kontra: 9, bock: 0 };
    expect(checkHand(input, OFFICIAL_RULES)).toEqual({
      ok: false,
      error: [
        { code: 'seat-out-of-range', field: 'declarer' },
        { code: 'seat-missing', field: 'partner' },
        { code: 'knocks-out-of-range', field: 'knocks' },
        { code: 'kontra-above-maximum', field: 'kontra' },
        { code: 'bock-out-of-range', field: 'bock' },
      ],
    });
  });
});
