import type { TemplateResult } from 'lit';
import type { Suit } from '@schafkopf/core';
import { draw, shown, type Drawing } from './drawing.js';

/*
 * The four suit signs, each in a 100 × 100 box. The right half carries wedge hatching, cut as a
 * woodcutter would from the outline inwards, so that the suits differ without colour.
 */

/** Eichel: the nut grows upwards out of its scaly cup. */
const acorn = draw`<path class="paint" d="M23 56C21 34 33 20 44 13Q49 10 50 2Q51 10 56 13C67 20 79 34 77 56Z"/>
<path class="ink" d="M54 19L64 19V24ZM60 27L70 27V32ZM54 33L73 35V39ZM60 41L75 42V47Z"/>
<path class="dark" d="M16 55Q17 48 26 49Q50 54 74 49Q83 48 84 55C84 74 68 85 50 85C32 85 16 74 16 55Z"/>
<path class="score" d="M24 58L50 78M40 58L66 76M57 57L76 69M76 58L50 78M60 58L34 76M43 57L24 69"/>`;

/** Gras: a pointed leaf on its stalk, with midrib and veins. */
const leaf = draw`<path class="paint" d="M50 2C55 15 63 21 74 28L73 33C82 38 88 45 91 53L88 57C92 70 86 81 72 82C63 82 57 79 52 74H48C43 79 37 82 28 82C14 81 8 70 12 57L9 53C12 45 18 38 27 33L26 28C37 21 45 15 50 2Z"/>
<path class="ink" d="M55 28L67 22V27ZM61 36L75 31V36ZM55 46L84 37V42ZM61 53L88 44V49ZM55 62L87 51V56ZM61 68L88 58V63ZM57 76L86 68L84 73Z"/>
<path class="line" d="M50 22V76M49 42L30 34M49 56L21 48M49 70L24 64"/>`;

/** Herz: plump, with the light on its left shoulder. */
const heart = draw`<path class="paint" d="M50 93C34 76 6 58 6 33C6 17 17 8 29 8C40 8 48 15 50 25C52 15 60 8 71 8C83 8 94 17 94 33C94 58 66 76 50 93Z"/>
<path class="ink" d="M56 11L88 15V20ZM62 20L91 24V29ZM56 27L92 32V37ZM62 36L91 40V45ZM56 43L88 47V52ZM62 52L83 55V60ZM56 59L78 61V66ZM62 68L71 68V73ZM56 75L65 75V80Z"/>
<path class="cut" d="M15 36C14 24 21 17 31 17C24 22 20 28 19 40Z"/>`;

/** Schellen: a round bell with its loop, its band and the slit it rings through. */
const bell = draw`<path class="line" d="M43 14C38 2 62 2 57 14"/>
<path class="paint" d="M50 14C73 14 91 32 91 55C91 78 73 95 50 95C27 95 9 78 9 55C9 32 27 14 50 14Z"/>
<path class="ink" d="M63 24L75 21V26ZM57 31L81 29V33ZM63 39L86 36V41ZM63 69L87 66V71ZM57 76L83 74V78ZM63 84L77 81V86Z"/>
<path class="plain" d="M9 48Q50 62 91 48L91 60Q50 74 9 60Z"/>
<path class="ink" d="M50 71A6 6 0 0 1 53 82L52 95H48L47 82A6 6 0 0 1 50 71Z"/>
<path class="cut" d="M18 42C21 31 29 24 40 22C32 28 27 34 25 44Z"/>`;

const FRUIT: Readonly<Record<Suit, Drawing>> = { E: acorn, G: leaf, H: heart, S: bell };

/** A suit's sign without a stalk of its own, to hang on a bough. */
export function suitFruit(suit: Suit): Drawing {
  return FRUIT[suit];
}

const stalk = draw`<path class="line" d="M50 75Q51 91 44 98"/>`;
const acornOnStalk = draw`${stalk}${acorn}`;
const leafOnStalk = draw`${stalk}${leaf}`;

/** A suit's sign in a 100 × 100 box, to be placed inside a card's picture. */
export function suitGlyph(suit: Suit): Drawing {
  return suit === 'E' ? acornOnStalk : suit === 'G' ? leafOnStalk : FRUIT[suit];
}

const picture = (suit: Suit) =>
  shown(
    draw`<svg viewBox="0 0 100 100" class="suit suit-${suit}" aria-hidden="true">${suitGlyph(suit)}</svg>`,
  );

const PICTURES: Readonly<Record<Suit, TemplateResult>> = {
  E: picture('E'),
  G: picture('G'),
  H: picture('H'),
  S: picture('S'),
};

/** A suit's sign as a small picture of its own, for a line of text. */
export function suitSign(suit: Suit): TemplateResult {
  return PICTURES[suit];
}
