import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, one, place, placed, texts } from '../../test/page.js';
import './define.js';
import type { SkfCard } from './skf-card.js';

const card = (text: string, lang?: string) =>
  placed<SkfCard>(html`<skf-card card=${text}></skf-card>`, lang === undefined ? {} : { lang });

const picture = (element: Element) => one(element, '[role="img"]');

/** The four suits and eight ranks as the glossary and the design call them. */
const SUITS = [
  { suit: 'E', de: 'Eichel', en: 'Acorns' },
  { suit: 'G', de: 'Gras', en: 'Leaves' },
  { suit: 'H', de: 'Herz', en: 'Hearts' },
  { suit: 'S', de: 'Schellen', en: 'Bells' },
];
const RANKS = [
  { rank: 'A', de: 'Sau', en: 'Ace', indexDe: 'A', indexEn: 'A' },
  { rank: 'Z', de: 'Zehner', en: 'Ten', indexDe: 'Z', indexEn: '10' },
  { rank: 'K', de: 'König', en: 'King', indexDe: 'K', indexEn: 'K' },
  { rank: 'O', de: 'Ober', en: 'Ober', indexDe: 'O', indexEn: 'O' },
  { rank: 'U', de: 'Unter', en: 'Unter', indexDe: 'U', indexEn: 'U' },
  { rank: '9', de: 'Neuner', en: 'Nine', indexDe: '9', indexEn: '9' },
  { rank: '8', de: 'Achter', en: 'Eight', indexDe: '8', indexEn: '8' },
  { rank: '7', de: 'Siebener', en: 'Seven', indexDe: '7', indexEn: '7' },
];
const PACK = SUITS.flatMap((suit) =>
  RANKS.map((rank) => ({
    text: suit.suit + rank.rank,
    de: `${suit.de}-${rank.de}`,
    en: `${suit.en} ${rank.en}`,
    indexDe: rank.indexDe,
    indexEn: rank.indexEn,
  })),
);

const FRENCH_SUITS = [
  { suit: 'E', de: 'Kreuz', en: 'Clubs' },
  { suit: 'G', de: 'Pik', en: 'Spades' },
  { suit: 'H', de: 'Herz', en: 'Hearts' },
  { suit: 'S', de: 'Karo', en: 'Diamonds' },
];
const FRENCH_RANKS = [
  { rank: 'A', de: 'Ass', en: 'Ace', indexDe: 'A', indexEn: 'A' },
  { rank: 'Z', de: 'Zehn', en: 'Ten', indexDe: '10', indexEn: '10' },
  { rank: 'K', de: 'König', en: 'King', indexDe: 'K', indexEn: 'K' },
  { rank: 'O', de: 'Dame', en: 'Queen', indexDe: 'D', indexEn: 'Q' },
  { rank: 'U', de: 'Bube', en: 'Jack', indexDe: 'B', indexEn: 'J' },
  { rank: '9', de: 'Neun', en: 'Nine', indexDe: '9', indexEn: '9' },
  { rank: '8', de: 'Acht', en: 'Eight', indexDe: '8', indexEn: '8' },
  { rank: '7', de: 'Sieben', en: 'Seven', indexDe: '7', indexEn: '7' },
];
const FRENCH_PACK = FRENCH_SUITS.flatMap((suit) =>
  FRENCH_RANKS.map((rank) => ({ text: suit.suit + rank.rank, suit, rank })),
);

const french = (text: string, lang = 'de') =>
  placed<SkfCard>(html`<skf-card face="french" card=${text}></skf-card>`, { lang });

/** How each letter was drawn: alike on all cards, and unlike all others. */
const letters = new Map<string, string>();

function expectOneLetter(element: SkfCard, letter: string): void {
  const corners = [...element.renderRoot.querySelectorAll('.index')];
  const paths = corners.map((path) => path.getAttribute('d') ?? '');
  const [first = ''] = paths;
  expect(first, 'a drawing').to.match(/^M/);
  expect(paths, 'both corners').to.deep.equal([first, first]);
  expect(first, 'alike on every card').to.equal(letters.get(letter) ?? first);
  letters.set(letter, first);
  expect(new Set(letters.values()).size, 'no two letters alike').to.equal(letters.size);
}

