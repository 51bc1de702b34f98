/**
 * Writes names in a row: “Anna, Ben und Cora”, “Anna, Ben, and Cora”. A ready-made format would do
 * it too, but takes a phone longer to make than to draw a settlement.
 * @param and what stands before the last of two, and of more
 */
export function listed(and: string, lastAnd = and): (names: readonly string[]) => string {
  return (names) => {
    const last = names.at(-1) ?? '';
    const before = names.slice(0, -1);
    return before.length === 0
      ? last
      : before.join(', ') + (before.length > 1 ? lastAnd : and) + last;
  };
}
