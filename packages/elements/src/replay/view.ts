import type { Seat } from '@schafkopf/core';
import type { RecordedHand } from './recorded-hand.js';
import type { Telling } from './telling.js';
import type { Walk } from './walk.js';

/** What of a hand is looked at, by whom, and how it is told. */
export interface View extends Telling {
  readonly hand: RecordedHand;
  readonly walk: Walk;
  /** Whose side of the table is the near one. */
  readonly viewer: Seat;
  /** What the whole is called. */
  readonly label: string;
}
