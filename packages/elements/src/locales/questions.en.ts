import type { QuestionWords } from './questions.js';

export const questionsEn: QuestionWords = {
  whoPlays: 'Who plays?',
  suit: 'Trumps',
  calledSuit: 'Which Ace is called?',
  tout: 'Tout',
  outcome: 'How did it end?',
  tariff: 'Tariff',
};
