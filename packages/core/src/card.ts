import { fail, ok, type Result } from './result.js';

/** The suits, highest first: Eichel, Gras, Herz, Schellen (Schafkopfordnung 1989, I.2.1). */
export const SUITS = ['E', 'G', 'H', 'S'] as const;

/** A suit: E acorns, G leaves, H hearts, S bells. */
export type Suit = (typeof SUITS)[number];

/** The ranks in the order of the printed pack: A the Sow, Z ten, K king, O Ober, U Unter, 9, 8, 7. */
export const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'] as const;

/** A rank. The ten is Z, so that every card is two characters. */
export type Rank = (typeof RANKS)[number];

/** A card as suit and rank: `'EO'` is the Acorns Ober. */
export type Card = `${Suit}${Rank}`;

/** All 32 cards, suit by suit. A card's place in this list is its bit in a `CardSet`. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${suit}${rank}`),
);

/** A card's place in `DECK` by its {@link letterKey}. */
const PLACES: number[] = [];
for (const [place, card] of DECK.entries()) PLACES[letterKey(card)] = place;

/** A number below 512 that differs for each card: quicker than looking its text up. */
function letterKey(card: string): number {
  return ((card.charCodeAt(0) & 15) << 5) | (card.charCodeAt(1) & 31);
}

/** A card's place in `DECK`, 0 to 31; −1 for what is no card. */
export function placeOf(card: Card): number {
  if (typeof card !== 'string') return -1;
  const place = PLACES[letterKey(card)] ?? -1;
  return DECK[place] === card ? place : -1;
}

/** Long pack: 32 cards. Short pack: 24 cards, without the eights and sevens. */
export type Deck = 'long' | 'short';

/** The suit printed on a card; whether it belongs to that suit in play is the contract's affair. */
export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

/** The rank printed on a card. */
export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

const POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  Z: 10,
  K: 4,
  O: 3,
  U: 2,
  9: 0,
  8: 0,
  7: 0,
};

/**
 * A card's points (Augen), 0 to 11; 30 a suit, 120 in either pack (Schafkopfordnung 1989, I.2.1).
 * Throws a TypeError for what is no card.
 */
export function cardPoints(card: Card): number {
  if (!isCard(card)) throw new TypeError('no card');
  return POINTS[rankOf(card)];
}

/** Why a text is no card. */
export type CardError = 'not-a-card';

const RANK_ALIASES: Readonly<Record<string, Rank>> = { 10: 'Z', X: 'Z' };

/**
 * Reads a card: suit, then rank, upper or lower case; the ten may be `Z`, `10` or `X`.
 * Error: `not-a-card`.
 */
export function parseCard(text: string): Result<Card, CardError> {
  if (typeof text !== 'string') return fail('not-a-card');
  const upper = capitals(text.trim());
  const rank = upper.slice(1);
  const card = `${upper.charAt(0)}${RANK_ALIASES[rank] ?? rank}`;
  return isCard(card) ? ok(card) : fail('not-a-card');
}

/** A text with capitals for the letters a to z; others have capitals too that are ours. */
export function capitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Whether a value is a card exactly as this package writes it. */
export function isCard(value: unknown): value is Card {
  return placeOf(value as Card) >= 0;
}

/** Why a text is no list of cards, and at which word, counted from 0. */
export interface CardListError {
  readonly code: 'not-a-card' | 'card-twice';
  readonly at: number;
  readonly word: string;
}

/** Reads cards separated by spaces or commas, each at most once. */
export function parseCards(text: string): Result<readonly Card[], CardListError> {
  if (typeof text !== 'string') return fail({ code: 'not-a-card', at: 0, word: '' });
  const cards: Card[] = [];
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const card = parseCard(word);
    if (!card.ok) return fail({ code: card.error, at, word });
    if (cards.includes(card.value)) return fail({ code: 'card-twice', at, word });
    cards.push(card.value);
  }
  return ok(cards);
}
