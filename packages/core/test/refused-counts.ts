import { alone, pair, type RefusedHands } from './refused-hand.js';
import type { Rules } from '../src/rules.js';

const shared: Partial<Rules> = { ramschTie: 'share' };
const counted = { loser: 0, pointsBySeat: [60, 40, 20, 0] };

/** What is refused because two things that were told contradict each other. */
export const REFUSED_COUNTS = {
  'won-missing': [
    { why: 'nobody said', contract: 'rufer', field: 'won', hand: pair },
    { why: 'nor of a Bettel', contract: 'bettel', field: 'won', hand: alone },
    {
      why: 'that the losers are Schneider does not say who lost',
      contract: 'solo',
      field: 'won',
      hand: { ...alone, schneider: true },
    },
    {
      why: 'five tricks do not show it',
      contract: 'wenz',
      field: 'won',
      hand: { ...alone, tricks: 5 },
    },
    {
      why: 'all points are not all tricks (Schwarz is by tricks)',
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
      why: 'more than four aces in one trick',
      contract: 'rufer',
      field: 'tricks',
      hand: { ...pair, points: 45, tricks: 1 },
    },
    {
      why: 'less than 76 without one trick of four aces',
      contract: 'wenz',
      field: 'tricks',
      hand: { ...alone, points: 75, tricks: 7 },
    },
    {
      // Four aces and two tens: 44 + 20.
      why: 'more than six cards are worth, where three play',
      contract: 'solo',
      field: 'tricks',
      hand: { ...alone, points: 65, tricks: 2 },
      players: 3,
    },
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
    {
      why: 'more than four aces in one trick of a Ramsch',
      contract: 'ramsch',
      field: 'tricksBySeat',
      hand: { pointsBySeat: [45, 45, 20, 10], tricksBySeat: [1, 4, 2, 1] },
    },
  ],
  'contradicts-count': [
    {
      why: 'two are named and one knocked',
      contract: 'rufer',
      field: 'knockers',
      hand: { ...pair, won: true, knocks: 1, knockers: [2, 3] },
    },
    {
      why: 'not one loses: another took everything',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 1, pointsBySeat: [120, 0, 0, 0], tricksBySeat: [8, 0, 0, 0] },
    },
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
      why: 'the first of two who share',
      contract: 'ramsch',
      field: 'losers',
      hand: { losers: [0], virgins: [], pointsBySeat: [50, 50, 20, 0] },
      rules: shared,
    },
    {
      why: 'no sweep with 118, whoever has the rest',
      contract: 'ramsch',
      field: 'sweep',
      hand: { sweep: 0, pointsBySeat: [118, 2, 0, 0] },
    },
    {
      why: 'no sweep with 90 where 91 are one',
      contract: 'ramsch',
      field: 'sweep',
      hand: { sweep: 0, pointsBySeat: [90, 30, 0, 0] },
      rules: { sweep: 'points-91' },
    },
    {
      why: 'no sweep with 118 where 120 are one',
      contract: 'ramsch',
      field: 'sweep',
      hand: { sweep: 0, pointsBySeat: [118, 2, 0, 0] },
      rules: { sweep: 'points-120' },
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
      why: 'the offender loses (ruling)',
      contract: 'ramsch',
      field: 'loser',
      hand: { loser: 1, penalty: { offence: 'wrong-lead', seat: 2 } },
    },
    {
      why: 'he alone',
      contract: 'ramsch',
      field: 'losers',
      hand: { losers: [2, 3], penalty: { offence: 'wrong-lead', seat: 2 } },
      rules: shared,
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
  'only-in-wedding': [
    {
      why: 'nothing is offered',
      contract: 'rufer',
      field: 'offerer',
      hand: { ...pair, offerer: 0 },
    },
    { why: 'nothing is taken', contract: 'solo', field: 'taker', hand: { ...alone, taker: 1 } },
    {
      why: 'each for himself',
      contract: 'ramsch',
      field: 'offerer',
      hand: { loser: 0, offerer: 1 },
    },
    { why: 'each for himself', contract: 'ramsch', field: 'taker', hand: { loser: 0, taker: 1 } },
  ],
  'contradicts-wedding': [
    {
      why: 'the offerer is declarer (ruling)',
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
  'runner-side-missing': [
    {
      why: 'only the winners’ own are paid (house rule runnerPay)',
      contract: 'wenz',
      field: 'runnersHeldBy',
      hand: { ...alone, runners: 3 },
      rules: { runnerPay: 'winners-held' },
    },
  ],
} as const satisfies RefusedHands;
