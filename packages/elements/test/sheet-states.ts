import { freshKey, SheetPage } from './sheet-page.js';
import { store } from './shelf.js';

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
