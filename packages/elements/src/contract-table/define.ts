import { register } from '../internal/register.js';
import { SkfContractTable } from './skf-contract-table.js';

register('skf-contract-table', SkfContractTable);

declare global {
  interface HTMLElementTagNameMap {
    'skf-contract-table': SkfContractTable;
  }
}
