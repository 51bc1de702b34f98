import { SUITS, type Card, type CardListError } from './card.js';
import { has, NO_CARDS, setOfCard, union, type CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { parseAnyCard } from './french.js';
import { fail, ok, type Result } from './result.js';
import { trumpTable, type TrumpOptions } from './trump.js';

/** How a card is written: its German code, or for example `formatFrench`. */
export type CardWriter = (card: Card) => string;

/** Writes a card as its German code. */
export const writeGerman: CardWriter = (card) => card;

/** What the order of a hand depends on, and how its cards are written. */
export interface HandTextOptions extends TrumpOptions {
  /** As in a Rufer where absent. */
  readonly contract?: Contract;
  readonly writeCard?: CardWriter;
}

/**
 * Writes the cards of a hand as players sort them: trumps from the highest, then the suits, each
 * from its highest card.
 */
export function formatHand(
  hand: CardSet,
  { contract = { kind: 'rufer' }, writeCard = writeGerman, ...options }: HandTextOptions = {},
): string {
  const { trumpOrder, plainOrder } = trumpTable(contract, options);
  const sorted = [...trumpOrder, ...SUITS.flatMap((suit) => plainOrder[suit])];
  return sorted
    .filter((card) => has(hand, card))
    .map(writeCard)
    .join(' ');
}

/**
 * Reads the cards of a hand by their German or French names, in any order, separated by spaces or
 * commas, each at most once.
 */
export function parseHand(text: string): Result<CardSet, CardListError> {
  if (typeof text !== 'string') return fail({ code: 'not-a-card', at: 0, word: '' });
  let hand: CardSet = NO_CARDS;
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const card = parseAnyCard(word);
    if (!card.ok) return fail({ code: card.error, at, word });
    if (has(hand, card.value)) return fail({ code: 'card-twice', at, word });
    hand = union(hand, setOfCard(card.value));
  }
  return ok(hand);
}
