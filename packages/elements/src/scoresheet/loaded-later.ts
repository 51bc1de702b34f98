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

  /** The part as it is needed now; undefined until it is there, then the host is drawn again. */
  get needed(): Part | undefined {
    if (this.#part === undefined) {
      void this.#fetch().then(() => this.#host.requestUpdate());
    }
    return this.#part;
  }

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
