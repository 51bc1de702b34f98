import type { Rules } from '@schafkopf/core';
import '../src/scoresheet/define.js';
import { writeLink } from '../src/scoresheet/sheet-link.js';
import { all, drawn, place, textOf, until } from './page.js';
import { freshKey, SheetPage } from './sheet-page.js';
import { written, type Entry } from './written.js';
import { store } from './shelf.js';
import { html } from 'lit';

/** Every game that the sheet can hold. */
const EVERYTHING: Partial<Rules> = {
  contracts: ['rufer', 'wedding', 'bettel', 'suit-geier', 'geier', 'suit-wenz', 'wenz', 'solo'],
  allPass: 'ramsch',
};

/** A row of each kind that can be changed. */
const EVERY_ROW: readonly Entry[] = [
  { hand: { contract: { kind: 'ramsch' }, loser: 'p2', virgins: ['p4'] } },
  { hand: { contract: { kind: 'wenz' }, declarer: 'p3', won: true, runners: 2 } },
  { thrownIn: true },
];

/** Something of everything that happens beside the hands. */
const NO_HANDS: readonly Entry[] = [
  { row: { kind: 'bock' } },
  { row: { kind: 'join', player: { id: 'p5', name: 'Emil' } } },
  { row: { kind: 'leave', player: 'p2' } },
  { row: { kind: 'dealer', player: 'p5' } },
  { row: { kind: 'reorder', order: ['p5', 'p4', 'p3', 'p1'] } },
  {
    row: {
      kind: 'correction',
      reason: 'penalty',
      amounts: [
        { player: 'p1', amount: -20 },
        { player: 'p3', amount: 20 },
      ],
    },
  },
];

