import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Face } from '../locales/card-words.js';

/** The French pack's pictures and what its cards are called. */
type FrenchDeck = typeof import('../deck/french/index.js');

/** Fetched once for all elements. */
let deck: FrenchDeck | undefined;

export async function fetchFrench(): Promise<void> {
  deck = await import('../deck/french/index.js');
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
    // Where it cannot be had, the next update tries again.
    this.waiting = fetchFrench().then(
      () => {
        this.waiting = null;
        this.#host.requestUpdate();
      },
      () => {
        this.waiting = null;
      },
    );
  }
}
