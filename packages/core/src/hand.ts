import { formErrors } from './hand-form.js';
import type { Hand, HandError, HandInput, TermsField } from './hand-input.js';
import { checkRamsch } from './ramsch-hand.js';
import { fail, type Result } from './result.js';
import { isRules, playersInHand } from './rules-check.js';
import type { Rules } from './rules.js';
import { isSeat, type PlayersInHand, type Seat } from './seat.js';
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
  TermsField,
} from './hand-input.js';
export { paysMargin, runnerRange, type RunnerRange } from './runner-range.js';

/**
 * Turns a written hand into one that can be settled, or lists everything that is wrong with it.
 * As many play as the rules have it where `players` is absent; `forehand` decides only between players who tie in a Ramsch.
 */
export function checkHand(
  input: HandInput,
  table: Rules,
  players: PlayersInHand = playersInHand(table),
  forehand: Seat = 0,
): Result<Hand, readonly HandError[]> {
  const unusable: TermsField | null = !isRules(table)
    ? 'rules'
    : players !== 3 && players !== 4
      ? 'players'
      : isSeat(forehand, players)
        ? null
        : 'forehand';
  if (unusable) return fail([{ code: 'terms-not-usable', field: unusable }]);
  const errors = formErrors(input);
  if (errors.length > 0) return fail(errors);
  const rules = players === 3 ? { ...table, players } : table;
  return input.contract.kind === 'ramsch'
    ? checkRamsch(input, rules, players, forehand)
    : checkSides(input, rules, players);
}
