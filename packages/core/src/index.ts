export {
  cardPoints,
  DECK,
  isCard,
  parseCard,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type CardError,
  type Deck,
  type Rank,
  type Suit,
} from './card.js';
export { fail, ok, unwrap, type Failure, type Result } from './result.js';
