import { describe, expect, it } from 'vitest';
import { checkHand, paysMargin, runnerRange, type HandInput } from './hand.js';
import { OFFICIAL_RULES, type Rules } from './rules.js';
import { contractOf } from '../test/oracle.js';

const pair = { declarer: 0, partner: 1 };
const alone = { declarer: 0 };

describe('checkHand accepts', () => {
  it('what is absent as no, none or 0', () => {
    const contract = contractOf('solo G');
    expect(checkHand({ contract, declarer: 3, won: false }, OFFICIAL_RULES)).toEqual({
      ok: true,
      value: {
        kind: 'sides',
        contract,
        declarer: 3,
        partner: null,
        won: false,
        margin: 'plain',
        runners: 0,
        overclaimed: 0,
        knocks: 0,
        kontra: 0,
        bock: 1,
        doubled: 1,
        stock: 0,
        penalty: null,
      },
    });
  });

  it.each([
    ['rufer E', { ...pair, schneider: true }, 'schneider'],
    ['rufer E', { ...pair, schneider: true, schwarz: true }, 'schwarz'],
    ['rufer E', { ...pair, schwarz: true }, 'schwarz'],
    ['solo G tout', { ...alone, schneider: true, schwarz: true }, 'plain'],
    ['bettel', { ...alone, schneider: true, schwarz: true }, 'plain'],
    ['sie', { ...alone, schneider: true, schwarz: true }, 'plain'],
  ] as const)('%s, %j: %s (ruling)', (contract, hand, margin) => {
    const input = { contract: contractOf(contract), won: true, ...hand };
    expect(checkHand(input, OFFICIAL_RULES)).toMatchObject({ ok: true, value: { margin } });
  });

  it('a Sie as won with its eight runners, told or not (SquareScores, Scoring)', () => {
    const contract = contractOf('sie');
    for (const more of [{}, { won: true }, { runners: 8 }]) {
      expect(checkHand({ contract, declarer: 0, ...more }, OFFICIAL_RULES)).toMatchObject({
        ok: true,
        value: { won: true, runners: 8 },
      });
    }
  });

  it('a must-play without kontra (Varianten IV.3.3)', () => {
    const hand = { contract: contractOf('rufer E must'), ...pair, won: true, knocks: 4 };
    expect(checkHand(hand, OFFICIAL_RULES)).toMatchObject({ ok: true, value: { kontra: 0 } });
  });

  it.each([
    [{ knocks: 2 }, 2],
    [{ knocks: 2, knockers: [3] }, 2],
    [{ knocks: 2, knockers: [3, 0] }, 2],
    [{ knockers: [3, 0, 1] }, 3],
    [{ knockers: [] }, 0],
  ])('%j: as many knocks as are told, else as are named: %i', (hand, knocks) => {
    for (const game of [
      { contract: contractOf('rufer E'), ...pair, won: true },
      { contract: contractOf('ramsch'), loser: 1 },
    ]) {
      expect(checkHand({ ...game, ...hand }, OFFICIAL_RULES)).toMatchObject({ value: { knocks } });
    }
  });

  it('a fifth call where the table sets no limit (Tarife V.5)', () => {
    const hand = { contract: contractOf('rufer E'), ...pair, won: true, kontra: 5 };
    const rules = { ...OFFICIAL_RULES, kontraMax: null };
    expect(checkHand(hand, rules)).toMatchObject({ ok: true, value: { kontra: 5 } });
  });
});

