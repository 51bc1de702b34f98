import type { InputWords } from './card-words.js';

export const inputsDe: InputWords = {
  cardTwice: (card) => `${card} liegt zweimal`,
  notAContract: (text) => `„${text}“ ist kein Spiel`,
  suitMissing: 'Welche Farbe ist Trumpf?',
};
