import { formatSheet, type Row, type Sheet } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { all, drawn, one, textOf, until } from '../../test/page.js';
import { freshKey, SheetPage, type Taps } from '../../test/sheet-page.js';
import { written } from '../../test/written.js';
import { putAside, store, stored } from '../../test/shelf.js';
import { BrowserStore } from './browser-store.js';

const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const WENZ: Taps = { declarer: 'Felix', solo: 'Wenz', outcome: 'gewonnen' };
const RUFER = 'Rufspiel Lena + Jonas';
const BACKUP = 'Sicherung speichern';

/** What a browser does whose store takes nothing more, while something is done. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The store is full', 'QuotaExceededError');
  };
  try {
    await work();
  } finally {
    IDBObjectStore.prototype.put = put;
  }
}

const thrownIn = (sheet: Sheet, id: string): Row => ({
  kind: 'thrown-in',
  id,
  at: 0,
  seats: sheet.players.map((player) => player.id),
  terms: sheet.terms,
});

/** What the list of evenings says, one text for each. */
async function evenings(sheet: SheetPage): Promise<string[]> {
  const part = await sheet.openPart('Abende', 'skf-sheet-evenings');
  return all(part, 'h3').map(textOf);
}

describe('skf-scoresheet: never losing a hand', () => {
  it('the data base deleted while the sheet is open: the whole sheet is stored again', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter(WON);
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('skf');
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error));
    });
    await sheet.enter(WENZ);
    expect(sheet.problems()).to.deep.equal([]);
    expect((await sheet.reload()).titles()).to.deep.equal([RUFER, 'Wenz Felix']);
  });

  it('the data base taken away in the midst of a save: it is saved all the same', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter(WON);
    const { put } = IDBObjectStore.prototype;
    let cut = 0;
    IDBObjectStore.prototype.put = function cutOff(this: IDBObjectStore, ...record) {
      const request = put.apply(this, record);
      if ((cut += 1) <= 2) this.transaction.abort();
      return request;
    };
    try {
      await sheet.enter(WENZ);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(cut).to.equal(3);
    expect(sheet.problems()).to.deep.equal([]);
    expect((await sheet.reload()).titles()).to.deep.equal([RUFER, 'Wenz Felix']);
  });

  it('storage denied: the sheet goes on, says so, and offers the backup', async () => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    try {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      expect(sheet.titles()).to.deep.equal([RUFER]);
      expect(sheet.problems()).to.have.lengthOf(1);
      expect(sheet.problems()[0]).to.contain('speichert hier nichts');
      expect(sheet.button(BACKUP).disabled).to.equal(false);
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
  });

  it('a full store that has room again: all is stored with the next hand, and that is said', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter(WON);
    await whileFull(() => sheet.enter(WENZ));
    expect(sheet.problems()[0]).to.contain('speichert hier nichts');
    const other = await SheetPage.open({ key: sheet.key });
    expect(other.titles()).to.deep.equal([RUFER]);
    await other.throwIn();
    other.element.remove();
    await sheet.enter(WON);
    await until(() => sheet.problems().length === 0, 'room again');
    expect(textOf(one(sheet.element, '.offer'))).to.equal(
      'Der Browser speichert wieder. Es ist alles da.',
    );
    // Each hand once, and the one that another page wrote meanwhile.
    const all4 = [RUFER, RUFER, 'Wenz Felix', 'Zusammengeworfen'];
    expect(sheet.titles().toSorted()).to.deep.equal(all4);
    await sheet.enter(WON);
    expect(all(sheet.element, '.offer')).to.have.lengthOf(0);
    expect((await sheet.reload()).titles()).to.have.lengthOf(5);
  });

  it('a new evening begun without room: it is stored later, and both evenings are there', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter(WON);
    await whileFull(async () => {
      await sheet.enter(WENZ);
      const part = await sheet.openPart('Abende', 'skf-sheet-evenings');
      await sheet.changing(() => all(part, 'button.primary')[0]?.click());
      await sheet.closePart();
    });
    await sheet.throwIn();
    const again = await sheet.reload();
    expect(again.titles()).to.deep.equal(['Zusammengeworfen']);
    // Once, with the hand that had been stored and the one that was remembered.
    const [old, ...others] = await evenings(again);
    expect(others).to.deep.equal([]);
    expect(old).to.contain('2 Spiele');
  });

  it('another page began a new evening meanwhile: the two are not mixed', async () => {
    const sheet = await SheetPage.open();
    await sheet.enter(WON);
    await whileFull(() => sheet.enter(WENZ));
    const other = await SheetPage.open({ key: sheet.key });
    const part = await other.openPart('Abende', 'skf-sheet-evenings');
    await other.changing(() => all(part, 'button.primary')[0]?.click());
    await other.closePart();
    await other.throwIn();
    other.element.remove();
    await sheet.enter(WON);
    const again = await sheet.reload();
    expect(again.titles().toSorted()).to.deep.equal([RUFER, RUFER, 'Wenz Felix']);
    // The new one, and the old one as it was put aside when that began.
    expect(await evenings(again)).to.have.lengthOf(2);
  });

  it('a store that fills in the middle of a change has none of it', async () => {
    const key = freshKey();
    const sheet = written({});
    const kept = new BrowserStore(key);
    await kept.change({ type: 'add', row: thrownIn(sheet, 'first') }, sheet);
    const before = await stored(key);
    await whileFull(async () => {
      // The evening is put aside by another way before the new one does not fit.
      const begun = await kept.begin(sheet, sheet).then(
        () => 'begun',
        () => 'refused',
      );
      expect(begun).to.equal('refused');
    });
    expect(await stored(key)).to.equal(before);
    expect(await kept.aside()).to.deep.equal([]);
  });

  it('a page that is closed right after the save has the hand', async () => {
    const sheet = await SheetPage.open();
    await sheet.changing(async () => {
      await sheet.tap(WON);
      sheet.element.addEventListener('skf-change', () => sheet.element.remove(), { once: true });
      sheet.button('Aufschreiben').click();
    });
    expect((await SheetPage.open({ key: sheet.key })).titles()).to.deep.equal([RUFER]);
  });

  it('a clock that goes backwards moves no row and overwrites no evening', async () => {
    const { now } = Date;
    try {
      let clock = Date.UTC(2026, 8, 19, 20);
      Date.now = () => (clock -= 3_600_000);
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.enter(WENZ);
      expect(sheet.titles()).to.deep.equal([RUFER, 'Wenz Felix']);
      Date.now = () => 0;
      for (const _ of [1, 2]) {
        const part = await sheet.openPart('Abende', 'skf-sheet-evenings');
        await sheet.changing(() => all(part, 'button.primary')[0]?.click());
        await sheet.closePart();
        await sheet.enter(WON);
      }
      expect(await evenings(sheet)).to.have.lengthOf(2);
    } finally {
      Date.now = now;
    }
  });

  it('a long evening is not read again for the next hand', async () => {
    const key = freshKey();
    const rows = Array.from({ length: 40 }, () => ({ thrownIn: true }) as const);
    await store(key, formatSheet(written({ rows })));
    const sheet = await SheetPage.open({ key });
    await sheet.enter(WON);
    const { parse } = JSON;
    const read: string[] = [];
    JSON.parse = (text: string, ...more: []) => {
      read.push(text);
      return parse(text, ...more) as unknown;
    };
    try {
      await sheet.enter(WENZ);
    } finally {
      JSON.parse = parse;
    }
    expect(read.filter((text) => text.includes('"rows"'))).to.deep.equal([]);
    expect(sheet.titles()).to.have.lengthOf(42);
  });

  describe('what was put aside', () => {
    it('is listed with who played and how much, can be looked at and taken back', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      const part = await sheet.openPart('Abende', 'skf-sheet-evenings');
      await sheet.changing(() => sheet.button('Neuen Abend beginnen').click());
      expect(sheet.titles()).to.deep.equal([]);
      await until(() => all(part, 'h3').length === 1, 'the evening');
      expect(all(part, 'h3').map(textOf)[0]).to.match(/: Lena, Jonas, Felix, Nora, 1 Spiel$/);

      sheet.button('Ansehen').click();
      await until(() => sheet.titles().length === 1, 'the evening of before');
      await drawn(sheet.element);
      expect(all(sheet.element, 'form')).to.deep.equal([]);
      expect(textOf(sheet.element)).to.contain('Du siehst einen anderen Abend');
      sheet.button('Zurück zur Liste').click();
      await sheet.ready();
      expect(sheet.titles()).to.deep.equal([]);

      await sheet.throwIn();
      await sheet.openPart('Abende', 'skf-sheet-evenings');
      await sheet.changing(() => sheet.button('Zurückholen').click());
      expect(sheet.titles()).to.deep.equal([RUFER]);
      await sheet.closePart();
      const again = await sheet.reload();
      expect(again.titles()).to.deep.equal([RUFER]);
      const listed = await evenings(again);
      expect(listed).to.have.lengthOf(1);
      expect(listed[0]).to.contain('1 Spiel');
    });

    it('has the rows that another page wrote a moment before', async () => {
      const key = freshKey();
      const sheet = written({});
      const [left, right] = [new BrowserStore(key), new BrowserStore(key)];
      await left.change({ type: 'add', row: thrownIn(sheet, 'a') }, sheet);
      await right.change({ type: 'add', row: thrownIn(sheet, 'b') }, sheet);
      await left.begin(sheet, sheet);
      const [evening] = await right.aside();
      expect(evening?.text).to.contain('"a"').and.to.contain('"b"');
    });

    it('damaged data is listed on every later visit, and thrown away at the second tap', async () => {
      const key = freshKey();
      await store(key, '{"version":1,"pla');
      const first = await SheetPage.open({ key });
      await first.enter(WON);
      await first.reload();
      const sheet = await SheetPage.open({ key });
      const [listed] = await evenings(sheet);
      expect(listed).to.match(/^Beschädigte Liste/);
      sheet.button('Wegwerfen').click();
      await drawn(sheet.element);
      expect(await putAside(key)).to.have.lengthOf(1);
      sheet.button('Wirklich wegwerfen').click();
      await until(() => all(sheet.element, 'h3').length === 0, 'nothing aside');
      expect(await putAside(key)).to.deep.equal([]);
    });

    for (const [title, record, text] of [
      ['an object', { version: 2 }, '{"version":2}'],
      ['nothing', null, 'null'],
      ['a number', 7, '7'],
    ] as const) {
      it(`${title} in place of a text is damaged data too`, async () => {
        const key = freshKey();
        await store(key, record);
        await store(`${key} 2026-09-19T18:00:00.000Z`, record);
        const sheet = await SheetPage.open({ key });
        expect(sheet.problems()[0]).to.contain('Die gespeicherte Liste ist beschädigt.');
        await sheet.enter(WON);
        expect(await putAside(key)).to.deep.equal([record]);
        const listed = await evenings(sheet);
        expect(listed.map((line) => line.split(',')[0])).to.deep.equal([
          'Beschädigte Liste',
          'Beschädigte Liste',
        ]);
        const aside = await new BrowserStore(key).aside();
        expect(aside.map((each) => each.text)).to.deep.equal([text, text]);
      });
    }

    it('of one key is not shown to another that begins alike', async () => {
      const key = freshKey();
      const sheet = written({ rows: [{ thrownIn: true }] });
      await new BrowserStore(`${key} Nebentisch`).begin(written({}), sheet);
      expect(await new BrowserStore(key).aside()).to.deep.equal([]);
    });
  });
});
