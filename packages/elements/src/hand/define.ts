import { register } from '../internal/register.js';
import '../card/define.js';
import { SkfHand } from './skf-hand.js';

register('skf-hand', SkfHand);

declare global {
  interface HTMLElementTagNameMap {
    'skf-hand': SkfHand;
  }
}
