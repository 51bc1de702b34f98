import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Face } from '../locales/card-words.js';

/** The French pack's pictures and what its cards are called. */
type FrenchDeck = typeof import('../deck/french/index.js');

let deck: FrenchDeck | undefined;
let loading: Promise<void> | undefined;

/** Fetches the deck once for all elements; where it cannot be had the next one tries again. */
function load(): Promise<void> {
  loading ??= import('../deck/french/index.js').then(
    (loaded) => {
      deck = loaded;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * The French pack for an element that shows it, fetched when one first does: a page with Bavarian
 * cards alone never pays for it.
 */
export class French implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly face: Face };
  /** Done when the deck is there, or cannot be had; nothing to wait for where null. */
  waiting: Promise<void> | null = null;

  constructor(host: ReactiveControllerHost & { readonly face: Face }) {
    this.#host = host;
    host.addController(this);
  }

  get current(): FrenchDeck | undefined {
    return deck;
  }

  hostUpdate(): void {
    if (this.#host.face !== 'french' || deck || this.waiting) return;
    this.waiting = load().then(() => {
      this.waiting = null;
      if (deck) this.#host.requestUpdate();
    });
  }
}
