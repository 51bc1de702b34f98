/** Values that are the same for many rows, each once. */
export interface Listing<T> {
  readonly values: readonly T[];
  /** Where the value stands in the list; adds it where it is new. */
  placeOf(value: T): number;
}

/** An empty list. Equal values are one, whether or not they are the same object. */
export function listing<T extends object>(): Listing<T> {
  const values: T[] = [];
  const bySameness = new Map<T, number>();
  const byText = new Map<string, number>();
  const placeByText = (value: T): number => {
    const text = JSON.stringify(value);
    const place = byText.get(text) ?? values.push(value) - 1;
    byText.set(text, place);
    bySameness.set(value, place);
    return place;
  };
  return { values, placeOf: (value) => bySameness.get(value) ?? placeByText(value) };
}
