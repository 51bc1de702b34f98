import type { HandWords } from './hand-words.js';

export const handEn: HandWords = {
  label: (count) => (count === 1 ? 'Hand of one card' : `Hand of ${count} cards`),
  empty: 'No cards in hand',
  trump: 'trump',
  allowed: 'allowed.',
  forbidden: 'not allowed.',
  allowedBut: 'allowed. Otherwise:',
  isTrump: 'That is a trump.',
  anyCard: 'You may play any card.',
  trickFull: (count) => `The trick is full: ${count} cards lie there already`,
  badProperty: (name) => `There is no making sense of ${name}`,
};
