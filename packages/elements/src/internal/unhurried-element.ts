import { LitElement } from 'lit';

/**
 * An element that is first drawn in a task of its own: those of a page come all at once, and to draw
 * them in one go would hold up whoever reads and taps meanwhile.
 */
export abstract class UnhurriedElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((resolve) => setTimeout(resolve));
    return super.scheduleUpdate() as void;
  }
}
