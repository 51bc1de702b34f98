import { PatientElement } from './patient-element.js';

/**
 * An element that is first drawn in a task of its own: those of a page come all at once, and to draw
 * them in one go would hold up whoever reads and taps meanwhile. Until then it is `:state(undrawn)`,
 * so that a page can keep room for it.
 */
export abstract class UnhurriedElement extends PatientElement {
  /** Absent in browsers of before 2024. */
  readonly #states: CustomStateSet | undefined = this.attachInternals().states;

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      this.#states?.add('undrawn');
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#states?.delete('undrawn');
    return super.scheduleUpdate() as void;
  }
}
