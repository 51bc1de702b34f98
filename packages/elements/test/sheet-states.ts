import type { Rules } from '@schafkopf/core';
import { freshKey, SheetPage, type Entry } from './sheet-page.js';
import { store } from './shelf.js';

/** Every game that the sheet can hold. */
const EVERYTHING: Partial<Rules> = {
  contracts: ['rufer', 'wedding', 'bettel', 'suit-geier', 'geier', 'suit-wenz', 'wenz', 'solo'],
  allPass: 'ramsch',
};

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
