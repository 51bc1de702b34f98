import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, one, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfTrumpOrder } from './skf-trump-order.js';

const order = (contract: string, { deck = 'long', lang = 'de' } = {}) =>
  placed<SkfTrumpOrder>(
    html`<skf-trump-order contract=${contract} deck=${deck as 'long'}></skf-trump-order>`,
    { lang },
  );

const trumpsOf = (element: Element) => all(element, '[role="img"]').map(nameOf);
const plainOf = (element: Element) =>
  Object.fromEntries(
    all(element, 'dl > div').map((suit) => [
      textOf(one(suit, 'dt')),
      texts(one(suit, 'dd')).join(' '),
    ]),
  );
const list = (text: string) => text.split(/,\s+/);

/** Schafkopfordnung I.4.1. */
const OBERS = 'Eichel-Ober, Gras-Ober, Herz-Ober, Schellen-Ober';
const UNTERS = 'Eichel-Unter, Gras-Unter, Herz-Unter, Schellen-Unter';

describe('skf-trump-order', () => {
  for (const { title, contract, deck, count, trumps, plain } of [
    {
      title: 'Rufer: Obers, Unters, Hearts (I.4.2, I.4.3)',
      contract: 'rufer',
      count: '14 Trümpfe',
      trumps: `${OBERS}, ${UNTERS}, Herz-Sau, Herz-Zehner, Herz-König, Herz-Neuner, Herz-Achter, Herz-Siebener`,
      plain: { Eichel: 'A Z K 9 8 7', Gras: 'A Z K 9 8 7', Schellen: 'A Z K 9 8 7' },
    },
    {
      title: 'a called ace changes nothing',
      contract: 'rufer E',
      count: '14 Trümpfe',
      trumps: `${OBERS}, ${UNTERS}, Herz-Sau, Herz-Zehner, Herz-König, Herz-Neuner, Herz-Achter, Herz-Siebener`,
      plain: { Eichel: 'A Z K 9 8 7', Gras: 'A Z K 9 8 7', Schellen: 'A Z K 9 8 7' },
    },
    {
      title: 'Leaves Solo: Hearts are plain (I.4.2, I.4.3)',
      contract: 'solo G',
      count: '14 Trümpfe',
      trumps: `${OBERS}, ${UNTERS}, Gras-Sau, Gras-Zehner, Gras-König, Gras-Neuner, Gras-Achter, Gras-Siebener`,
      plain: { Eichel: 'A Z K 9 8 7', Herz: 'A Z K 9 8 7', Schellen: 'A Z K 9 8 7' },
    },
    {
      title: 'Wenz: the Unters, and Obers between King and Nine (I.4.4)',
      contract: 'wenz',
      count: '4 Trümpfe',
      trumps: UNTERS,
      plain: {
        Eichel: 'A Z K O 9 8 7',
        Gras: 'A Z K O 9 8 7',
        Herz: 'A Z K O 9 8 7',
        Schellen: 'A Z K O 9 8 7',
      },
    },
    {
      title: 'Sie: the eight Obers and Unters (Schafkopfordnung 1989)',
      contract: 'sie',
      count: '8 Trümpfe',
      trumps: `${OBERS}, ${UNTERS}`,
      plain: {
        Eichel: 'A Z K 9 8 7',
        Gras: 'A Z K 9 8 7',
        Herz: 'A Z K 9 8 7',
        Schellen: 'A Z K 9 8 7',
      },
    },
    {
      title: 'short pack, Rufer: 4 + 4 + 4 = 12 trumps',
      contract: 'rufer',
      deck: 'short',
      count: '12 Trümpfe',
      trumps: `${OBERS}, ${UNTERS}, Herz-Sau, Herz-Zehner, Herz-König, Herz-Neuner`,
      plain: { Eichel: 'A Z K 9', Gras: 'A Z K 9', Schellen: 'A Z K 9' },
    },
    {
      title: 'short pack, Wenz',
      contract: 'wenz',
      deck: 'short',
      count: '4 Trümpfe',
      trumps: UNTERS,
      plain: { Eichel: 'A Z K O 9', Gras: 'A Z K O 9', Herz: 'A Z K O 9', Schellen: 'A Z K O 9' },
    },
  ]) {
    it(title, async () => {
      const element = await order(contract, deck === undefined ? {} : { deck });
      expect(trumpsOf(element)).to.deep.equal(list(trumps));
      expect(plainOf(element)).to.deep.equal(plain);
      expect(texts(element)[0]).to.equal(count);
      expectCleanMarkup(element);
    });
  }

  for (const { title, contract, options, count, trumps, plain } of [
    {
      title:
        'Farb-Wenz: 4 Unters and 7 of the suit, its Ober between King and Nine (Varianten II.1)',
      contract: 'suit-wenz G',
      options: {},
      count: '11 Trümpfe',
      trumps: `${UNTERS}, Gras-Sau, Gras-Zehner, Gras-König, Gras-Ober, Gras-Neuner, Gras-Achter, Gras-Siebener`,
      plain: { Eichel: 'A Z K O 9 8 7', Herz: 'A Z K O 9 8 7', Schellen: 'A Z K O 9 8 7' },
    },
    {
      title: 'Farb-Geier, short pack: 4 + 5 = 9 (Varianten II.3)',
      contract: 'suit-geier S',
      options: { deck: 'short' },
      count: '9 Trümpfe',
      trumps: `${OBERS}, Schellen-Sau, Schellen-Zehner, Schellen-König, Schellen-Unter, Schellen-Neuner`,
      plain: { Eichel: 'A Z K U 9', Gras: 'A Z K U 9', Herz: 'A Z K U 9' },
    },
    {
      title: 'Geier: the Obers, and Unters between King and Nine (Varianten II.2)',
      contract: 'geier',
      options: {},
      count: '4 Trümpfe',
      trumps: OBERS,
      plain: {
        Eichel: 'A Z K U 9 8 7',
        Gras: 'A Z K U 9 8 7',
        Herz: 'A Z K U 9 8 7',
        Schellen: 'A Z K U 9 8 7',
      },
    },
    {
      title: 'Bettel: no trumps, A K O U Z 9 8 7 (Varianten II.4)',
      contract: 'bettel',
      options: {},
      count: 'Keine Trümpfe',
      trumps: '',
      plain: {
        Eichel: 'A K O U Z 9 8 7',
        Gras: 'A K O U Z 9 8 7',
        Herz: 'A K O U Z 9 8 7',
        Schellen: 'A K O U Z 9 8 7',
      },
    },
    {
      title: 'Bettel with the Ten below the Ace (house rule bettelOrder)',
      contract: 'bettel',
      options: { 'bettel-order': 'ace-ten', deck: 'short' },
      count: 'Keine Trümpfe',
      trumps: '',
      plain: {
        Eichel: 'A Z K O U 9',
        Gras: 'A Z K O U 9',
        Herz: 'A Z K O U 9',
        Schellen: 'A Z K O U 9',
      },
    },
    {
      title: 'Bettel with Hearts as trumps (house rule bettelTrumps)',
      contract: 'bettel',
      options: { 'bettel-trumps': 'hearts', deck: 'short' },
      count: '6 Trümpfe',
      trumps: 'Herz-Sau, Herz-König, Herz-Ober, Herz-Unter, Herz-Zehner, Herz-Neuner',
      plain: { Eichel: 'A K O U Z 9', Gras: 'A K O U Z 9', Schellen: 'A K O U Z 9' },
    },
    {
      title: 'Ramsch without Hearts (house rule ramschTrumps)',
      contract: 'ramsch',
      options: { 'ramsch-trumps': 'obers-unters' },
      count: '8 Trümpfe',
      trumps: `${OBERS}, ${UNTERS}`,
      plain: {
        Eichel: 'A Z K 9 8 7',
        Gras: 'A Z K 9 8 7',
        Herz: 'A Z K 9 8 7',
        Schellen: 'A Z K 9 8 7',
      },
    },
  ]) {
    it(title, async () => {
      const element = await order(contract);
      for (const [name, value] of Object.entries(options)) element.setAttribute(name, value);
      await drawn(element);
      expect(trumpsOf(element)).to.deep.equal(trumps === '' ? [] : list(trumps));
      expect(plainOf(element)).to.deep.equal(plain);
      expect(texts(element)[0]).to.equal(count);
      expectCleanMarkup(element);
    });
  }

  for (const [attribute, wrong, message] of [
    ['bettel-order', 'backwards', '„backwards“ ist für bettel-order nicht vorgesehen.'],
    ['bettel-trumps', 'bells', '„bells“ ist für bettel-trumps nicht vorgesehen.'],
    ['ramsch-trumps', '<i>', '„<i>“ ist für ramsch-trumps nicht vorgesehen.'],
  ] as const) {
    it(`says what is wrong with ${attribute}, and recovers`, async () => {
      const element = await order('bettel');
      element.setAttribute(attribute, wrong);
      await drawn(element);
      expect(texts(element)).to.deep.equal([message]);
      element.removeAttribute(attribute);
      await drawn(element);
      expect(texts(element)[0]).to.equal('Keine Trümpfe');
    });
  }

  it('gives room to a title of the page', async () => {
    const element = await placed(
      html`<skf-trump-order><b slot="title">Von oben nach unten</b></skf-trump-order>`,
    );
    expect(texts(element)[0]).to.equal('Von oben nach unten');
  });

  it('speaks English where the page does', async () => {
    const element = await order('solo S', { lang: 'en' });
    expect(trumpsOf(element).slice(7)).to.deep.equal(
      list('Bells Unter, Bells Ace, Bells Ten, Bells King, Bells Nine, Bells Eight, Bells Seven'),
    );
    expect(plainOf(element)).to.deep.equal({
      Acorns: 'A 10 K 9 8 7',
      Leaves: 'A 10 K 9 8 7',
      Hearts: 'A 10 K 9 8 7',
    });
    expect(texts(element)[0]).to.equal('14 trumps');
    expect(one(element, 'section').getAttribute('aria-label')).to.equal('Trump order: Bells Solo');
  });

  for (const [lang, contract, message] of [
    ['de', 'solo', 'Welche Farbe ist Trumpf?'],
    ['en', 'suit-geier', 'Which suit is trump?'],
    ['de', 'Doppelkopf', '„Doppelkopf“ ist kein Spiel'],
    ['en', '', '“” is not a contract'],
    ['de', 'rufer H', '„rufer H“ ist kein Spiel'],
    ['de', 'solo <b>', '„solo <b>“ ist kein Spiel'],
  ] as const) {
    it(`says “${message}” of “${contract}” and shows no cards`, async () => {
      const element = await order(contract, { lang });
      expect(texts(element)).to.deep.equal([message]);
      expect(trumpsOf(element)).to.deep.equal([]);
    });
  }

  it('says which pack does not exist', async () => {
    const element = await order('rufer', { lang: 'de', deck: 'tarot' });
    expect(texts(element)).to.deep.equal(['„tarot“ ist kein Kartensatz']);
  });

  it('shows a Rufer again when the contract is taken away', async () => {
    const element = await order('wenz');
    expect(trumpsOf(element)).to.have.lengthOf(4);
    element.removeAttribute('contract');
    await drawn(element);
    expect(trumpsOf(element)).to.have.lengthOf(14);
  });

  describe('passes axe', () => {
    for (const [title, contract] of [
      ['with trumps', 'rufer'],
      ['with plain suits only', 'bettel'],
      ['in two rows of different length', 'suit-wenz H'],
      ['wrong', 'Doppelkopf'],
    ] as const) {
      it(title, async () => {
        await expectAccessible(await order(contract));
      });
    }
  });
});
