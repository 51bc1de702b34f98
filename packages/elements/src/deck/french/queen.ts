import type { Suit } from '@schafkopf/core';
import { arm } from '../figure-parts.js';
import { crownBand } from '../king.js';
import { place } from '../place.js';
import { pip } from './glyphs.js';
import { draw, type Drawing } from '../drawing.js';

const HAIR =
  'M-24 -34C-54 -30 -50 6 -47 26C-45 44 -58 54 -51 76C-40 82 -30 78 -26 66L28 66C32 78 42 82 53 76C60 54 47 44 49 26C52 6 54 -30 26 -34Z';
const LOCKS =
  'M-36 -18C-43 4 -37 22 -41 42C-43 52 -47 60 -45 68C-38 60 -34 48 -34 34C-35 14 -38 4 -36 -18ZM39 -16C45 4 39 22 43 42C44 50 47 58 46 66C40 58 37 48 37 34C38 14 40 4 39 -16Z';

/** Hair to the shoulders: black with its lights cut out, or fair with its shadows cut in. */
const black = draw`<path class="black" d="${HAIR}"/><path class="cut" d="${LOCKS}"/>`;
const fair = draw`<path class="plain" d="${HAIR}"/><path class="ink" d="${LOCKS}"/>`;
const red = draw`<path class="paint" d="${HAIR}"/><path class="ink" d="${LOCKS}"/>`;

const HAIRS: Readonly<Record<Suit, Drawing>> = { E: black, G: fair, H: black, S: red };

const face = draw`<path class="cut" d="M-13 26L-22 66H26L17 26Z"/><path class="line" d="M-14 30V46Q-15 54 -23 58M18 30V46Q19 54 27 58"/><path class="ink" d="M0 44L17 34L17 50Z"/>
<path class="plain" d="M-26 -30C-28 -8 -27 8 -21 20C-14 33 -5 41 2 41C9 41 18 33 23 20C28 8 28 -10 27 -30Z"/>
<path class="ink" d="M17 5L27 0L26 6ZM17 12L25 10L24 15ZM15 27L22 20L19 27Z"/>
<path class="line" d="M-18 -11Q-11 -17 -4 -12M9 -12Q16 -17 23 -11M6 -8C6 0 10 7 11 10Q9 14 4 13"/>
<path class="fine" d="M-19 -3Q-10 -10 -2 -1M8 -1Q15 -10 25 -3"/>
<path class="ink" d="M-14 -3a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M11.5 -3a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M-5 23Q0 19 4 21Q8 19 12 23Q4 33 -5 23Z"/>`;

/** Her hair parted over the forehead, in the colour of the rest. */
const parting = (fill: Drawing) =>
  draw`<path class="${fill}" d="M-30 4C-30 -14 -18 -24 2 -30C20 -24 31 -14 31 4C36 -14 34 -34 26 -40H-24C-34 -34 -36 -14 -30 4Z"/>`;

const PARTINGS: Readonly<Record<Suit, Drawing>> = {
  E: parting(draw`black`),
  G: parting(draw`plain`),
  H: parting(draw`black`),
  S: parting(draw`paint`),
};

