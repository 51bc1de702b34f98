/** A value from elsewhere, to look into: itself where it is an object, else an empty one. */
export function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
