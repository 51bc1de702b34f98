import * as fc from 'fast-check';
import { unwrap, type Rules } from '../src/index.js';
import { actions } from '../src/game-actions.js';
import type { Game } from '../src/game-state.js';
import { act, newGame } from '../src/game.js';
import type { Chair } from '../src/seating.js';
import { randomRules } from './random-rules.js';

/** What a random hand is made of. */
export interface Walk {
  readonly rules: Rules;
  readonly seed: string;
  readonly dealer: Chair;
  readonly choices: Iterable<number>;
}

/** Any hand under any rules. */
export const walks: fc.Arbitrary<Walk> = randomRules.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    seed: fc.string(),
    dealer: fc.nat({ max: rules.players - 1 }).map((chair) => chair as Chair),
    choices: fc.infiniteStream(fc.nat()),
  }),
);

/** A hand from the deal to its end, or for so many steps, each one of the listed actions. */
export function walk({ rules, seed, dealer, choices }: Walk, steps = 300): Game {
  const chance = choices[Symbol.iterator]();
  let game = unwrap(newGame(seed, dealer, rules));
  for (let step = 0; game.phase !== 'done' && step < steps; step += 1) {
    const listed = actions(game);
    const choice = listed[Number(chance.next().value) % listed.length];
    if (choice === undefined) throw new Error(`nothing to do in ${game.phase}`);
    game = unwrap(act(game, choice));
  }
  return game;
}
