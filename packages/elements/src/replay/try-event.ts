import type { Card, PlayError } from '@schafkopf/core';

/** Tells the page which card the visitor tried. Bubbles and crosses shadow roots. */
export class SkfTryEvent extends Event {
  static readonly type = 'skf-try';
  readonly card: Card;
  /** Which rule forbids it, or null where it may be played. */
  readonly error: PlayError | null;
  /** The card of the record; null where there is none, or the hand has left it. */
  readonly recorded: Card | null;

  constructor(card: Card, error: PlayError | null, recorded: Card | null) {
    super(SkfTryEvent.type, { bubbles: true, composed: true });
    this.card = card;
    this.error = error;
    this.recorded = recorded;
  }
}

declare global {
  interface HTMLElementEventMap {
    'skf-try': SkfTryEvent;
  }
}
