import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfTrick } from './skf-trick.js';

interface Attributes {
  cards?: string;
  contract?: string;
  players?: string;
  lang?: string;
}

const trick = ({ cards = '', contract = 'rufer', players = '', lang = 'de' }: Attributes) =>
  placed<SkfTrick>(
    html`<skf-trick cards=${cards} contract=${contract} players=${players}></skf-trick>`,
    { lang },
  );

const cardsOf = (element: Element) => all(element, '[role="img"]').map(nameOf);
const captionOf = (element: Element) => textOf(all(element, '[part="caption"]')[0] ?? element);
/** The places, counted from 0, that say that they win. */
const markedOf = (element: Element) =>
  all(element, 'li').flatMap((item, place) => (textOf(item).includes('(sticht)') ? [place] : []));

interface TrickRecord {
  readonly id: string;
  readonly source: string;
  readonly contract: string;
  readonly cards: readonly string[];
  readonly winner: number;
  readonly points: number;
  readonly rules?: object;
}

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

/** The worked tricks that core is checked against, without those that need a house rule. */
async function conformance(): Promise<TrickRecord[]> {
  const file = await fetch('/packages/core/conformance/trick.jsonl');
  const lines = (await file.text()).split('\n').filter((line) => line !== '');
  return lines
    .map((line) => JSON.parse(line) as TrickRecord)
    .filter(({ rules }) => rules === undefined);
}

describe('skf-trick', () => {
  it('marks the winner and counts the points of every trick of the conformance suite', async () => {
    const records = await conformance();
    expect(records.length, 'records').to.be.greaterThan(15);
    for (const { id, source, contract, cards, winner, points } of records) {
      const element = await trick({ cards: cards.join(' '), contract });
      const note = `${id}, ${source}`;
      expect(cardsOf(element).length, note).to.equal(4);
      expect(markedOf(element), note).to.deep.equal([winner]);
      expect(captionOf(element), note).to.equal(
        `Die ${ORDINALS[winner]} Karte sticht ${points} Augen`,
      );
    }
  });

  it('shows the cards in the order of play, each above its player', async () => {
    const element = await trick({
      cards: 'EK EA SU E7',
      contract: 'rufer G',
      players: 'Anna, Ben, Clara, David',
    });
    expect(cardsOf(element)).to.deep.equal([
      'Eichel-König',
      'Eichel-Sau',
      'Schellen-Unter',
      'Eichel-Siebener',
    ]);
    const players = all(element, 'li').map((item) => texts(item).filter((text) => text.length > 1));
    expect(players).to.deep.equal([['Anna'], ['Ben'], ['Clara', '(sticht)'], ['David']]);
    // 4 + 11 + 2 + 0, Schafkopf full rules, Playing a trick.
    expect(captionOf(element)).to.equal('Clara sticht 17 Augen');
  });

  for (const [lang, attributes, caption] of [
    ['de', { cards: 'EK EA' }, 'Die zweite Karte liegt vorn 15 Augen'],
    ['en', { cards: 'EK EA' }, 'The second card is ahead 15 points'],
    ['de', { cards: 'EK EA', players: 'Anna,Ben' }, 'Ben liegt vorn 15 Augen'],
    ['de', { cards: 'E7' }, 'Die erste Karte liegt vorn 0 Augen'],
    ['en', { cards: 'ek,ea,su,e7' }, 'The third card wins 17 points'],
    ['de', { cards: 'EK EA SU E7', players: 'Anna' }, 'Die dritte Karte sticht 17 Augen'],
    ['de', { cards: '' }, 'Noch keine Karte gespielt'],
    ['en', { cards: '  ' }, 'No card played yet'],
  ] as const) {
    it(`says “${caption}” of ${JSON.stringify(attributes)}`, async () => {
      expect(captionOf(await trick({ ...attributes, lang }))).to.equal(caption);
    });
  }

  describe('says what is wrong, and shows no trick', () => {
    for (const [lang, attributes, message] of [
      ['de', { cards: 'EK E1' }, '„E1“ ist keine Karte'],
      ['en', { cards: 'EK E1' }, '“E1” is not a card'],
      ['de', { cards: '<b>' }, '„<b>“ ist keine Karte'],
      ['de', { cards: 'EK EK' }, 'EK liegt zweimal'],
      ['en', { cards: 'E10 EX' }, 'EX is there twice'],
      ['de', { cards: 'EA EZ EK E9 E8' }, '5 Karten sind zu viele für einen Stich'],
      ['de', { cards: 'EK', contract: 'Skat' }, '„Skat“ ist kein Spiel'],
      ['en', { cards: 'EK', contract: 'toString' }, '“toString” is not a contract'],
      ['de', { cards: 'EK', contract: 'rufer H' }, '„rufer H“ ist kein Spiel'],
      ['de', { cards: 'EK', contract: 'solo' }, 'Welche Farbe ist Trumpf?'],
      ['en', { cards: 'EK', contract: 'suit-wenz' }, 'Which suit is trump?'],
    ] as const) {
      it(`“${message}”`, async () => {
        const element = await trick({ ...attributes, lang });
        expect(texts(element)).to.deep.equal([message]);
        expect(all(element, 'skf-card')).to.deep.equal([]);
      });
    }
  });

  it('shows names with markup as text', async () => {
    const element = await trick({ cards: 'EK', players: '<img src=x onerror=alert(1)>,Ben' });
    expect(captionOf(element)).to.contain('<img src=x onerror=alert(1)> liegt vorn');
    expect(all(element, 'img')).to.deep.equal([]);
  });

  it('is decided anew when the contract changes', async () => {
    const element = await trick({ cards: 'S9 SO', contract: 'rufer' });
    expect(captionOf(element)).to.equal('Die zweite Karte liegt vorn 3 Augen');
    element.setAttribute('cards', 'SZ SO');
    element.setAttribute('contract', 'wenz');
    await drawn(element);
    // Wenz: the Ober stands between King and Nine, below the Ten.
    expect(captionOf(element)).to.equal('Die erste Karte liegt vorn 13 Augen');
  });

  it('is an empty Rufer trick again when its attributes are taken away', async () => {
    const element = await trick({ cards: 'HO EU', contract: 'wenz', players: 'Anna,Ben' });
    expect(captionOf(element)).to.equal('Ben liegt vorn 5 Augen');
    element.removeAttribute('contract');
    element.removeAttribute('players');
    await drawn(element);
    expect(captionOf(element)).to.equal('Die erste Karte liegt vorn 5 Augen');
    element.removeAttribute('cards');
    await drawn(element);
    expect(captionOf(element)).to.equal('Noch keine Karte gespielt');
  });

  describe('passes axe', () => {
    for (const [title, attributes] of [
      ['complete', { cards: 'EK EA SU E7', players: 'Anna,Ben,Clara,David' }],
      ['unfinished', { cards: 'EK EA' }],
      ['empty', {}],
      ['wrong', { cards: 'EK E1' }],
    ] as const) {
      it(title, async () => {
        const element = await trick(attributes);
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }
  });
});
