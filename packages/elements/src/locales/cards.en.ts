import type { CardWords, FaceWords } from './card-words.js';

const numbers = { 9: 'Nine', 8: 'Eight', 7: 'Seven' } as const;

const bavarianSuits = { E: 'Acorns', G: 'Leaves', H: 'Hearts', S: 'Bells' } as const;
const bavarian: FaceWords = {
  index: { A: 'A', Z: '10', K: 'K', O: 'O', U: 'U', 9: '9', 8: '8', 7: '7' },
  suit: bavarianSuits,
  suitOfGame: bavarianSuits,
  rank: { A: 'Ace', Z: 'Ten', K: 'King', O: 'Ober', U: 'Unter', ...numbers },
  card(suit, rank) {
    return `${this.suit[suit]} ${this.rank[rank]}`;
  },
  theCard(suit, rank) {
    return `the ${this.card(suit, rank)}`;
  },
};

const french: FaceWords = {
  index: { A: 'A', Z: '10', K: 'K', O: 'Q', U: 'J', 9: '9', 8: '8', 7: '7' },
  suit: { E: 'Clubs', G: 'Spades', H: 'Hearts', S: 'Diamonds' },
  suitOfGame: { E: 'Club', G: 'Spade', H: 'Heart', S: 'Diamond' },
  rank: { A: 'Ace', Z: 'Ten', K: 'King', O: 'Queen', U: 'Jack', ...numbers },
  card(suit, rank) {
    return `${this.rank[rank]} of ${this.suit[suit]}`;
  },
  theCard(suit, rank) {
    return `the ${this.card(suit, rank)}`;
  },
};

export const cardsEn: CardWords = {
  bavarian,
  french,
  cardBack: 'Face-down card',
  playable: 'playable',
  notPlayable: 'not playable',
  marked: 'marked',
  notACard: (text) => `“${text}” is not a card`,
  cardTwice: (card) => `${card} is there twice`,
  notAContract: (text) => `“${text}” is not a contract`,
  suitMissing: 'Which suit is trump?',
  badWord: (attribute, text) => `“${text}” means nothing to ${attribute}.`,
};
