import type { Rank, Suit } from '@schafkopf/core';
import type { IndexLetter } from '../deck/index-letters.js';

/** The languages there are. A new one is one file of each shape. */
export type Language = 'de' | 'en';

/** The faces a pack can have. */
export const FACES = ['bavarian', 'french'] as const;

/** How the cards of a pack look, and so what they are called. */
export type Face = (typeof FACES)[number];

/** Whether a word from elsewhere names a face. */
export function isFace(word: string): word is Face {
  return (FACES as readonly string[]).includes(word);
}

/** What the cards of one face are called. */
export interface FaceWords<Letter extends string = string> {
  /** The letters in the corners. */
  readonly index: Readonly<Record<Rank, Letter>>;
  readonly suit: Readonly<Record<Suit, string>>;
  /** A suit before the name of a game: “Club” Solo. */
  readonly suitOfGame: Readonly<Record<Suit, string>>;
  readonly rank: Readonly<Record<Rank, string>>;
  /** A card's name: “Eichel-Ober”, “Queen of Clubs”. */
  card(suit: Suit, rank: Rank): string;
  /** A card as somebody plays or holds it, in the accusative where a language has one. */
  theCard(suit: Suit, rank: Rank): string;
}

/** The words of a single card. */
export interface CardWords {
  readonly tag: Language;
  /** The Bavarian pack; the French one has files of its own, for those who play with it. */
  readonly bavarian: FaceWords<IndexLetter>;
  readonly cardBack: string;
  readonly playable: string;
  readonly notPlayable: string;
  readonly marked: string;
  notACard(text: string): string;
  /** An attribute with a word that it does not know. */
  badWord(attribute: string, text: string): string;
}

/** What can be wrong with cards and a contract that were asked for. */
export interface InputWords {
  cardTwice(card: string): string;
  notAContract(text: string): string;
  readonly suitMissing: string;
}
