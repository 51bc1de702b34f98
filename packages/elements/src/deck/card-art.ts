import type { TemplateResult } from 'lit';
import { rankOf, suitOf, type Rank, type Suit } from '@schafkopf/core';
import { back } from './back.js';
import { draw, remembered, shown, type Drawing } from './drawing.js';
import { king } from './king.js';
import { ober } from './ober.js';
import { numberHalf, numberMiddle, sign } from './pips.js';
import { framed } from './frame.js';
import { LETTERS, type IndexLetter } from './index-letters.js';
import { cutOnSash, ground, sash, twice } from './seam.js';
import { sow } from './sow.js';
import { unter } from './unter.js';

function half(suit: Suit, rank: Rank): Drawing {
  switch (rank) {
    case 'A':
      return sow(suit);
    case 'K':
      return king(suit);
    case 'O':
      return ober(suit);
    case 'U':
      return unter(suit);
    default:
      return numberHalf(suit, rank);
  }
}

function body(suit: Suit, rank: Rank): Drawing {
  switch (rank) {
    case 'K':
    case 'O':
    case 'U':
      return draw`${twice(cutOnSash(half(suit, rank)))}${sash}`;
    case 'A':
      return draw`${twice(half(suit, rank))}${ground}`;
    default:
      return draw`${twice(half(suit, rank))}${numberMiddle(suit, rank)}`;
  }
}

/**
 * A card's picture. `index` is the letter in its corners, as the page's language has it. Style it by
 * its class, never by a bare `svg` selector: the pictures nested in it would be resized as well.
 */
export const cardArt = remembered((card, index: IndexLetter) => {
  const suit = suitOf(card);
  return framed(
    draw`suit-${suit}`,
    body(suit, rankOf(card)),
    LETTERS[index],
    sign(suit, 32, 83, 34),
  );
});

let faceDown: TemplateResult | undefined;

/** The picture on the back of every card, put together when the first is shown. */
export function cardBack(): TemplateResult {
  faceDown ??= shown(
    draw`<svg viewBox="0 0 224 400" class="art back" aria-hidden="true"><rect class="face" width="224" height="400" rx="12"/>${back()}</svg>`,
  );
  return faceDown;
}
