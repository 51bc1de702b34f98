import type { Rank } from '@schafkopf/core';
import type { CardWords, FaceWords } from './card-words.js';

const bavarianSuits = { E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen' } as const;
const bavarian: FaceWords = {
  index: { A: 'A', Z: 'Z', K: 'K', O: 'O', U: 'U', 9: '9', 8: '8', 7: '7' },
  suit: bavarianSuits,
  suitOfGame: bavarianSuits,
  rank: {
    A: 'Sau',
    Z: 'Zehner',
    K: 'König',
    O: 'Ober',
    U: 'Unter',
    9: 'Neuner',
    8: 'Achter',
    7: 'Siebener',
  },
  card(suit, rank) {
    return `${this.suit[suit]}-${this.rank[rank]}`;
  },
  theCard(suit, rank) {
    return `${rank === 'A' ? 'die' : 'den'} ${this.card(suit, rank)}`;
  },
};

/** Ass, König, Bube; the Queen and the numbers are feminine. */
const FRENCH_ARTICLES: Partial<Record<Rank, string>> = { A: 'das', K: 'den', U: 'den' };

const frenchSuits = { E: 'Kreuz', G: 'Pik', H: 'Herz', S: 'Karo' } as const;
const french: FaceWords = {
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

export const cardsDe: CardWords = {
  bavarian,
  french,
  cardBack: 'Verdeckte Karte',
  playable: 'spielbar',
  notPlayable: 'nicht spielbar',
  marked: 'markiert',
  notACard: (text) => `„${text}“ ist keine Karte`,
  cardTwice: (card) => `${card} liegt zweimal`,
  notAContract: (text) => `„${text}“ ist kein Spiel`,
  suitMissing: 'Welche Farbe ist Trumpf?',
  badWord: (attribute, text) => `„${text}“ ist für ${attribute} nicht vorgesehen.`,
};
