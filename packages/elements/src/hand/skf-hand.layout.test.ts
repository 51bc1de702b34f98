import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { EIGHT, items, within } from '../../test/hand-page.js';
import { all, one } from '../../test/page.js';
import './define.js';

describe('the layout of skf-hand', () => {
  describe('fits', () => {
    for (const width of [200, 320, 336, 459, 460, 600, 1200]) {
      for (const layout of ['fan', 'row']) {
        it(`eight cards as a ${layout} in ${width} px, each with 44 px for the thumb`, async () => {
          const area = await within(
            width,
            html`<skf-hand cards=${EIGHT} layout=${layout} select="one"></skf-hand>`,
          );
          const edge = area.getBoundingClientRect();
          const boxes = all(area, 'skf-card').map((card) => card.getBoundingClientRect());
          for (const box of boxes) {
            expect(box.left, 'left').to.be.at.least(edge.left - 1);
            expect(box.right, 'right').to.be.at.most(edge.right + 1);
            expect(box.bottom, 'below').to.be.at.most(edge.bottom + 1);
          }
          const rows = new Set(
            items(area).map((each) => Math.round(each.getBoundingClientRect().top)),
          );
          expect(rows.size, 'rows').to.equal(width < 460 ? 2 : 1);
          const targets = items(area).map((each) => each.getBoundingClientRect());
          // Below 44 px for each of four nothing could help.
          for (const { width: wide, height } of layout === 'row' && width < 220 ? [] : targets) {
            expect(wide, 'target').to.be.at.least(43.9);
            expect(height, 'target').to.be.at.least(43.9);
          }
        });
      }
    }

    it('seven cards with the bar of each that may be played in sight', async () => {
      const area = await within(
        296,
        html`<skf-hand cards="SO SU H7 EA E9 GZ SZ" contract="rufer G" trick=""></skf-hand>`,
      );
      const cards = all(area, 'skf-card').map((card) => card.getBoundingClientRect());
      // How far below its top a card is covered by one of the next row.
      const seen = cards.map(({ left, top, height }) => {
        const over = cards.find((other) => other.top > top && Math.abs(other.left - left) < 2);
        return over ? over.top - top : height + 8;
      });
      const bars = all(area, 'skf-card').map((card, at) => {
        const bar = getComputedStyle(one(card, '.playable'), '::after');
        return (cards[at]?.height ?? 0) - Number.parseFloat(bar.bottom);
      });
      expect(bars).to.have.lengthOf(7);
      for (const [at, low] of bars.entries())
        expect(low, `card ${at + 1}`).to.be.below(seen[at] ?? 0);
    });

    it('a pack of 32', async () => {
      const cards = ['E', 'G', 'H', 'S']
        .flatMap((s) => [...'AZKOU987'].map((r) => s + r))
        .join(' ');
      const area = await within(320, html`<skf-hand cards=${cards}></skf-hand>`);
      expect(items(area)).to.have.lengthOf(32);
      expect(area.scrollWidth).to.be.at.most(320);
    });
  });
});