describe('checkHand on a hand with a declarer', () => {
  const checked = (contract: string, hand: Partial<HandInput>, rules: Partial<Rules> = {}) =>
    checkHand({ contract: contractOf(contract), ...hand }, { ...OFFICIAL_RULES, ...rules });

  it.each([0, 1, 2, 3])('cross play: the partner sits opposite seat %i (ruling)', (seat) => {
    expect(checked('cross', { declarer: seat, won: true })).toMatchObject({
      value: { declarer: seat, partner: (seat + 2) % 4 },
    });
  });

  it('keeps what was broken and by whom, lost Schwarz (Schafkopfordnung 1989, IV.2.6)', () => {
    const penalty = { offence: 'revoke-later', seat: 1 } as const;
    for (const told of [{}, { won: false }]) {
      expect(checked('rufer E', { ...pair, ...told, penalty })).toMatchObject({
        value: { won: false, margin: 'schwarz', penalty },
      });
    }
  });

  it.each([
    ['wenz tout', { points: 119 }, false],
    ['wenz tout', { tricks: 8 }, true],
    ['wenz tout', { won: true, tricks: 8 }, true],
    ['wenz tout', { won: true, points: 120 }, true],
    ['bettel', { won: true, tricks: 0 }, true],
    ['bettel', { won: false, tricks: 1 }, false],
  ] as const)('%s with %j: won is %s (Schafkopfordnung, Varianten II.4)', (contract, hand, won) => {
    expect(checked(contract, { ...alone, ...hand })).toMatchObject({ ok: true, value: { won } });
  });

  it.each([
    [{}, { schwarz: false }, 'plain'],
    [{ schneider: true }, { schwarz: false }, 'schneider'],
    [{ schwarz: true }, { schwarz: false }, 'schneider'],
    [{ schwarz: true }, { schwarz: true }, 'schwarz'],
    [{}, { schneiderFree: false }, 'schneider'],
    [{}, { schneiderFree: true }, 'plain'],
    [{ schwarz: true }, { schneiderFree: false }, 'schwarz'],
  ] as const)('%j, demanded %j: %s (ruling)', (hand, demanded, margin) => {
    expect(checked('rufer E', { ...pair, won: true, ...hand, demanded })).toMatchObject({
      ok: true,
      value: { margin },
    });
  });

  it('none demanded are none paid, and none too many (Tarife III.3)', () => {
    const hand = { ...pair, won: true, runners: 3, demanded: { runners: 0 } };
    expect(checked('rufer E', hand)).toMatchObject({ value: { runners: 0, overclaimed: 0 } });
  });

  it('nor in a Sie, which always has some', () => {
    const hand = { declarer: 0, won: true, demanded: { runners: 0 } };
    expect(checked('sie', hand)).toMatchObject({ value: { runners: 0, overclaimed: 0 } });
  });

  it.each([
    ['wenz', {}, 0],
    ['wenz', { runners: 0 }, 0],
    ['wenz', { runners: 3, runnersHeldBy: 'declarer-side' }, 3],
    ['wenz', { runners: 3, runnersHeldBy: 'defence' }, 0],
    ['sie', {}, 8],
  ] as const)('%s %j where only the winners’ own are paid: %i (row 68)', (contract, hand, paid) => {
    const told = { ...alone, won: true, ...hand };
    expect(checked(contract, told, { runnerPay: 'winners-held' })).toMatchObject({
      ok: true,
      value: { runners: paid },
    });
  });
});

describe('checkHand on a Ramsch', () => {
  const official = { losers: [0], virgins: [], sweep: null };

  it.each<[string, Partial<HandInput>, Partial<Rules>, object]>([
    ['who loses', { loser: 0 }, {}, official],
    ['as a list too', { loser: 0, losers: [0] }, {}, official],
    ['two who share', { losers: [2, 0] }, { ramschTie: 'share' }, { losers: [0, 2] }],
    ['a sweep (Varianten IV.1.4)', { sweep: 2 }, {}, { losers: [0, 1, 3], virgins: [], sweep: 2 }],
    [
      'a sweep, with all others as losers',
      { sweep: 0, losers: [1, 2, 3] },
      {},
      { losers: [1, 2, 3], virgins: [], sweep: 0 },
    ],
    [
      'three virgins where no sweep is played',
      { loser: 0, virgins: [1, 2, 3] },
      { sweep: 'off' },
      { losers: [0], virgins: [1, 2, 3], sweep: null },
    ],
    [
      'the offender as the loser (ruling)',
      { penalty: { offence: 'revoke-later', seat: 2 } },
      {},
      {
        losers: [2],
        virgins: [],
        sweep: null,
        penalty: { offence: 'revoke-later', seat: 2 },
      },
    ],
    [
      'the offender who is named besides',
      { loser: 2, penalty: { offence: 'wrong-lead', seat: 2 } },
      {},
      { losers: [2] },
    ],
    ['most points (Varianten IV.1.2)', { pointsBySeat: [60, 30, 20, 10] }, {}, official],
    [
      'who took no trick, by the tricks',
      { pointsBySeat: [60, 40, 20, 0], tricksBySeat: [4, 2, 2, 0] },
      {},
      { losers: [0], virgins: [3] },
    ],
    [
      'who took no trick, said and counted',
      { virgins: [3], pointsBySeat: [60, 40, 20, 0], tricksBySeat: [4, 2, 2, 0] },
      {},
      { losers: [0], virgins: [3] },
    ],
    [
      'who took no trick, said of one without points',
      { virgins: [3], pointsBySeat: [60, 40, 20, 0] },
      {},
      { losers: [0], virgins: [3] },
    ],
    [
      'no points where nobody asks for tricks',
      { pointsBySeat: [60, 40, 20, 0] },
      { virgin: 'none' },
      official,
    ],
    [
      'both who share',
      { losers: [0, 1], virgins: [], pointsBySeat: [50, 50, 20, 0] },
      { ramschTie: 'share' },
      { losers: [0, 1] },
    ],
    [
      'a sweep by all tricks, with all others as losers',
      { losers: [1, 2, 3], pointsBySeat: [120, 0, 0, 0], tricksBySeat: [8, 0, 0, 0] },
      { ramschTie: 'share' },
      { losers: [1, 2, 3], virgins: [], sweep: 0 },
    ],
    [
      'a sweep, said and counted',
      { sweep: 0, pointsBySeat: [120, 0, 0, 0], tricksBySeat: [8, 0, 0, 0] },
      {},
      { losers: [1, 2, 3], virgins: [], sweep: 0 },
    ],
    [
      'a sweep, said of one with all points',
      { sweep: 0, pointsBySeat: [120, 0, 0, 0] },
      {},
      { losers: [1, 2, 3], virgins: [], sweep: 0 },
    ],
    [
      '91 points where they are a sweep',
      { pointsBySeat: [91, 29, 0, 0] },
      { sweep: 'points-91' },
      { losers: [1, 2, 3], virgins: [], sweep: 0 },
    ],
    [
      '120 points where they are a sweep',
      { pointsBySeat: [0, 120, 0, 0] },
      { sweep: 'points-120' },
      { losers: [0, 2, 3], virgins: [], sweep: 1 },
    ],
  ])('%s', (_, hand, rules, ending) => {
    const input = { contract: contractOf('ramsch'), ...hand };
    expect(checkHand(input, { ...OFFICIAL_RULES, ...rules })).toMatchObject({
      ok: true,
      value: ending,
    });
  });
});

