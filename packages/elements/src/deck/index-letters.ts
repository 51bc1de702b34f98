import { draw } from './drawing.js';

/*
 * The letters in the corners, drawn as the cards are, in one stroke width: they look the same
 * wherever a card lies, whatever letters a page has. Each stands on the line 57, about the middle 33.
 */
export const LETTERS = {
  A: draw`M18 57L33 20L48 57M23 45H43`,
  K: draw`M22 16V57M47 16L24 41M32 34L48 57`,
  O: draw`M33 20.5C54 20.5 54 52.5 33 52.5C12 52.5 12 20.5 33 20.5Z`,
  U: draw`M20 16V40C20 57 46 57 46 40V16`,
  Z: draw`M19 20.5H45L20 52.5H47`,
  7: draw`M18 20.5H45L29 57`,
  8: draw`M33 20.5C48 20.5 48 35.5 33 35.5C18 35.5 18 20.5 33 20.5ZM33 35.5C52 35.5 52 52.5 33 52.5C14 52.5 14 35.5 33 35.5Z`,
  9: draw`M45.5 32C45.5 47 20.5 47 20.5 32C20.5 17 45.5 17 45.5 32C45.5 46 41 52.5 26 52.5`,
  10: draw`M15 28L23 21V57M44 20.5C59.5 20.5 59.5 52.5 44 52.5C28.5 52.5 28.5 20.5 44 20.5Z`,
};

/** What can stand in the corner of a Bavarian card. */
export type IndexLetter = `${keyof typeof LETTERS}`;
