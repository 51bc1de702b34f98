import { isServer, noChange } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * Lit's `live` for a property that is so or not. A server writes properties as attributes, and
 * `checked="false"` is checked.
 */
export function liveFlag(value: boolean): unknown {
  return isServer && !value ? noChange : live(value);
}
