import { isTout, type Contract } from './contract.js';
import { fail, ok, type Result } from './result.js';

/** By how much a hand was won. A Schwarz is always a Schneider too, so one word says it. */
export type Margin = 'plain' | 'schneider' | 'schwarz';

/** How a hand ended, seen from the declarer's side. */
export interface Verdict {
  readonly won: boolean;
  readonly margin: Margin;
}

/** What was counted after the last trick. */
export interface Count {
  /** The card points of the declarer's side, 0 to 120. */
  readonly points: number;
  /** The tricks of the declarer's side, where they are known. Schwarz is judged by tricks alone. */
  readonly tricks?: number;
}

/** Why a count cannot be judged. */
export type CountError = 'points-out-of-range' | 'tricks-out-of-range' | 'not-decided-by-points';

/** The points in the pack. */
export const ALL_POINTS = 120;

const TRICKS = 8;

/**
 * The card points that the declarer's side needs: 61, in a raised solo one more than the bid but
 * never more than 120 (Schafkopfordnung 1989, V.1.2; Varianten II.6.3).
 */
export function pointsToWin(contract: Contract): number {
  const raised = 'raised' in contract ? contract.raised : undefined;
  return raised === undefined ? 61 : Math.min(raised + 1, ALL_POINTS);
}

/**
 * Judges a counted hand. Schneider: a losing declarer with 30 or fewer, losing defenders with 29 or
 * fewer; raising does not move these limits (Schafkopfordnung 1989, V.1.3; Varianten II.6.3).
 * Schwarz needs `tricks`: a trick may be worth nothing.
 */
export function judge(
  contract: Contract,
  { points, tricks }: Count,
  tricksInHand: number = TRICKS,
): Result<Verdict, CountError> {
  if (isTout(contract) || ['bettel', 'sie', 'ramsch'].includes(contract.kind)) {
    return fail('not-decided-by-points');
  }
  if (!Number.isInteger(points) || points < 0 || points > ALL_POINTS) {
    return fail('points-out-of-range');
  }
  if (
    tricks !== undefined &&
    !(Number.isInteger(tricks) && tricks >= 0 && tricks <= tricksInHand)
  ) {
    return fail('tricks-out-of-range');
  }
  const won = points >= pointsToWin(contract);
  const schneider = won ? ALL_POINTS - points <= 29 : points <= 30;
  const schwarz = tricks === (won ? tricksInHand : 0);
  return ok({ won, margin: schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain' });
}
