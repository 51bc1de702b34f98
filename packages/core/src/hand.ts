import { formErrors } from './hand-form.js';
import type { Hand, HandError, HandInput } from './hand-input.js';
import { checkRamsch } from './ramsch-hand.js';
import { fail, type Result } from './result.js';
import type { Rules } from './rules.js';
import type { PlayersInHand, Seat } from './seat.js';
import { checkSides } from './side-hand.js';

export type {
  Demand,
  Hand,
  HandError,
  HandErrorCode,
  HandInput,
  Penalty,
  RamschHand,
  RunnerSide,
  SideHand,
} from './hand-input.js';
export { paysMargin, runnerRange, type RunnerRange } from './runner-range.js';

/**
 * Turns a written hand into one that can be settled, or lists everything that is wrong with it.
 * `forehand` decides only between players who tie in a Ramsch.
 */
export function checkHand(
  input: HandInput,
  table: Rules,
  players: PlayersInHand = 4,
  forehand: Seat = 0,
): Result<Hand, readonly HandError[]> {
  const errors = formErrors(input);
  if (errors.length > 0) return fail(errors);
  const rules = players === 3 ? { ...table, players } : table;
  return input.contract.kind === 'ramsch'
    ? checkRamsch(input, rules, players, forehand)
    : checkSides(input, rules, players);
}
