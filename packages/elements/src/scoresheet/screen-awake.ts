import type { LitElement } from 'lit';
import type { WakeLock } from './wake-lock.js';

/** Keeps the screen on while it is wanted, with what is loaded for it the first time. */
export class ScreenAwake {
  readonly #host: LitElement;
  #lock: Promise<WakeLock> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Where that cannot be loaded, the screen does as it likes. */
  want(wanted: boolean): void {
    if (!wanted && this.#lock === undefined) return;
    this.#lock ??= import('./wake-lock.js').then(({ WakeLock }) => new WakeLock(this.#host));
    void this.#lock.then(
      (lock) => lock.want(wanted),
      () => (this.#lock = undefined),
    );
  }
}
