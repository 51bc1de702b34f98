/** What stands beside the table and below it; nobody sees it first, so it is loaded later. */
export { besideStyles } from './beside.styles.js';
export { choice, mayPlay } from './choices.js';
export { handResult } from './result.js';
export { lastTrick, printed, sides, trickList } from './side.js';
