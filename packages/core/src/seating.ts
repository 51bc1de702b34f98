import { fail, ok, type Result } from './result.js';
import type { Random } from './random.js';
import type { Rules } from './rules.js';
import type { Seat } from './seat.js';

/** A chair at the table, counted clockwise from 0; with five or six more than play a hand. */
export type Chair = 0 | 1 | 2 | 3 | 4 | 5;

/** Who plays a hand and who only watches. */
export interface Seating {
  /**
   * The chair of each seat in the hand. With three or four at the table a seat is its chair; with
   * five or six the seats are counted clockwise from forehand.
   */
  readonly chairs: readonly Chair[];
  /** The chairs that sit out: the dealer, with six the cutter too. */
  readonly out: readonly Chair[];
  /** Who leads and speaks first: the dealer's left neighbour. */
  readonly forehand: Seat;
  /** The dealer's seat, or null where he sits out. */
  readonly dealer: Seat | null;
}

/** Who plays when a chair deals (Schafkopfordnung 1989, II.1.1; Schafkopf zu fünft). */
export function seatingOf(dealer: Chair, { players }: Pick<Rules, 'players'>): Seating {
  const after = (steps: number) => ((dealer + steps) % players) as Chair;
  if (players <= 4) {
    const chairs = Array.from({ length: players }, (_, chair) => chair as Chair);
    return { chairs, out: [], forehand: after(1) as Seat, dealer: dealer as Seat };
  }
  return {
    chairs: [after(1), after(2), after(3), after(4)],
    out: players === 5 ? [dealer] : [dealer, after(5)],
    forehand: 0,
    dealer: null,
  };
}

/** How a hand ended, for the deal: played or thrown in, or never begun. */
export type DealEnd = 'played' | 'thrown-in' | 'misdeal';

/**
 * Who deals next: the left neighbour, also after a thrown-in hand. After a misdeal (a card shown
 * while dealing, or a wrong number of cards) the same dealer deals again (Schafkopfordnung 1989,
 * II.1.4, II.1.6).
 */
export function nextDealer(
  dealer: Chair,
  { players }: Pick<Rules, 'players'>,
  end: DealEnd,
): Chair {
  return end === 'misdeal' ? dealer : (((dealer + 1) % players) as Chair);
}

/** Who deals the first hand: the first chair, or one drawn by lot. */
export function firstDealer(rules: Pick<Rules, 'players' | 'firstDealer'>, random: Random): Chair {
  return (rules.firstDealer === 'random' ? random.below(rules.players) : 0) as Chair;
}

/** Who cuts: the dealer's right neighbour. */
export function cutterOf(dealer: Chair, { players }: Pick<Rules, 'players'>): Chair {
  return ((dealer + players - 1) % players) as Chair;
}

/** Why somebody may not cut. */
export type CutterError = 'dealer-may-not-cut' | 'forehand-may-not-cut' | 'not-the-cutter';

/** Whether a number is a chair at the table. */
export function isChair(value: number, { players }: Pick<Rules, 'players'>): value is Chair {
  return Number.isInteger(value) && value >= 0 && value < players;
}

/** Whether the cutter is away, and whether he has asked them to wait. */
export interface CutterAway {
  readonly away: boolean;
  readonly reserved: boolean;
}

/**
 * Whether a chair may cut. While the cutter is away anybody but the dealer and forehand may stand
 * in, unless he reserved it when he left (Schafkopfordnung 1989, II.1.2). With three at the table
 * that leaves nobody.
 */
export function checkCutter(
  chair: Chair,
  dealer: Chair,
  rules: Pick<Rules, 'players'>,
  { away, reserved }: CutterAway = { away: false, reserved: false },
): Result<Chair, CutterError> {
  const cutter = cutterOf(dealer, rules);
  if (chair === cutter && !away) return ok(chair);
  if (chair === dealer) return fail('dealer-may-not-cut');
  if (chair === (dealer + 1) % rules.players) return fail('forehand-may-not-cut');
  return away && !reserved && chair !== cutter && isChair(chair, rules)
    ? ok(chair)
    : fail('not-the-cutter');
}
