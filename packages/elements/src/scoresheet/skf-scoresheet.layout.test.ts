import { expect } from '@open-wc/testing';
import { TARIFFS } from '@schafkopf/core';
import { all, textOf } from '../../test/page.js';
import { SHEET_STATES } from '../../test/sheet-states.js';
import { SheetPage } from '../../test/sheet-page.js';
import { setViewport } from '../../test/viewport.js';

/** 60 letters without a place to break, as many as a name can have. */
const LONG = 'Wolfgangamadeus'.repeat(4);

/** The states that are looked at with large letters too: between them all that a sheet is made of. */
const LARGE = new Set([
  'half entered',
  'a Ramsch, counted',
  'a sheet that is only read, a row opened',
  'a row opened',
  'entries that are no hands',
  'settings open',
  'problems shown',
]);

/** What stands out to the right of the page; the innermost of it says why. */
function standingOut(element: Element): string[] {
  const edge = document.documentElement.clientWidth + 0.5;
  return all(element, '*')
    .filter((inner) => inner.children.length === 0 && inner.getBoundingClientRect().right > edge)
    .map((inner) => `${inner.localName}.${inner.className}: ${textOf(inner).slice(0, 20)}`);
}

describe('skf-scoresheet on a small screen', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const width of [320, 360]) {
    describe(`${width} px: nothing scrolls sideways`, () => {
      before(() => setViewport({ width, height: 640 }));

      for (const { title, open } of [
        ...SHEET_STATES,
        {
          title: 'with names as long as can be',
          open: async () => {
            const names = [1, 2, 3, 4].map((number) => LONG.slice(0, -1) + number);
            const sheet = await SheetPage.open({ players: names.join(',') });
            const [first = '', second = ''] = names;
            await sheet.enter({ declarer: first, partner: second, outcome: 'gewonnen' });
            await sheet.details(1);
            await sheet.openSettings();
            return sheet;
          },
        },
      ]) {
        it(title, async () => {
          const { element } = await open();
          const page = document.documentElement;
          expect(page.clientWidth).to.equal(width);
          expect(page.scrollWidth, standingOut(element).join('\n')).to.be.at.most(width);
          expect(element.scrollWidth).to.be.at.most(element.clientWidth);
        });
      }
    });
  }

  describe('letters twice as large: nothing scrolls sideways', () => {
    const { style } = document.documentElement;
    before(() => style.setProperty('font-size', '200%'));
    after(() => style.removeProperty('font-size'));

    for (const width of [320, 360]) {
      for (const { title, open } of SHEET_STATES.filter(({ title: each }) => LARGE.has(each))) {
        it(`${width} px: ${title}`, async () => {
          await setViewport({ width, height: 640 });
          const { element } = await open();
          const page = document.documentElement;
          expect(page.scrollWidth, standingOut(element).join('\n')).to.be.at.most(width);
        });
      }
    }
  });

  for (const width of [320, 360]) {
    it(`${width} px: amounts of five figures stand in their columns`, async () => {
      await setViewport({ width, height: 640 });
      const sheet = await SheetPage.open({ tariff: '100-500' });
      await sheet.enter({ declarer: 'Lena', solo: 'Sie', outcome: 'gewonnen' });
      // (500 + 8 × 100) × 4 from each of three.
      expect(sheet.totals()).to.deep.equal(['+15.600', '−5.200', '−5.200', '−5.200']);
      const cells = all(sheet.element, 'td.amount, td.amount .change, td.amount .running');
      expect(cells).to.have.lengthOf(4 + 4 * 3);
      const wide = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(
        wide.map((cell) => `${textOf(cell)}: ${cell.scrollWidth} > ${cell.clientWidth}`),
      ).to.deep.equal([]);
    });
  }

  it('360 px: a name that is long begins where its button does, and ends in it', async () => {
    await setViewport({ width: 360, height: 640 });
    const players = 'Maximilian,Hans-Jürgen,Cora-Luise,Dan,Eva';
    for (const names of [players, players.replace(',Eva', '')]) {
      const sheet = await SheetPage.open({ players: names });
      const cut = all(sheet.element, '.chip .name').filter((name) => {
        const { left, right } = name.getBoundingClientRect();
        const chip = name.closest('.chip')?.getBoundingClientRect();
        return chip === undefined || left < chip.left || right > chip.right;
      });
      expect(cut.map(textOf)).to.deep.equal([]);
      sheet.element.remove();
    }
  });

  for (const count of [5, 6]) {
    it(`320 px: ${count} people and five figures stand in their columns`, async () => {
      await setViewport({ width: 320, height: 640 });
      const players = ['Anna', 'Ben', 'Cora', 'Dan', 'Emil', 'Fritz'].slice(0, count).join(',');
      const sheet = await SheetPage.sit({ players, tariff: TARIFFS['100-500'] });
      await sheet.enter({ declarer: 'Cora', solo: 'Sie' });
      // (500 + 8 × 100) × 4 from each of three.
      expect(sheet.totals()[2]).to.equal('+15.600');
      const wide = all(sheet.element, 'td.amount, td.amount .change, td.amount .running').filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(
        wide.map((cell) => `${textOf(cell)}: ${cell.scrollWidth} > ${cell.clientWidth}`),
      ).to.deep.equal([]);
    });
  }

  describe('360 px: what is touched is at least 44 px wide and high', () => {
    before(() => setViewport({ width: 360, height: 640 }));

    for (const { title, open } of SHEET_STATES) {
      it(title, async () => {
        const { element } = await open();
        const targets = all(
          element,
          'button, select, summary, label.chip, input[type="text"]',
        ).filter((target) => target.checkVisibility());
        // There are few where nothing can be entered.
        const entering = all(element, 'form').length > 0;
        expect(targets.length).to.be.greaterThan(entering ? 20 : 5);
        const small = targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return Math.min(width, height) < 43.99
            ? [`${target.localName} “${textOf(target)}” is ${width} × ${height}`]
            : [];
        });
        expect(small).to.deep.equal([]);
      });
    }
  });
});
