import { draw } from './drawing.js';

/*
 * The letters in the corners, drawn as the cards are, in one stroke width: they look the same
 * wherever a card lies, whatever letters a page has. Each stands on the line 57, about the middle 33.
 */
export const LETTERS = {
  A: draw`M18 57L33 20L48 57M24 44H42`,
  K: draw`M22 16V57M46 16L24 40M32 34L48 57`,
  O: draw`M33 20C54 20 54 52 33 52C12 52 12 20 33 20Z`,
  U: draw`M20 16V40C20 57 46 57 46 40V16`,
  Z: draw`M19 20H45L20 52H47`,
  7: draw`M18 20H45L29 57`,
  8: draw`M33 20C48 20 48 36 33 36C18 36 18 20 33 20ZM33 36C52 36 52 52 33 52C14 52 14 36 33 36Z`,
  9: draw`M46 32C46 47 20 47 20 32C20 16 46 16 46 32C46 46 42 52 26 52`,
  10: draw`M15 28L23 21V57M44 20C60 20 60 52 44 52C28 52 28 20 44 20Z`,
};

/** What can stand in the corner of a Bavarian card. */
export type IndexLetter = `${keyof typeof LETTERS}`;
