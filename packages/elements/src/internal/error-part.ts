import { Part } from './part.js';

/** What can be wrong with a hand, in words: needed when something is. */
export const ERRORS = new Part(() => import('./error-words.js'));
