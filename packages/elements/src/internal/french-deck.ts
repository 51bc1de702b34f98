import { Part } from './part.js';

/**
 * The French pack's pictures and what its cards are called: a page with Bavarian cards alone never
 * pays for them.
 */
export const FRENCH = new Part(() => import('../deck/french/index.js'));
