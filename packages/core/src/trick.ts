import { cardPoints, placeOf, type Card } from './card.js';
import { has, NO_CARDS, type CardSet } from './card-set.js';
import type { TrumpTable } from './trump.js';

/**
 * Which card of a trick wins, by its place in play order (0 is the lead): the highest trump, else
 * the highest card of the led suit (Schafkopfordnung 1989, IV.2.3). Also tells of an unfinished
 * trick who leads it so far; an empty one gives −1. Throws a TypeError for what is no card, which would
 * lose every trick.
 */
export function trickWinner(table: TrumpTable, cards: readonly Card[]): number {
  let winner = -1;
  // What beats the best card so far; before the first card that is any.
  let beating: CardSet = ~NO_CARDS;
  for (const [place, card] of cards.entries()) {
    const beatenBy = table.beatenBy[placeOf(card)];
    if (beatenBy === undefined) throw new TypeError('no card');
    // The best card so far is a trump or of the led suit, so what beats it is all that can win.
    if (!has(beating, card)) continue;
    winner = place;
    beating = beatenBy;
  }
  return winner;
}

/** The card points that lie in a trick. Throws a TypeError for what is no card. */
export function trickPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0);
}
