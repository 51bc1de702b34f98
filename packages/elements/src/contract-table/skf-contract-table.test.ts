import { BIDDABLE_KINDS, OFFICIAL_RULES, type Rules, type Tariff } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, place, placed, textOf, texts } from '../../test/page.js';
import './define.js';
import type { SkfContractTable } from './skf-contract-table.js';

const open = (template: TemplateResult, lang = 'de') =>
  placed<SkfContractTable>(template, { lang });
const cells = (element: Element, selector: string) => all(element, selector).map(textOf);
const gamesOf = (element: Element) => cells(element, 'tbody th');
const placesOf = (element: Element) => cells(element, '.place');
const pricesOf = (element: Element) => all(element, 'tbody .price').map((cell) => texts(cell)[0]);
const rowOf = (element: Element, game: string) => {
  const row = all(element, 'tbody tr').find((each) => texts(each)[1] === game);
  if (row === undefined) throw new Error(`There is no ${game}`);
  return all(row, 'td, th').map(textOf);
};

describe('skf-contract-table', () => {
  it('the games of the Schafkopfordnung by rank (I.3), with their prices (Tarife II, IV)', async () => {
    const element = await open(html`<skf-contract-table></skf-contract-table>`);
    expect(gamesOf(element)).to.deep.equal([
      'Sie',
      'Solo Tout',
      'Wenz Tout',
      'Solo',
      'Wenz',
      'Rufspiel',
    ]);
    expect(placesOf(element)).to.deep.equal(['1', '2', '3', '4', '5', '6']);
    expect(pricesOf(element)).to.deep.equal(['520', '100', '100', '50', '50', '10']);
  });

  it('every game there is by rank (all contracts)', async () => {
    const element = await open(html`<skf-contract-table all></skf-contract-table>`);
    expect(gamesOf(element)).to.deep.equal([
      'Sie',
      'Solo Tout',
      'Wenz Tout',
      'Farb-Wenz Tout',
      'Geier Tout',
      'Farb-Geier Tout',
      'Solo',
      'Wenz',
      'Farb-Wenz',
      'Geier',
      'Farb-Geier',
      'Bettel',
      'Rufspiel',
      'Kreuzspiel',
      'Hochzeit',
      'Ramsch',
    ]);
    expect(placesOf(element).slice(11)).to.deep.equal(['12', '13', '13', '13', '–']);
    // Tarife II.2, II.8, II.9.
    expect(pricesOf(element).slice(11)).to.deep.equal(['30', '10', '10', '20', '20']);
  });

  for (const [game, row] of [
    [
      'Solo',
      [
        '7',
        'Solo',
        'alle Ober, alle Unter, gewählte Farbe 14 Trümpfe',
        'Einer gegen drei',
        '50 je Gegner Laufende ab 3',
      ],
    ],
    [
      'Wenz Tout',
      [
        '3',
        'Wenz Tout',
        'alle Unter 4 Trümpfe',
        'Einer gegen drei alle Stiche',
        '100 je Gegner Laufende ab 2',
      ],
    ],
    // Varianten II.1: the Unters and the seven other cards of the suit.
    [
      'Farb-Wenz',
      [
        '9',
        'Farb-Wenz',
        'alle Unter, gewählte Farbe 11 Trümpfe',
        'Einer gegen drei',
        '50 je Gegner Laufende ab 2',
      ],
    ],
    [
      'Bettel',
      ['12', 'Bettel', 'kein Trumpf', 'Einer gegen drei kein einziger Stich', '30 je Gegner'],
    ],
    [
      'Rufspiel',
      [
        '13',
        'Rufspiel',
        'alle Ober, alle Unter, Herz 14 Trümpfe',
        'Zwei gegen zwei: der Spieler und wer die gerufene Sau hat',
        '10 je Verlierer Laufende ab 3',
      ],
    ],
    [
      'Ramsch',
      [
        '–',
        'Ramsch',
        'alle Ober, alle Unter, Herz 14 Trümpfe',
        'Jeder für sich; wer die meisten Augen hat, verliert',
        '20 der Verlierer an jeden',
      ],
    ],
    [
      'Sie',
      [
        '1',
        'Sie',
        'alle Ober, alle Unter 8 Trümpfe',
        'Einer gegen drei vorgezeigt, nicht gespielt',
        '520 je Gegner',
      ],
    ],
  ] as const) {
    it(`what is trump in a ${game} and who plays whom`, async () => {
      const element = await open(html`<skf-contract-table all></skf-contract-table>`);
      expect(rowOf(element, game)).to.deep.equal(row);
    });
  }

  it('house rules: Hearts Solo first, all solos, Ramsch, the short pack', async () => {
    const rules: Rules = {
      ...OFFICIAL_RULES,
      contracts: BIDDABLE_KINDS,
      tout: false,
      heartsSoloFirst: true,
      allPass: 'ramsch',
      deck: 'short',
    };
    const element = await open(
      html`<skf-contract-table .rules=${rules} tariff="1-5"></skf-contract-table>`,
    );
    expect(gamesOf(element).slice(0, 4)).to.deep.equal(['Sie', 'Herz-Solo', 'Solo', 'Wenz']);
    expect(gamesOf(element).at(-1)).to.equal('Ramsch');
    expect(rowOf(element, 'Herz-Solo')[2]).to.equal('alle Ober, alle Unter, Herz 12 Trümpfe');
    // A ruling: a short-deck Sie is (5 + 6) × 4 = 44.
    expect(rowOf(element, 'Sie')[4]).to.equal('44 je Gegner');
  });

  it('equal solos share their place', async () => {
    const rules: Rules = { ...OFFICIAL_RULES, ranking: 'equal-solos', tout: false };
    const element = await open(html`<skf-contract-table .rules=${rules}></skf-contract-table>`);
    expect(gamesOf(element)).to.deep.equal(['Sie', 'Wenz', 'Solo', 'Rufspiel']);
    expect(placesOf(element)).to.deep.equal(['1', '2', '2', '3']);
  });

  it('three play against two', async () => {
    const rules: Rules = { ...OFFICIAL_RULES, players: 3, deck: 'short', contracts: ['solo'] };
    const element = await open(
      html`<skf-contract-table .rules=${rules}></skf-contract-table>`,
      'en',
    );
    expect(rowOf(element, 'Solo')[3]).to.equal('One against two');
  });

  it('a tournament’s table, and what it does not price (self-bar.de 2022, pro-hof.de)', async () => {
    const element = await open(
      html`<skf-contract-table tariff="self-bar-2022"></skf-contract-table>`,
    );
    expect(pricesOf(element)).to.deep.equal(['28', '14', '14', '5', '5', '1']);
    expect(all(element, '.extras')).to.deep.equal([]);
    element.tariff = 'pro-hof';
    await drawn(element);
    expect(rowOf(element, 'Sie')[4]).to.equal('Dafür nennt die Turniertabelle keine Punkte');
    expect(rowOf(element, 'Solo')[4]).to.equal('30 je Gegner');
  });

  it('a tariff of its own, and what is paid on top', async () => {
    const tariff: Tariff = {
      unit: 5,
      rufer: 20,
      solo: 60,
      wenz: 60,
      schneider: 5,
      schwarz: 10,
      runner: 15,
    };
    const element = await open(
      html`<skf-contract-table .tariff=${tariff}></skf-contract-table>`,
      'en',
    );
    // (60 + 8 × 15) × 4.
    expect(pricesOf(element)).to.deep.equal(['720', '120', '120', '60', '60', '20']);
    expect(cells(element, '.extras')).to.deep.equal([
      'On top: Schneider 5, Schwarz another 10, each runner 15.',
    ]);
  });

  for (const [attribute, message] of [
    ['tariff', '„<i>“ ist für tariff nicht vorgesehen.'],
    ['rules', '„<i>“ ist für rules nicht vorgesehen.'],
  ] as const) {
    it(`says what is wrong with ${attribute}, and recovers`, async () => {
      const element = await open(html`<skf-contract-table></skf-contract-table>`);
      element.setAttribute(attribute, '<i>');
      await drawn(element);
      expect(texts(element)).to.deep.equal([message]);
      element.removeAttribute(attribute);
      await drawn(element);
      expect(gamesOf(element)).to.have.lengthOf(6);
    });
  }

  it('is the same whether it was told before or after it was attached', async () => {
    const before = document.createElement('skf-contract-table');
    before.tariff = '20-100';
    const after = document.createElement('skf-contract-table');
    const area = await place(html`<div lang="de"></div>`);
    area.append(before, after);
    await drawn(area);
    after.tariff = '20-100';
    await drawn(area);
    expect(pricesOf(before)).to.deep.equal(['1.040', '200', '200', '100', '100', '20']);
    expect(textOf(after)).to.equal(textOf(before));
  });

  it('stays a table for assistive technology at any width', async () => {
    const area = await place(html`<div><skf-contract-table></skf-contract-table></div>`);
    const roles = (role: string) => all(area, `[role=${role}]`).length;
    expect(roles('table')).to.equal(1);
    expect(roles('columnheader')).to.equal(5);
    expect(roles('rowheader')).to.equal(6);
    expect(roles('cell')).to.equal(24);
  });

  describe('passes axe', () => {
    for (const [title, template] of [
      ['official', html`<skf-contract-table></skf-contract-table>`],
      ['every contract', html`<skf-contract-table all></skf-contract-table>`],
      ['a tournament', html`<skf-contract-table tariff="pro-hof"></skf-contract-table>`],
      ['wrong', html`<skf-contract-table tariff="7-9"></skf-contract-table>`],
    ] as const) {
      it(title, async () => {
        const element = await open(template);
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }
  });
});
