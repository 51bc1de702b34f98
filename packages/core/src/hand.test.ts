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
const noSweep: Partial<Rules> = { sweep: 'off' };
const shared: Partial<Rules> = { ramschTie: 'share' };
const counted = { loser: 0, pointsBySeat: [60, 40, 20, 0] };

/** At least one row for each code; the type makes sure of it. */
const REFUSED: Readonly<Record<HandErrorCode, readonly [Row, ...Row[]]>> = {
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
      why: 'nobody to say it to (rule book row 49)',
      contract: 'ramsch',
      field: 'kontra',
      hand: { loser: 0, kontra: 1 },
    },
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
  'not-in-ramsch': [
    {
      why: 'each plays for himself (Varianten IV.1.2)',
      contract: 'ramsch',
      field: 'declarer',
      hand: { declarer: 0, loser: 1 },
    },
    { why: 'no sides', contract: 'ramsch', field: 'won', hand: { won: true, loser: 1 } },
    { why: 'no sides', contract: 'ramsch', field: 'points', hand: { points: 61, loser: 1 } },
  ],
  'only-in-ramsch': [
    { why: 'a side loses', contract: 'rufer', field: 'loser', hand: { ...pair, loser: 2 } },
    { why: 'no Jungfrau', contract: 'wenz', field: 'virgins', hand: { ...alone, virgins: [] } },
    { why: 'Schwarz instead', contract: 'wenz', field: 'sweep', hand: { ...alone, sweep: 0 } },
  ],
  'only-in-wedding': [
    {
      why: 'nothing is offered',
      contract: 'rufer',
      field: 'offerer',
      hand: { ...pair, offerer: 0 },
    },
    { why: 'nothing is taken', contract: 'solo', field: 'taker', hand: { ...alone, taker: 1 } },
  ],
  'contradicts-wedding': [
    {
      why: 'the offerer is declarer (rule book 6)',
      contract: 'wedding',
      field: 'declarer',
      hand: { declarer: 1, offerer: 2, taker: 3, partner: 3 },
    },
    {
      why: 'the taker is declarer (SquareScores)',
      contract: 'wedding',
      field: 'partner',
      hand: { partner: 1, offerer: 2, taker: 3 },
      rules: { weddingDeclarer: 'taker' },
    },
  ],
  'won-missing': [
    {
      why: 'all points are not all tricks (rule book row 63)',
      contract: 'wenz tout',
      field: 'won',
      hand: { ...alone, points: 120 },
    },
    {
      why: 'a trick may be worth nothing',
      contract: 'bettel',
      field: 'won',
      hand: { ...alone, points: 0 },
    },
  ],
  'points-out-of-range': [
    { why: '121', contract: 'rufer', field: 'points', hand: { ...pair, points: 121 } },
    { why: '-1 in a Tout', contract: 'wenz tout', field: 'points', hand: { ...alone, points: -1 } },
    { why: 'half', contract: 'solo', field: 'points', hand: { ...alone, points: 60.5 } },
  ],
  'tricks-out-of-range': [
    { why: 'nine', contract: 'rufer', field: 'tricks', hand: { ...pair, tricks: 9 } },
    {
      why: 'seven of six',
      contract: 'rufer',
      field: 'tricks',
      hand: { ...pair, tricks: 7 },
      rules: { deck: 'short' },
    },
    {
      why: 'nine in a Tout',
      contract: 'wenz tout',
      field: 'tricks',
      hand: { ...alone, tricks: 9 },
    },
  ],
  'tricks-contradict-points': [
    {
      why: 'points without a trick',
      contract: 'rufer',
      field: 'tricks',
      hand: { ...pair, points: 4, tricks: 0 },
    },
    {
      why: 'all tricks, not all points',
      contract: 'rufer',
      field: 'tricks',
      hand: { ...pair, points: 110, tricks: 8 },
    },
    {
      why: 'a Bettel without trick, with points',
      contract: 'bettel',
      field: 'tricks',
      hand: { ...alone, points: 4, tricks: 0 },
    },
    {
      why: 'a virgin with points',
      contract: 'ramsch',
      field: 'tricksBySeat',
      hand: { pointsBySeat: [60, 40, 16, 4], tricksBySeat: [4, 2, 2, 0] },
    },
  ],
  'contradicts-count': [
    {
      why: '60 lose (V.1.2)',
      contract: 'rufer',
      field: 'won',
      hand: { ...pair, won: true, points: 60 },
    },
    {
      why: '70 lose at 70 (Varianten II.6.3)',
      contract: 'solo raised 70',
      field: 'won',
      hand: { ...alone, won: true, points: 70 },
    },
    {
      why: '90 are plain',
      contract: 'rufer',
      field: 'schneider',
      hand: { ...pair, won: true, schneider: true, points: 90 },
    },
    {
      why: '91 are Schneider',
      contract: 'rufer',
      field: 'schneider',
      hand: { ...pair, won: true, schneider: false, points: 91 },
    },
    {
      why: 'seven tricks',
      contract: 'rufer',
      field: 'schwarz',
      hand: { ...pair, schwarz: true, points: 120, tricks: 7 },
    },
    {
      why: 'all tricks',
      contract: 'rufer',
      field: 'schwarz',
      hand: { ...pair, schwarz: false, tricks: 8 },
    },
    {
      why: '110 are no Schwarz',
      contract: 'rufer',
      field: 'schwarz',
      hand: { ...pair, schwarz: true, points: 110 },
    },
    {
      why: 'a Tout with a trick lost',
      contract: 'wenz tout',
      field: 'won',
      hand: { ...alone, won: true, tricks: 7 },
    },
    {
      why: 'a Tout without all points',
      contract: 'wenz tout',
      field: 'won',
      hand: { ...alone, won: true, points: 119 },
    },
    {
      why: 'another had more points',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 1, virgins: [], pointsBySeat: [60, 40, 20, 0] },
    },
    {
      why: 'as many points, fewer tricks',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 1, pointsBySeat: [50, 50, 20, 0], tricksBySeat: [3, 2, 2, 1] },
    },
    {
      why: 'one of two who share',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 1, virgins: [], pointsBySeat: [50, 50, 20, 0] },
      rules: shared,
    },
    {
      why: 'a virgin with points',
      contract: 'ramsch',
      field: 'virgins',
      hand: { ...counted, virgins: [2] },
    },
    {
      why: 'a trick without points',
      contract: 'ramsch',
      field: 'virgins',
      hand: { ...counted, virgins: [3], tricksBySeat: [4, 2, 1, 1] },
    },
    {
      why: 'a virgin forgotten',
      contract: 'ramsch',
      field: 'virgins',
      hand: { ...counted, virgins: [], tricksBySeat: [4, 2, 2, 0] },
    },
    {
      why: 'no sweep with 118',
      contract: 'ramsch',
      field: 'sweep',
      hand: { sweep: 0, pointsBySeat: [118, 2, 0, 0], virgins: [2, 3] },
    },
  ],
  'contradicts-penalty': [
    {
      why: 'the side that did it has lost (IV.2.6)',
      contract: 'rufer',
      field: 'won',
      hand: { ...pair, won: true, penalty: { offence: 'revoke-later', seat: 1 } },
    },
    {
      why: 'the offender loses (rule book 6)',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 1, penalty: { offence: 'wrong-lead', seat: 2 } },
    },
    {
      why: 'no sweep by revoking',
      contract: 'ramsch',
      field: 'sweep',
      hand: { sweep: 1, penalty: { offence: 'revoke-later', seat: 1 } },
    },
  ],
  'penalty-not-possible': [
    {
      why: 'shown, not played',
      contract: 'sie',
      field: 'penalty',
      hand: { ...alone, penalty: { offence: 'revoke-later', seat: 1 } },
    },
  ],
  'runner-side-missing': [
    {
      why: 'only the winners’ own are paid (rule book row 68)',
      contract: 'wenz',
      field: 'runnersHeldBy',
      hand: { ...alone, runners: 3 },
      rules: { runnerPay: 'winners-held' },
    },
  ],
  'demand-out-of-range': [
    {
      why: 'half a runner',
      contract: 'wenz',
      field: 'demanded',
      hand: { ...alone, demanded: { runners: 2.5 } },
    },
    {
      why: 'less than none',
      contract: 'wenz',
      field: 'demanded',
      hand: { ...alone, demanded: { runners: -1 } },
    },
  ],
  'knocks-above-maximum': [
    {
      why: 'one player (French-card rules)',
      contract: 'wenz',
      field: 'knocks',
      hand: { ...alone, knocks: 2 },
      rules: { knock: 'single' },
    },
    {
      why: 'only forehand (encyclopedia)',
      contract: 'ramsch',
      field: 'knocks',
      hand: { loser: 0, knocks: 2 },
      rules: { knock: 'first' },
    },
  ],
  'doubled-out-of-range': [
    { why: 'nothing', contract: 'wenz', field: 'doubled', hand: { ...alone, doubled: 0 } },
    { why: 'half', contract: 'wenz', field: 'doubled', hand: { ...alone, doubled: 1.5 } },
    {
      why: 'beyond reason with a bock round',
      contract: 'wenz',
      field: 'doubled',
      hand: { ...alone, bock: 4, doubled: 17 },
    },
  ],
  'stock-out-of-range': [
    { why: 'a debt', contract: 'rufer', field: 'stock', hand: { ...pair, stock: -40 } },
    { why: 'half a cent', contract: 'rufer', field: 'stock', hand: { ...pair, stock: 0.5 } },
    {
      why: 'no whole number',
      contract: 'rufer',
      field: 'stock',
      hand: { ...pair, stock: 2 ** 60 },
    },
  ],
  'stock-needs-partners': [
    {
      why: 'rule book 6, three players',
      contract: 'wenz',
      field: 'stock',
      hand: { ...alone, stock: 30 },
      players: 3,
    },
  ],
  'loser-missing': [
    { why: 'nobody pays', contract: 'ramsch', field: 'loser' },
    { why: 'only a virgin', contract: 'ramsch', field: 'loser', hand: { virgins: [1] } },
  ],
  'losers-do-not-share': [
    {
      why: 'tricks decide (Varianten IV.1.3)',
      contract: 'ramsch',
      field: 'losers',
      hand: { losers: [0, 1] },
    },
  ],
  'seat-twice': [
    { why: 'a virgin', contract: 'ramsch', field: 'virgins', hand: { loser: 0, virgins: [1, 1] } },
    {
      why: 'a loser',
      contract: 'ramsch',
      field: 'losers',
      hand: { losers: [1, 1] },
      rules: shared,
    },
  ],
  'loser-is-virgin': [
    {
      why: 'who has most points has a trick',
      contract: 'ramsch',
      field: 'virgins',
      hand: { loser: 0, virgins: [0] },
    },
  ],
  'loser-is-sweeper': [
    { why: 'he won', contract: 'ramsch', field: 'loser', hand: { loser: 0, sweep: 0 } },
    {
      why: 'he won by the count',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 0, pointsBySeat: [120, 0, 0, 0], tricksBySeat: [8, 0, 0, 0] },
    },
  ],
  'contradicts-sweep': [
    { why: 'he took all', contract: 'ramsch', field: 'virgins', hand: { sweep: 0, virgins: [0] } },
  ],
  'virgins-missing': [
    {
      why: 'a trick may be worth nothing',
      contract: 'ramsch',
      field: 'virgins',
      hand: { ...counted },
    },
  ],
  'virgins-mean-sweep': [
    {
      why: 'all tricks are his (Varianten IV.1.4)',
      contract: 'ramsch',
      field: 'virgins',
      hand: { loser: 0, virgins: [1, 2, 3] },
    },
    {
      why: 'of three players two',
      contract: 'ramsch',
      field: 'virgins',
      hand: { loser: 0, virgins: [1, 2] },
      players: 3,
    },
  ],
  'sweep-not-played': [
    {
      why: 'this table has none',
      contract: 'ramsch',
      field: 'sweep',
      hand: { sweep: 0 },
      rules: noSweep,
    },
  ],
  'points-not-120': [
    {
      why: '119',
      contract: 'ramsch',
      field: 'pointsBySeat',
      hand: { loser: 0, pointsBySeat: [60, 40, 19, 0] },
    },
    {
      why: 'of four, three are told',
      contract: 'ramsch',
      field: 'pointsBySeat',
      hand: { loser: 0, pointsBySeat: [60, 40, 20] },
    },
    {
      why: 'less than none',
      contract: 'ramsch',
      field: 'pointsBySeat',
      hand: { loser: 0, pointsBySeat: [130, -10, 0, 0] },
    },
    {
      why: 'tricks without points',
      contract: 'ramsch',
      field: 'pointsBySeat',
      hand: { loser: 0, tricksBySeat: [8, 0, 0, 0] },
    },
  ],
  'tricks-do-not-sum': [
    {
      why: 'seven of eight',
      contract: 'ramsch',
      field: 'tricksBySeat',
      hand: { loser: 0, pointsBySeat: [60, 40, 20, 0], tricksBySeat: [4, 2, 1, 0] },
    },
    {
      why: 'eight of six',
      contract: 'ramsch',
      field: 'tricksBySeat',
      hand: { loser: 0, pointsBySeat: [60, 40, 20, 0], tricksBySeat: [4, 2, 1, 1] },
      rules: { deck: 'short' },
    },
  ],
  'loser-undecided': [
    {
      why: 'as many points and tricks (Varianten IV.1.3)',
      contract: 'ramsch',
      field: 'loser',
      hand: { pointsBySeat: [50, 50, 20, 0], tricksBySeat: [3, 3, 2, 0] },
    },
    {
      why: 'the higher trump decides, which is not told',
      contract: 'ramsch',
      field: 'loser',
      hand: { pointsBySeat: [50, 50, 20, 0], tricksBySeat: [4, 2, 2, 0] },
      rules: { ramschTie: 'highest-trump' },
    },
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
