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

/** What moves the winning limit besides the contract; absent is as in the Schafkopfordnung. */
export interface WinTerms {
  /** The points that the side of a must-player needs; with 60 it is free of Schneider at 30. */
  readonly mustWin?: 60 | 61;
  /** Stoß übernimmt: once there is a kontra the defenders are as the declarer's side was. */
  readonly kontraTakesOver?: boolean;
  /** Doubling calls that were made. */
  readonly kontra?: number;
}

/**
 * The card points that the declarer's side needs: 61, in a raised solo one more than the bid but
 * never more than 120 (Schafkopfordnung 1989, V.1.2; Varianten II.6.3). "Spieler bleibt Spieler"
 * (V.2.6), unless the house says that kontra takes over.
 */
export function pointsToWin(contract: Contract, terms: WinTerms = {}): number {
  const raised = 'raised' in contract ? contract.raised : undefined;
  if (raised !== undefined) return Math.min(raised + 1, ALL_POINTS) - (takesOver(terms) ? 1 : 0);
  return takesOver(terms) || isMustFor60(contract, terms) ? 60 : 61;
}

/** With how many points, or fewer, a losing side is Schneider (Schafkopfordnung 1989, V.1.3). */
function schneiderLimit(
  loser: 'declarer' | 'defence',
  contract: Contract,
  terms: WinTerms,
): number {
  if (loser === 'defence') return takesOver(terms) ? 30 : 29;
  return takesOver(terms) || isMustFor60(contract, terms) ? 29 : 30;
}

function takesOver({ kontraTakesOver, kontra = 0 }: WinTerms): boolean {
  return kontraTakesOver === true && kontra > 0;
}

function isMustFor60(contract: Contract, { mustWin }: WinTerms): boolean {
  return contract.kind === 'rufer' && contract.must === true && mustWin === 60;
}

/** Whether tricks alone decide a contract: all of them in a Tout, none in a Bettel. */
export function isDecidedByTricks(contract: Contract): boolean {
  return contract.kind === 'bettel' || isTout(contract);
}

/** Whether the declarer of a Tout or a Bettel has won with so many tricks of so many. */
export function wonByTricks(
  contract: Contract,
  tricks: number,
  tricksInHand: number = TRICKS,
): boolean {
  return tricks === (contract.kind === 'bettel' ? 0 : tricksInHand);
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
  terms: WinTerms = {},
): Result<Verdict, CountError> {
  if (isDecidedByTricks(contract) || contract.kind === 'sie' || contract.kind === 'ramsch') {
    return fail('not-decided-by-points');
  }
  if (!isWhole(points, ALL_POINTS)) return fail('points-out-of-range');
  if (tricks !== undefined && !isWhole(tricks, tricksInHand)) return fail('tricks-out-of-range');

  const won = points >= pointsToWin(contract, terms);
  const losing = won ? ALL_POINTS - points : points;
  const schneider = losing <= schneiderLimit(won ? 'defence' : 'declarer', contract, terms);
  const schwarz = tricks === (won ? tricksInHand : 0);
  return ok({ won, margin: schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain' });
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
