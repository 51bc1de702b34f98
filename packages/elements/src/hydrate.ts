import { adoptStyles } from 'lit';
import { isDrawn, LIT, type Drawing } from './internal/drawing.js';
import { fetchFrench } from './internal/french-deck.js';
import { page } from './internal/in-language.js';

/**
 * For a browser where a server drew the elements: to be imported after Lit’s
 * `lit-element-hydrate-support.js` and before the elements. What the server drew stays until
 * everything is there to take it over; what cannot be taken over is drawn anew.
 */
const { createRenderRoot, scheduleUpdate, update } = LIT;

/** Those whose drawing by a server is still to be taken over. */
const drawn = new WeakSet<Drawing>();

LIT.createRenderRoot = function () {
  if (isDrawn(this) && this.shadowRoot) {
    drawn.add(this);
    // A strict page may have refused those that the server wrote.
    adoptStyles(this.shadowRoot, this.constructor.elementStyles);
  }
  return createRenderRoot.call(this);
};

LIT.scheduleUpdate = function () {
  if (!drawn.has(this)) return scheduleUpdate.call(this);
  return prepare(this).then(() => scheduleUpdate.call(this));
};

LIT.update = function (changed) {
  if (!drawn.delete(this)) return update.call(this, changed);
  page.isSeen = false;
  try {
    update.call(this, changed);
  } catch (error) {
    console.warn(`skf: what a server drew of <${this.localName}> is drawn anew.`, error);
    this.shadowRoot?.replaceChildren();
    update.call(this, changed);
  } finally {
    page.isSeen = true;
  }
  // Now in the language of the page.
  this.requestUpdate();
};

/** Where a part cannot be had, the element draws anew what it can without. */
async function prepare(element: Drawing): Promise<void> {
  if (element.face === 'french') await fetchFrench().catch(() => {});
  for (const { part } of element.parts ?? []) await part.load();
  await element.prepare?.();
}
