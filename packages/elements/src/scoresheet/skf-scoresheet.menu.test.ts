import { expect } from '@open-wc/testing';
import { expectAccessibleInAll, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, nameOf, one, textOf, texts, until } from '../../test/page.js';
import { choose, SHEET_PARTS, SheetPage, type Taps } from '../../test/sheet-page.js';
import type { Entry } from '../../test/written.js';

const WON: Taps = { declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' };
const RUFER: Entry = {
  hand: { contract: { kind: 'rufer' }, declarer: 'p1', partner: 'p2', won: true, schneider: true },
};
const SOLO: Entry = {
  hand: { contract: { kind: 'solo', suit: 'E' }, declarer: 'p3', won: true },
};
/** 20 each; then 50 from each: Lena −30, Jonas −30, Felix +130, Nora −70. */
const EVENING: Entry[] = [RUFER, SOLO, { thrownIn: true }];

/** The rows of a table, cell by cell. */
function cells(table: Element): string[][] {
  return all(table, 'tr').map((row) => all(row, 'th, td').map(textOf));
}

/** Fills a field in as a person does. */
async function fill(sheet: SheetPage, part: Element, name: string, text: string): Promise<void> {
  const label = all(part, 'label').find((each) => texts(each)[0] === name);
  if (label === undefined) throw new Error(`There is no “${name}”`);
  const input = one<HTMLInputElement>(label, 'input');
  input.value = text;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(sheet.element);
}

describe('skf-scoresheet: what the menu opens', () => {
  for (const [title, tag] of SHEET_PARTS) {
    it(`${title} passes axe, light and dark, in German and in English`, async () => {
      const sheet = await SheetPage.sit({ rows: EVENING });
      const part = await sheet.openPart(title, tag);
      for (const details of all<HTMLDetailsElement>(part, 'details')) details.open = true;
      await drawn(sheet.element);
      expectCleanMarkup(sheet.element);
      const german = textOf(part);
      await expectAccessibleInAll(sheet.element);
      expect(textOf(part)).to.not.equal(german);
    });
  }

  it('on an empty sheet every part opens too', async () => {
    const sheet = await SheetPage.open();
    for (const [title, tag] of SHEET_PARTS) {
      await sheet.openPart(title, tag);
      await sheet.closePart();
    }
    expect(sheet.problems()).to.deep.equal([]);
  });

  describe('settling up', () => {
    it('says who leads and who pays whom, with the fewest payments', async () => {
      const sheet = await SheetPage.sit({ rows: EVENING });
      const part = await sheet.openPart('Abrechnung', 'skf-sheet-settle');
      expect(textOf(one(part, '.lead'))).to.equal('Felix liegt vorn mit +130');
      expect(all(part, '.payments li').map(textOf)).to.deep.equal([
        'Nora zahlt 70 an Felix',
        'Lena zahlt 30 an Felix',
        'Jonas zahlt 30 an Felix',
      ]);
    });

    it('the evening is closed, the winner named; nothing is written until it goes on', async () => {
      const sheet = await SheetPage.sit({ rows: EVENING });
      await sheet.openPart('Abrechnung', 'skf-sheet-settle');
      await sheet.changing(() => sheet.button('Feierabend machen').click());
      await sheet.closePart();
      expect(all(sheet.element, 'skf-sheet-entry')).to.deep.equal([]);
      await until(() => all(sheet.element, '.lead').length === 1, 'the winner');
      expect(textOf(one(sheet.element, '.lead'))).to.equal('Felix gewinnt mit +130');
      await sheet.changing(() => sheet.button('Weiterspielen').click());
      await sheet.ready();
      await sheet.enter(WON);
      expect(sheet.titles()).to.have.lengthOf(4);
    });

    it('an agreed end is announced, and is there again after a reload', async () => {
      const sheet = await SheetPage.sit({ rows: [RUFER, SOLO, RUFER] });
      const part = await sheet.openPart('Abrechnung', 'skf-sheet-settle');
      await fill(sheet, part, 'nach so vielen Runden', '1');
      await sheet.closePart();
      expect(textOf(one(sheet.element, '.near'))).to.equal('Das ist die letzte Runde.');
      await sheet.throwIn();
      expect(textOf(one(sheet.element, '.near'))).to.contain('Runden sind gespielt');
      const again = await sheet.reload();
      expect(textOf(one(again.element, '.near'))).to.contain('Runden sind gespielt');
    });
  });

  it('the chart is a table for those who read', async () => {
    const sheet = await SheetPage.sit({ rows: EVENING });
    const part = await sheet.openPart('Verlauf', 'skf-sheet-chart');
    for (const details of all<HTMLDetailsElement>(part, 'details')) details.open = true;
    await drawn(sheet.element);
    expect(cells(one(part, 'table'))).to.deep.equal([
      ['Nach Spiel', 'Lena', 'Jonas', 'Felix', 'Nora'],
      ['1', '+20', '+20', '−20', '−20'],
      ['2', '−30', '−30', '+130', '−70'],
      ['3', '−30', '−30', '+130', '−70'],
    ]);
    expect(all(part, 'svg[role="img"] polyline')).to.have.lengthOf(4);
  });

  it('the statistics count what was played', async () => {
    const sheet = await SheetPage.sit({ rows: EVENING });
    const part = await sheet.openPart('Statistik', 'skf-sheet-statistics');
    const [people = [], contracts = []] = all(part, 'table').map(cells);
    const line = (title: string) => people.find(([first]) => first === title)?.slice(1);
    expect(line('Spiele')).to.deep.equal(['2', '2', '2', '2']);
    expect(line('Selbst gespielt, gewonnen')).to.deep.equal(['1/1', '–', '1/1', '–']);
    expect(line('Mitspieler, gewonnen')).to.deep.equal(['–', '1/1', '–', '–']);
    expect(line('Bestes Spiel')).to.deep.equal(['+20', '+20', '+150', '−20']);
    expect(line('Im Schnitt')).to.deep.equal(['−15', '−15', '+65', '−35']);
    expect(contracts.slice(1).map(([kind, games, won]) => [kind, games, won])).to.deep.equal([
      ['Rufspiel', '1', '1'],
      ['Solo', '1', '1'],
    ]);
  });

  describe('house rules', () => {
    it('a preset and a price are agreed on from the next hand on', async () => {
      const sheet = await SheetPage.sit({ rows: [RUFER] });
      const part = await sheet.openPart('Hausregeln', 'skf-sheet-rules');
      await choose(sheet.select('Regeln nach'), 'wie im Internet');
      await drawn(sheet.element);
      await fill(sheet, part, 'Rufspiel', '20');
      await sheet.changing(() => sheet.button('So spielen wir').click());
      await sheet.closePart();
      const { rows = [], terms } = sheet.element.sheet ?? {};
      expect(rows.map(({ kind }) => kind)).to.deep.equal(['hand', 'agree']);
      const agreed = rows[1]?.kind === 'agree' ? rows[1].terms : null;
      expect(agreed?.rules.sweep).to.equal('points-91');
      expect(agreed?.tariff.rufer).to.equal(20);
      expect(terms?.tariff.rufer).to.equal(10);
      expect(sheet.totals()).to.deep.equal(['+20', '+20', '−20', '−20']);
    });

    it('what does not go together is named and cannot be agreed on', async () => {
      const sheet = await SheetPage.sit({});
      const part = await sheet.openPart('Hausregeln', 'skf-sheet-rules');
      await choose(sheet.select('Muss: auch ein Solo'), 'ja');
      await drawn(sheet.element);
      expect(textOf(one(part, '.wrong'))).to.contain('Muss: auch ein Solo: Das geht nur mit Muss');
      expect(sheet.button('So spielen wir').disabled).to.equal(true);
      await choose(sheet.select('Wenn alle weiter sagen'), 'Muss');
      await drawn(sheet.element);
      expect(all(part, '.wrong')).to.deep.equal([]);
      await sheet.changing(() => sheet.button('So spielen wir').click());
      expect(sheet.element.sheet?.terms.rules.mustSolo).to.equal(true);
    });

    it('a price that is no price is refused', async () => {
      const sheet = await SheetPage.sit({});
      const part = await sheet.openPart('Hausregeln', 'skf-sheet-rules');
      await fill(sheet, part, 'Schneider', '-5');
      expect(textOf(one(part, '.wrong'))).to.contain('Schneider: Diese Zahl geht nicht');
      expect(sheet.button('So spielen wir').disabled).to.equal(true);
    });
  });

  describe('people', () => {
    it('somebody joins, moves up, deals and another leaves, without harm to old rows', async () => {
      const sheet = await SheetPage.sit({ rows: [RUFER] });
      const part = await sheet.openPart('Leute', 'skf-sheet-people');
      const input = one<HTMLInputElement>(part, 'input[name="new"]');
      input.value = 'Emil';
      await sheet.changing(() => sheet.button('Dazusetzen').click());
      expect(textOf(one(sheet.element, '[slot="said"]'))).to.contain('Emil sitzt mit am Tisch.');
      await sheet.changing(() => sheet.button('Emil: Weiter vor').click());
      await sheet.changing(() => sheet.button('Emil: Gibt als Nächster').click());
      await sheet.changing(() => sheet.button('Lena: Geht').click());
      await sheet.closePart();
      // What was to be done is done: the menu is folded up, and the focus is on what opens it.
      const more = sheet.button('Mehr …');
      expect(more.getAttribute('aria-expanded')).to.equal('false');
      expect((more.getRootNode() as ShadowRoot).activeElement).to.equal(more);
      expect(sheet.heading()).to.equal('Spiel 2 / Emil gibt · Nora kommt raus');
      expect(sheet.names()).to.deep.equal(['Lena', 'Jonas', 'Felix', 'Nora', 'Emil']);
      expect(sheet.totals()).to.deep.equal(['+20', '+20', '−20', '−20', '0']);
    });

    it('before the first hand nothing is written for it', async () => {
      const sheet = await SheetPage.sit({});
      await sheet.openPart('Leute', 'skf-sheet-people');
      await sheet.changing(() => sheet.button('Nora: Geht').click());
      await sheet.changing(() => sheet.button('Felix: Gibt als Nächster').click());
      const { players = [], firstDealer, rows } = sheet.element.sheet ?? {};
      expect(players.map(({ name }) => name)).to.deep.equal(['Lena', 'Jonas', 'Felix']);
      expect(firstDealer).to.equal('p3');
      expect(rows).to.deep.equal([]);
      expect(sheet.button('Lena: Geht').disabled).to.equal(true);
    });

    it('the lot names one of them, who then deals', async () => {
      const sheet = await SheetPage.sit({});
      const part = await sheet.openPart('Leute', 'skf-sheet-people');
      const { getRandomValues } = crypto;
      crypto.getRandomValues = (<T>(into: T): T => {
        if (into instanceof Uint32Array) into.fill(6);
        return into;
      }) as typeof crypto.getRandomValues;
      try {
        await sheet.changing(() => sheet.button('Geber auslosen').click());
      } finally {
        crypto.getRandomValues = getRandomValues;
      }
      // 6 of four people: the third.
      expect(textOf(one(part, '[role="status"]'))).to.equal('Das Los sagt: Felix gibt.');
      expect(sheet.element.sheet?.firstDealer).to.equal('p3');
    });
  });

  describe('sharing', () => {
    /** Chooses a file as a person does. */
    async function takeIn(sheet: SheetPage, text: string): Promise<HTMLElement> {
      const part = await sheet.openPart('Teilen und sichern', 'skf-sheet-share');
      const input = one<HTMLInputElement>(part, 'input[type="file"]');
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'abend.csv'));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return part;
    }

    it('a short evening has a QR code of its link', async () => {
      const sheet = await SheetPage.sit({ rows: EVENING });
      const part = await sheet.openPart('Teilen und sichern', 'skf-sheet-share');
      await until(() => all(part, 'svg.qr').length === 1, 'the code');
      const link = one<HTMLInputElement>(part, 'input[readonly]');
      expect(link.value.startsWith(`${location.href.replace(/#.*/, '')}#skf-sheet=1`)).to.equal(
        true,
      );
      expect(nameOf(one(part, 'svg.qr'))).to.equal('Der Link als QR-Code');
    });

    it('a table of results takes the place of the sheet, which is put aside', async () => {
      const sheet = await SheetPage.sit({ rows: EVENING });
      await sheet.changing(() => takeIn(sheet, 'Anna;Ben;Cora\n20;-10;-10\n'));
      await sheet.closePart();
      expect(sheet.names()).to.deep.equal(['Anna', 'Ben', 'Cora']);
      expect(sheet.totals()).to.deep.equal(['+20', '−10', '−10']);
      const part = await sheet.openPart('Abende', 'skf-sheet-evenings');
      await until(() => all(part, 'h3').length === 1, 'the evening put aside');
      expect(all(part, 'h3').map(textOf)[0]).to.contain('Lena, Jonas, Felix, Nora, 3 Spiele');
    });

    for (const [title, text, said] of [
      ['a broken backup', '{"version":2,', 'Die Datei ist beschädigt oder keine Sicherung.'],
      [
        'a table that does not sum',
        'Anna;Ben;Cora\n1;1;1\n',
        'verlieren die anderen nicht. Zeile 2',
      ],
    ] as const) {
      it(`${title} is refused with words, and nothing is lost`, async () => {
        const sheet = await SheetPage.sit({ rows: EVENING });
        const part = await takeIn(sheet, text);
        await until(() => all(part, '[role="alert"]').length === 1, 'the refusal');
        expect(textOf(one(part, '[role="alert"]'))).to.contain(said);
        expect(sheet.titles()).to.have.lengthOf(3);
      });
    }

    it('markup in imported names stays text', async () => {
      const sheet = await SheetPage.sit({});
      const evil = '<img src=x onerror=alert(1)>';
      await sheet.changing(() => takeIn(sheet, `${evil};Ben;Cora\n20;-10;-10\n`));
      expect(sheet.names()[0]).to.equal(evil);
      expect(all(sheet.element, 'img')).to.deep.equal([]);
    });
  });
});
