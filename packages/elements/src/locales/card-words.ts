import type { Rank, Suit } from '@schafkopf/core';

/** The faces a pack can have. */
export const FACES = ['bavarian', 'french'] as const;

/** How the cards of a pack look, and so what they are called. */
export type Face = (typeof FACES)[number];

/** What the cards of one face are called. */
export interface FaceWords {
  /** The letters in the corners. */
  readonly index: Readonly<Record<Rank, string>>;
  readonly suit: Readonly<Record<Suit, string>>;
  /** A suit before the name of a game: “Club” Solo. */
  readonly suitOfGame: Readonly<Record<Suit, string>>;
  readonly rank: Readonly<Record<Rank, string>>;
  /** A card's name: “Eichel-Ober”, “Queen of Clubs”. */
  card(suit: Suit, rank: Rank): string;
  /** A card as somebody plays or holds it, in the accusative where a language has one. */
  theCard(suit: Suit, rank: Rank): string;
}

/** The words of a single card, and what can be wrong with cards that were asked for. */
export interface CardWords extends Readonly<Record<Face, FaceWords>> {
  readonly cardBack: string;
  readonly playable: string;
  readonly notPlayable: string;
  readonly marked: string;
  notACard(text: string): string;
  cardTwice(card: string): string;
  notAContract(text: string): string;
  readonly suitMissing: string;
  /** An attribute with a word that it does not know. */
  badWord(attribute: string, text: string): string;
}
