import type { Terms } from './settle.js';
import { asFiled } from './sheet-form.js';
import type { SheetRow } from './sheet-row.js';
import type { Sheet } from './sheet.js';

/**
 * A row with terms and seats that are the sheet's own: whoever writes on his afterwards must not
 * change what was played. What other rows have already stays one.
 */
export function ownRow<R extends SheetRow>(row: R, sheet: Sheet): R {
  return {
    ...row,
    ...('terms' in row && { terms: ownTerms(row.terms, sheet) }),
    ...('seats' in row && { seats: own(row.seats, sheet.rows.flatMap(seatsOf)) }),
  };
}

/** Terms that are the sheet's own. */
export function ownTerms(terms: Terms, sheet: Sheet): Terms {
  return own(terms, [sheet.terms, ...sheet.rows.flatMap(termsOf)]);
}

function own<T extends object>(value: T, all: readonly T[]): T {
  const there = new Set(all);
  if (there.has(value)) return value;
  const text = JSON.stringify(value);
  return [...there].find((one) => JSON.stringify(one) === text) ?? (asFiled(value) as T);
}

function termsOf(row: SheetRow): readonly Terms[] {
  return 'terms' in row ? [row.terms] : [];
}

function seatsOf(row: SheetRow): readonly (readonly string[])[] {
  return 'seats' in row ? [row.seats] : [];
}
