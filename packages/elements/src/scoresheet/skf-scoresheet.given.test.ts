import { formatSheet, type Sheet } from '@schafkopf/core';
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { all, drawn, one, place, textOf, texts, until } from '../../test/page.js';
import { freshKey, SheetPage, type Taps } from '../../test/sheet-page.js';
import { PLAYERS, written } from '../../test/written.js';
import { stored } from '../../test/shelf.js';
import type { SkfChangeEvent } from './events.js';
import type { SkfScoresheet } from './skf-scoresheet.js';
import { writeLink } from './sheet-link.js';

const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const RUFER = 'Rufspiel Lena + Jonas';
const WENZ = { hand: { contract: { kind: 'wenz' }, declarer: 'p3', won: true } } as const;

/** The same sheet as another object. */
const copy = (sheet: Sheet): Sheet => JSON.parse(JSON.stringify(sheet)) as Sheet;

const titles = (element: Element) => new SheetPage(element as SkfScoresheet, '').titles();

/** Waits until a sheet that is only read is there. */
async function readOnly(element: SkfScoresheet): Promise<void> {
  await until(() => all(element, 'skf-sheet-table').length > 0, 'the table');
  await drawn(element);
}

describe('skf-scoresheet: a sheet from the page', () => {
  describe('.sheet', () => {
    it('gets the whole sheet', async () => {
      const sheet = await SheetPage.open();
      let told: Sheet | undefined;
      sheet.element.addEventListener('skf-change', (event) => {
        told = (event as SkfChangeEvent).sheet;
      });
      await sheet.enter(WON);
      expect(sheet.element.sheet?.rows).to.have.lengthOf(1);
      expect(formatSheet(sheet.element.sheet as Sheet)).to.equal(formatSheet(told as Sheet));
    });

    it('set before it is attached, is what the table begins with', async () => {
      const element = document.createElement('skf-scoresheet');
      element.persist = 'none';
      element.sheet = written({ rows: [WENZ] });
      const area = await place(html`<div lang="de"></div>`);
      area.append(element);
      const sheet = new SheetPage(element, '');
      await sheet.ready();
      expect(sheet.titles()).to.deep.equal(['Wenz Felix']);
    });

    it('set at first does not take the place of what is stored', async () => {
      const first = await SheetPage.open();
      await first.enter(WON);
      first.element.remove();
      const element = document.createElement('skf-scoresheet');
      element.storageKey = first.key;
      element.sheet = written({ rows: [WENZ] });
      const area = await place(html`<div lang="de"></div>`);
      area.append(element);
      const sheet = new SheetPage(element, first.key);
      await sheet.ready();
      expect(sheet.titles()).to.deep.equal([RUFER]);
    });

    it('set later takes its place, tells nothing, and can be undone', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      let told = 0;
      sheet.element.addEventListener('skf-change', () => (told += 1));
      sheet.element.sheet = written({ rows: [WENZ, WENZ] });
      await until(() => sheet.titles().length === 2, 'the other sheet');
      expect(told).to.equal(0);
      await sheet.press('Rückgängig');
      expect(sheet.titles()).to.deep.equal([RUFER]);
    });

    it('set again with every drawing, the same or an equal one, wipes nothing', async () => {
      const initial = written({});
      const sheet = await SheetPage.open({ persist: 'none' });
      sheet.element.sheet = initial;
      await drawn(sheet.element);
      await sheet.ready();
      await sheet.enter(WON);
      for (const again of [initial, copy(initial), initial]) {
        sheet.element.sheet = again;
        await drawn(sheet.element);
        expect(sheet.titles()).to.deep.equal([RUFER]);
      }
    });

    it('set to what skf-change told, as a framework does that keeps it, wipes nothing', async () => {
      const sheet = await SheetPage.open();
      sheet.element.addEventListener('skf-change', (event) => {
        sheet.element.sheet = (event as SkfChangeEvent).sheet;
      });
      await sheet.enter(WON);
      await sheet.throwIn();
      await sheet.press('Rückgängig');
      await sheet.enter(WON);
      expect(sheet.titles()).to.deep.equal([RUFER, RUFER]);
      expect((await sheet.reload()).titles()).to.deep.equal([RUFER, RUFER]);
    });

    it('set late to what skf-change told earlier, it keeps what was written since', async () => {
      const sheet = await SheetPage.open();
      const told: Sheet[] = [];
      sheet.element.addEventListener('skf-change', (event) => {
        told.push((event as SkfChangeEvent).sheet);
      });
      await sheet.enter(WON);
      await sheet.throwIn();
      sheet.element.sheet = told[0];
      await drawn(sheet.element);
      expect(sheet.titles()).to.have.lengthOf(2);
      sheet.element.sheet = null;
      sheet.element.sheet = told[0];
      await until(() => sheet.titles().length === 1, 'that sheet again');
    });

    it('refused and then set as before, it keeps what was written since; null takes the message', async () => {
      const initial = written({});
      const sheet = await SheetPage.open({ persist: 'none' });
      sheet.element.sheet = initial;
      await sheet.enter(WON);
      sheet.element.sheet = {} as Sheet;
      sheet.element.sheet = initial;
      await drawn(sheet.element);
      expect(sheet.titles()).to.deep.equal([RUFER]);
      sheet.element.sheet = {} as Sheet;
      sheet.element.sheet = null;
      await drawn(sheet.element);
      expect(sheet.problems()).to.deep.equal([]);
    });

    it('set to null and then to the sheet of before begins again with it', async () => {
      const initial = written({});
      const sheet = await SheetPage.open({ persist: 'none' });
      sheet.element.sheet = initial;
      await sheet.enter(WON);
      sheet.element.sheet = null;
      expect(sheet.titles()).to.deep.equal([RUFER]);
      sheet.element.sheet = initial;
      await until(() => sheet.titles().length === 0, 'the beginning');
    });

    for (const [title, given] of [
      ['a text', '{"version":2}'],
      ['a number', 7],
      ['an empty object', {}],
      ['a sheet with a hand that cannot be settled', { ...written({ rows: [WENZ] }), players: [] }],
      ['an object that throws', new Proxy({}, { get: () => void JSON.parse('{') })],
    ] as const) {
      it(`${title}: is refused, told, and nothing is lost`, async () => {
        const sheet = await SheetPage.open();
        await sheet.enter(WON);
        sheet.element.sheet = given as unknown as Sheet;
        await drawn(sheet.element);
        expect(sheet.titles()).to.deep.equal([RUFER]);
        expect(sheet.problems()).to.deep.equal([
          'Was die Seite hier zeigen will, ist keine Liste.',
        ]);
      });
    }

    it('takes a backup as JSON.parse gives it', async () => {
      const sheet = await SheetPage.open({ persist: 'none' });
      const backup: unknown = JSON.parse(formatSheet(written({ rows: [WENZ] })));
      sheet.element.sheet = backup as Sheet;
      await until(() => sheet.titles().length === 1, 'the backup');
    });
  });

  describe('skf-change', () => {
    it('tells what was done, with the sheet after it', async () => {
      const sheet = await SheetPage.open();
      const told: SkfChangeEvent[] = [];
      sheet.element.addEventListener('skf-change', (event) => {
        if ('sheet' in event) told.push(event);
      });
      await sheet.enter(WON);
      await sheet.press('Rückgängig');
      const [added, removed] = told;
      const row = added?.change?.type === 'add' ? added.change.row : null;
      expect(row?.kind).to.equal('hand');
      expect(added?.sheet.rows.map(({ id }) => id)).to.deep.equal([row?.id]);
      expect(removed?.change).to.deep.equal({ type: 'remove', id: row?.id });
      expect(told.map(({ by }) => by)).to.deep.equal(['here', 'here']);
    });

    it('tells what happened elsewhere as such', async () => {
      const left = await SheetPage.open();
      const right = await SheetPage.open({ key: left.key });
      const told: SkfChangeEvent[] = [];
      left.element.addEventListener('skf-change', (event) => {
        if ('sheet' in event) told.push(event);
      });
      await right.throwIn();
      await until(() => told.length === 1, 'the news');
      expect(told[0]?.by).to.equal('elsewhere');
      expect(told[0]?.change).to.equal(null);
      expect(told[0]?.sheet.rows).to.have.lengthOf(1);
    });
  });

  describe('readonly', () => {
    const json = formatSheet(written({ rows: [WENZ, { thrownIn: true }] }));

    async function shown(inner: ReturnType<typeof html>): Promise<SkfScoresheet> {
      const area = await place(html`<div lang="de">${inner}</div>`);
      return one<SkfScoresheet>(area, 'skf-scoresheet');
    }

    it('shows the sheet of a child script, with nothing to write', async () => {
      const area = await place(html`<div lang="de"></div>`);
      const element = document.createElement('skf-scoresheet');
      element.readonly = true;
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = json;
      element.append(script);
      area.append(element);
      await readOnly(element);
      expect(titles(element)).to.deep.equal(['Wenz Felix', 'Zusammengeworfen']);
      expect(all(element, 'form, skf-sheet-settings')).to.deep.equal([]);
      const names = all(element, 'button').map(textOf);
      for (const name of ['Rückgängig', 'Aufschreiben', 'Leute', 'Abende']) {
        expect(names).to.not.include(name);
      }
    });

    it('opens a row without anything to change in it', async () => {
      const element = await shown(html`<skf-scoresheet readonly></skf-scoresheet>`);
      element.sheet = written({ rows: [WENZ] });
      await until(() => titles(element).length === 1, 'the sheet');
      new SheetPage(element, '').button('Spiel 1 im Einzelnen').click();
      await until(() => all(element, 'skf-settlement').length === 1, 'the settlement');
      const names = all(element, 'button').map(textOf);
      for (const name of ['Ändern', 'Streichen']) expect(names).to.not.include(name);
    });

    it('says that what stands in it is no sheet', async () => {
      const element = await shown(html`
        <skf-scoresheet readonly
          ><script type="application/json">
            ["an evening"]
          </script></skf-scoresheet
        >
      `);
      await until(() => all(element, '[role="alert"]').length > 0, 'what is wrong');
      expect(new SheetPage(element, '').problems()).to.deep.equal([
        'Was die Seite hier zeigen will, ist keine Liste.',
      ]);
    });

    it('shows the sheet of an address on the same host', async () => {
      const url = URL.createObjectURL(new Blob([json]));
      const element = await shown(html`<skf-scoresheet readonly src=${url}></skf-scoresheet>`);
      await readOnly(element);
      expect(titles(element)).to.have.lengthOf(2);
    });

    for (const src of ['/not-there.json', 'https://elsewhere.invalid/abend.json']) {
      it(`says that it cannot read ${src}`, async () => {
        const element = await shown(html`<skf-scoresheet readonly src=${src}></skf-scoresheet>`);
        await until(() => all(element, '[role="alert"]').length > 0, 'what is wrong');
        expect(all(element, 'skf-sheet-table')).to.deep.equal([]);
        expect(new SheetPage(element, '').problems()).to.deep.equal([
          `„${src}“ lässt sich nicht lesen. Es muss eine gesicherte Liste vom Server dieser Seite sein.`,
        ]);
      });
    }

    for (const [lang, said] of [
      ['de', 'Noch kein Spiel aufgeschrieben.'],
      ['en', 'No hand written down yet.'],
    ] as const) {
      it(`makes up nobody where there is nothing to read: „${said}“`, async () => {
        const area = await place(
          html`<div lang=${lang}>
            <skf-scoresheet readonly><p>Am Freitag spielen wir.</p></skf-scoresheet>
          </div>`,
        );
        const element = one<SkfScoresheet>(area, 'skf-scoresheet');
        await until(() => all(element, '[aria-busy="false"]').length > 0, 'the empty sheet');
        expect(texts(element)).to.deep.equal(['Am Freitag spielen wir.', said]);
        element.sheet = written({});
        await readOnly(element);
        expect(new SheetPage(element, '').names()).to.deep.equal(PLAYERS.split(','));
        expect(textOf(one(element, '.none'))).to.equal(said);
      });
    }

    it('stores nothing', async () => {
      const key = freshKey();
      const element = await shown(
        html`<skf-scoresheet readonly storage-key=${key}></skf-scoresheet>`,
      );
      element.sheet = written({ rows: [WENZ] });
      await readOnly(element);
      expect(await stored(key)).to.equal(undefined);
    });
  });

  describe('a link with a sheet in it', () => {
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));

    it('is offered, looked at, and taken over only when somebody says so', async () => {
      const sheet = await SheetPage.open();
      await sheet.enter(WON);
      sheet.element.remove();
      history.replaceState(
        null,
        '',
        `#${await writeLink(written({ rows: [WENZ, WENZ, { row: { kind: 'close' } }] }))}`,
      );
      const linked = await SheetPage.open({ key: sheet.key });
      await until(() => textOf(linked.element).includes('Im Link steckt'), 'the offer');
      expect(linked.titles()).to.deep.equal([RUFER]);
      linked.button('Ansehen').click();
      await until(() => linked.titles().length === 2, 'the linked evening');
      // It has ended: who won and who pays whom is seen at once, in what it is counted as well.
      await until(() => all(linked.element, '.lead').length === 1, 'the winner');
      expect(textOf(one(linked.element, '.lead'))).to.match(/^Felix gewinnt mit \+/);
      const asked = all(linked.element, 'h3').map(textOf);
      expect(asked[1]).to.match(/^Wer zahlt wem\? in /);
      linked.button('Zurück zur Liste').click();
      await linked.ready();
      await linked.changing(() => linked.button('Hierher übernehmen').click());
      expect(linked.titles()).to.deep.equal(['Wenz Felix', 'Wenz Felix']);
      expect(location.hash).to.equal('');
      const part = await linked.openPart('Abende', 'skf-sheet-evenings');
      await until(() => all(part, 'h3').length === 1, 'the evening put aside');
    });

    it('that is damaged is told, and the sheet goes on', async () => {
      history.replaceState(null, '', '#skf-sheet=1dAAAA');
      const sheet = await SheetPage.open();
      await until(() => sheet.problems().length === 1, 'the problem');
      expect(sheet.problems()).to.deep.equal(['Der Link ist unvollständig oder beschädigt.']);
      await sheet.enter(WON);
    });
  });
});
