import { Part } from '../internal/part.js';

/** Who won and who pays whom: at the end of the evening, and from the menu. */
export const SETTLE = new Part(() => import('./panel-settle.js'));
