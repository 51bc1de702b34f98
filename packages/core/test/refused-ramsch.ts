import { alone, pair, type RefusedHands } from './refused-hand.js';
import type { Rules } from '../src/rules.js';

const noSweep: Partial<Rules> = { sweep: 'off' };
const shared: Partial<Rules> = { ramschTie: 'share' };
const counted = { loser: 0, pointsBySeat: [60, 40, 20, 0] };

/** What is refused about a Ramsch. */
export const REFUSED_RAMSCHS = {
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
    {
      why: 'nor does another beside the one that is named',
      contract: 'ramsch',
      field: 'losers',
      hand: { loser: 0, losers: [1] },
    },
  ],
  'seat-twice': [
    { why: 'a virgin', contract: 'ramsch', field: 'virgins', hand: { loser: 0, virgins: [1, 1] } },
    {
      why: 'each knocks once (Varianten V.1)',
      contract: 'ramsch',
      field: 'knockers',
      hand: { loser: 0, knockers: [2, 2] },
    },
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
    {
      why: 'one of two who share',
      contract: 'ramsch',
      field: 'virgins',
      hand: { losers: [0, 1], virgins: [1] },
      rules: shared,
    },
  ],
  'loser-is-sweeper': [
    {
      why: 'he won by the count',
      contract: 'ramsch',
      field: 'losers',
      hand: { losers: [2], pointsBySeat: [0, 0, 120, 0], tricksBySeat: [0, 0, 8, 0] },
    },
    { why: 'he won', contract: 'ramsch', field: 'loser', hand: { loser: 0, sweep: 0 } },
    { why: 'he won', contract: 'ramsch', field: 'losers', hand: { losers: [0, 1, 2], sweep: 0 } },
    {
      why: 'told twice',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 0, losers: [0], sweep: 0 },
    },
    {
      why: 'he won by the count',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 0, pointsBySeat: [120, 0, 0, 0], tricksBySeat: [8, 0, 0, 0] },
    },
  ],
  'contradicts-sweep': [
    { why: 'all others lose', contract: 'ramsch', field: 'loser', hand: { sweep: 0, loser: 1 } },
    { why: 'he took all', contract: 'ramsch', field: 'virgins', hand: { sweep: 0, virgins: [0] } },
  ],
  'virgins-missing': [
    {
      why: 'a trick may be worth nothing',
      contract: 'ramsch',
      field: 'virgins',
      hand: { ...counted },
    },
    {
      why: 'all points are not all tricks',
      contract: 'ramsch',
      field: 'virgins',
      hand: { pointsBySeat: [120, 0, 0, 0] },
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
  'points-missing': [
    {
      why: 'tricks without points',
      contract: 'ramsch',
      field: 'pointsBySeat',
      hand: { loser: 0, tricksBySeat: [8, 0, 0, 0] },
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
  ],
  'tricks-do-not-sum': [
    {
      why: 'seven of eight; then nothing else can be said of them',
      contract: 'ramsch',
      field: 'tricksBySeat',
      hand: { loser: 0, pointsBySeat: [60, 40, 16, 4], tricksBySeat: [4, 2, 1, 0] },
    },
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
} as const satisfies RefusedHands;
