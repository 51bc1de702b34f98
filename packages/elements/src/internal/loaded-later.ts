import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Part } from './part.js';

/**
 * A part for an element, loaded when the element first needs it, or when the page has nothing else
 * to do: a phone may be out of reach of the net by the time somebody opens it.
 */
export class LoadedLater<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly part: Part<T>;
  /** Whether the host is yet to say that it failed; only then it is tried again. */
  #untold = false;
  /** Done when a part that is needed is there, or cannot be had; nothing to wait for if undefined. */
  waiting: Promise<void> | undefined;

  constructor(host: ReactiveControllerHost, part: Part<T>) {
    this.#host = host;
    this.part = part;
    host.addController(this);
  }

  hostConnected(): void {
    // Safari has no such thing, nor has a server.
    globalThis.requestIdleCallback?.(() => void this.part.load(), { timeout: 10_000 });
  }

  hostUpdated(): void {
    this.#untold = false;
  }

  /** Whether it could not be loaded; it is tried again when it is needed again. */
  get failed(): boolean {
    return this.part.failed;
  }

  /** The part as it is needed now; undefined until it is there, then the host is drawn again. */
  get needed(): T | undefined {
    const { content } = this.part;
    if (content === undefined && !this.#untold && this.waiting === undefined) {
      this.waiting = this.part.load().then(() => {
        this.waiting = undefined;
        this.#untold = this.failed;
        this.#host.requestUpdate();
      });
    }
    return content;
  }
}
