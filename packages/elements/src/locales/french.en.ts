import type { FrenchLetter } from '../deck/french/letters.js';
import type { FaceWords } from './card-words.js';

/** The French pack in English. */
export const frenchEn: FaceWords<FrenchLetter> = {
  index: { A: 'A', Z: '10', K: 'K', O: 'Q', U: 'J', 9: '9', 8: '8', 7: '7' },
  suit: { E: 'Clubs', G: 'Spades', H: 'Hearts', S: 'Diamonds' },
  suitOfGame: { E: 'Club', G: 'Spade', H: 'Heart', S: 'Diamond' },
  rank: { A: 'Ace', Z: 'Ten', K: 'King', O: 'Queen', U: 'Jack', 9: 'Nine', 8: 'Eight', 7: 'Seven' },
  card(suit, rank) {
    return `${this.rank[rank]} of ${this.suit[suit]}`;
  },
  theCard(suit, rank) {
    return `the ${this.card(suit, rank)}`;
  },
};
