import { isServer } from 'lit';

const onServer: Promise<void>[] = [];

/**
 * A part of the package that is fetched when something first needs it, once for all elements. On a
 * server, which draws once and waits for nothing, it is fetched from the start.
 */
export class Part<T> {
  readonly #fetch: () => Promise<T>;
  #fetching: Promise<void> | undefined;
  /** What is in it; undefined until it is there. */
  content: T | undefined;
  /** Whether it could not be fetched; it is tried again when it is needed again. */
  failed = false;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    if (isServer) onServer.push(this.load());
  }

  /** Done when it is there, or cannot be had. */
  load(): Promise<void> {
    this.#fetching ??= this.#fetch().then(
      (content) => {
        this.content = content;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.#fetching = undefined;
      },
    );
    return this.#fetching;
  }
}

/** Done when a server has everything; parts bring parts of their own along. */
export async function everyPart(): Promise<void> {
  for (const part of onServer) await part;
}
