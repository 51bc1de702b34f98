import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { EIGHT, items, within } from '../../test/hand-page.js';
import { all } from '../../test/page.js';
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
