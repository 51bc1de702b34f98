import type { Suit } from '@schafkopf/core';
import { arm, face, goatee, gown, hair, moustache, whiteBeard, whiteHair } from './figure-parts.js';
import { sign } from './pips.js';
import { place } from './place.js';
import { draw, type Drawing } from './drawing.js';

/** Every Ober wears a hat with a feather; its cut is his suit's. */
export const HATS: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="black" d="M-28 -30C-30 -56 -12 -64 6 -60C24 -58 32 -48 30 -30Z"/><path class="paint" d="M24 -34C42 -56 20 -76 -14 -72C-32 -70 -42 -58 -44 -42C-36 -54 -24 -52 -12 -55C4 -58 14 -52 24 -34Z"/><path class="fine" d="M20 -44C12 -64 -18 -66 -36 -53"/><path class="black" d="M-48 -22C-30 -42 30 -42 46 -28C38 -12 -36 -8 -48 -22Z"/><path class="cut" d="M-38 -22C-20 -32 18 -32 36 -26C18 -27 -20 -26 -38 -22Z"/>`,
  G: draw`<path class="plain" d="M20 -34C34 -50 38 -66 34 -76C22 -70 12 -56 10 -36Z"/><path class="fine" d="M16 -36Q26 -52 31 -66"/><path class="paint" d="M-28 -28C-24 -48 -18 -62 -8 -70Q0 -62 8 -66C18 -54 26 -44 28 -30Z"/><path class="black" d="M-28 -38Q0 -28 26 -40L30 -30Q0 -16 -30 -26Z"/><path class="dark" d="M-50 -14C-44 -32 34 -36 48 -34C46 -18 -20 -6 -50 -14Z"/>`,
  H: draw`<path class="dark" d="M-38 -22C-48 -50 -18 -62 0 -56C28 -66 58 -46 44 -24Q0 -8 -38 -22Z"/><path class="plain" d="M-24 -42C-48 -50 -44 -76 -16 -74C8 -76 32 -70 42 -54C22 -62 2 -58 -24 -42Z"/><path class="fine" d="M-20 -46C-22 -64 8 -70 32 -62"/>`,
  S: draw`<path class="plain" d="M24 -36C44 -46 48 -62 42 -76C30 -68 20 -54 18 -36Z"/><path class="fine" d="M24 -40Q34 -52 38 -66"/><path class="paint" d="M-26 -30L-14 -70Q0 -78 12 -70L28 -30Z"/><path class="plain" d="M-22 -44L24 -44L28 -30Q0 -34 -26 -30Z"/><path class="black" d="M-46 -20C-30 -38 30 -38 46 -26C38 -12 -36 -8 -46 -20Z"/>`,
};

const BEARDS: Readonly<Record<Suit, Drawing>> = {
  E: moustache,
  G: whiteBeard,
  H: draw`${moustache}${goatee}`,
  S: moustache,
};

/** What he holds, from his hand. */
const HELD: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="plain" d="M-8 -16V-74L0 -92L8 -74V-16Z"/><path class="fine" d="M0 -22V-66"/><path class="black" d="M-26 -24Q0 -14 26 -24L24 -12Q0 -4 -24 -12Z"/>`,
  G: draw`<path class="plain" d="M-24 -36L-27 -68L-31 -78H-15L-19 -68L-14 -36Z"/><path class="paint" d="M27 -38A27 27 0 1 1 -27 -38A27 27 0 0 1 14 -61C13 -70 10 -78 4 -86H42C32 -76 27 -62 27 -38ZM13 -38A13 13 0 1 0 -13 -38A13 13 0 1 0 13 -38Z"/><path class="ink" d="M18 -84H38L24 -68Z"/>`,
  H: draw`<path class="line" d="M-2 -22H14M-2 18H14"/><path class="paint" d="M8 -38H50V24H8Z"/><path class="ink" d="M44 -30L50 -36V24L44 18ZM32 -30L36 -32V18L32 16Z"/><path class="plain" d="M4 -36C-4 -50 10 -58 18 -54C24 -66 38 -62 42 -54C54 -54 56 -40 52 -34Q28 -26 4 -36Z"/>`,
  S: draw`<path class="paint" d="M-18 -62C-18 -82 4 -84 9 -70C22 -58 28 -36 26 -12L32 14L20 20L8 -10H-6C-18 -18 -22 -38 -14 -52L-27 -49C-29 -56 -25 -62 -18 -62Z"/><path class="black" d="M5 -58C20 -52 28 -30 26 -6L24 12C8 2 -2 -24 5 -58Z"/><path class="ink" d="M-9 -66a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M-13 -44l6 3-6 3zM-12 -30l6 3-5 3zM-4 -36l5 3-5 3z"/><path class="cut" d="M8 -50Q10 -24 20 -6Q14 -28 12 -48ZM15 -44Q17 -26 22 -14Q22 -30 18 -42Z"/>`,
};

/** Where he holds it: a tankard by its handle, nearer to himself. */
const HAND: Readonly<Record<Suit, number>> = { E: 186, G: 176, H: 154, S: 182 };

/** The Ober: gown, hat and feather, the suit sign high. */
export function ober(suit: Suit): Drawing {
  const head = draw`${suit === 'G' ? whiteHair : hair}${face}${BEARDS[suit]}${HATS[suit]}`;
  return draw`${gown}${place(head, 106, 92, 1.1)}${arm(HAND[suit], 170, 0, HELD[suit])}${sign(suit, 187, 46, 62)}`;
}
