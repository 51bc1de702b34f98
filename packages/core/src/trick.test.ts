import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK, type Card } from './card.js';
import { cardsOf, PACK } from './card-set.js';
import { trickPoints, trickWinner } from './trick.js';
import { classOf, trumpTable } from './trump.js';
import { cardsFrom, contracts } from '../test/arbitraries.js';
import { contractOf, winnerByList } from '../test/oracle.js';
import { words, WRITTEN_ORDERS } from '../test/written-orders.js';

describe('trickWinner and trickPoints', () => {
  it.each([
    {
      title: "French-card rules, Playing a trick: Clara's Unter trumps, 4+11+2+0",
      contract: 'rufer G',
      cards: 'EK EA SU E7',
      winner: 2,
      points: 17,
    },
    {
      title: 'French-card rules, Playing a trick: the Leaves Ober takes a led Heart',
      contract: 'rufer E',
      cards: 'H7 GO',
      winner: 1,
      points: 3,
    },
    {
      title: 'Schafkopfordnung IV.2.3: the highest card of the led suit',
      contract: 'rufer S',
      cards: 'G9 GZ GA GK',
      winner: 2,
      points: 25,
    },
    {
      title: 'Schafkopfordnung IV.2.3: higher cards of another suit win nothing',
      contract: 'rufer S',
      cards: 'E7 GA SA E8',
      winner: 3,
      points: 22,
    },
    {
      title: 'Schafkopfordnung I.4.1: Eichel beats Gras, Herz and Schellen among Obers',
      contract: 'rufer S',
      cards: 'SO HO EO GO',
      winner: 2,
      points: 12,
    },
    {
      title: 'Schafkopfordnung I.4.4: in a Wenz the Ober stands between King and Nine',
      contract: 'wenz',
      cards: 'G9 GO GK G8',
      winner: 2,
      points: 7,
    },
    {
      title: 'Schafkopfordnung I.4.4: in a Wenz an Ober of another suit wins nothing',
      contract: 'wenz',
      cards: 'G9 EO HO SO',
      winner: 0,
      points: 9,
    },
    {
      title: 'Varianten II.3: in a Farb-Geier the Unter of the suit is a trump',
      contract: 'suit-geier S',
      cards: 'EA SU EZ S9',
      winner: 1,
      points: 23,
    },
    {
      title: 'Varianten II.4: in a Bettel the Ten is below the Unter',
      contract: 'bettel',
      cards: 'EZ E9 EU EO',
      winner: 3,
      points: 15,
    },
    {
      title: 'Schafkopfordnung I.4.2: in a Gras solo the Hearts are plain',
      contract: 'solo G',
      cards: 'HA G7 HZ HK',
      winner: 1,
      points: 25,
    },
  ])('$title', ({ contract, cards, winner, points }) => {
    const trick = words(cards) as Card[];
    expect(trickWinner(trumpTable(contractOf(contract)), trick)).toBe(winner);
    expect(trickPoints(trick)).toBe(points);
  });

  it('an unfinished trick tells who leads it so far, an empty one gives −1', () => {
    const table = trumpTable(contractOf('rufer E'));
    const soFar = [[], ['S8'], ['S8', 'S9'], ['S8', 'S9', 'H7'], ['S8', 'S9', 'H7', 'SA']];
    expect(soFar.map((cards) => trickWinner(table, cards as Card[]))).toEqual([-1, 0, 1, 2, 2]);
    expect(trickPoints([])).toBe(0);
  });
});

describe('laws of every trick', () => {
  const tables = fc.constantFrom(...WRITTEN_ORDERS);
  const decks = fc.constantFrom('long' as const, 'short' as const);

  it('the winner is the first card of the written order that lies there', () => {
    const tricks = fc
      .record({ order: tables, deck: decks })
      .chain(({ order, deck }) =>
        cardsFrom(cardsOf(PACK[deck]), 1, 4).map((cards) => ({ order, deck, cards })),
      );
    fc.assert(
      fc.property(tricks, ({ order, deck, cards }) => {
        const table = trumpTable(contractOf(order.contract), { deck });
        expect(trickWinner(table, cards)).toBe(winnerByList(order, cards, deck));
      }),
      { numRuns: 300 },
    );
  });

  it('exactly one card wins, of the led class or a trump, and it beats every other alone', () => {
    fc.assert(
      fc.property(contracts, cardsFrom(DECK, 4, 4), (contract, cards) => {
        const table = trumpTable(contract);
        const winner = trickWinner(table, cards);
        const [lead, best] = [cards[0], cards[winner]] as [Card, Card];
        expect([classOf(table, lead), 'trump']).toContain(classOf(table, best));
        // With the lead kept in place, taking out any losing card never moves the trick.
        for (const [place, card] of cards.entries()) {
          if (place === 0 || place === winner) continue;
          const rest = cards.filter((other) => other !== card);
          expect(rest[trickWinner(table, rest)]).toBe(best);
        }
        expect(trickPoints(cards)).toBe(trickPoints(cards.toReversed()));
      }),
    );
  });
});
