import { draw } from '../drawing.js';
import { LETTERS } from '../index-letters.js';

/** The letters of the French pack: the courts have others, in each language their own. */
export const FRENCH_LETTERS = {
  ...LETTERS,
  B: draw`M22 20H32C46 20 46 36 32 36H22H33C50 36 50 52 33 52H22Z`,
  D: draw`M22 20H29C52 20 52 52 29 52H22Z`,
  J: draw`M43 16V41C43 56 21 56 20 42`,
  Q: draw`M33 20C54 20 54 52 33 52C12 52 12 20 33 20ZM36 43L49 58`,
};

/** What can stand in the corner of a French card. */
export type FrenchLetter = `${keyof typeof FRENCH_LETTERS}`;
