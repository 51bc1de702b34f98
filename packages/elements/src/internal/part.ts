/** Every part there is, for a server, which draws once and waits for nothing. */
export const PARTS: Part<unknown>[] = [];

/** A part of the package that is fetched when something first needs it, once for all elements. */
export class Part<T> {
  readonly #fetch: () => Promise<T>;
  #fetching: Promise<void> | undefined;
  /** What is in it; undefined until it is there. */
  content: T | undefined;
  /** Whether it could not be fetched; it is tried again when it is needed again. */
  failed = false;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    PARTS.push(this);
  }

  /** Done when it is there, or cannot be had. */
  load(): Promise<void> {
    this.#fetching ??= this.#fetch().then(
      (content) => {
        this.content = content;
      },
      () => {
        this.failed = true;
        this.#fetching = undefined;
      },
    );
    return this.#fetching;
  }
}
