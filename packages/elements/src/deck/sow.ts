import type { Suit } from '@schafkopf/core';
import { sign } from './pips.js';
import { place } from './place.js';
import { draw, together, type Drawing } from './drawing.js';

/** The lights on the coat: one lock, combed backwards, and where the locks lie. */
const LOCK = draw`q4 13 14 21q-16 -6 -14 -21z`;
const COAT = ['74 24', '90 19', '106 18', '122 20', '82 50', '97 45', '112 43', '150 28', '158 46'];

const locks = together(COAT.map((at) => draw`M${at}${LOCK}`));

/** The wild sow that gives the Daus its name: black, the lights cut out, the far legs behind. */
export const boar = draw`<path class="line" d="M168 34C182 34 190 46 186 62L179 58"/>
<path class="dark" d="M78 72L72 90H59L60 68ZM134 62L136 80L132 90H147L152 76V62Z"/>
<path class="black" d="M4 58L10 54C22 50 34 40 46 27L48 8L61 19L69 5L77 13L87 0L95 9L106 -2L112 8L124 3L128 12C148 14 166 26 172 44C176 56 170 64 173 73L179 90H163L157 75C150 70 142 68 134 67C122 71 110 75 101 77L98 90H82L80 79C72 78 66 76 62 73C52 70 46 75 36 74C26 74 16 72 10 70L4 68Z"/>
<path class="cut" d="${locks}"/>
<path class="cut" d="M36 45Q40 40 46 42Q42 47 36 45ZM8 60Q11 58 13 61Q10 64 8 60ZM8 67Q22 67 27 63C21 58 21 51 26 44C26 53 29 58 34 64Q40 66 46 64Q36 72 8 67ZM51 14L54 25L58 22ZM56 36Q64 50 58 68Q54 52 56 36ZM66 40Q62 58 72 72Q68 56 66 40ZM140 30Q124 46 134 62Q132 46 140 30Z"/>`;

const grass = draw`<path class="ink" d="M8 196L4 178L13 190L15 168L20 189L27 176L26 196ZM198 196L199 182L204 190L209 172L212 189L219 180V196Z"/>`;

/** The Ace: the suit sign large, beside the index as the figures stand, and under it the Sow. */
export function sow(suit: Suit): Drawing {
  return draw`${sign(suit, 136, 53, 88)}${grass}${place(boar, 20, 102)}`;
}
