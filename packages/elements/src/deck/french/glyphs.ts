import type { Suit } from '@schafkopf/core';
import { place } from '../place.js';
import { suitFruit } from '../suit-glyphs.js';
import { draw, type Drawing } from '../drawing.js';

/*
 * The four French signs, each in a 100 × 100 box. As with the Bavarian ones the right half is
 * hatched from the outline inwards: black signs have their lights cut out, red ones their shadows
 * cut in, each suit its own way, so that they differ without colour.
 */

/** Kreuz: three lobes on a foot. */
const club = draw`<path class="paint" d="M49 56H51C52 80 57 92 69 97H31C43 92 48 80 49 56Z"/>
<path class="paint" d="M50 3A21.5 21.5 0 0 1 64.5 40.4A21.5 21.5 0 1 1 57 72Q53 69 50 62Q47 69 43 72A21.5 21.5 0 1 1 35.5 40.4A21.5 21.5 0 0 1 50 3Z"/>
<path class="cut" d="M57 11L63 11L66 15ZM54 20L69 19V24ZM58 28L68 28L66 33ZM72 45L84 43L88 47ZM66 52L92 50V55ZM71 60L93 58L92 63ZM65 68L89 66L86 71Z"/>
<path class="cut" d="M10 62C9 51 16 43 26 43C19 47 15 53 14 63ZM33 27C32 18 37 11 45 9C40 14 37 19 37 28Z"/>`;

/** Pik: a leaf upside down, like the point of a lance. */
const spade = draw`<path class="paint" d="M49 64H51C52 82 57 92 69 97H31C43 92 48 82 49 64Z"/>
<path class="paint" d="M50 2C56 20 94 38 94 63C94 77 84 85 72 85C62 85 54 80 50 71C46 80 38 85 28 85C16 85 6 77 6 63C6 38 44 20 50 2Z"/>
<path class="cut" d="M54 25L60 23L63 27ZM55 34L69 31L73 36ZM62 42L79 39L83 44ZM56 50L86 47L89 52ZM63 58L90 55V60ZM57 66L90 63V68ZM64 74L85 72L82 77Z"/>
<path class="cut" d="M14 66C14 52 24 44 36 35C27 46 20 54 19 67Z"/>`;

/** Karo: a lozenge with hollow sides. */
const diamond = draw`<path class="paint" d="M50 2C58 20 72 38 89 50C72 62 58 80 50 98C42 80 28 62 11 50C28 38 42 20 50 2Z"/>
<path class="ink" d="M52 22L58 20L60 25ZM57 31L64 29L68 34ZM53 40L73 37L77 42ZM60 48L83 46V51ZM53 56L77 55L73 60ZM58 65L68 63L64 68ZM53 73L60 72L58 77Z"/>
<path class="cut" d="M22 50C32 43 39 34 43 24C42 38 36 46 28 53Z"/>`;

const PIPS: Readonly<Record<Suit, Drawing>> = {
  E: club,
  G: spade,
  H: suitFruit('H'),
  S: diamond,
};

/** A French suit sign of a given size around a point. */
export function pip(suit: Suit, x: number, y: number, size: number): Drawing {
  return draw`<g class="pip">${place(PIPS[suit], x - size / 2, y - size / 2, size / 100)}</g>`;
}
