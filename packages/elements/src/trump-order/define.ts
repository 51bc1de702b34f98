import { register } from '../internal/register.js';
import '../card/define.js';
import { SkfTrumpOrder } from './skf-trump-order.js';

register('skf-trump-order', SkfTrumpOrder);

declare global {
  interface HTMLElementTagNameMap {
    'skf-trump-order': SkfTrumpOrder;
  }
}
