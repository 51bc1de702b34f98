import { describe, expect, it } from 'vitest';
import {
  checkHand,
  handInputOf,
  outcomeOf,
  playersInHand,
  settle,
  startPlay,
  TARIFFS,
  unwrap,
  type HandInput,
  type Outcome,
  type Play,
} from '../src/index.js';
import {
  pick,
  playOut,
  randomFrom,
  randomPlayRules,
  randomSetup,
  type Random,
} from './random-hand.js';

const HANDS = Array.from({ length: 300 }, (_, seed) => seed);

function played(random: Random): { play: Play; outcome: Outcome } {
  const rules = {
    ...randomPlayRules(random),
    virgin: pick(random, ['none', 'each', 'all', 'each-multiplied'] as const),
    runnerPay: pick(random, ['both', 'winners-held'] as const),
  };
  const play = playOut(random, unwrap(startPlay({ ...randomSetup(random, rules), playOn: true })));
  return { play, outcome: unwrap(outcomeOf(play)) };
}

/** The same hand from somebody who counted cards and tricks and judged nothing. */
function counted(from: HandInput, outcome: Outcome): HandInput {
  if (outcome.kind === 'ramsch') {
    const { points, tricks, losers, sweep } = outcome;
    // Trumps in the tricks decide a last tie, so who lost is said besides.
    return {
      contract: from.contract,
      pointsBySeat: points,
      tricksBySeat: tricks,
      ...(sweep === null && { losers }),
    };
  }
  const { won: _won, schneider: _schneider, schwarz: _schwarz, ...rest } = from;
  return { ...rest, points: outcome.points, tricks: outcome.tricks };
}

describe('three kinds of people, one hand', () => {
  it('who saw it played, who counted, and who only knows the end settle alike', () => {
    for (const seed of HANDS) {
      const { play, outcome } = played(randomFrom(seed));
      const { rules, players, forehand } = play.deal;
      const terms = { tariff: TARIFFS['10-50'], rules };
      const asPlayed = handInputOf(play, outcome);
      const options = { players, forehand };
      const settlement = settle(asPlayed, terms, options);
      expect(settlement, `hand ${seed}`).toMatchObject({ ok: true });
      expect(settle(counted(asPlayed, outcome), terms, options), `hand ${seed}`).toEqual(
        settlement,
      );
      const both = { ...counted(asPlayed, outcome), ...asPlayed };
      if (outcome.kind === 'sides') expect(settle(both, terms, options)).toEqual(settlement);
    }
  });

  it('a count that says otherwise is refused, whatever was played', () => {
    for (const seed of HANDS) {
      const { play, outcome } = played(randomFrom(seed));
      const { rules } = play.deal;
      if (outcome.kind === 'ramsch' || play.deal.contract.kind === 'sie') continue;
      const input = counted(handInputOf(play, outcome), outcome);
      const checked = checkHand({ ...input, won: !outcome.won }, rules, playersInHand(rules));
      expect(checked, `hand ${seed}`).toMatchObject({
        ok: false,
        error: [{ code: 'contradicts-count', field: 'won' }],
      });
    }
  });
});
