import type { Sheet } from '@schafkopf/core';

/** Whether two sheets are copies of one evening, which they show by a row that both have had. */
export function isSameEvening(kept: Sheet, { rows, removed }: Sheet): boolean {
  if (kept.rows.length === 0) return true;
  const ids = new Set([...rows, ...removed].map(({ id }) => id));
  return kept.rows.some(({ id }) => ids.has(id));
}