/** The states in which a score sheet is looked at. */
export const SHEET_STATES: readonly { title: string; open: () => Promise<SheetPage> }[] = [
  { title: 'empty', open: () => SheetPage.open() },
  {
    title: 'half entered',
    open: async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({
        declarer: 'Lena',
        solo: 'Solo',
        suit: 'Gras',
        tout: true,
        runners: 4,
        knocked: ['Nora'],
        kontra: ['Kontra', 'Re'],
      });
      return sheet;
    },
  },
  {
    title: 'something missing',
    open: async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Nora', suit: 'Eichel' });
      sheet.button('Aufschreiben').click();
      await sheet.ready();
      return sheet;
    },
  },
  { title: 'with rows', open: withRows },
  {
    title: 'with rows, above the worst',
    open: async () => {
      const sheet = await withRows();
      await sheet.count('Über dem Schlechtesten');
      return sheet;
    },
  },
  {
    title: 'a row opened',
    open: async () => {
      const sheet = await withRows();
      await sheet.details(2);
      return sheet;
    },
  },
  {
    title: 'a Ramsch, counted',
    open: async () => {
      const rules = { ...EVERYTHING, ramschTie: 'share' } as const;
      const sheet = await SheetPage.sit({ rules });
      await sheet.tap({ solo: 'Ramsch', declarer: 'Jonas', virgins: ['Nora'] });
      await sheet.unfold('Mehr zu diesem Spiel', '.count');
      return sheet;
    },
  },
  {
    title: 'more about a hand',
    open: async () => {
      const sheet = await SheetPage.sit({ rules: { ...EVERYTHING, raiseStep: 10 } });
      await sheet.tap({ declarer: 'Jonas', solo: 'Farb-Wenz', suit: 'Gras', points: 95 });
      await sheet.unfold('Mehr zu diesem Spiel', '.extras');
      const offence = sheet.select('Regelverstoß');
      offence.value = 'revoke-at-once';
      offence.dispatchEvent(new Event('change', { bubbles: true }));
      await sheet.ready();
      return sheet;
    },
  },
  {
    title: 'a row that is changed',
    open: async () => {
      const sheet = await withRows();
      await sheet.details(1);
      sheet.button('Spiel 1: Ändern').click();
      await sheet.ready();
      return sheet;
    },
  },
  {
    title: 'a Ramsch that is changed',
    open: () => turnedTo(1, 'Ändern'),
  },
  {
    title: 'a thrown-in hand that is changed',
    open: () => turnedTo(3, 'Ändern'),
  },
  {
    title: 'a hand that is put before another',
    open: () => turnedTo(2, 'Davor einfügen'),
  },
  {
    title: 'rows that are no hands, one of them opened',
    open: async () => {
      const sheet = await SheetPage.sit({ rows: [...EVERY_ROW, ...NO_HANDS] });
      sheet.button('Strafe im Einzelnen').click();
      await until(() => all(sheet.element, 'tr.details .note').length > 0, 'the details');
      await drawn(sheet.element);
      return sheet;
    },
  },
  {
    title: 'the evening closed, with what was settled',
    open: async () => {
      const sheet = await SheetPage.sit({ rows: EVERY_ROW });
      await sheet.openPart('Abrechnung', 'skf-sheet-settle');
      await sheet.changing(() => sheet.button('Feierabend machen').click());
      await sheet.closePart();
      await until(() => all(sheet.element, '.lead').length === 1, 'the winner');
      await drawn(sheet.element);
      return sheet;
    },
  },
  {
    title: 'a sheet that is only read, a row opened',
    open: async () => {
      const element = document.createElement('skf-scoresheet');
      element.readonly = true;
      element.sheet = written({ rows: EVERY_ROW });
      (await place(html`<div lang="de"></div>`)).append(element);
      await until(() => all(element, 'skf-sheet-table').length > 0, 'the table');
      await drawn(element);
      const sheet = new SheetPage(element, '');
      sheet.button('Spiel 2 im Einzelnen').click();
      await until(() => all(element, 'skf-settlement').length > 0, 'the settlement');
      await drawn(element);
      return sheet;
    },
  },
  {
    title: 'an evening offered by a link',
    open: () => linked(EVERY_ROW),
  },
  {
    title: 'another evening that is looked at',
    open: async () => {
      const sheet = await linked(NO_HANDS);
      sheet.button('Ansehen').click();
      await until(() => sheet.asides().length === NO_HANDS.length, 'the linked evening');
      await drawn(sheet.element);
      return sheet;
    },
  },
  {
    title: 'entries that are no hands',
    open: async () => {
      const sheet = await withRows();
      await sheet.unfold('Sonstiges: Bock, Strafe, Auszahlung', 'skf-sheet-other');
      return sheet;
    },
  },
  ...[5, 6].map((count) => ({
    title: `${count} people, four figures each`,
    open: () => {
      const names = ['Wolfgang', 'Ben', 'Cora', 'Dan', 'Emil', 'Fritz'].slice(0, count);
      const sie: Entry = { hand: { contract: { kind: 'sie' }, declarer: 'p3' } };
      const late: Entry[] = [{ row: { kind: 'bock' } }, { row: { kind: 'leave', player: 'p2' } }];
      return SheetPage.sit({ players: names.join(','), rows: [sie, { thrownIn: true }, ...late] });
    },
  })),
  {
    title: 'settings open',
    open: async () => {
      const sheet = await withRows();
      await sheet.openSettings();
      return sheet;
    },
  },
  {
    title: 'problems shown',
    open: async () => {
      const key = freshKey();
      await store(key, 'damaged');
      return SheetPage.open({ key, players: 'Lena', tariff: '7-9' });
    },
  },
];

async function withRows(): Promise<SheetPage> {
  const sheet = await SheetPage.open({ tariff: '10-50' });
  await sheet.enter({
    declarer: 'Lena',
    partner: 'Jonas',
    suit: 'Schellen',
    runners: 3,
    outcome: 'gewonnen mit Schneider',
  });
  await sheet.enter({
    declarer: 'Felix',
    solo: 'Solo',
    suit: 'Herz',
    outcome: 'verloren schwarz',
    kontra: ['Kontra', 'Re'],
  });
  await sheet.throwIn();
  return sheet;
}

/** The panel at an earlier hand. */
async function turnedTo(number: number, doing: string): Promise<SheetPage> {
  const sheet = await SheetPage.sit({ rules: EVERYTHING, rows: EVERY_ROW });
  await sheet.details(number);
  sheet.button(`Spiel ${number}: ${doing}`).click();
  await sheet.ready();
  return sheet;
}

/** An empty sheet on a page whose address carries another evening; each is offered only once. */
async function linked(rows: readonly Entry[]): Promise<SheetPage> {
  const address = location.href;
  history.replaceState(null, '', `#${await writeLink(written({ rows }))}`);
  try {
    const sheet = await SheetPage.open();
    await until(() => textOf(sheet.element).includes('Im Link steckt'), 'the offer');
    await drawn(sheet.element);
    return sheet;
  } finally {
    history.replaceState(null, '', address);
  }
}
