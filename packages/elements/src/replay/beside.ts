/**
 * What stands above, beside and below the table, and what moves the hand. Nobody sees it first, so it
 * is loaded later.
 */
import '../settlement/define.js';

export { below } from './below.js';
export { drawn } from './drawn.js';
export { walkByKey } from './keys.js';
export { problems, wrong } from './problems.js';
export { side } from './side.js';
export { printed } from './tricks.js';
export { refuse, tryCard } from './visitor.js';
