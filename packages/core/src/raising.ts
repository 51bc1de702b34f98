import { isTout, RAISE_RANGE, type Contract, type HonourSolo, type SuitSolo } from './contract.js';
import type { Rules } from './rules.js';

/**
 * Whether soloists can raise a game: every solo that is decided by card points. A Bettel counts
 * none, and a Tout ranks above all bids.
 */
export function isRaisable(contract: Contract): contract is SuitSolo | HonourSolo {
  switch (contract.kind) {
    case 'solo':
    case 'wenz':
    case 'geier':
    case 'suit-wenz':
    case 'suit-geier':
      return !isTout(contract);
    default:
      return false;
  }
}

/** Why a bid of card points cannot be made. */
export type RaiseError =
  /** Nobody raises here, or there is no soloist to outbid. */
  | 'nothing-to-raise'
  /** The bid is not above the one that stands. */
  | 'raise-too-low'
  /** More than 120, or a number between two steps. */
  | 'raise-off-step';

/** Why a bid cannot be made over the one that stands (0 where none does); null where it can. */
export function whyNotRaise(
  to: number,
  standing: number,
  { raiseStep }: Pick<Rules, 'raiseStep'>,
): RaiseError | null {
  if (raiseStep === 0) return 'nothing-to-raise';
  const { least, most } = RAISE_RANGE;
  if (typeof to !== 'number' || !(to <= most && (to - least) % raiseStep === 0)) {
    return 'raise-off-step';
  }
  return to >= least && to > standing ? null : 'raise-too-low';
}

/** The bids above the one that stands: 70, 80 … 120, or in steps of five (Varianten II.6.1). */
export function raisesOver(standing: number, rules: Pick<Rules, 'raiseStep'>): number[] {
  const raises: number[] = [];
  if (rules.raiseStep === 0) return raises;
  for (let to: number = RAISE_RANGE.least; to <= RAISE_RANGE.most; to += rules.raiseStep) {
    if (whyNotRaise(to, standing, rules) === null) raises.push(to);
  }
  return raises;
}
