import { isDrawn, LIT } from './drawing.js';

/**
 * For a page that takes nothing over: what a server drew would stay beside our own drawing.
 */
const { createRenderRoot } = LIT;

LIT.createRenderRoot = function () {
  if (isDrawn(this)) this.shadowRoot?.replaceChildren();
  return createRenderRoot.call(this);
};
