import { alone, pair, type RefusedHands } from './refused-hand.js';
import { OFFICIAL_RULES } from '../src/rules.js';

/** What is refused about seats, runners, doublings and the Stock. */
export const REFUSED_SIDES = {
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
    {
      why: 'an offender who does not play',
      contract: 'wenz',
      field: 'penalty',
      hand: { ...alone, penalty: { offence: 'revoke-later', seat: 4 } },
    },
    { why: 'seat 4 loses', contract: 'ramsch', field: 'loser', hand: { loser: 4 } },
    { why: 'one of two is seat 4', contract: 'ramsch', field: 'losers', hand: { losers: [1, 4] } },
    { why: 'seat 4', contract: 'ramsch', field: 'virgins', hand: { loser: 1, virgins: [0, 4] } },
    { why: 'seat 4 took all', contract: 'ramsch', field: 'sweep', hand: { sweep: 4 } },
    {
      why: 'only three play',
      contract: 'wenz',
      field: 'knockers',
      hand: { ...alone, knockers: [0, 3] },
      players: 3,
    },
    {
      why: 'an offender who does not play',
      contract: 'ramsch',
      field: 'penalty',
      hand: { penalty: { offence: 'wrong-lead', seat: 4 } },
    },
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
      why: 'ruling: three players',
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
      why: 'Bettel (Tarife III)',
      contract: 'bettel',
      field: 'runners',
      hand: { ...alone, runners: 2 },
    },
    {
      why: 'Ramsch (Tarife III)',
      contract: 'ramsch',
      field: 'runners',
      hand: { loser: 0, runners: 3 },
    },
  ],
  'runners-below-minimum': [
    {
      why: 'Tarife III.1: nor can fewer be demanded',
      contract: 'rufer E',
      field: 'demanded',
      hand: { ...pair, demanded: { runners: 2 } },
    },
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
    { why: 'less than none', contract: 'solo', field: 'runners', hand: { ...alone, runners: -3 } },
    { why: 'a Sie has eight', contract: 'sie', field: 'runners', hand: { ...alone, runners: 7 } },
    {
      why: 'the Farb-Wenz from three, as some play (house rule runnerMin)',
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
      why: 'nobody to say it to (ruling)',
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
      why: 'nor does the highest limit let them grow without bound',
      contract: 'solo',
      field: 'kontra',
      hand: { ...alone, kontra: 13 },
      rules: { kontraMax: 12 },
    },
  ],
  'bock-out-of-range': [
    { why: 'a factor of nothing', contract: 'solo', field: 'bock', hand: { ...alone, bock: 0 } },
    { why: 'half a factor', contract: 'solo', field: 'bock', hand: { ...alone, bock: 1.5 } },
    { why: 'beyond reason', contract: 'solo', field: 'bock', hand: { ...alone, bock: 1e9 } },
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
    {
      why: 'two by name where one may',
      contract: 'wenz',
      field: 'knockers',
      hand: { ...alone, knockers: [1, 2] },
      rules: { knock: 'single' },
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
      why: 'ruling: three players',
      contract: 'wenz',
      field: 'stock',
      hand: { ...alone, stock: 30 },
      players: 3,
    },
  ],
} as const satisfies RefusedHands;
