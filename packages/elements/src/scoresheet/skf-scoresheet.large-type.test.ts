import { expect } from '@open-wc/testing';
import { all, drawn, one, textOf } from '../../test/page.js';
import { SHEET_PARTS, SheetPage } from '../../test/sheet-page.js';
import { SHEET_STATES } from '../../test/sheet-states.js';
import { setViewport } from '../../test/viewport.js';
import type { Entry } from '../../test/written.js';

const WIDTH = 320;

/** One of them with as many letters as a name can have and no place to break. */
const FOUR = `Anna,Hans-Jürgen,Cora,${'Wolfgangamadeus'.repeat(4)}`;
const SIX = 'Anna,Ben,Cora,Maximilian,Eva,Felix';

/** What is opened for whom; more than four are more only where each has a column. */
const OPENED = [
  ...SHEET_PARTS.map(([title, tag]) => ({ title, tag, count: 'four', players: FOUR })),
  ...SHEET_PARTS.filter(([title]) => title === 'Verlauf' || title === 'Statistik').map(
    ([title, tag]) => ({ title, tag, count: 'six', players: SIX }),
  ),
];

const EVENING: readonly Entry[] = [
  { hand: { contract: { kind: 'sie' }, declarer: 'p3' } },
  { thrownIn: true },
  { row: { kind: 'correction', reason: 'payout', amounts: [], note: 'Brotzeit' } },
];

/** Between them every kind of choice that the panel offers. */
const ENTERED = SHEET_STATES.filter(({ title }) =>
  ['half entered', 'a Ramsch, counted', 'more about a hand', 'entries that are no hands'].includes(
    title,
  ),
);

/** What is wider or higher than the room that it has. */
function cut(elements: readonly Element[]): string[] {
  return elements
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight),
    )
    .map((element) => `${element.localName}.${element.className}: ${textOf(element)}`);
}

/** What begins or ends beside the page, where it cannot be scrolled to on its own. */
function beside(root: Element): string[] {
  return all(root, '*')
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > WIDTH);
    })
    .map((element) => `${element.localName}.${element.className}: ${textOf(element)}`);
}

for (const percent of [100, 200]) {
  describe(`skf-scoresheet, ${WIDTH} px, letters at ${percent} %`, () => {
    const { style } = document.documentElement;

    before(async () => {
      await setViewport({ width: WIDTH, height: 640 });
      style.setProperty('font-size', `${percent}%`);
    });

    after(async () => {
      style.removeProperty('font-size');
      await setViewport({ width: 800, height: 600 });
    });

    for (const { title, tag, count, players } of OPENED) {
      it(`${title} of ${count} fits, and can be closed`, async () => {
        const sheet = await SheetPage.sit({ players, rows: EVENING });
        const part = await sheet.openPart(title, tag);
        for (const details of all<HTMLDetailsElement>(part, 'details')) details.open = true;
        await drawn(sheet.element);
        const dialog = one(sheet.element, 'dialog');
        expect(dialog.scrollWidth, beside(dialog).join('\n')).to.be.at.most(dialog.clientWidth);
        expect(beside(dialog)).to.deep.equal([]);
        const close = sheet.button('Schließen').getBoundingClientRect();
        expect(close.top).to.be.at.least(0);
        expect(close.bottom).to.be.at.most(640);
        const said = all(dialog, 'button, legend, summary, h2, h3, .chip, .chip *');
        expect(cut(said.filter((each) => !(each instanceof SVGElement)))).to.deep.equal([]);
      });
    }

    for (const { title, open } of ENTERED) {
      it(`no choice is cut: ${title}`, async () => {
        const { element } = await open();
        const chips = all(element, '.chip');
        expect(chips.length).to.be.greaterThan(10);
        const labels = chips.flatMap((chip) => all(chip, 'span, small'));
        expect(cut([...chips, ...labels])).to.deep.equal([]);
        expect(beside(element)).to.deep.equal([]);
      });
    }
  });
}
