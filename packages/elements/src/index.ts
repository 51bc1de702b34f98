export { SkfCalculationEvent } from './calculator/events.js';
export { SkfCalculator } from './calculator/skf-calculator.js';
export { SkfCard } from './card/skf-card.js';
export {
  SkfCardRefusedEvent,
  SkfCardSelectEvent,
  type CardRefusal,
  type CardSelection,
} from './hand/events.js';
export { SkfHand } from './hand/skf-hand.js';
export type { AnyChangeEvent } from './internal/change-event.js';
export type { Face } from './locales/card-words.js';
export { SkfContractTable } from './contract-table/skf-contract-table.js';
export { type Replayable } from './replay/recorded-hand.js';
export { SkfReplay } from './replay/skf-replay.js';
export { SkfStepEvent } from './replay/step-event.js';
export { SkfTryEvent } from './replay/try-event.js';
export { SkfChangeEvent } from './scoresheet/events.js';
export { SkfScoresheet } from './scoresheet/skf-scoresheet.js';
export type { Counting } from './scoresheet/counting.js';
export { SkfSettlement } from './settlement/skf-settlement.js';
export { SkfTrick } from './trick/skf-trick.js';
export { SkfTrumpOrder } from './trump-order/skf-trump-order.js';
