import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A part of an element that is loaded when it is first needed, or when the page has nothing else to
 * do: a phone may be out of reach of the net by the time somebody opens it.
 */
export class LoadedLater<Part> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;
  #loading: Promise<void> | undefined;
  /** Whether the host is yet to say that it failed; only then it is tried again. */
  #untold = false;
  /** Whether it could not be loaded; it is tried again when it is needed again. */
  failed = false;

  constructor(host: ReactiveControllerHost, load: () => Promise<Part>) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  hostConnected(): void {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => void this.#fetch(), { timeout: 10_000 });
    }
  }

  hostUpdated(): void {
    this.#untold = false;
  }

  /** The part as it is needed now; undefined until it is there, then the host is drawn again. */
  get needed(): Part | undefined {
    if (this.#part === undefined && !this.#untold && this.waiting === undefined) {
      this.waiting = this.#fetch().then(() => {
        this.waiting = undefined;
        this.#untold = this.failed;
        this.#host.requestUpdate();
      });
    }
    return this.#part;
  }

  /** Done when a part that is needed is there, or cannot be had; nothing to wait for if undefined. */
  waiting: Promise<void> | undefined;

  #fetch(): Promise<void> {
    this.#loading ??= this.#load().then(
      (part) => {
        this.#part = part;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.#loading = undefined;
      },
    );
    return this.#loading;
  }
}
