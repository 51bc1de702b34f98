import { expect } from '@open-wc/testing';
import { SheetPage, type Taps } from '../../test/sheet-page.js';

/*
 * A file of its own: the browser's data base is opened once a page and kept, so it has to be refused
 * before the first score sheet asks for it.
 */
const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const NOT_STORED =
  'Der Browser speichert hier nichts. Die Liste bleibt nur, solange diese Seite offen ist. Sicherung speichern';

describe('skf-scoresheet where IndexedDB is refused', () => {
  const { open } = IDBFactory.prototype;
  before(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
  });
  after(() => {
    IDBFactory.prototype.open = open;
  });

  it('goes on in memory and says so', async () => {
    const sheet = await SheetPage.open();
    expect(sheet.problems()).to.deep.equal([NOT_STORED]);
    await sheet.enter(WON);
    await sheet.throwIn();
    expect(sheet.titles()).to.deep.equal(['Rufspiel Lena + Jonas', 'Zusammengeworfen']);
    await sheet.press('Rückgängig');
    await sheet.press('Rückgängig');
    await sheet.press('Wiederholen');
    expect(sheet.totals()).to.deep.equal(['+1', '+1', '−1', '−1']);
    expect(sheet.problems()).to.deep.equal([NOT_STORED]);
  });

  it('says so in English too', async () => {
    const sheet = await SheetPage.open({ lang: 'en' });
    expect(sheet.problems()).to.deep.equal([
      'This browser stores nothing here. The sheet lasts only while this page is open. Save a backup',
    ]);
  });

  it('is silent where nothing was to be stored', async () => {
    const sheet = await SheetPage.open({ persist: 'none' });
    expect(sheet.problems()).to.deep.equal([]);
  });

  it('stores again as soon as it may', async () => {
    IDBFactory.prototype.open = open;
    const sheet = await SheetPage.open();
    expect(sheet.problems()).to.deep.equal([]);
    await sheet.enter(WON);
    expect((await sheet.reload()).titles()).to.deep.equal(['Rufspiel Lena + Jonas']);
  });
});
