import type { Sheet } from './sheet.js';

/** Whether a value looks like a sheet. */
export function isSheet(value: unknown): value is Sheet {
  const { players, rows, removed } = (value ?? {}) as Partial<Sheet>;
  return [players, rows, removed].every(Array.isArray);
}

/** The sheet, or a TypeError that says what was given in its place: mostly a result not looked into. */
export function demandSheet(sheet: Sheet, name = 'sheet'): Sheet {
  if (isSheet(sheet)) return sheet;
  throw new TypeError(
    `${name} is no Sheet: newSheet, changeSheet and parseSheet give one as value`,
  );
}
