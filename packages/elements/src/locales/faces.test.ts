import { expect } from '@open-wc/testing';
import { DECK, parseContract, rankOf, suitOf, unwrap, type Card } from '@schafkopf/core';
import { cardsDe } from './cards.de.js';
import { cardsEn } from './cards.en.js';
import { frenchDe } from './french.de.js';
import { frenchEn } from './french.en.js';
import { de } from './de.js';
import { en } from './en.js';

/** The French pack as players name it: Eichel is Kreuz, the Ober the Queen, the Unter the Jack. */
const NAMES: readonly (readonly [Card, string, string, string])[] = [
  ['EO', 'die Kreuz-Dame', 'the Queen of Clubs', 'D/Q'],
  ['GU', 'den Pik-Buben', 'the Jack of Spades', 'B/J'],
  ['HK', 'den Herz-König', 'the King of Hearts', 'K/K'],
  ['SA', 'das Karo-Ass', 'the Ace of Diamonds', 'A/A'],
  ['EZ', 'die Kreuz-Zehn', 'the Ten of Clubs', '10/10'],
  ['G9', 'die Pik-Neun', 'the Nine of Spades', '9/9'],
  ['H8', 'die Herz-Acht', 'the Eight of Hearts', '8/8'],
  ['S7', 'die Karo-Sieben', 'the Seven of Diamonds', '7/7'],
];

describe('the words of the French face', () => {
  for (const [card, german, english, indexes] of NAMES) {
    it(`${card}: ${german}, ${english}`, () => {
      const [suit, rank] = [suitOf(card), rankOf(card)];
      expect(frenchDe.theCard(suit, rank)).to.equal(german);
      expect(frenchEn.theCard(suit, rank)).to.equal(english);
      expect(`${frenchDe.index[rank]}/${frenchEn.index[rank]}`).to.equal(indexes);
    });
  }

  for (const [text, german, english] of [
    ['solo E', 'Kreuz-Solo', 'Club Solo'],
    ['solo G tout', 'Pik-Solo Tout', 'Spade Solo Tout'],
    ['suit-wenz H', 'Herz-Farb-Wenz', 'Heart Suit Wenz'],
    ['rufer S', 'Rufspiel auf das Karo-Ass', 'Rufer, Diamonds called'],
    ['rufer EZ', 'Rufspiel auf die Kreuz-Zehn', 'Rufer, Ten of Clubs called'],
    ['wenz', 'Wenz', 'Wenz'],
  ] as const) {
    it(`“${text}” is ${german}, ${english}`, () => {
      const contract = unwrap(parseContract(text));
      expect(de.contract(contract, frenchDe)).to.equal(german);
      expect(en.contract(contract, frenchEn)).to.equal(english);
    });
  }

  it('names all cards apart', () => {
    for (const face of [cardsDe.bavarian, frenchDe, cardsEn.bavarian, frenchEn]) {
      const names = new Set(DECK.map((card) => face.card(suitOf(card), rankOf(card))));
      expect(names.size).to.equal(32);
    }
  });
});
