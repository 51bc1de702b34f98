import type { Card, PlayError } from '@schafkopf/core';

/** A card was chosen or put back. */
export interface CardSelection {
  /** The card that was pressed. */
  readonly card: Card;
  /** All cards that are chosen now, as the hand is sorted. */
  readonly cards: readonly Card[];
}

/**
 * Somebody chose a card or put it back. Bubbles and crosses shadow roots; where the page cancels
 * it, the choice stays as it was.
 */
export class SkfCardSelectEvent extends CustomEvent<CardSelection> {
  static readonly type = 'skf-card-select';

  constructor(detail: CardSelection) {
    super(SkfCardSelectEvent.type, { bubbles: true, composed: true, cancelable: true, detail });
  }
}

/** A card that may not be played, and core's reason. */
export interface CardRefusal {
  readonly card: Card;
  readonly error: PlayError;
}

/** Somebody wanted to choose a card that may not be played. Bubbles and crosses shadow roots. */
export class SkfCardRefusedEvent extends CustomEvent<CardRefusal> {
  static readonly type = 'skf-card-refused';

  constructor(detail: CardRefusal) {
    super(SkfCardRefusedEvent.type, { bubbles: true, composed: true, detail });
  }
}

declare global {
  interface HTMLElementEventMap {
    'skf-card-select': SkfCardSelectEvent;
    'skf-card-refused': SkfCardRefusedEvent;
  }
}
