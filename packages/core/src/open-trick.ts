import { cardPoints, DECK, placeOf, type Card } from './card.js';
import type { TrumpTable } from './trump.js';

/**
 * What matters of the trick on the table, as one small integer, so that a state of play copies it
 * for nothing. From the lowest bit: how many cards lie (3 bits), whose is the best of them, counted
 * from the lead (2), the places in `DECK` of the lead (5) and of the best card (5), the points (6).
 */
export type OpenTrick = number;

/** No card lies. */
export const NO_TRICK: OpenTrick = 0;

/** How many cards lie. */
export function countOf(trick: OpenTrick): number {
  return trick & 7;
}

/** Which card is the best so far, counted from the lead, 0 to 3. */
export function winnerOf(trick: OpenTrick): number {
  return (trick >> 3) & 3;
}

/** The place in `DECK` of the card that was led. */
export function leadOf(trick: OpenTrick): number {
  return (trick >> 5) & 31;
}

/** The place in `DECK` of the best card so far. */
export function bestOf(trick: OpenTrick): number {
  return (trick >> 10) & 31;
}

/** The card points that lie. */
export function pointsIn(trick: OpenTrick): number {
  return trick >> 15;
}

const POINTS: readonly number[] = DECK.map(cardPoints);

/** The trick with one card more, given by its place in `DECK`. */
export function lay(table: TrumpTable, trick: OpenTrick, place: number): OpenTrick {
  const points = POINTS[place] ?? 0;
  if (trick === NO_TRICK) return 1 | (place << 5) | (place << 10) | (points << 15);

  const count = countOf(trick);
  const added = trick + 1 + (points << 15);
  const best = bestOf(trick);
  if (((table.beatenBy[best] ?? 0) & (1 << place)) === 0) return added;
  return added + ((count - winnerOf(trick)) << 3) + ((place - best) << 10);
}

/** The cards of a trick laid one after the other. */
export function layAll(table: TrumpTable, cards: readonly Card[]): OpenTrick {
  return cards.reduce((trick, card) => lay(table, trick, placeOf(card)), NO_TRICK);
}
