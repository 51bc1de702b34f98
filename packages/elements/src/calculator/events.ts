import type { HandInput, SettleError, Settlement } from '@schafkopf/core';

/** Tells the page that the visitor changed the hand, and what it costs now. */
export class SkfCalculationEvent extends Event {
  static readonly type = 'skf-change';
  /** The hand after the change, as core's `settle` takes it. */
  readonly hand: HandInput;
  /** What it costs, or null where it cannot be settled. */
  readonly settlement: Settlement | null;
  /** Why it cannot be settled; empty where it can. */
  readonly errors: readonly SettleError[];

  constructor(hand: HandInput, settlement: Settlement | null, errors: readonly SettleError[]) {
    super(SkfCalculationEvent.type, { bubbles: true, composed: true });
    this.hand = hand;
    this.settlement = settlement;
    this.errors = errors;
  }
}
