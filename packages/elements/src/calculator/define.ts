import { register } from '../internal/register.js';
import '../settlement/define.js';
import { SkfCalculator } from './skf-calculator.js';

register('skf-calculator', SkfCalculator);

export type { AnyChangeEvent } from '../internal/change-event.js';

declare global {
  interface HTMLElementTagNameMap {
    'skf-calculator': SkfCalculator;
  }
}
