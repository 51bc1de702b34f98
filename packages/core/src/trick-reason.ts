import { placeOf, suitOf, type Card, type Suit } from './card.js';
import { has, intersection, NO_CARDS, setOf, size } from './card-set.js';
import { trickWinner } from './trick.js';
import type { TrumpTable } from './trump.js';

/** Why a card takes a trick, or would if nothing came after. */
export type TrickReason =
  /** Others fell too, all lower. */
  | { readonly code: 'highest-trump'; readonly card: Card }
  | { readonly code: 'only-trump'; readonly card: Card }
  /** Others followed, all lower; no trump fell. `trumps`: whether the contract has any. */
  | {
      readonly code: 'highest-of-suit';
      readonly card: Card;
      readonly suit: Suit;
      readonly trumps: boolean;
    }
  /** Nobody followed, and no trump fell. */
  | {
      readonly code: 'only-of-suit';
      readonly card: Card;
      readonly suit: Suit;
      readonly trumps: boolean;
    };

/**
 * Why the card that {@link trickWinner} names wins: "the highest trump decides, without a trump the
 * highest card of the led suit" (Schafkopfordnung 1989, IV.2.3). Null while no card lies.
 */
export function trickReason(table: TrumpTable, cards: readonly Card[]): TrickReason | null {
  const card = cards[trickWinner(table, cards)];
  if (card === undefined) return null;
  // The winner is a trump or of the led suit: what follows it is what it was measured against.
  const alone = size(intersection(setOf(cards), table.follow[placeOf(card)] ?? NO_CARDS)) === 1;
  if (has(table.trumps, card)) return { code: alone ? 'only-trump' : 'highest-trump', card };
  const code = alone ? 'only-of-suit' : 'highest-of-suit';
  return { code, card, suit: suitOf(card), trumps: table.trumps !== NO_CARDS };
}
