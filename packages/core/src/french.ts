import { capitals, isCard, parseCard, rankOf, suitOf, type Card, type CardError } from './card.js';
import type { Rank, Suit } from './card.js';
import { fail, ok, type Result } from './result.js';

/** The French suit of each German one: acorns are clubs, leaves spades, bells diamonds. */
export const FRENCH_SUITS: Readonly<Record<Suit, string>> = { E: '♣', G: '♠', H: '♥', S: '♦' };

/** The French rank of each German one: an Ober is a Queen, an Unter a Jack. */
export const FRENCH_RANKS: Readonly<Record<Rank, string>> = {
  A: 'A',
  Z: '10',
  K: 'K',
  O: 'Q',
  U: 'J',
  9: '9',
  8: '8',
  7: '7',
};

/** Everything that stands for a suit after a rank: symbols, filled or open, and English letters. */
const SUIT_SIGNS: Readonly<Record<string, Suit>> = {
  '♣': 'E',
  '♧': 'E',
  C: 'E',
  '♠': 'G',
  '♤': 'G',
  S: 'G',
  '♥': 'H',
  '♡': 'H',
  H: 'H',
  '♦': 'S',
  '♢': 'S',
  D: 'S',
};

const RANK_SIGNS: Readonly<Record<string, Rank>> = {
  A: 'A',
  10: 'Z',
  T: 'Z',
  K: 'K',
  Q: 'O',
  J: 'U',
  9: '9',
  8: '8',
  7: '7',
};

/** Writes a card with its French name, the rank first: the Acorns Ober is `Q♣`. */
export function formatFrench(card: Card): string {
  return FRENCH_RANKS[rankOf(card)] + FRENCH_SUITS[suitOf(card)];
}

/**
 * Reads a French name, the rank first: `Q♣`, `JH`, `10♠`, `td`; upper or lower case, symbols with or
 * without the sign that asks for colour. Error: `not-a-card`.
 */
export function parseFrench(text: string): Result<Card, CardError> {
  if (typeof text !== 'string') return fail('not-a-card');
  const plain = capitals(text.trim().replace(/[\uFE0E\uFE0F]$/u, ''));
  const rank = own(RANK_SIGNS, plain.slice(0, -1));
  const suit = own(SUIT_SIGNS, plain.slice(-1));
  if (rank === undefined || suit === undefined) return fail('not-a-card');
  const card = `${suit}${rank}`;
  return isCard(card) ? ok(card) : fail('not-a-card');
}

/**
 * Reads a card by its German or its French name. No text is both: a German name begins with its
 * suit, a French one with its rank, and these never begin alike.
 */
export function parseAnyCard(text: string): Result<Card, CardError> {
  const german = parseCard(text);
  return german.ok ? german : parseFrench(text);
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
