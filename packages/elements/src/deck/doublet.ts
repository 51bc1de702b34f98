import type { Suit } from '@schafkopf/core';
import { draw, type Drawing } from './drawing.js';

/** How each suit's man has his doublet cut: slashed, laced, banded or in a fool's lozenges. */
const CUT: Readonly<Record<Suit, Drawing>> = {
  E: draw`<path class="cut" d="M104 150L112 158L104 166L112 174L104 182L112 190L104 198L112 206L104 214ZM30 160Q12 180 12 204Q26 184 38 158ZM48 154Q32 176 34 206Q46 180 56 153ZM64 152Q52 176 54 208Q64 182 70 154Z"/>`,
  G: draw`<path class="plain" d="M90 146H118L126 240H82Z"/><path class="fine" d="M90 160L119 172M119 160L89 172M88 182L121 194M121 182L87 194M86 204L122 216"/><path class="ink" d="M14 178L44 170L17 172ZM8 194L46 184L10 187ZM6 208L46 200L7 202Z"/>`,
  H: draw`<path class="cut" d="M22 164Q46 152 74 160L74 168Q46 160 16 174ZM9 188Q40 172 73 180L72 189Q38 182 5 200ZM3 212Q36 196 70 202V211Q34 206 2 224ZM104 158H143L146 168H104ZM104 182H148L150 192H104Z"/>`,
  S: draw`<path class="cut" d="M104 152L114 170L104 188L94 170ZM104 188L114 206L104 224L94 206ZM36 152L46 168L34 184L24 168ZM56 156L66 172L54 188L46 172ZM30 188L40 204L28 220L18 204ZM52 192L62 208L50 224L41 208ZM82 160L88 172L82 186L76 172ZM126 160L132 172L126 186L120 172Z"/>`,
};

const cloth = draw`<path class="paint" d="M104 130L70 138L60 240H104Z"/>
<path class="dark" d="M104 130L138 138L156 240H104Z"/>
<path class="dark" d="M72 140C36 134 4 156 -2 240H66C74 200 78 166 72 140Z"/>
<path class="paint" d="M136 140C172 134 206 160 214 240H146C136 200 130 166 136 140Z"/>`;

const ruff = draw`<path class="plain" d="M66 132L74 148L84 140L92 154L102 142L112 155L122 141L131 151L136 138L146 142L142 126Q104 112 66 132Z"/>`;

/** An Unter's doublet: two colours side by side, and a ruff. */
export function doublet(suit: Suit): Drawing {
  return draw`${cloth}${CUT[suit]}${ruff}`;
}
