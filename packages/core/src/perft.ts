import { cardsOf, size } from './card-set.js';
import { playCard } from './play.js';
import { isOver, legalCards, type Play } from './play-state.js';
import { unwrap } from './result.js';

/**
 * How many different legal sequences of so many cards can follow, or of all that are left. Two
 * engines that agree on this number for a few dozen deals agree on the rules (as chess programs
 * compare themselves by "perft").
 */
export function perft(play: Play, cards = Infinity): number {
  if (cards === 0 || isOver(play)) return 1;
  const legal = legalCards(play);
  if (cards === 1) return size(legal);
  let count = 0;
  for (const card of cardsOf(legal)) count += perft(unwrap(playCard(play, card)), cards - 1);
  return count;
}
