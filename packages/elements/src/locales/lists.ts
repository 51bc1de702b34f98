/**
 * Writes names in a row: “Anna, Ben und Cora”, “Anna, Ben and Cora”. A ready-made format would do it
 * too, but takes a phone longer to make than to draw a settlement.
 */
export function listed(and: string): (names: readonly string[]) => string {
  return (names) => [...names.slice(0, -2), names.slice(-2).join(and)].join(', ');
}
