import { register } from '../internal/register.js';
import { SkfCard } from './skf-card.js';

register('skf-card', SkfCard);

declare global {
  interface HTMLElementTagNameMap {
    'skf-card': SkfCard;
  }
}
