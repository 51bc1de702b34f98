import { describe, expect, it } from 'vitest';
import {
  callKontra,
  handInputOf,
  OFFICIAL_RULES,
  outcomeOf,
  playedTricks,
  seatsFrom,
  startPlay,
  trumpTable,
  unwrap,
  type Outcome,
  type RamschOutcome,
  type Rules,
  type Seat,
  type SideOutcome,
} from '../src/index.js';
import { playOut, randomFrom, randomSetup } from './random-hand.js';
import { dealRest, start } from './table.js';

const top = dealRest('EO GO HO SO EU GU HU SU');

describe('what a settlement is told of a played hand', () => {
  const sides: SideOutcome = {
    kind: 'sides',
    declarer: 0,
    partner: null,
    points: 70,
    tricks: 5,
    won: true,
    margin: 'plain',
    run: 4,
  };

  it.each<[Partial<SideOutcome>, Partial<Rules>, object]>([
    [{}, {}, { won: true, schneider: false, schwarz: false, runners: 4 }],
    [{ margin: 'schneider' }, {}, { schneider: true, schwarz: false }],
    [{ margin: 'schwarz' }, {}, { schneider: true, schwarz: true }],
    [{ won: false, run: -3 }, {}, { won: false, runners: 3 }],
    [{}, { runnerPay: 'winners-held' }, { runners: 4, runnersHeldBy: 'declarer-side' }],
    [{ won: false, run: -3 }, { runnerPay: 'winners-held' }, { runnersHeldBy: 'defence' }],
  ])('%o under %o: %o', (outcome, rules, expected) => {
    const input = handInputOf(start('solo E', top, { rules }), { ...sides, ...outcome });
    expect(input).toMatchObject({
      contract: { kind: 'solo', suit: 'E' },
      declarer: 0,
      ...expected,
    });
    expect('runnersHeldBy' in input).toBe(rules.runnerPay === 'winners-held');
  });

  it.each<[Partial<RamschOutcome>, object]>([
    [
      { losers: [2], virgins: [0, 3] },
      { losers: [2], virgins: [0, 3] },
    ],
    [{ losers: [0, 1, 3], sweep: 2 }, { sweep: 2 }],
  ])('a Ramsch: %o', (outcome, expected) => {
    const ramsch: Outcome = {
      kind: 'ramsch',
      points: [],
      tricks: [],
      losers: [],
      virgins: [],
      sweep: null,
      ...outcome,
    };
    expect(handInputOf(start('ramsch', top), ramsch)).toEqual({
      contract: { kind: 'ramsch' },
      ...expected,
    });
  });
});

it('equal points in a Ramsch are decided by the cards of the tricks', () => {
  const rules: Rules = { ...OFFICIAL_RULES, ramschTie: 'highest-trump' };
  const { trumpOrder } = trumpTable({ kind: 'ramsch' });
  const random = randomFrom(7);
  let ties = 0;
  for (let hand = 0; hand < 400; hand++) {
    const { hands } = randomSetup(random, OFFICIAL_RULES);
    const begun = unwrap(startPlay({ contract: { kind: 'ramsch' }, hands, forehand: 0, rules }));
    const play = playOut(random, begun);
    const outcome = unwrap(outcomeOf(play)) as RamschOutcome;
    const most = Math.max(...outcome.points);
    const tied = seatsFrom(0, 4).filter((seat) => outcome.points[seat] === most);
    if (tied.length < 2 || outcome.sweep !== null) continue;
    ties += 1;
    // The highest trump that lies with any of them.
    const takerOf = (card: string) =>
      playedTricks(play).find(({ cards }) => cards.some((one) => one === card))?.winner as Seat;
    const highest = trumpOrder.find((card) => tied.includes(takerOf(card)));
    expect(outcome.losers).toEqual([takerOf(highest ?? '')]);
  }
  expect(ties).toBeGreaterThan(0);
});

it('a kontra that takes over moves the limit of a played hand', () => {
  const random = randomFrom(11);
  const seen = new Set<boolean>();
  for (const kontraTakesOver of [false, true]) {
    const rules: Rules = { ...OFFICIAL_RULES, kontraTakesOver };
    for (let hand = 0; hand < 1500; hand++) {
      const { hands } = randomSetup(random, OFFICIAL_RULES);
      const setup = {
        contract: { kind: 'cross' },
        hands,
        forehand: 0,
        declarer: 0,
        rules,
      } as const;
      const doubled = unwrap(callKontra(unwrap(startPlay(setup)), 1));
      const outcome = unwrap(outcomeOf(playOut(random, doubled))) as SideOutcome;
      if (outcome.points !== 60) continue;
      seen.add(kontraTakesOver);
      expect(outcome.won).toBe(kontraTakesOver);
    }
  }
  expect(seen.size).toBe(2);
});
