import type { Card, Play, PlayError } from '@schafkopf/core';

/** Tells the page at which card a replayed hand stands. Bubbles and crosses shadow roots. */
export class SkfStepEvent extends Event {
  static readonly type = 'skf-step';
  /** How many cards and doubling calls have been made, from 0. */
  readonly step: number;
  /** How many there are. */
  readonly steps: number;
  /** The hand as it stands there. */
  readonly play: Play;

  constructor(step: number, steps: number, play: Play) {
    super(SkfStepEvent.type, { bubbles: true, composed: true });
    this.step = step;
    this.steps = steps;
    this.play = play;
  }
}

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
    'skf-step': SkfStepEvent;
    'skf-try': SkfTryEvent;
  }
}
