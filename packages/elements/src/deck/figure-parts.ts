import { place } from './place.js';
import { draw, type Drawing } from './drawing.js';

/*
 * What the figures share. A face is drawn around its own middle, looking to the right; hands, hair
 * and sleeves likewise, so that a figure is put together with `place`.
 */

/** Bobbed hair, the fashion of the old packs, with the lights cut out of the black. */
export const hair = draw`<path class="black" d="M-22 -34C-46 -28 -44 10 -40 32Q-30 38 -20 30L22 30Q32 38 39 30C44 10 42 -28 22 -34Z"/>
<path class="cut" d="M-32 -18C-36 0 -36 14 -33 30C-31 14 -31 0 -29 -18ZM33 -14C36 2 36 14 34 28C32 14 32 0 31 -14Z"/>`;

/** The same hair gone white. */
export const whiteHair = draw`<path class="plain" d="M-22 -34C-46 -28 -44 10 -40 32Q-30 38 -20 30L22 30Q32 38 39 30C44 10 42 -28 22 -34Z"/>
<path class="ink" d="M-30 -20C-35 0 -35 12 -32 28C-29 12 -30 0 -27 -20ZM-37 -4Q-39 12 -36 26Q-36 10 -35 -4ZM31 -14C35 2 35 12 33 26C31 12 31 0 29 -14Z"/>`;

/** A face without hair or hat. */
export const face = draw`<path class="plain" d="M-25 -30C-28 -6 -26 12 -19 23C-13 33 -4 40 4 40C13 40 21 31 24 19C27 8 27 -10 26 -30Z"/>
<path class="ink" d="M15 3L26 -4V3ZM17 12L26 8V14ZM14 30L23 19L20 28Z"/>
<path class="line" d="M-17 -11Q-10 -17 -2 -12M9 -12Q16 -17 22 -12M6 -9C6 0 11 7 12 11Q9 15 3 14M-3 25Q5 29 13 24"/>
<path class="fine" d="M-17 -2Q-9 -9 -1 -2M8 -2Q15 -9 23 -2"/>
<path class="ink" d="M-12 -3a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M12 -3a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0"/>`;

/** A moustache with its ends turned up. */
export const moustache = draw`<path class="ink" d="M6 16C-2 13 -8 20 -20 15C-18 27 -4 28 6 22C12 28 24 26 27 15C18 20 13 13 6 16Z"/>`;

/** A pointed chin beard. */
export const goatee = draw`<path class="ink" d="M-6 31Q4 28 15 31C14 42 10 50 4 58C-2 50 -6 42 -6 31Z"/>`;

/** A full beard, combed. */
export const beard = draw`<path class="black" d="M-25 0C-22 14 -14 16 -8 18Q4 10 14 18C20 16 24 12 26 0C32 24 26 50 4 62C-20 52 -32 26 -25 0Z"/>
<path class="cut" d="M-4 26Q5 31 13 25Q5 34 -4 26ZM-14 30Q-12 42 -4 50Q-6 40 -10 30ZM4 38L2 56L8 38ZM17 30Q16 42 10 48Q13 38 14 30Z"/>`;

/** A beard parted at the chin. */
export const forkedBeard = draw`<path class="black" d="M-25 0C-22 14 -14 16 -8 18Q4 10 14 18C20 16 24 12 26 0C34 24 30 50 18 64Q8 60 4 48Q0 60 -12 66C-26 50 -34 26 -25 0Z"/>
<path class="cut" d="M-4 26Q5 31 13 25Q5 34 -4 26ZM-17 28Q-18 44 -12 56Q-10 42 -12 30ZM20 28Q22 44 17 54Q14 42 16 30Z"/>`;

/** The same beard gone white. */
export const whiteBeard = draw`<path class="plain" d="M-25 0C-22 14 -14 16 -8 18Q4 10 14 18C20 16 24 12 26 0C34 26 26 54 10 60L4 70L-2 60C-20 54 -33 26 -25 0Z"/>
<path class="ink" d="M-4 26Q5 31 13 25Q5 34 -4 26ZM-17 26Q-15 42 -5 52Q-8 40 -13 26ZM4 38L2 60L8 38ZM20 26Q18 42 11 50Q15 38 16 26Z"/>`;

const fist = draw`<path class="plain" d="M-12 -14C-4 -17 8 -17 12 -12C16 -6 16 8 12 13C6 17 -6 17 -12 14C-17 12 -16 6 -14 5C-18 3 -18 -3 -14 -4C-18 -7 -16 -13 -12 -14Z"/>
<path class="fine" d="M-13 -4H2M-13 5H2M6 -10Q9 -4 6 2"/>`;

/** A raised forearm with its cuff; what it holds passes between sleeve and hand. */
export function arm(x: number, y: number, turn: number, held: Drawing): Drawing {
  const sleeve = draw`<path class="paint" d="M-18 24C-28 44 -32 70 -30 110H44C40 70 30 44 18 24Z"/>
<path class="ink" d="M2 44L28 44L31 50ZM0 60L34 60L37 67ZM4 76L39 77L41 84Z"/>
<path class="plain" d="M-17 12H17L22 28Q0 34 -22 28Z"/>`;
  return draw`${place(sleeve, x, y, 1, turn)}${place(held, x, y)}${place(fist, x, y, 1, turn)}`;
}

/** An Ober's gown: broad shoulders, a fur collar, the doublet buttoned beneath. */
export const gown = draw`<path class="paint" d="M106 130L80 138C40 146 8 158 -6 240H230C222 166 176 146 134 138Z"/>
<path class="ink" d="M170 150L190 160L196 166ZM166 164L202 176L207 183ZM164 178L210 192L214 200ZM164 192L216 208V216Z"/>
<path class="line" d="M40 172Q52 196 50 240M174 172Q164 190 166 240"/>
<path class="paint" d="M84 138H128L144 240H72Z"/>
<path class="fine" d="M107 150V240"/>
<path class="plain" d="M94 170a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M94 190a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"/>
<path class="black" d="M82 128C60 138 46 148 38 164C56 178 68 200 70 240H98C98 190 92 160 92 140ZM128 128C150 138 164 148 174 164C158 176 148 200 146 240H118C118 190 120 160 122 140Z"/>
<path class="cut" d="M50 162Q66 166 78 186Q66 172 50 162ZM66 150Q78 160 84 178Q76 162 66 150ZM74 190Q82 202 84 222Q78 204 74 190ZM160 160Q148 166 138 184Q146 166 160 160ZM144 150Q134 160 130 176Q134 158 144 150Z"/>
<path class="plain" d="M82 126Q106 152 130 126L126 142Q106 162 88 142Z"/>`;
