/** The words of a hand of cards. */
export interface HandWords {
  label(count: number): string;
  readonly empty: string;
  readonly trump: string;
  /** A quiz: the card may be played. */
  readonly allowed: string;
  /** A quiz: the card may not be played. */
  readonly forbidden: string;
  /** A quiz: the card may be played, and of the others all but one. */
  readonly allowedBut: string;
  /** Said of a card that looks as if it were of the led suit. */
  readonly isTrump: string;
  /** A quiz: no rule speaks against any card. */
  readonly anyCard: string;
  /** Nobody can play to a trick in which so many cards lie. */
  trickFull(count: number): string;
  /** A property with something in it that core did not make. */
  badProperty(name: string): string;
}
