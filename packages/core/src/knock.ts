import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import { seatsFrom, type Seat } from './seat.js';
import { playersInHand } from './rules-check.js';

/** Who has knocked (gelegt, geklopft) and who is still to decide. It never changes. */
export interface Knocks {
  readonly rules: Pick<Rules, 'knock' | 'players'>;
  /** Who may knock, in the order in which they are asked. */
  readonly order: readonly Seat[];
  /** How many have decided. */
  readonly decided: number;
  /** The seats that knocked, each doubling the hand. */
  readonly knocked: readonly Seat[];
  /** The dealer's seat, null where he sits out. */
  readonly dealer: Seat | null;
}

/**
 * Before anybody has knocked. All are asked in turn on their first packet, the dealer last, with
 * all his cards in hand (Varianten V.1); or forehand alone; or until one has knocked.
 */
export function startKnocks(
  rules: Pick<Rules, 'knock' | 'players'>,
  forehand: Seat,
  dealer: Seat | null,
): Knocks {
  const all = seatsFrom(forehand, playersInHand(rules));
  const order = { off: [], first: [forehand], all, single: all }[rules.knock];
  return { rules, order, decided: 0, knocked: [], dealer };
}

/** Who is to decide now, and whether he has seen his first packet only or all his cards. */
export interface Knocker {
  readonly seat: Seat;
  readonly sees: 'first-packet' | 'hand';
}

/** Who is to decide whether he knocks; null when nobody is. */
export function knockerOf({ rules, order, decided, knocked, dealer }: Knocks): Knocker | null {
  const seat = order[decided];
  if (seat === undefined || (rules.knock === 'single' && knocked.length > 0)) return null;
  return { seat, sees: seat === dealer ? 'hand' : 'first-packet' };
}

/** Why somebody cannot knock or leave it. */
export type KnockError = 'nobody-knocks-now' | 'not-your-turn';

/** A seat knocks, or leaves it. */
export function decideKnock(
  knocks: Knocks,
  seat: Seat,
  knock: boolean,
): Result<Knocks, KnockError> {
  const knocker = knockerOf(knocks);
  if (knocker === null) return fail('nobody-knocks-now');
  if (knocker.seat !== seat) return fail('not-your-turn');
  return ok({
    ...knocks,
    decided: knocks.decided + 1,
    knocked: knock ? [...knocks.knocked, seat] : knocks.knocked,
  });
}
