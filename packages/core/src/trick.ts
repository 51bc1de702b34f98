import { cardPoints, DECK, type Card } from './card.js';
import { classOf, type TrumpTable } from './trump.js';

/**
 * Which card of a trick wins, by its place in play order (0 is the lead): the highest trump, else
 * the highest card of the led suit (Schafkopfordnung 1989, IV.2.3). Also tells of an unfinished
 * trick who leads it so far; an empty one gives −1.
 */
export function trickWinner(table: TrumpTable, cards: readonly Card[]): number {
  const [lead] = cards;
  if (lead === undefined) return -1;
  const led = classOf(table, lead);
  let winner = 0;
  let best = -1;
  for (const [place, card] of cards.entries()) {
    const cardClass = classOf(table, card);
    const counts = cardClass === 'trump' || cardClass === led;
    const strength = counts ? (table.strength[DECK.indexOf(card)] ?? -1) : -1;
    if (strength > best) {
      best = strength;
      winner = place;
    }
  }
  return winner;
}

/** The card points that lie in a trick. */
export function trickPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0);
}