describe('runnerRange', () => {
  it.each([
    ['rufer E', 'long', 3, 14, 'Tarife III.1'],
    ['cross', 'long', 3, 14, 'as the Rufer (ruling)'],
    ['wedding', 'long', 3, 14, 'Tarife II.2'],
    ['solo', 'long', 3, 14, 'Tarife III.1'],
    ['solo G tout', 'short', 3, 12, 'Tarife III, every trump'],
    ['wenz', 'long', 2, 4, 'Tarife III.2'],
    ['geier', 'short', 2, 4, 'Tarife III.2'],
    ['suit-wenz', 'long', 2, 11, 'Tarife III.2'],
    ['suit-geier S', 'long', 2, 11, 'Tarife III.2'],
    ['suit-geier', 'short', 2, 9, 'Tarife III, every trump'],
    ['sie', 'long', 8, 8, 'Tarife IV.2'],
    ['sie', 'short', 6, 6, 'house rule shortSie'],
  ] as const)('%s, %s pack: %i to %i (%s)', (contract, deck, least, most, _source) => {
    const rules = { ...OFFICIAL_RULES, deck };
    expect(runnerRange(contractOf(contract), rules)).toEqual({ least, most });
  });

  it('eight in the Sie of three players, who hold eight of 24 cards (ruling)', () => {
    const rules = { ...OFFICIAL_RULES, deck: 'short' as const };
    expect(runnerRange(contractOf('sie'), rules, 3)).toEqual({ least: 8, most: 8 });
    const sie = { contract: contractOf('sie'), declarer: 0, runners: 8 };
    expect(checkHand(sie, rules, 3)).toMatchObject({ ok: true, value: { runners: 8 } });
  });

  it.each(['bettel', 'ramsch'])('none in a %s (Tarife III)', (contract) => {
    expect(runnerRange(contractOf(contract), OFFICIAL_RULES)).toBeNull();
  });

  it('a cap holds in every contract that has more trumps (house rule runnerCap)', () => {
    const rules = { ...OFFICIAL_RULES, runnerCap: 8 };
    const most = (text: string) => runnerRange(contractOf(text), rules)?.most;
    expect(['rufer', 'solo', 'suit-wenz', 'wenz'].map(most)).toEqual([8, 8, 8, 4]);
  });
});

describe('paysMargin', () => {
  it.each([
    ['rufer', true],
    ['wedding', true],
    ['solo raised 90', true],
    ['suit-geier', true],
    ['wenz tout', false],
    ['sie', false],
    ['bettel', false],
    ['ramsch', false],
  ])('Schneider and Schwarz in %s: %s (Tarife IV.1, rulings)', (contract, expected) => {
    expect(paysMargin(contractOf(contract))).toBe(expected);
  });
});
