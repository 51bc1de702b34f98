import { OFFICIAL_RULES, TARIFFS } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { all, drawn, one, place, textOf, until } from '../../test/page.js';
import { freshKey, SheetPage, type Taps } from '../../test/sheet-page.js';
import { PLAYERS } from '../../test/written.js';
import { putAside, store, stored, wipe } from '../../test/shelf.js';
import { html } from 'lit';

const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const WENZ: Taps = { declarer: 'Felix', solo: 'Wenz', outcome: 'gewonnen' };
const RUFER = 'Rufspiel Lena + Jonas';
const NEWER =
  'Hier liegt eine Liste aus einer neueren Fassung dieser Seite. Sie bleibt, wie sie ist; was hier steht, bleibt nur, solange diese Seite offen ist. Sicherung speichern';

const DAMAGED =
  'Die gespeicherte Liste ist beschädigt. Sie liegt beiseite, hier geht es leer weiter.';
const NOT_STORED =
  'Der Browser speichert hier nichts. Die Liste bleibt nur, solange diese Seite offen ist. Sicherung speichern';

/** Waits until a sheet shows so many hands, whoever wrote them. */
const shows = (sheet: SheetPage, hands: number) =>
  until(() => sheet.titles().length === hands, `${hands} hands`);

describe('skf-scoresheet: keeping the sheet', () => {
  describe('in the browser', () => {
    it('it is there again, with totals, names, dealer and tariff, whatever the page says', async () => {
      const sheet = await SheetPage.open({ tariff: '1-5' });
      await sheet.enter({ ...WON, runners: 5, outcome: 'gewonnen mit Schneider' });
      await sheet.throwIn();
      const again = await sheet.reload({ players: 'Wer,Ist,Denn,Das', tariff: '10-50' });
      expect(again.titles()).to.deep.equal([RUFER, 'Zusammengeworfen']);
      expect(again.totals()).to.deep.equal(['+7', '+7', '−7', '−7']);
      expect(again.names()).to.deep.equal(['Lena', 'Jonas', 'Felix', 'Nora']);
      expect(again.heading()).to.equal('Spiel 3 / Felix gibt · Nora kommt raus');
      expect(again.summary()).to.equal('Lena, Jonas, Felix, Nora 1 / 5');
      const above = await again.reload({ counting: 'above-worst' });
      expect(above.totals()).to.deep.equal(['14', '14', '0', '0']);
    });

    it('it is saved before the panel is empty again', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap(WON);
      const saved: (string | undefined)[] = [];
      const watcher = async () => {
        while (sheet.chosen('declarer').length > 0) await drawn(sheet.element);
        saved.push(await stored(sheet.key));
      };
      await sheet.changing(() => {
        sheet.button('Aufschreiben').click();
        return watcher();
      });
      expect(saved[0]).to.contain('"hand"');
    });

    it('nothing is stored of a sheet that nobody wrote on', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap(WON);
      expect(await stored(sheet.key)).to.equal(undefined);
    });

    it('a sheet moved on the page keeps its hands', async () => {
      for (const persist of ['browser', 'none']) {
        const sheet = await SheetPage.open({ persist });
        await sheet.enter(WON);
        const area = await place(html`<div lang="de"></div>`);
        area.append(sheet.element);
        await sheet.ready();
        await shows(sheet, 1);
        await sheet.enter(WENZ);
        expect(sheet.titles(), persist).to.deep.equal([RUFER, 'Wenz Felix']);
      }
    });

    it('without a storage key it is kept by the page and the element’s id', async () => {
      const id = freshKey();
      const template = html`<skf-scoresheet id=${id} players=${PLAYERS}></skf-scoresheet>`;
      const key = `${location.pathname}#${id}`;
      const open = async () => {
        const area = await place(html`<div lang="de">${template}</div>`);
        const sheet = new SheetPage(one(area, 'skf-scoresheet'), key);
        await sheet.ready();
        return sheet;
      };
      const first = await open();
      await first.enter(WON);
      first.element.remove();
      expect((await open()).titles()).to.deep.equal([RUFER]);
      expect(await stored(key)).to.be.a('string');
    });
  });

  describe('two elements with one key', () => {
    it('show each other’s hands at once, renamings and undos too', async () => {
      const left = await SheetPage.open();
      const right = await SheetPage.open({ key: left.key });
      await left.enter(WON);
      await shows(right, 1);
      expect(right.titles()).to.deep.equal([RUFER]);
      await right.enter(WENZ);
      await shows(left, 2);
      expect(left.totals()).to.deep.equal(['−4', '−4', '+14', '−6']);
      await right.openSettings();
      await right.changing(() => right.rename('Spieler 3', 'Sepp'));
      await until(() => left.names().includes('Sepp'), 'Sepp');
      await right.press('Rückgängig');
      await until(() => left.names().includes('Felix'), 'Felix');
    });

    it('lose no hand when both save at once', async () => {
      const left = await SheetPage.open();
      const right = await SheetPage.open({ key: left.key });
      await left.tap(WON);
      await right.tap(WENZ);
      left.button('Aufschreiben').click();
      right.button('Aufschreiben').click();
      await shows(left, 2);
      await shows(right, 2);
      expect(left.titles()).to.have.members([RUFER, 'Wenz Felix']);
      expect(left.titles()).to.deep.equal(right.titles());
      for (const sheet of [left, right]) {
        expect(sheet.totals()).to.deep.equal(['−4', '−4', '+14', '−6']);
      }
      right.element.remove();
      expect((await left.reload()).titles()).to.have.members([RUFER, 'Wenz Felix']);
    });

    it('undo takes back one’s own hand, not the other’s', async () => {
      const left = await SheetPage.open();
      const right = await SheetPage.open({ key: left.key });
      await left.enter(WON);
      await shows(right, 1);
      await right.enter(WENZ);
      await shows(left, 2);
      await left.press('Rückgängig');
      expect(left.titles()).to.deep.equal(['Wenz Felix']);
      await shows(right, 1);
      expect(right.titles()).to.deep.equal(['Wenz Felix']);
    });

    it('keep what is being entered when the other writes', async () => {
      const left = await SheetPage.open();
      const right = await SheetPage.open({ key: left.key });
      await left.tap({ declarer: 'Nora', solo: 'Solo', runners: 4 });
      await right.enter(WON);
      await shows(left, 1);
      expect(left.chosen('declarer')).to.deep.equal(['Nora']);
      await left.enter({ outcome: 'gewonnen' });
      expect(left.titles()).to.deep.equal([RUFER, 'Solo Nora']);
    });
  });

  it('different keys do not disturb each other', async () => {
    const left = await SheetPage.open();
    const right = await SheetPage.open({ players: 'Anna,Ben,Clara,David' });
    await left.enter(WON);
    await right.throwIn();
    expect(left.titles()).to.deep.equal([RUFER]);
    expect(right.titles()).to.deep.equal(['Zusammengeworfen']);
    const again = await left.reload();
    // Where it is not there, what the sheet says instead tells why.
    expect(again.titles(), textOf(again.element)).to.deep.equal([RUFER]);
    expect((await right.reload()).names()).to.deep.equal(['Anna', 'Ben', 'Clara', 'David']);
  });

  it('shows the other sheet when the storage key changes', async () => {
    const first = await SheetPage.open();
    await first.enter(WON);
    const other = freshKey();
    first.element.setAttribute('storage-key', other);
    await shows(first, 0);
    await first.ready();
    await first.throwIn();
    expect(await stored(other)).to.contain('thrown-in');
    first.element.setAttribute('storage-key', first.key);
    await until(() => first.titles().join() === RUFER, 'the first sheet');
  });

  describe('persist="none"', () => {
    it('keeps nothing and says nothing of it', async () => {
      const sheet = await SheetPage.open({ persist: 'none' });
      await sheet.enter(WON);
      expect(sheet.titles()).to.deep.equal([RUFER]);
      expect(sheet.problems()).to.deep.equal([]);
      expect(await stored(sheet.key)).to.equal(undefined);
      expect((await sheet.reload({ persist: 'none' })).titles()).to.deep.equal([]);
    });

    it('does not hear of others with the same key', async () => {
      const silent = await SheetPage.open({ persist: 'none' });
      const other = await SheetPage.open({ key: silent.key });
      await other.enter(WON);
      await silent.throwIn();
      expect(silent.titles()).to.deep.equal(['Zusammengeworfen']);
      expect(other.titles()).to.deep.equal([RUFER]);
    });

    it('keeps its hands when the page renames its players later', async () => {
      const sheet = await SheetPage.open({ persist: 'none' });
      await sheet.enter(WON);
      sheet.element.setAttribute('players', 'Anna,Ben,Clara,David');
      await drawn(sheet.element);
      await sheet.ready();
      expect(sheet.titles()).to.deep.equal([RUFER]);
    });
  });

  it('the way of counting is there again after a reload', async () => {
    const sheet = await SheetPage.open({ tariff: '1-5' });
    await sheet.enter(WON);
    await sheet.count('Über dem Schlechtesten');
    expect(sheet.totals()).to.deep.equal(['2', '2', '0', '0']);
    expect((await sheet.reload()).totals()).to.deep.equal(['2', '2', '0', '0']);
  });

  it('a sheet of the first version goes on where it was', async () => {
    const key = freshKey();
    const terms = { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES };
    const ids = ['p1', 'p2', 'p3', 'p4'];
    const names = ['Lena', 'Jonas', 'Felix', 'Nora'];
    await store(
      key,
      JSON.stringify({
        version: 1,
        players: ids.map((id, at) => ({ id, name: names[at] })),
        firstDealer: 'p1',
        terms,
        rows: [
          {
            kind: 'hand',
            id: 'a',
            at: 0,
            hand: { contract: 'wenz', declarer: 'p3', won: true },
            terms,
          },
          { kind: 'thrown-in', id: 'b', at: 1 },
        ],
      }),
    );
    const sheet = await SheetPage.open({ key });
    expect(sheet.problems()).to.deep.equal([]);
    expect(sheet.titles()).to.deep.equal(['Wenz Felix', 'Zusammengeworfen']);
    await sheet.enter(WENZ);
    expect(JSON.parse((await stored(key)) ?? '')).to.include({ version: 2 });
    expect(sheet.titles()).to.deep.equal(['Wenz Felix', 'Zusammengeworfen', 'Wenz Felix']);
  });

  describe('damaged text', () => {
    const player = (id: string) => ({ id, name: id });
    const damages = [
      ['no JSON', '{"version":1,"pla'],
      ['JSON that is no sheet', '{"version":1}'],
      ['an empty text', ''],
      [
        'a hand of somebody who is not there',
        JSON.stringify({
          version: 1,
          players: ['a', 'b', 'c', 'd'].map(player),
          firstDealer: 'z',
          terms: {},
          rows: [],
        }),
      ],
    ] as const;

    for (const [title, text] of damages) {
      it(`${title}: is put aside as it was, told of, and a new sheet begins`, async () => {
        const key = freshKey();
        await store(key, text);
        const sheet = await SheetPage.open({ key });
        expect(sheet.problems()).to.deep.equal([`${DAMAGED} Beschädigte Liste sichern`]);
        expect(sheet.titles()).to.deep.equal([]);
        await sheet.enter(WON);
        expect(await putAside(key)).to.deep.equal([text]);
        const again = await sheet.reload();
        expect(again.titles()).to.deep.equal([RUFER]);
        expect(again.problems()).to.deep.equal([]);
        expect(await putAside(key)).to.deep.equal([text]);
      });
    }

    it('is offered for download, byte by byte', async () => {
      const key = freshKey();
      const text = '{"version":1,"players":["Jürgen", „∑“ ';
      await store(key, text);
      const sheet = await SheetPage.open({ key });
      const saved: { href: string; name: string }[] = [];
      const blobs = new Map<string, Blob>();
      const { createObjectURL } = URL;
      const { click } = HTMLAnchorElement.prototype;
      URL.createObjectURL = (blob: Blob) => {
        const url = createObjectURL.call(URL, blob);
        blobs.set(url, blob);
        return url;
      };
      HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
        saved.push({ href: this.href, name: this.download });
      };
      try {
        sheet.button('Beschädigte Liste sichern').click();
      } finally {
        URL.createObjectURL = createObjectURL;
        HTMLAnchorElement.prototype.click = click;
      }
      expect(saved).to.have.lengthOf(1);
      expect(saved[0]?.name).to.match(/\.json$/);
      expect(await blobs.get(saved[0]?.href ?? '')?.text()).to.equal(text);
    });

    it('that turns up while the sheet is open is put aside and told of', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await store(sheet.key, '{"version":1}');
      await sheet.enter(WENZ);
      expect(await putAside(sheet.key)).to.deep.equal(['{"version":1}']);
      expect(sheet.titles()).to.deep.equal([RUFER, 'Wenz Felix']);
      expect(sheet.problems()).to.deep.equal([`${DAMAGED} Beschädigte Liste sichern`]);
    });
  });

  describe('a sheet of a newer version', () => {
    const newer = '{"version":99,"rows":["from a newer page"]}';

    it('is left as it is; what is written stays in memory, and that is said', async () => {
      const key = freshKey();
      await store(key, newer);
      const sheet = await SheetPage.open({ key });
      expect(sheet.problems()).to.deep.equal([NEWER]);
      await sheet.enter(WON);
      expect(sheet.titles()).to.deep.equal([RUFER]);
      expect(await stored(key)).to.equal(newer);
      expect(await putAside(key)).to.deep.equal([]);
    });

    it('that turns up while the sheet is open is not overwritten', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await store(sheet.key, newer);
      await sheet.enter(WENZ);
      expect(await stored(sheet.key)).to.equal(newer);
      expect(sheet.titles()).to.deep.equal([RUFER, 'Wenz Felix']);
      expect(sheet.problems()).to.deep.equal([NEWER]);
    });
  });

  describe('trouble while the sheet is open', () => {
    it('wiped storage loses no hand that is on the screen', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await wipe(sheet.key);
      await sheet.enter(WENZ);
      expect(sheet.titles()).to.deep.equal([RUFER, 'Wenz Felix']);
      expect((await sheet.reload()).titles()).to.deep.equal([RUFER, 'Wenz Felix']);
    });

    it('moved on the page and then refused, it loses no hand and no half-entered one', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      await sheet.tap({ declarer: 'Nora' });
      const parent = sheet.element.parentElement;
      sheet.element.remove();
      parent?.append(sheet.element);
      await drawn(sheet.element);
      expect(sheet.chosen('declarer')).to.deep.equal(['Nora']);
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The store is full', 'QuotaExceededError');
      };
      try {
        await sheet.enter(WENZ);
      } finally {
        IDBObjectStore.prototype.put = put;
      }
      expect(sheet.titles()).to.deep.equal([RUFER, 'Wenz Felix']);
      await sheet.press('Rückgängig');
      await sheet.press('Rückgängig');
      expect(sheet.titles()).to.deep.equal([]);
    });

    it('another key shows nothing of what was kept in memory under the first', async () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The store is full', 'QuotaExceededError');
      };
      try {
        const sheet = await SheetPage.open();
        await sheet.enter(WON);
        expect(sheet.titles()).to.deep.equal([RUFER]);
        sheet.element.setAttribute('storage-key', freshKey());
        await until(() => sheet.problems().length === 0, 'the other sheet');
        expect(sheet.titles()).to.deep.equal([]);
      } finally {
        IDBObjectStore.prototype.put = put;
      }
    });

    it('a full store: the hand is on the sheet, and it is said that it is not kept', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The store is full', 'QuotaExceededError');
      };
      try {
        await sheet.enter(WENZ);
      } finally {
        IDBObjectStore.prototype.put = put;
      }
      expect(sheet.titles()).to.deep.equal([RUFER, 'Wenz Felix']);
      expect(sheet.problems()).to.deep.equal([NOT_STORED]);
      await sheet.press('Rückgängig');
      expect(sheet.titles()).to.deep.equal([RUFER]);
      expect((await sheet.reload()).titles()).to.deep.equal([RUFER]);
    });
  });

  it('no element is left listening when it has gone', async () => {
    const sheet = await SheetPage.open();
    const other = await SheetPage.open({ key: sheet.key });
    let heard = 0;
    sheet.element.addEventListener('skf-change', () => (heard += 1));
    sheet.element.remove();
    await other.enter(WON);
    await drawn(other.element);
    expect(heard).to.equal(0);
    expect(all(other.element, 'tbody th').map(textOf)).to.have.lengthOf(1);
  });
});
