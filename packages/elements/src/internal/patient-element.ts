import { adoptStyles, isServer, LitElement, type PropertyValues } from 'lit';
import { LoadedLater } from './loaded-later.js';
import type { Part } from './part.js';

/**
 * An element with parts that are loaded when they are first needed; its update waits for them. What
 * a server drew of it stays until everything is there to take it over.
 */
export abstract class PatientElement extends LitElement {
  readonly #parts: LoadedLater<unknown>[] = [];
  /** Whether what a server drew is still to be taken over. */
  #isDrawn = !isServer && this.shadowRoot !== null;

  protected later<T>(part: Part<T>, isWanted?: () => boolean): LoadedLater<T> {
    const later = new LoadedLater(this, part, isWanted);
    this.#parts.push(later);
    return later;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const waiting = this.#parts.flatMap((part) => part.waiting ?? []);
    if (waiting.length === 0) return done;
    await Promise.all(waiting);
    return this.getUpdateComplete();
  }

  /** Done when the element can draw at once what a server drew of it. */
  protected async prepare(): Promise<void> {
    await Promise.all(this.#parts.map((part) => part.prepare()));
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const type = this.constructor as typeof PatientElement;
    // Where Lit was not told to take it over, the drawing would stay beside our own.
    if (this.#isDrawn && !type.observedAttributes.includes('defer-hydration')) {
      this.shadowRoot?.replaceChildren();
      this.#isDrawn = false;
    }
    const root = super.createRenderRoot();
    // A strict page may have refused those that a server wrote.
    if (this.#isDrawn) adoptStyles(root as ShadowRoot, type.elementStyles);
    return root;
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return this.#isDrawn ? this.#takeOver() : super.scheduleUpdate();
  }

  async #takeOver(): Promise<void> {
    await this.prepare();
    await super.scheduleUpdate();
  }

  protected override update(changed: PropertyValues): void {
    if (!this.#isDrawn) return super.update(changed);
    this.#isDrawn = false;
    try {
      super.update(changed);
    } catch (error) {
      console.warn(`skf: what a server drew of <${this.localName}> is drawn anew.`, error);
      this.renderRoot.replaceChildren();
      super.update(changed);
    }
  }
}
