import type { Rank } from '@schafkopf/core';
import type { FrenchLetter } from '../deck/french/letters.js';
import type { FaceWords } from './card-words.js';

/** Ass, König, Bube; the Queen and the numbers are feminine. */
const FRENCH_ARTICLES: Partial<Record<Rank, string>> = { A: 'das', K: 'den', U: 'den' };

const frenchSuits = { E: 'Kreuz', G: 'Pik', H: 'Herz', S: 'Karo' } as const;
/** The French pack in German. */
export const frenchDe: FaceWords<FrenchLetter> = {
  index: { A: 'A', Z: '10', K: 'K', O: 'D', U: 'B', 9: '9', 8: '8', 7: '7' },
  suit: frenchSuits,
  suitOfGame: frenchSuits,
  rank: {
    A: 'Ass',
    Z: 'Zehn',
    K: 'König',
    O: 'Dame',
    U: 'Bube',
    9: 'Neun',
    8: 'Acht',
    7: 'Sieben',
  },
  card(suit, rank) {
    return `${this.suit[suit]}-${this.rank[rank]}`;
  },
  theCard(suit, rank) {
    const name = this.card(suit, rank);
    return `${FRENCH_ARTICLES[rank] ?? 'die'} ${rank === 'U' ? `${name}n` : name}`;
  },
};
