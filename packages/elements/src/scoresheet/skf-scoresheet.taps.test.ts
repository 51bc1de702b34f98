import { expect } from '@open-wc/testing';
import { a11ySnapshot } from '@web/test-runner-commands';
import { all, drawn, nameOf, one, textOf } from '../../test/page.js';
import { freshKey, SheetPage } from '../../test/sheet-page.js';
import { setViewport } from '../../test/viewport.js';
import { written, type Entry } from '../../test/written.js';
import { store } from '../../test/shelf.js';
import { formatSheet, type Rules } from '@schafkopf/core';

const PLAYERS = 'Anna,Ben,Cora,Dan';

/** Taps what is seen, as a thumb does, and counts. */
class Thumb {
  taps = 0;
  readonly sheet: SheetPage;

  constructor(sheet: SheetPage) {
    this.sheet = sheet;
  }

  async tap(question: string | null, name: string): Promise<void> {
    const asked = all(this.sheet.element, 'fieldset').find(
      (group) => textOf(one(group, 'legend')) === question,
    );
    const within = question === null ? this.sheet.element : (asked as Element);
    const target = all(within, question === null ? 'button' : 'label').find((each) =>
      nameOf(each).startsWith(name),
    );
    if (target === undefined) throw new Error(`There is no “${name}”`);
    expect(target.checkVisibility(), name).to.equal(true);
    this.taps += 1;
    target.click();
    await drawn(this.sheet.element);
  }
}

describe('skf-scoresheet: how many taps a hand needs, at 360 px', () => {
  before(() => setViewport({ width: 360, height: 740 }));
  after(() => setViewport({ width: 800, height: 600 }));

  const RAMSCH: Partial<Rules> = { allPass: 'ramsch' };
  const WHO = 'Wer spielt?';
  const GAME = 'Mit wem – oder was allein?';
  const ENDING = 'Wie ging’s aus?';
  const SAVE: [null, string] = [null, 'Aufschreiben'];
  for (const { title, rules = {}, steps, taps, totals } of [
    {
      title: 'a won Rufer with Schneider and three runners',
      steps: [[WHO, 'Anna'], [GAME, 'Ben'], ['Laufende?', '3'], [ENDING, 'gewonnen mit'], SAVE],
      taps: 5,
      totals: ['+50', '+50', '−50', '−50'],
    },
    {
      title: 'a plain won Rufer',
      steps: [[WHO, 'Anna'], [GAME, 'Ben'], [ENDING, 'gewonnen'], SAVE],
      taps: 4,
      totals: ['+10', '+10', '−10', '−10'],
    },
    {
      title: 'a plain won Solo',
      steps: [[WHO, 'Anna'], [GAME, 'Solo'], [ENDING, 'gewonnen'], SAVE],
      taps: 4,
      totals: ['+150', '−50', '−50', '−50'],
    },
    {
      title: 'a thrown-in hand',
      steps: [[null, 'Zusammengeworfen']],
      taps: 1,
      totals: ['0', '0', '0', '0'],
    },
    {
      title: 'a Ramsch',
      rules: RAMSCH,
      steps: [[GAME, 'Ramsch'], ['Wer verliert?', 'Ben'], SAVE],
      taps: 3,
      totals: ['+20', '−60', '+20', '+20'],
    },
    {
      title: 'a Ramsch with two virgins',
      rules: RAMSCH,
      steps: [
        [GAME, 'Ramsch'],
        ['Wer verliert?', 'Ben'],
        ['Jungfrau?', 'Cora'],
        ['Jungfrau?', 'Dan'],
        SAVE,
      ],
      taps: 5,
      totals: ['+20', '−100', '+40', '+40'],
    },
  ] as {
    title: string;
    rules?: Partial<Rules>;
    steps: [string | null, string][];
    taps: number;
    totals: string[];
  }[]) {
    it(`${title}: ${taps}`, async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS, rules });
      const thumb = new Thumb(sheet);
      await sheet.changing(async () => {
        for (const [question, name] of steps) await thumb.tap(question, name);
      });
      expect(thumb.taps).to.equal(taps);
      expect(sheet.totals()).to.deep.equal(totals);
    });
  }

  it('the button stays in sight while the panel is', async () => {
    const sheet = await SheetPage.sit({ players: PLAYERS, rules: RAMSCH });
    window.scrollTo(0, 0);
    const { bottom } = sheet.button('Aufschreiben').getBoundingClientRect();
    expect(bottom).to.be.at.most(window.innerHeight);
  });
});

