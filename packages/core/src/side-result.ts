import type { HandErrorCode, HandInput } from './hand-input.js';
import { inRange, type Complain } from './hand-checks.js';
import {
  ALL_POINTS,
  isDecidedByTricks,
  judge,
  wonByTricks,
  type Margin,
  type Verdict,
} from './outcome.js';
import { handSize } from './rules-check.js';
import type { Rules } from './rules.js';
import { paysMargin } from './runner-range.js';
import type { PlayersInHand } from './seat.js';
import { canHold } from './trick-points.js';

/**
 * Who won a hand with a declarer and by how much: from a broken rule that decides it, from what was
 * counted, or from what was said; where two of them are there, they must agree.
 */
export function resultOfSides(
  input: HandInput,
  rules: Rules,
  players: PlayersInHand,
  wrong: Complain,
): Verdict {
  const { contract, penalty, points, tricks } = input;
  if (contract.kind === 'sie') {
    if (input.won === false) wrong('won', 'sie-is-always-won');
    if (penalty) wrong('penalty', 'penalty-not-possible');
    return { won: true, margin: 'plain' };
  }
  if (penalty && decides(input)) return byPenalty(input, penalty.seat, wrong);
  const inHand = handSize(players === 3 ? { ...rules, players } : rules);
  const pointsWrong = points === undefined ? undefined : pointsError(points);
  const tricksWrong = tricks === undefined ? undefined : tricksError(tricks, inHand);
  wrong('points', pointsWrong);
  wrong('tricks', tricksWrong ?? contradiction(input, inHand, players));
  if (isDecidedByTricks(contract)) return byTricks(input, inHand, wrong);
  const counted = byCount(input, rules, inHand, wrong);
  return { won: counted.won, margin: demandedMargin(input, counted.margin) };
}

/** A revoke noticed at once only ends the play: then the tricks so far are counted. */
function decides({ contract, penalty }: HandInput): boolean {
  const later = penalty?.offence === 'revoke-later' || penalty?.offence === 'wrong-card-count';
  return later || isDecidedByTricks(contract);
}

/** Lost Schwarz (Schafkopfordnung 1989, IV.2.6, IV.2.7), a Tout or a Bettel simply lost. */
function byPenalty(input: HandInput, seat: number, wrong: Complain): Verdict {
  const won = seat !== input.declarer && seat !== input.partner;
  if (input.won !== undefined && input.won !== won) wrong('won', 'contradicts-penalty');
  return { won, margin: paysMargin(input.contract) ? 'schwarz' : 'plain' };
}

/** A Tout and a Bettel: card points only show that a trick went the wrong way. */
function byTricks(input: HandInput, inHand: number, wrong: Complain): Verdict {
  const { contract, won, points, tricks } = input;
  const bettel = contract.kind === 'bettel';
  const lostByPoints = points !== undefined && points !== (bettel ? 0 : ALL_POINTS);
  const shown =
    tricks === undefined
      ? lostByPoints
        ? false
        : undefined
      : wonByTricks(contract, tricks, inHand);
  if (won !== undefined && shown !== undefined && won !== shown) wrong('won', 'contradicts-count');
  if (won === undefined && shown === undefined) wrong('won', 'won-missing');
  return { won: won ?? shown ?? false, margin: 'plain' };
}

function byCount(input: HandInput, rules: Rules, inHand: number, wrong: Complain): Verdict {
  const { contract, tricks, kontra = 0, schneider, schwarz } = input;
  const said: Verdict = {
    won: input.won === true,
    margin: schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain',
  };
  const points = input.points ?? pointsByTricks(tricks, inHand);
  if (points === undefined) {
    if (input.won === undefined) wrong('won', 'won-missing');
    return said;
  }

  const { mustWin, kontraTakesOver } = rules;
  const count = { points, ...(tricks !== undefined && { tricks }) };
  const judged = judge(contract, count, inHand, { mustWin, kontraTakesOver, kontra });
  if (!judged.ok) return said;
  const verdict = withSchwarz(judged.value, input, points);
  if (input.won !== undefined && input.won !== verdict.won) wrong('won', 'contradicts-count');
  if (schwarz !== undefined && schwarz !== (verdict.margin === 'schwarz')) {
    wrong('schwarz', 'contradicts-count');
  }
  // Schwarz includes Schneider, said or not.
  const isSchneider = verdict.margin !== 'plain';
  if (schneider !== undefined && schneider !== isSchneider && !schwarz) {
    wrong('schneider', 'contradicts-count');
  }
  return verdict;
}

/** Who has no trick has no points, and who has all tricks has all of them. */
function pointsByTricks(tricks: number | undefined, inHand: number): number | undefined {
  if (tricks === 0) return 0;
  return tricks === inHand ? ALL_POINTS : undefined;
}

/** Points cannot show a Schwarz, so where the tricks are not told it may be said. */
function withSchwarz(verdict: Verdict, { schwarz, tricks }: HandInput, points: number): Verdict {
  const all = points === (verdict.won ? ALL_POINTS : 0);
  return schwarz && tricks === undefined && all ? { ...verdict, margin: 'schwarz' } : verdict;
}

/** A Schwarz that nobody called is a Schneider; who did not say that he is free pays one. */
function demandedMargin({ demanded }: HandInput, margin: Margin): Margin {
  if (margin === 'schwarz' && demanded?.schwarz === false) return 'schneider';
  if (margin === 'plain' && demanded?.schneiderFree === false) return 'schneider';
  return margin;
}

/** What was counted twice must be one count. */
function contradiction(
  { points, tricks }: HandInput,
  inHand: number,
  players: PlayersInHand,
): HandErrorCode | undefined {
  if (points === undefined || tricks === undefined) return undefined;
  return canHold(tricks, points, inHand, players) ? undefined : 'tricks-contradict-points';
}

function pointsError(points: number): HandErrorCode | undefined {
  return inRange(points, 0, ALL_POINTS) ? undefined : 'points-out-of-range';
}

function tricksError(tricks: number, inHand: number): HandErrorCode | undefined {
  return inRange(tricks, 0, inHand) ? undefined : 'tricks-out-of-range';
}
