import { expect } from '@open-wc/testing';
import { expectAccessible, expectCleanMarkup } from '../../test/checks.js';
import { hand, said, press, EIGHT } from '../../test/hand-page.js';
import './define.js';

describe('skf-hand is accessible', () => {
  describe('passes axe', () => {
    for (const [title, of] of [
      ['shown only', { cards: EIGHT }],
      ['shown only, with a trick', { cards: EIGHT, trick: 'H7' }],
      ['to choose one', { cards: EIGHT, select: 'one', selected: 'EO' }],
      ['to choose many', { cards: EIGHT, select: 'many', selected: 'EO S7' }],
      ['with cards that are not allowed', { cards: EIGHT, trick: 'H7', select: 'one' }],
      ['as a row', { cards: EIGHT, layout: 'row', trick: 'H7', select: 'one' }],
      ['face down', { cards: EIGHT, covered: true }],
      ['French', { cards: EIGHT, face: 'french', select: 'one' }],
      ['empty', {}],
      ['wrong', { cards: 'EX7' }],
    ] as const) {
      it(title, async () => {
        const element = await hand(of);
        expectCleanMarkup(element);
        await expectAccessible(element);
      });
    }

    it('with a reason', async () => {
      const element = await hand({ cards: EIGHT, trick: 'H7', select: 'one' });
      await press(element, 'S7');
      expect(said(element)).to.contain('Trumpf');
      await expectAccessible(element);
    });
  });
});