describe('skf-scoresheet: a hand that is being entered', () => {
  it('is there again after a reload, and gone after it was saved', async () => {
    const sheet = await SheetPage.open();
    await sheet.tap({
      declarer: 'Lena',
      solo: 'Solo',
      suit: 'Gras',
      runners: 4,
      knocked: ['Nora'],
      kontra: ['Kontra'],
    });
    const again = await sheet.reload();
    expect(again.chosen('declarer')).to.deep.equal(['Lena gibt']);
    expect(again.chosen('solosSuit')).to.deep.equal(['Gras']);
    expect(again.chosen('runners')).to.deep.equal(['4']);
    expect(again.chosen('knocked')).to.deep.equal(['Nora']);
    expect(again.chosen('kontra')).to.deep.equal(['Kontra Gegner']);
    await again.enter({ outcome: 'gewonnen' });
    expect((await again.reload()).chosen('declarer')).to.deep.equal([]);
  });

  it('that was saved in the moment the page was closed is not offered once more', async () => {
    const sheet = await SheetPage.open();
    const draft = () => localStorage.getItem(`skf-draft:${sheet.key}`);
    await sheet.tap({ declarer: 'Lena', partner: 'Nora', outcome: 'gewonnen' });
    let sent: string | null = null;
    await sheet.changing(() => {
      sheet.button('Aufschreiben').click();
      sent = draft();
    });
    expect(draft()).to.equal(null);
    // The row is stored, and the page did not come to forget what was entered.
    localStorage.setItem(`skf-draft:${sheet.key}`, sent ?? '');
    const again = await sheet.reload();
    expect(again.titles()).to.have.length(1);
    expect(again.chosen('declarer')).to.deep.equal([]);
  });

  it('is gone from another page that found it too, when it is saved', async () => {
    const sheet = await SheetPage.open();
    await sheet.tap({ declarer: 'Lena', partner: 'Nora', outcome: 'gewonnen' });
    const other = await SheetPage.open({ key: sheet.key });
    expect(other.chosen('declarer')).to.deep.equal(['Lena gibt']);
    await other.changing(() => sheet.button('Aufschreiben').click());
    expect(other.titles()).to.have.length(1);
    expect(other.chosen('declarer')).to.deep.equal([]);
  });

  for (const [title, text] of [
    ['no JSON', '{'],
    ['something else', '{"declarer":7}'],
    ['null', 'null'],
  ] as const) {
    it(`that cannot be read (${title}) is none`, async () => {
      const key = freshKey();
      localStorage.setItem(`skf-draft:${key}`, text);
      const sheet = await SheetPage.open({ key });
      expect(sheet.chosen('declarer')).to.deep.equal([]);
      await sheet.throwIn();
      expect(sheet.titles()).to.deep.equal(['Zusammengeworfen']);
    });
  }

  it('of people who are not here any more forgets them', async () => {
    const sheet = await SheetPage.open();
    await sheet.tap({ declarer: 'Lena', partner: 'Nora', outcome: 'gewonnen' });
    const draft = localStorage.getItem(`skf-draft:${sheet.key}`)?.replaceAll('p1', 'gone') ?? '';
    localStorage.setItem(`skf-draft:${sheet.key}`, draft);
    const again = await sheet.reload();
    expect(again.chosen('declarer')).to.deep.equal([]);
    expect(again.chosen('game')).to.deep.equal(['Nora']);
  });
});

interface Spoken {
  readonly role: string;
  readonly name?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly children?: readonly unknown[];
}

/** Roles and names in their order, as a screen reader meets them. */
function spoken(node: unknown, depth = 0): string[] {
  const { role, name, children = [], checked, disabled } = node as Spoken;
  const said = `${'  '.repeat(depth)}${role} ${name ?? ''}${checked ? ' ✓' : ''}${disabled ? ' –' : ''}`;
  return [said.trimEnd(), ...children.flatMap((child: unknown) => spoken(child, depth + 1))];
}

// No other browser can be asked for it.
if (navigator.userAgent.includes('Chrome')) {
  describe('skf-scoresheet: what a screen reader meets', () => {
    it('a Rufer half entered: questions, answers, what is chosen, the price', async () => {
      const sheet = await SheetPage.sit({ players: PLAYERS });
      await sheet.tap({ declarer: 'Anna', partner: 'Ben', runners: 3, outcome: 'gewonnen' });
      const lines = spoken(await a11ySnapshot({}));
      const said = lines.map((line) => line.trim());
      const from = said.findIndex((line) => line.includes('Wer spielt?'));
      const asked = ['Wer spielt?', 'Mit wem – oder was allein?', 'Laufende?', 'Wie ging’s aus?'];
      const places = asked.map((question) => said.findIndex((line) => line.endsWith(question)));
      expect(from, lines.join('\n')).to.be.greaterThan(-1);
      expect(places, lines.join('\n')).to.deep.equal(places.toSorted((a, b) => a - b));
      for (const line of [
        'radio Anna gibt ✓',
        'radio Ben Vorhand',
        'radio Anna –',
        'radio Ben ✓',
        'radio 3 ✓',
        'radio gewonnen ✓',
        'radio verloren mit Schneider',
        'button Aufschreiben',
      ]) {
        expect(said, lines.join('\n')).to.include(line);
      }
    });
  });
}

describe('skf-scoresheet: two thousand hands', () => {
  const many: Entry[] = Array.from({ length: 2000 }, (_, at) => ({
    hand: {
      contract: { kind: 'rufer' },
      declarer: `p${(at % 4) + 1}`,
      partner: `p${((at + 1) % 4) + 1}`,
      won: at % 3 !== 0,
    },
  }));
  let text = '';
  before(function build() {
    this.timeout(60_000);
    text = formatSheet(written({ players: PLAYERS, rows: many.slice(0, 250) }));
  });

  it('sixty rows are drawn, the rest a button away; all of them on paper', async () => {
    const key = freshKey();
    await store(key, text);
    const sheet = await SheetPage.open({ key });
    expect(sheet.hands()).to.have.lengthOf(60);
    sheet.button('190 frühere zeigen').click();
    await drawn(sheet.element);
    expect(sheet.hands()).to.have.lengthOf(160);
    window.dispatchEvent(new Event('beforeprint'));
    expect(sheet.hands()).to.have.lengthOf(250);
  });
});
