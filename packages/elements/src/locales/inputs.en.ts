import type { InputWords } from './card-words.js';

export const inputsEn: InputWords = {
  cardTwice: (card) => `${card} is there twice`,
  notAContract: (text) => `“${text}” is not a contract`,
  suitMissing: 'Which suit is trump?',
};
