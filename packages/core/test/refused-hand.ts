import type { HandErrorCode, HandInput } from '../src/hand.js';
import type { Rules } from '../src/rules.js';
import type { PlayersInHand } from '../src/seat.js';

/** A hand that is refused, and where. */
export interface RefusedHand {
  readonly why: string;
  readonly contract: string;
  readonly field: keyof HandInput;
  readonly hand?: Omit<HandInput, 'contract'>;
  readonly rules?: Partial<Rules>;
  readonly players?: PlayersInHand;
}

/** Refused hands by the code that says why; at least one for each code that is there. */
export type RefusedHands = Readonly<
  Partial<Record<HandErrorCode, readonly [RefusedHand, ...RefusedHand[]]>>
>;

/** One against three, and two against two. */
export const alone = { declarer: 0 };
export const pair = { declarer: 0, partner: 1 };
