import { register } from '../internal/register.js';
import { SkfSettlement } from './skf-settlement.js';

register('skf-settlement', SkfSettlement);

declare global {
  interface HTMLElementTagNameMap {
    'skf-settlement': SkfSettlement;
  }
}
