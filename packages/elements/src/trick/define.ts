import { register } from '../internal/register.js';
import '../card/define.js';
import { SkfTrick } from './skf-trick.js';

register('skf-trick', SkfTrick);

declare global {
  interface HTMLElementTagNameMap {
    'skf-trick': SkfTrick;
  }
}
