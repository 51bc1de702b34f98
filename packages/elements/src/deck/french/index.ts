import { rankOf, suitOf, type Rank, type Suit } from '@schafkopf/core';
import { framed } from '../frame.js';
import { king } from '../king.js';
import { cutOnSash, sash, twice } from '../seam.js';
import { ace } from './ace.js';
import { pip } from './glyphs.js';
import { jack } from './jack.js';
import { FRENCH_LETTERS, type FrenchLetter } from './letters.js';
import { numbers } from './numbers.js';
import { queen } from './queen.js';
import { draw, remembered, type Drawing } from '../drawing.js';

function court(half: Drawing): Drawing {
  return draw`${twice(cutOnSash(half))}${sash}`;
}

function drawing(suit: Suit, rank: Rank): Drawing {
  switch (rank) {
    case 'A':
      return ace(suit);
    case 'K':
      return court(king(suit, pip));
    case 'O':
      return court(queen(suit));
    case 'U':
      return court(jack(suit));
    default:
      return numbers(suit, rank);
  }
}

/** A card's picture in the French pack, loaded only where one is shown; see `cardArt`. */
export const frenchArt = remembered((card, index: FrenchLetter) => {
  const suit = suitOf(card);
  return framed(
    draw`french suit-${suit}`,
    drawing(suit, rankOf(card)),
    FRENCH_LETTERS[index],
    pip(suit, 32, 83, 34),
  );
});

/** What the French cards are called, beside their pictures: who needs one needs the other. */
export { frenchWords } from './words.js';
