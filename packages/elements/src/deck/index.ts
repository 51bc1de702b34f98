export { cardArt, cardBack } from './card-art.js';
export { deckStyles } from './deck.styles.js';
export { suitSign } from './suit-glyphs.js';
