import { LitElement, type CSSResultOrNative } from 'lit';
import type { LoadedLater } from './loaded-later.js';

/** What Lit does with an element when it is drawn, and what ours say of it. */
export interface Drawing {
  readonly localName: string;
  readonly shadowRoot: ShadowRoot | null;
  readonly constructor: { readonly elementStyles: CSSResultOrNative[] };
  /** Which pack it shows, where it shows one. */
  readonly face?: unknown;
  /** What it loads later. */
  readonly parts?: readonly LoadedLater<unknown>[];
  /** Done when the element can draw at once what a server drew of it. */
  prepare?(): Promise<void>;
  requestUpdate(): void;
  createRenderRoot(): HTMLElement | DocumentFragment;
  scheduleUpdate(): void | Promise<unknown>;
  update(changed: Map<PropertyKey, unknown>): void;
}

/** How Lit draws every element; a page with other elements of Lit’s has those here too. */
export const LIT = LitElement.prototype as unknown as Drawing;

/** Whether a server drew an element of ours. */
export function isDrawn({ localName, shadowRoot }: Drawing): boolean {
  return shadowRoot !== null && localName.startsWith('skf-');
}
