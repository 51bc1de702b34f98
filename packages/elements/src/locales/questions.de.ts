import type { QuestionWords } from './questions.js';

export const questionsDe: QuestionWords = {
  whoPlays: 'Wer spielt?',
  suit: 'Trumpf',
  calledSuit: 'Auf welche Sau?',
  tout: 'Tout',
  outcome: 'Wie ging’s aus?',
  tariff: 'Tarif',
};
