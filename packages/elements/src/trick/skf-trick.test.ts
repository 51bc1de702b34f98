import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, one, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfTrick } from './skf-trick.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Attributes {
  cards?: string;
  contract?: string;
  players?: string;
  lead?: string;
  lang?: string;
}

const trick = ({ cards = '', contract = 'rufer', players = '', lead, lang = 'de' }: Attributes) =>
  placed<SkfTrick>(
    html`<skf-trick
      cards=${cards}
      contract=${contract}
      players=${players}
      lead=${ifDefined(lead)}
    ></skf-trick>`,
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

  describe('says why a card wins', () => {
    for (const [lang, cards, contract, reason] of [
      // Schafkopf full rules, Playing a trick.
      ['de', 'EK EA SU E7', 'rufer G', 'Der Schellen-Unter ist der einzige Trumpf im Stich.'],
      ['en', 'H7 GO H8 H9', 'rufer E', 'The Leaves Ober is the highest trump in this trick.'],
      // Schafkopfordnung IV.2.3.
      [
        'de',
        'G9 GZ GA GK',
        'rufer S',
        'Kein Trumpf gefallen: Die Gras-Sau ist die höchste Karte der angespielten Farbe.',
      ],
      [
        'en',
        'E9 S7 G8',
        'rufer S',
        'No trump fell; nobody followed Acorns, so the Acorns Nine takes it.',
      ],
      [
        'de',
        'SK E7 G8',
        'rufer E',
        'Kein Trumpf gefallen: Niemand hat Schellen bedient, also sticht der Schellen-König.',
      ],
      // A Bettel has no trumps that could fall.
      ['en', 'HK HA EO HU', 'bettel', 'The Hearts Ace is the highest of the led suit.'],
    ] as const) {
      it(`“${reason}”`, async () => {
        const element = await trick({ cards, contract, lang });
        expect(textOf(one(element, '[part="reason"]'))).to.equal(reason);
      });
    }

    it('not of a card alone', async () => {
      expect(all(await trick({ cards: 'EK' }), '[part="reason"]')).to.deep.equal([]);
    });

    it('by house rules: in a Bettel the Ten stands below the Unter, or below the Ace', async () => {
      const element = await trick({ cards: 'HZ HK', contract: 'bettel' });
      expect(captionOf(element)).to.contain('Die zweite Karte liegt vorn');
      element.rules = { bettelOrder: 'ace-ten' };
      await drawn(element);
      expect(captionOf(element)).to.contain('Die erste Karte liegt vorn');
    });
  });

  describe('lies on the table by seat, clockwise', () => {
    const sidesOf = (element: Element) =>
      all(element, 'li').map((item) => {
        const box = item.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
    const names = 'Anna,Ben,Cora,Dan';

    for (const dir of ['ltr', 'rtl'] as const) {
      it(`Ben leads from the left, Cora sits across: ${dir}`, async () => {
        const element = await trick({ cards: 'H7 GO H8 H9', players: names });
        element.dir = dir;
        element.lead = 1;
        await drawn(element);
        const [ben, cora, dan, anna] = sidesOf(element) as [Point, Point, Point, Point];
        expect(ben.x).to.be.lessThan(cora.x);
        expect(dan.x).to.be.greaterThan(cora.x);
        expect(cora.y).to.be.lessThan(ben.y);
        expect(anna.y).to.be.greaterThan(ben.y);
        expect(captionOf(element)).to.equal('Cora sticht 3 Augen');
      });
    }

    it('seen from another seat, and by three', async () => {
      const element = await trick({ cards: 'H7 GO H8 H9', players: names });
      Object.assign(element, { lead: '1', seat: '1' });
      await drawn(element);
      const [ben, cora] = sidesOf(element) as [Point, Point];
      expect(cora.x).to.be.lessThan(ben.x);
      expect(cora.y).to.be.lessThan(ben.y);
      Object.assign(element, { cards: 'H7 GO H8', seats: 3, seat: 0, lead: 2 });
      await drawn(element);
      // Cora leads, Anna plays the Ober.
      expect(captionOf(element)).to.equal('Anna sticht 3 Augen');
    });

    it('says what is wrong with a seat, and recovers', async () => {
      const element = await trick({ cards: 'EK', lang: 'en' });
      for (const [wrong, message] of [
        [{ lead: '4' }, '“4” is no seat at the table'],
        [{ lead: '0', seat: 'x' }, '“x” is no seat at the table'],
        [{ seat: 0, seats: '5' }, '“5” is no number of players; three or four play'],
      ] as const) {
        Object.assign(element, wrong);
        await drawn(element);
        expect(texts(element)).to.deep.equal([message]);
      }
      element.seats = 4;
      await drawn(element);
      expect(cardsOf(element)).to.deep.equal(['Acorns King']);
    });
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
      ['on the table', { cards: 'EK EA', lead: '2' }],
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
