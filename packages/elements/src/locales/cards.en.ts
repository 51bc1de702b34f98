import type { IndexLetter } from '../deck/index-letters.js';
import type { CardWords, FaceWords } from './card-words.js';

const bavarianSuits = { E: 'Acorns', G: 'Leaves', H: 'Hearts', S: 'Bells' } as const;
const bavarian: FaceWords<IndexLetter> = {
  index: { A: 'A', Z: '10', K: 'K', O: 'O', U: 'U', 9: '9', 8: '8', 7: '7' },
  suit: bavarianSuits,
  suitOfGame: bavarianSuits,
  rank: { A: 'Ace', Z: 'Ten', K: 'King', O: 'Ober', U: 'Unter', 9: 'Nine', 8: 'Eight', 7: 'Seven' },
  card(suit, rank) {
    return `${this.suit[suit]} ${this.rank[rank]}`;
  },
  theCard(suit, rank) {
    return `the ${this.card(suit, rank)}`;
  },
};

export const cardsEn: CardWords = {
  tag: 'en',
  bavarian,
  cardBack: 'Face-down card',
  playable: 'playable',
  notPlayable: 'not playable',
  marked: 'marked',
  notACard: (text) => `“${text}” is not a card`,
  badWord: (attribute, text) => `“${text}” means nothing to ${attribute}.`,
};
