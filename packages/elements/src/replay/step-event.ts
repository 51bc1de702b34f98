import type { Play } from '@schafkopf/core';

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

declare global {
  interface HTMLElementEventMap {
    'skf-step': SkfStepEvent;
  }
}
