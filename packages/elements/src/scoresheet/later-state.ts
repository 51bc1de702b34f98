import type { Sheet } from '@schafkopf/core';

/**
 * Whether a sheet is a later state of the evening that another one was: by a row that both have had,
 * or as nothing had been written yet by those who sat down.
 */
export function isLaterState(later: Sheet, earlier: Sheet): boolean {
  const before = idsOf(earlier);
  if (before.size > 0) return [...idsOf(later)].some((id) => before.has(id));
  return later.players.every(({ id }, at) => id === earlier.players[at]?.id);
}

function idsOf({ rows, removed }: Sheet): ReadonlySet<string> {
  return new Set([...rows, ...removed].map(({ id }) => id));
}
