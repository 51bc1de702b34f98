export { SkfCard } from './card/skf-card.js';
export { SkfChangeEvent } from './scoresheet/events.js';
export { SkfScoresheet } from './scoresheet/skf-scoresheet.js';
export type { Counting } from './scoresheet/counting.js';
export { SkfSettlement } from './settlement/skf-settlement.js';
export { SkfTrick } from './trick/skf-trick.js';
export { SkfTrumpOrder } from './trump-order/skf-trump-order.js';
