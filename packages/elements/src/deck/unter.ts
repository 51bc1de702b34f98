import type { Suit } from '@schafkopf/core';
import { arm, face, goatee, hair, moustache } from './figure-parts.js';
import { doublet } from './doublet.js';
import { sign } from './pips.js';
import { place } from './place.js';
import { draw, type Drawing } from './drawing.js';

/** Every Unter wears a cap without a feather. */
const CAPS: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="dark" d="M-32 -24C-42 -56 10 -68 38 -48C46 -38 38 -26 30 -24Q0 -14 -32 -24Z"/><path class="plain" d="M-32 -32Q0 -22 31 -32L31 -20Q0 -8 -32 -20Z"/>`,
  G: draw`<path class="paint" d="M-32 -22C-34 -56 10 -64 28 -46C38 -40 46 -28 47 -8C42 -18 38 -22 32 -22Q0 -14 -32 -22Z"/><path class="line" d="M-32 -30Q0 -20 34 -32"/>`,
  H: draw`<path class="paint" d="M-42 36C-50 -20 -36 -64 6 -62C42 -62 46 -20 40 34L27 28C32 0 30 -18 24 -28Q0 -38 -22 -28C-30 -10 -26 10 -22 32Z"/><path class="dark" d="M6 -62C42 -62 46 -20 40 34L27 28C32 0 30 -18 24 -28Q16 -33 6 -34Z"/>`,
  S: draw`<path class="paint" d="M-32 -20C-30 -40 -40 -44 -44 -26C-54 -54 -28 -68 -2 -50C12 -66 44 -60 40 -24C38 -40 32 -38 32 -22Q0 -10 -32 -20Z"/><path class="dark" d="M-2 -50C12 -66 44 -60 40 -24C38 -40 32 -38 32 -22Q16 -16 -1 -15Z"/><path class="plain" d="M-50 -20a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M34 -18a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"/>`,
};

const BEARDS: Readonly<Record<Suit, Drawing | null>> = {
  E: moustache,
  G: null,
  H: goatee,
  S: null,
};

const pole = draw`<path class="plain" d="M-4 -70H4V90H-4Z"/>`;

const HELD: Readonly<Record<Suit, Drawing>> = {
  E: draw`${pole}<path class="plain" d="M-4 -46L-28 -40C-36 -54 -36 -68 -26 -82L-4 -72V-84L0 -104L5 -84V-70L22 -68L30 -54L16 -56L5 -48Z"/><path class="ink" d="M-6 -52L-25 -46L-30 -56Z"/>`,
  G: draw`${pole}<path class="line" d="M-18 -94V-68Q-16 -54 0 -54Q16 -54 18 -68V-94M0 -94V-54"/>`,
  H: draw`${pole}<path class="paint" d="M-4 -98C-16 -104 -26 -90 -42 -96L-34 -78L-42 -58C-26 -52 -16 -66 -4 -58Z"/><path class="plain" d="M-4 -104H4V-56H-4Z"/>`,
  S: draw`<path class="paint" d="M-4 60V-56C-5 -74 -12 -86 -22 -94H22C12 -86 5 -74 4 -56V60Z"/><path class="ink" d="M4 -86H14L4 -70Z"/><path class="dark" d="M-4 -50L-32 -54L-26 -38L-32 -20L-4 -26Z"/>`,
};

/** Where he holds it: flag and fanfare further from the cap. */
const HAND: Readonly<Record<Suit, number>> = { E: 184, G: 186, H: 198, S: 192 };

const shield = draw`<path class="plain" d="M-38 -38Q0 -32 38 -38C40 4 30 30 0 48C-30 30 -40 4 -38 -38Z"/>`;

/** The Unter: doublet and cap, the suit sign low, on his shield. */
export function unter(suit: Suit): Drawing {
  const head = draw`${hair}${face}${BEARDS[suit]}${CAPS[suit]}`;
  return draw`${doublet(suit)}${place(head, 104, 92, 1.1, 0, -1.1)}${arm(HAND[suit], 110, 0, HELD[suit])}${place(shield, 178, 162)}${sign(suit, 178, 161, 54)}`;
}
