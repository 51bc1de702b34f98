import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { rankOf, suitOf, type Card, type Rank, type Suit } from '@schafkopf/core';
import { back } from './back.js';
import { king } from './king.js';
import { ober } from './ober.js';
import { numberHalf, numberMiddle, sign } from './pips.js';
import { cutOnSash, ground, sash, twice } from './seam.js';
import { sow } from './sow.js';
import { unter } from './unter.js';

/** A label of two figures is squeezed to the width of one broad letter. */
function corner(suit: Suit, index: string): SVGTemplateResult {
  const text =
    index.length > 1
      ? svg`<text class="index" x="33" y="57" textLength="50" lengthAdjust="spacingAndGlyphs">${index}</text>`
      : svg`<text class="index" x="33" y="57">${index}</text>`;
  return svg`${text}${sign(suit, 32, 83, 34)}`;
}

function half(suit: Suit, rank: Rank): SVGTemplateResult {
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

function body(suit: Suit, rank: Rank): SVGTemplateResult {
  switch (rank) {
    case 'K':
    case 'O':
    case 'U':
      return svg`${twice(cutOnSash(half(suit, rank)))}${sash}`;
    case 'A':
      return svg`${twice(half(suit, rank))}${ground}`;
    default:
      return svg`${twice(half(suit, rank))}${numberMiddle(suit, rank)}`;
  }
}

/**
 * A card's picture. `index` is the letter in its corners, as the page's language has it. Style it by
 * its class, never by a bare `svg` selector: the pictures nested in it would be resized as well.
 */
export function cardArt(card: Card, index: string): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return html`<svg viewBox="0 0 224 400" class="art suit-${suit}" aria-hidden="true">
    <rect class="face" width="224" height="400" rx="12" />
    <svg x="6" y="6" width="212" height="388" viewBox="6 6 212 388">${body(suit, rank)}</svg>
    ${twice(corner(suit, index))}
    <rect class="fine" x="6" y="6" width="212" height="388" rx="8" />
  </svg>`;
}

/** The picture on the back of every card. */
export function cardBack(): TemplateResult {
  return html`<svg viewBox="0 0 224 400" class="art back" aria-hidden="true">
    <rect class="face" width="224" height="400" rx="12" />
    ${back}
  </svg>`;
}
