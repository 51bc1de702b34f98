import type { Sheet } from './sheet.js';

/**
 * Whether two sheets say the same. Their texts may differ all the same: a sheet that was read has its
 * fields in another order than one that was made.
 */
export function isSameSheet(a: Sheet, b: Sheet): boolean {
  return isAlike(a, b);
}

/** Whether two values say the same, as JSON has them. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = Object.entries(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every(([name, value]) => isAlike(value, (b as Record<string, unknown>)[name]))
  );
}
