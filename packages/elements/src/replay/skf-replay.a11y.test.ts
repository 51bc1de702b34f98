import { expect } from '@open-wc/testing';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { all, drawn, one } from '../../test/page.js';
import { recordOf, replay } from '../../test/replay-page.js';
import { sampleHand } from '../../test/sample-hand.js';

describe('skf-replay for everyone', () => {
  for (const width of [320, 360, 1280]) {
    it(`fits into ${width} px`, async () => {
      for (const open of [false, true]) {
        const element = await replay({ attributes: { step: '9', tariff: '10-50' } });
        element.style.width = `${width}px`;
        element.open = open;
        await drawn(element);
        const box = element.getBoundingClientRect();
        for (const inner of all(element, '.board, .board *, .tricks *, .controls *')) {
          if (inner.closest('.visually-hidden')) continue;
          const { left, right } = inner.getBoundingClientRect();
          expect(right, inner.outerHTML.slice(0, 80)).to.be.at.most(box.right + 1);
          expect(left, inner.outerHTML.slice(0, 80)).to.be.at.least(box.left - 1);
        }
      }
    });
  }

  it('shows the table, what is said and the controls together on a phone of 360 by 740 px', async () => {
    const element = await replay({ attributes: { step: '7', interactive: '' } });
    // A page leaves an edge on both sides.
    element.style.width = '296px';
    await drawn(element);
    const { top } = one(element, '.board').getBoundingClientRect();
    const { bottom } = one(element, '.controls').getBoundingClientRect();
    expect(bottom - top).to.be.at.most(740);
  });

  describe('passes axe', () => {
    for (const [title, attributes] of [
      ['at the start', {}],
      ['in a trick', { step: '7' }],
      ['open', { step: '10', open: '' }],
      ['at the end', { step: '32', tariff: '10-50' }],
      ['played by the visitor', { step: '7', interactive: '' }],
      ['with wrong attributes', { seat: '9', tariff: 'x' }],
    ] as const) {
      it(title, async () => {
        const element = await replay({ attributes });
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }

    it('with a wrong record, without one, and thrown in', async () => {
      for (const record of ['Skat', '', recordOf(sampleHand('skf 0'))]) {
        await expectAccessible(await replay({ record }));
      }
    });
  });
});
