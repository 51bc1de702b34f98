import { cardPoints, placeOf, type Card } from './card.js';
import { has } from './card-set.js';
import type { TrumpTable } from './trump.js';

/**
 * Which card of a trick wins, by its place in play order (0 is the lead): the highest trump, else
 * the highest card of the led suit (Schafkopfordnung 1989, IV.2.3). Also tells of an unfinished
 * trick who leads it so far; an empty one gives −1.
 */
export function trickWinner(table: TrumpTable, cards: readonly Card[]): number {
  let winner = -1;
  let beating: number | undefined;
  for (const [place, card] of cards.entries()) {
    // The best card so far is a trump or of the led suit, so what beats it is all that can win.
    if (beating !== undefined && !has(beating, card)) continue;
    winner = place;
    beating = table.beatenBy[placeOf(card)];
  }
  return winner;
}

/** The card points that lie in a trick. */
export function trickPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0);
}
