import { register } from '../internal/register.js';
import '../card/define.js';
import '../hand/define.js';
import '../trick/define.js';
import { SkfReplay } from './skf-replay.js';

register('skf-replay', SkfReplay);

declare global {
  interface HTMLElementTagNameMap {
    'skf-replay': SkfReplay;
  }
}
