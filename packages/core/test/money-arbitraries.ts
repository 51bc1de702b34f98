import * as fc from 'fast-check';
import type { HandInput } from '../src/hand.js';
import { RULE_VALUES, type ListedOption, type Rules } from '../src/rules.js';
import type { PlayersInHand, Seat } from '../src/seat.js';
import type { Terms } from '../src/settle.js';
import { handsUnder, rulesets, tariffs } from './arbitraries.js';

const MONEY_OPTIONS = [
  'ramschTie',
  'virgin',
  'sweep',
  'runnerPay',
  'stockTaker',
  'stockGames',
] as const satisfies readonly ListedOption[];

/** Both, where the second says more or otherwise. */
function joined<A extends object, B extends object>([first, second]: [A, B]): A & B {
  return { ...first, ...second };
}

/** House rules that differ in everything that bears on money. */
const moneyRules: fc.Arbitrary<Rules> = fc
  .tuple(
    rulesets,
    fc.record(
      Object.fromEntries(
        MONEY_OPTIONS.map((option) => [
          option,
          fc.constantFrom(...(RULE_VALUES[option] as readonly unknown[])),
        ]),
      ),
    ),
  )
  .map(joined);

/** A hand, its terms and its table. */
export interface MoneyCase {
  readonly hand: HandInput;
  readonly terms: Terms;
  readonly players: PlayersInHand;
  readonly forehand: Seat;
}

const seatsOf = (players: PlayersInHand) => [0, 1, 2, 3].slice(0, players);

/** A Ramsch by its end: who swept, or who lost and who took no trick. */
function ramschs(rules: Rules, players: PlayersInHand): fc.Arbitrary<HandInput> {
  const contract = { kind: 'ramsch' } as const;
  const sweeps = fc
    .constantFrom(...seatsOf(players))
    .map((sweep): HandInput => ({ contract, sweep }));
  const most = rules.ramschTie === 'share' ? players : 1;
  const lost = fc
    .tuple(
      fc.shuffledSubarray(seatsOf(players), { minLength: players, maxLength: players }),
      fc.integer({ min: 1, max: most }),
      fc.nat({ max: players - 1 }),
    )
    .map(([seats, losing, trickless]): HandInput => {
      const limit = rules.sweep === 'off' ? players : players - 2;
      const losers = seats.slice(0, losing);
      return {
        contract,
        losers,
        virgins: seats.slice(losing).slice(0, Math.min(trickless, limit)),
      };
    });
  return rules.sweep === 'off' ? lost : fc.oneof({ weight: 3, arbitrary: lost }, sweeps);
}

/** Any hand that can be settled, with everything that can be said of one. */
export const moneyCases: fc.Arbitrary<MoneyCase> = fc
  .tuple(fc.constantFrom<PlayersInHand>(3, 4, 4), moneyRules, tariffs)
  .chain(([players, rules, tariff]) => {
    const sides = fc
      .tuple(
        handsUnder(rules, players),
        fc.record({ runnersHeldBy: fc.constantFrom('declarer-side' as const, 'defence' as const) }),
      )
      .map(joined);
    const extras = fc.record({
      doubled: fc.constantFrom(1, 2, 4),
      bock: fc.constantFrom(1, 2),
      knocks: fc.integer({ min: 0, max: players }),
      ...(players === 4 && { stock: fc.nat({ max: 200 }) }),
    });
    return fc
      .tuple(
        fc.oneof({ weight: 2, arbitrary: sides }, ramschs(rules, players)),
        extras,
        fc.constantFrom<Seat>(0, 1, 2),
      )
      .map(([hand, more, forehand]) => ({
        hand: { ...hand, ...more },
        terms: { tariff, rules },
        players,
        forehand,
      }));
  });
