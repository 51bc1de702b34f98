import { register } from '../internal/register.js';
import { SheetEntry } from './sheet-entry.js';
import { SheetTable } from './sheet-table.js';
import { SkfScoresheet } from './skf-scoresheet.js';

register('skf-sheet-entry', SheetEntry);
register('skf-sheet-table', SheetTable);
register('skf-scoresheet', SkfScoresheet);

export type { AnyChangeEvent } from '../internal/change-event.js';

declare global {
  interface HTMLElementTagNameMap {
    'skf-scoresheet': SkfScoresheet;
  }
}
