/** Writes names in a row, as the language does: “Anna, Ben und Cora”. */
export function listed(language: string): (names: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (names) => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(names);
  };
}
