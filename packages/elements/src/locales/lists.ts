/** Writes names in a row, as the language does: “Anna, Ben und Cora”. */
export function listed(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (names) => format.format(names);
}
