import { cardPoints, DECK } from './card.js';
import { ALL_POINTS } from './outcome.js';
import type { PlayersInHand } from './seat.js';

/** What so many of the dearest cards are worth, from none on. */
function dearest(count: number): number {
  return BY_WORTH.slice(0, count).reduce((sum, points) => sum + points, 0);
}

const BY_WORTH: readonly number[] = DECK.map(cardPoints).sort((a, b) => b - a);

/**
 * Whether so many tricks can hold so many card points: one trick of four has at most 44, and whoever
 * has all but one at least the other 76. Cards that nobody played, as a hand ended early, lie with
 * the others' tricks.
 */
export function canHold(
  tricks: number,
  points: number,
  inHand: number,
  players: PlayersInHand,
): boolean {
  const most = (count: number) => dearest(count * players);
  return points <= most(tricks) && ALL_POINTS - points <= most(inHand - tricks);
}