describe('skf-card', () => {
  describe('the 32 cards', () => {
    for (const { text, de, en, indexDe, indexEn } of PACK) {
      it(`${text} is drawn, ${de} in German, ${en} in English`, async () => {
        for (const [lang, name, index] of [
          ['de', de, indexDe],
          ['en', en, indexEn],
        ] as const) {
          const element = await card(text, lang);
          const art = one<SVGElement>(element, 'svg.art').getBoundingClientRect();
          expect(art.width, 'width').to.be.greaterThan(50);
          expect(art.height / art.width, 'shape').to.be.closeTo(100 / 56, 0.02);
          expect(nameOf(picture(element))).to.equal(name);
          expectOneLetter(element, index);
          expectCleanMarkup(element);
        }
      });
    }

    it('no two look alike, and none looks like the back', async () => {
      const drawings = new Set<string>();
      for (const text of ['', ...PACK.map((each) => each.text)]) {
        drawings.add(one<SVGElement>(await card(text), 'svg.art').outerHTML);
      }
      expect(drawings.size).to.equal(33);
    });
  });

  describe('the 32 French cards', () => {
    for (const { text, suit, rank } of FRENCH_PACK) {
      const de = `${suit.de}-${rank.de}`;
      const en = `${rank.en} of ${suit.en}`;
      it(`${text} is drawn, ${de} in German, ${en} in English`, async () => {
        for (const [lang, name, index] of [
          ['de', de, rank.indexDe],
          ['en', en, rank.indexEn],
        ] as const) {
          const element = await french(text, lang);
          const art = one<SVGElement>(element, 'svg.art').getBoundingClientRect();
          expect(art.height / art.width, 'shape').to.be.closeTo(100 / 56, 0.02);
          expect(nameOf(picture(element))).to.equal(name);
          expectOneLetter(element, index);
          expectCleanMarkup(element);
        }
      });
    }

    it('no two look alike, and none like a Bavarian one', async () => {
      const drawings = new Set<string>();
      for (const { text } of FRENCH_PACK) {
        drawings.add(one<SVGElement>(await french(text), 'svg.art').outerHTML);
        drawings.add(one<SVGElement>(await card(text), 'svg.art').outerHTML);
      }
      expect(drawings.size).to.equal(64);
    });

    it('lie face down like all others', async () => {
      expect(nameOf(picture(await french('')))).to.equal('Verdeckte Karte');
    });

    it('are turned Bavarian and French again', async () => {
      const element = await french('EO');
      element.removeAttribute('face');
      await drawn(element);
      expect(nameOf(picture(element))).to.equal('Eichel-Ober');
      element.face = 'french';
      await drawn(element);
      expect(nameOf(picture(element))).to.equal('Kreuz-Dame');
    });
  });

  it('says which face it does not know, and recovers', async () => {
    const element = await french('EO');
    element.setAttribute('face', '<i>swiss');
    await drawn(element);
    expect(texts(element)).to.deep.equal(['„<i>swiss“ ist für face nicht vorgesehen.']);
    element.setAttribute('face', 'bavarian');
    await drawn(element);
    expect(nameOf(picture(element))).to.equal('Eichel-Ober');
  });

  describe('says its states', () => {
    for (const [attributes, de, en] of [
      [['playable'], 'Eichel-Ober, spielbar', 'Acorns Ober, playable'],
      [['disabled'], 'Eichel-Ober, nicht spielbar', 'Acorns Ober, not playable'],
      [['playable', 'disabled'], 'Eichel-Ober, nicht spielbar', 'Acorns Ober, not playable'],
      [['marked'], 'Eichel-Ober, markiert', 'Acorns Ober, marked'],
      [['playable', 'marked'], 'Eichel-Ober, spielbar, markiert', 'Acorns Ober, playable, marked'],
      [['covered'], 'Verdeckte Karte', 'Face-down card'],
    ] as const) {
      it(attributes.join(' and '), async () => {
        const element = await card('EO');
        for (const attribute of attributes) element.toggleAttribute(attribute, true);
        await drawn(element);
        expect(nameOf(picture(element))).to.equal(de);
        element.lang = 'en';
        await drawn(element);
        expect(nameOf(picture(element))).to.equal(en);
        for (const attribute of attributes) element.toggleAttribute(attribute, false);
        await drawn(element);
        expect(nameOf(picture(element))).to.equal('Acorns Ober');
      });
    }
  });

  it('turns over each time it is covered or not, and only then', async () => {
    const element = await card('EO');
    const turns = () => one(element, '.picture').getAnimations({ subtree: true }).length;
    expect(turns(), 'as it comes').to.equal(0);
    element.card = 'GO';
    await drawn(element);
    expect(turns(), 'another card').to.equal(0);
    // The side that goes and the side that comes, where the visitor wants to see that.
    const moving = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 2;
    for (const covered of [true, false, true]) {
      element.covered = covered;
      await drawn(element);
      expect(turns(), `covered: ${covered}`).to.equal(moving);
      expect(one<SVGElement>(element, 'svg.art').classList.contains('back')).to.equal(covered);
      for (const each of element.shadowRoot?.getAnimations() ?? []) each.finish();
    }
  });

  for (const [written, name] of [
    ['eo', 'Eichel-Ober'],
    ['eO', 'Eichel-Ober'],
    [' s7 ', 'Schellen-Siebener'],
    ['E10', 'Eichel-Zehner'],
    ['EX', 'Eichel-Zehner'],
    ['ex', 'Eichel-Zehner'],
    ['gz', 'Gras-Zehner'],
  ] as const) {
    it(`reads “${written}” as ${name}`, async () => {
      expect(nameOf(picture(await card(written)))).to.equal(name);
    });
  }

  for (const [title, template] of [
    ['without a card', html`<skf-card></skf-card>`],
    ['with an empty card', html`<skf-card card=""></skf-card>`],
    ['with spaces for a card', html`<skf-card card="  "></skf-card>`],
  ] as const) {
    it(`lies face down ${title}`, async () => {
      expect(nameOf(picture(await placed(template)))).to.equal('Verdeckte Karte');
      expect(nameOf(picture(await placed(template, { lang: 'en' })))).to.equal('Face-down card');
    });
  }

  for (const nonsense of ['EX7', 'XX', 'E', 'O', 'E1', 'EO GO', '10', '<img src=x>', 'toString']) {
    it(`names “${nonsense}” in place of a picture`, async () => {
      const german = await card(nonsense);
      expect(texts(german)).to.deep.equal([`„${nonsense}“ ist keine Karte`]);
      expect(all(german, 'svg, img')).to.deep.equal([]);
      expect(texts(await card(nonsense, 'en'))).to.deep.equal([`“${nonsense}” is not a card`]);
    });
  }

  it('shows another card when its attribute changes, also after a wrong one', async () => {
    const element = await card('EO');
    for (const [text, expected] of [
      ['nonsense', '„nonsense“ ist keine Karte'],
      ['H7', 'Herz-Siebener'],
      ['GA', 'Gras-Sau'],
    ] as const) {
      element.setAttribute('card', text);
      await drawn(element);
      const shown = element.renderRoot.querySelector('[role="img"]');
      expect(shown ? nameOf(shown) : texts(element).join(' ')).to.equal(expected);
    }
  });

  for (const [title, take] of [
    ['its attribute is taken away', (element: SkfCard) => element.removeAttribute('card')],
    [
      'a framework sets undefined',
      (element: SkfCard) => Object.assign(element, { card: undefined }),
    ],
  ] as const) {
    it(`lies face down again when ${title}`, async () => {
      const element = await card('EO');
      take(element);
      await drawn(element);
      expect(nameOf(picture(element))).to.equal('Verdeckte Karte');
    });
  }

  it('is the same whether the card is set before or after it is attached', async () => {
    const area = await place(html`<div lang="de"></div>`);
    const before = document.createElement('skf-card');
    before.card = 'SU';
    area.append(before);
    const after = document.createElement('skf-card');
    area.append(after);
    await drawn(area);
    after.card = 'SU';
    await drawn(area);
    expect(nameOf(picture(before))).to.equal('Schellen-Unter');
    expect(nameOf(picture(after))).to.equal('Schellen-Unter');
    expect(one(before, 'svg.art').outerHTML).to.equal(one(after, 'svg.art').outerHTML);
  });

  it('is as wide as --skf-card-width says', async () => {
    const area = await place(html`<div><skf-card card="EO"></skf-card></div>`);
    area.style.setProperty('--skf-card-width', '112px');
    const box = one(area, 'skf-card').getBoundingClientRect();
    expect([box.width, Math.round(box.height)]).to.deep.equal([112, 200]);
  });

  describe('passes axe', () => {
    for (const [title, text] of [
      ['face up', 'EO'],
      ['with a number', 'S10'],
      ['face down', ''],
      ['with nonsense', 'EX7'],
    ] as const) {
      it(title, async () => {
        await expectAccessible(await card(text));
      });
    }

    it('French', async () => {
      await expectAccessible(await french('EO'));
    });

    for (const state of ['covered', 'playable', 'disabled', 'marked']) {
      it(state, async () => {
        const element = await card('EO');
        element.toggleAttribute(state, true);
        await drawn(element);
        await expectAccessible(element);
      });
    }
  });
});
