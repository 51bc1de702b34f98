import type { SkfCalculationEvent } from '../calculator/events.js';
import type { SkfChangeEvent } from '../scoresheet/events.js';

/**
 * What `skf-change` tells: the score sheet has its `sheet` in it, the calculator its `hand`. Where
 * a page listens to both, `'sheet' in event` or `instanceof` says which it is.
 */
export type AnyChangeEvent = SkfChangeEvent | SkfCalculationEvent;

declare global {
  interface HTMLElementEventMap {
    'skf-change': AnyChangeEvent;
  }
}
