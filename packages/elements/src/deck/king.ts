import type { Suit } from '@schafkopf/core';
import {
  arm,
  beard,
  face,
  forkedBeard,
  goatee,
  hair,
  moustache,
  whiteBeard,
  whiteHair,
} from './figure-parts.js';
import { sign } from './pips.js';
import { place } from './place.js';
import { draw, type Drawing } from './drawing.js';

const robe = draw`<path class="paint" d="M110 124C50 140 6 160 -8 240H232C220 164 170 140 110 124Z"/>
<path class="dark" d="M92 150H128L144 240H80Z"/>
<path class="plain" d="M78 126C52 134 36 146 26 166C56 170 82 186 90 240H130C138 196 160 178 190 168C184 150 170 138 142 128C134 150 88 150 78 126Z"/>
<path class="ink" d="M58 144l7 2-4 14zM40 156l7 1-3 11zM78 152l7 3-4 14zM62 168l7 3-3 12zM92 176l7 4-4 13zM160 146l-7 2 4 14zM140 154l-7 3 4 14zM128 178l-6 4 3 13zM154 170l-6 3 3 12zM106 160l6 0-3 14z"/>`;

/** The band below a crown. */
export const crownBand = draw`<path class="plain" d="M-34 -36Q0 -26 34 -36L31 -22Q0 -12 -31 -22Z"/>
<path class="ink" d="M-20 -31l6 5-6 5-6-5zM0 -28l7 5-7 5-7-5zM20 -31l6 5-6 5-6-5z"/>`;

/** Every King wears a crown, closed or open, pointed or round. */
const CROWNS: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="paint" d="M-33 -34L-44 -64L-24 -52L-14 -74L0 -54L14 -74L24 -52L44 -64L33 -34Q0 -22 -33 -34Z"/><path class="ink" d="M8 -36L16 -62L22 -46L38 -56L30 -38Z"/>`,
  G: draw`<path class="paint" d="M-33 -34C-54 -56 -26 -70 0 -57C26 -70 54 -56 33 -34Q0 -22 -33 -34Z"/><path class="line" d="M0 -30V-72M-8 -66H8M-18 -36C-24 -44 -20 -54 0 -57C20 -54 24 -44 18 -36"/>`,
  H: draw`<path class="paint" d="M-33 -34L-40 -60L-20 -48L0 -76L20 -48L40 -60L33 -34Q0 -22 -33 -34Z"/><path class="cut" d="M0 -62L7 -50L0 -40L-7 -50Z"/>`,
  S: draw`<path class="paint" d="M-33 -34L-42 -58L-24 -48L-22 -68L0 -52L22 -68L24 -48L42 -58L33 -34Q0 -22 -33 -34Z"/><path class="plain" d="M-47 -60a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M-27 -70a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M17 -70a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M37 -60a5 5 0 1 1 10 0a5 5 0 1 1 -10 0"/>`,
};

const BEARDS: Readonly<Record<Suit, Drawing>> = {
  E: beard,
  G: whiteBeard,
  H: draw`${moustache}${goatee}`,
  S: forkedBeard,
};

const REGALIA: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="plain" d="M-4 -66H4V60H-4Z"/><path class="paint" d="M0 -88L11 -74L0 -58L-11 -74Z"/>`,
  G: draw`<path class="paint" d="M0 -58A22 22 0 1 1 -.1 -58Z"/><path class="line" d="M0 -58V-76M-7 -69H7M-22 -36Q0 -28 22 -36"/>`,
  H: draw`<path class="line" d="M0 60V-50"/><path class="dark" d="M0 -24C4 -38 14 -42 24 -42C22 -30 14 -24 0 -24Z"/><path class="paint" d="M-9 -77A9.5 9.5 0 0 1 9 -77A9.5 9.5 0 0 1 14 -60A9.5 9.5 0 0 1 0 -49A9.5 9.5 0 0 1 -14 -60A9.5 9.5 0 0 1 -9 -77Z"/><path class="plain" d="M-5 -64a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"/>`,
  S: draw`<path class="paint" d="M-20 -70H20C20 -50 12 -42 4 -40V-20H-4V-40C-12 -42 -20 -50 -20 -70Z"/><path class="ink" d="M2 -62L19 -64L14 -52Z"/>`,
};

/** The King: crowned, in ermine, the suit sign high; `mark` draws the sign. */
export function king(suit: Suit, mark = sign): Drawing {
  const head = draw`${suit === 'G' ? whiteHair : hair}${face}${BEARDS[suit]}${CROWNS[suit]}${crownBand}`;
  return draw`${robe}${place(head, 108, 92, 1.1)}${arm(184, 168, 0, REGALIA[suit])}${mark(suit, 184, 46, 60)}`;
}
