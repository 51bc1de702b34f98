import { expect } from '@open-wc/testing';
import type { Card } from '@schafkopf/core';
import { html } from 'lit';
import { hand, chosen, said, item, press, key, focused, EIGHT } from '../../test/hand-page.js';
import { all, drawn, one, place } from '../../test/page.js';
import './define.js';
import type { SkfHand } from './skf-hand.js';

describe('choosing from skf-hand', () => {
  describe('choosing', () => {
    it('is not possible where nothing is said', async () => {
      const element = await hand({ cards: 'EO GO' });
      expect(one(element, 'ul').role).to.equal('list');
      await press(element, 'EO');
      expect(chosen(element)).to.deep.equal([]);
    });

    it('takes one card and gives it back', async () => {
      const element = await hand({ cards: EIGHT, select: 'one' });
      const heard: string[] = [];
      element.addEventListener('skf-card-select', ({ detail }) =>
        heard.push(`${detail.card}: ${detail.cards.join(' ')}`),
      );
      await press(element, 'HA');
      await press(element, 'S7');
      expect(chosen(element)).to.deep.equal(['S7']);
      await press(element, 'S7');
      expect(chosen(element)).to.deep.equal([]);
      expect(heard).to.deep.equal(['HA: HA', 'S7: S7', 'S7: ']);
      expect(element.selected).to.deep.equal([]);
    });

    it('takes many, told in the order of the hand', async () => {
      const element = await hand({ cards: EIGHT, select: 'many', selected: 'S7' });
      let last: readonly Card[] = [];
      element.addEventListener('skf-card-select', ({ detail }) => (last = detail.cards));
      await press(element, 'H9');
      await press(element, 'EO');
      expect(last).to.deep.equal(['EO', 'H9', 'S7']);
      expect(chosen(element)).to.deep.equal(['EO', 'H9', 'S7']);
      expect(one(element, 'ul').getAttribute('aria-multiselectable')).to.equal('true');
      expect(item(element, 'H9').getAttribute('aria-selected')).to.equal('true');
    });

    it('is heard outside every shadow tree, and stays undone where the page cancels it', async () => {
      const element = await hand({ cards: EIGHT, select: 'one' });
      document.addEventListener('skf-card-select', (event) => event.preventDefault(), {
        once: true,
      });
      await press(element, 'HA');
      expect(chosen(element)).to.deep.equal([]);
    });

    for (const selected of [['HA'], 'HA', ' ha '] as const) {
      it(`begins with ${JSON.stringify(selected)}`, async () => {
        const element = await hand({ cards: EIGHT, select: 'one' });
        element.selected = selected as readonly Card[] | string;
        await drawn(element);
        expect(chosen(element)).to.deep.equal(['HA']);
      });
    }
  });

  describe('by keyboard', () => {
    it('is one stop, and arrows, Home and End go through it', async () => {
      const element = await hand({ cards: EIGHT, contract: 'rufer E', select: 'one' });
      expect(all(element, '[tabindex="0"]')).to.have.lengthOf(1);
      one(element, '[tabindex="0"]').focus();
      const went: unknown[] = [focused(element)];
      for (const name of [
        'ArrowRight',
        'ArrowDown',
        'ArrowLeft',
        'ArrowUp',
        'ArrowUp',
        'End',
        'ArrowRight',
        'Home',
      ]) {
        await key(element, name);
        went.push(focused(element));
      }
      expect(went).to.deep.equal(['EO', 'SO', 'GU', 'SO', 'EO', 'EO', 'S7', 'S7', 'EO']);
      expect(all(element, '[tabindex="0"]')).to.have.lengthOf(1);
    });

    it('goes the other way where the page is written from right to left', async () => {
      const area = await place(
        html`<div lang="de" dir="rtl"><skf-hand cards="EO GO" select="one"></skf-hand></div>`,
      );
      const element = one<SkfHand>(area, 'skf-hand');
      one(element, '[tabindex="0"]').focus();
      await key(element, 'ArrowLeft');
      expect(focused(element)).to.equal('GO');
      await key(element, 'ArrowRight');
      expect(focused(element)).to.equal('EO');
    });

    for (const name of ['Enter', ' ']) {
      it(`chooses with “${name}”`, async () => {
        const element = await hand({ cards: 'EO GO', select: 'one' });
        one(element, '[tabindex="0"]').focus();
        await key(element, 'End');
        await key(element, name);
        expect(chosen(element)).to.deep.equal(['GO']);
        expect(focused(element)).to.equal('GO');
      });
    }

    it('reaches cards that are not allowed and says why', async () => {
      const element = await hand({ cards: 'EO G9', trick: 'HA', select: 'one' });
      one(element, '[tabindex="0"]').focus();
      await key(element, 'End');
      await key(element, 'Enter');
      expect(said(element)).to.contain('Du musst Trumpf zugeben');
    });

    it('keeps the focus when the last card has been played', async () => {
      const element = await hand({ cards: 'EO GO S7', select: 'one' });
      one(element, '[tabindex="0"]').focus();
      await key(element, 'End');
      element.cards = 'EO GO';
      await drawn(element);
      expect(focused(element)).to.equal('GO');
    });
  });
});
