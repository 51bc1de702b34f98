import type { HandWords } from './hand-words.js';

export const handDe: HandWords = {
  label: (count) => (count === 1 ? 'Hand mit einer Karte' : `Hand mit ${count} Karten`),
  empty: 'Keine Karte auf der Hand',
  trump: 'Trumpf',
  allowed: 'erlaubt.',
  forbidden: 'nicht erlaubt.',
  allowedBut: 'erlaubt. Sonst gilt:',
  isTrump: 'Das ist ein Trumpf.',
  anyCard: 'Du darfst jede Karte spielen.',
  trickFull: (count) => `Der Stich ist voll: Es liegen schon ${count} Karten`,
  badProperty: (name) => `Mit ${name} ist nichts anzufangen`,
};
