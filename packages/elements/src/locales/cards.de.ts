import type { IndexLetter } from '../deck/index-letters.js';
import type { CardWords, FaceWords } from './card-words.js';

const bavarianSuits = { E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen' } as const;
const bavarian: FaceWords<IndexLetter> = {
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

export const cardsDe: CardWords = {
  tag: 'de',
  bavarian,
  cardBack: 'Verdeckte Karte',
  playable: 'spielbar',
  notPlayable: 'nicht spielbar',
  marked: 'markiert',
  notACard: (text) => `„${text}“ ist keine Karte`,
  badWord: (attribute, text) => `„${text}“ ist für ${attribute} nicht vorgesehen.`,
};
