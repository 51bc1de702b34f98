import type { Suit } from '@schafkopf/core';
import { doublet } from '../doublet.js';
import { arm, face, goatee, hair, moustache } from '../figure-parts.js';
import { HATS } from '../ober.js';
import { place } from '../place.js';
import { pip } from './glyphs.js';
import { draw, type Drawing } from '../drawing.js';

const BEARDS: Readonly<Record<Suit, Drawing | null>> = {
  E: null,
  G: moustache,
  H: null,
  S: goatee,
};

const arrow = draw`<path class="line" d="M0 60V-60"/><path class="paint" d="M0 -92L14 -60L0 -66L-14 -60Z"/><path class="plain" d="M0 62L-12 50V30L0 40L12 30V50Z"/>`;
const axe = draw`<path class="plain" d="M-4 -84H4V70H-4Z"/><path class="paint" d="M4 -76C18 -84 28 -80 34 -86C40 -66 38 -48 32 -36C26 -44 16 -46 4 -42Z"/><path class="ink" d="M18 -70L36 -76Q38 -60 33 -46Q30 -60 18 -70Z"/>`;
const letter = draw`<path class="plain" d="M-26 -62L24 -70L30 -34L-20 -26Z"/><path class="fine" d="M-26 -62L4 -44L24 -70"/><path class="paint" d="M4 -34C-4 -40 -7 -46 -3 -50Q1 -52 3 -47Q5 -53 10 -52Q15 -48 4 -34Z"/>`;
const quill = draw`<path class="plain" d="M-2 30C-6 -10 -8 -44 10 -92C26 -78 24 -40 6 -8L2 30Z"/><path class="fine" d="M0 20C2 -20 4 -50 11 -78"/><path class="ink" d="M10 -20L19 -34L12 -30ZM12 -36L21 -50L13 -46ZM13 -52L22 -66L14 -62Z"/>`;

/** What he holds, from his hand. */
const HELD: Readonly<Record<Suit, Drawing>> = {
  E: arrow,
  G: place(axe, 0, 0, 1, 0, -1),
  H: letter,
  S: quill,
};

/** The Jack: doublet, hat and feather, looking the other way, the suit sign high. */
export function jack(suit: Suit): Drawing {
  const head = draw`${hair}${face}${BEARDS[suit]}${HATS[suit]}`;
  return draw`${doublet(suit)}${place(head, 108, 92, 1.1, 0, -1.1)}${arm(184, 170, 0, HELD[suit])}${pip(suit, 187, 46, 58)}`;
}
