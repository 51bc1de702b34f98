import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { place } from '../../test/page.js';
import '../trump-order/define.js';
import type { SkfTrumpOrder } from '../trump-order/skf-trump-order.js';

describe('an element that has just come', () => {
  it('is undrawn, so that a page can keep room for it, until the next task', async () => {
    const area = await place(html`<div></div>`);
    const element: SkfTrumpOrder = document.createElement('skf-trump-order');
    area.append(element);
    await Promise.resolve();
    expect(element.matches(':state(undrawn)')).to.equal(true);
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    await element.updateComplete;
    expect(element.matches(':state(undrawn)')).to.equal(false);
    expect(element.shadowRoot?.childElementCount).to.be.greaterThan(0);
  });
});