/** Every Queen wears a crown, smaller than a King's. */
const CROWNS: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="paint" d="M-32 -34L-37 -58L-19 -46L0 -62L19 -46L37 -58L32 -34Q0 -22 -32 -34Z"/><path class="plain" d="M-42 -60a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M-5 -66a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M32 -60a5 5 0 1 1 10 0a5 5 0 1 1 -10 0"/>`,
  G: draw`<path class="paint" d="M-33 -34Q-30 -58 0 -72Q30 -58 33 -34Q0 -22 -33 -34Z"/><path class="cut" d="M-20 -40Q-14 -54 -4 -58V-42ZM20 -40Q14 -54 4 -58V-42Z"/>`,
  H: draw`<path class="paint" d="M-33 -34C-46 -54 -28 -64 -17 -50C-14 -72 14 -72 17 -50C28 -64 46 -54 33 -34Q0 -22 -33 -34Z"/><path class="cut" d="M0 -42L-9 -51Q-9 -60 0 -56Q9 -60 9 -51Z"/>`,
  S: draw`<path class="paint" d="M-33 -34L-38 -54L-24 -46L-20 -64L-8 -48L0 -70L8 -48L20 -64L24 -46L38 -54L33 -34Q0 -22 -33 -34Z"/>`,
};

const clover = draw`<path class="line" d="M0 60V-34"/><path class="dark" d="M0 -8C-6 -22 -16 -26 -28 -24C-24 -10 -14 -4 0 -8Z"/><path class="paint" d="M0 -32C-8 -24 -25 -28 -25 -42C-25 -51 -16 -56 -9 -52C-17 -60 -12 -75 0 -75C12 -75 17 -60 9 -52C16 -56 25 -51 25 -42C25 -28 8 -24 0 -32Z"/><path class="fine" d="M0 -36V-62M0 -42L-16 -42M0 -42L16 -42"/>`;
const tulip = draw`<path class="line" d="M0 60V-34"/><path class="dark" d="M0 -6C4 -24 14 -32 28 -36C28 -18 16 -6 0 -6Z"/><path class="paint" d="M-19 -76L-8 -64L0 -82L8 -64L19 -76C26 -54 18 -36 0 -34C-18 -36 -26 -54 -19 -76Z"/><path class="ink" d="M4 -42Q16 -48 15 -64L10 -56Q10 -48 4 -42Z"/>`;
const fan = draw`<path class="paint" d="M0 -4L-38 -50L-36 -60L-26 -60L-22 -70L-11 -68L0 -76L11 -68L22 -70L26 -60L36 -60L38 -50Z"/><path class="fine" d="M0 -4L-26 -60M0 -4L-11 -68M0 -4L11 -68M0 -4L26 -60"/><path class="plain" d="M0 -4L-20 -28Q0 -42 20 -28Z"/>`;
const mirror = draw`<path class="plain" d="M-4 -36H4V50H-4Z"/><path class="paint" d="M-24 -57a24 24 0 1 0 48 0a24 24 0 1 0 -48 0"/><path class="plain" d="M-15 -57a15 15 0 1 0 30 0a15 15 0 1 0 -30 0"/><path class="fine" d="M-7 -53L3 -65M1 -51L8 -60"/>`;

/** What she holds, from her hand. */
const HELD: Readonly<Record<Suit, Drawing>> = { E: clover, G: tulip, H: fan, S: mirror };

/** How her bodice is cut: striped, laced, in chevrons or in lozenges. */
const BODICES: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="cut" d="M93 176L99 184V240H95ZM108 190H114V240H108ZM129 176L123 184V240H127Z"/>`,
  G: draw`<path class="plain" d="M98 184H124L120 240H102Z"/><path class="fine" d="M100 192L121 202M122 192L101 202M101 208L120 218M121 208L102 218"/>`,
  H: draw`<path class="cut" d="M90 182L111 198L132 182V190L111 206L90 190ZM92 200L111 214L130 200V208L111 222L92 208Z"/>`,
  S: draw`<path class="cut" d="M111 186L120 201L111 216L102 201ZM94 178L101 190L96 202L90 190ZM128 178L132 190L126 202L121 190Z"/>`,
};

const gown = draw`<path class="paint" d="M104 140C44 142 4 166 -8 240H232C220 166 168 142 118 140Z"/>
<path class="plain" d="M66 142C34 142 6 170 2 212C22 228 52 222 66 202C78 184 80 158 66 142Z"/>
<path class="ink" d="M58 150Q28 160 16 196Q34 166 60 156ZM66 158Q44 176 36 212Q52 182 68 166ZM68 178Q60 192 56 206Q66 192 70 182Z"/>
<path class="dark" d="M78 146L86 240H136L144 146Z"/>`;

const neckline = draw`<path class="plain" d="M76 142Q80 172 111 184Q142 172 146 142Q112 130 76 142Z"/>`;

const necklace = draw`<path class="fine" d="M90 152Q108 172 126 152"/><path class="ink" d="M108 160L114 168L108 176L102 168Z"/>`;

/** The Queen: long hair, a small crown and a gown, the suit sign high. */
export function queen(suit: Suit): Drawing {
  const back = place(HAIRS[suit], 106, 94, 1.1);
  const head = place(draw`${face}${PARTINGS[suit]}${CROWNS[suit]}${crownBand}`, 106, 94, 1.1);
  return draw`${gown}${BODICES[suit]}${back}${neckline}${head}${necklace}${arm(184, 172, 0, HELD[suit])}${pip(suit, 187, 46, 58)}`;
}
