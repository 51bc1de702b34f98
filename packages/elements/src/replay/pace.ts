/** Milliseconds from card to card when a hand plays by itself. */
export const PACE = 1500;
