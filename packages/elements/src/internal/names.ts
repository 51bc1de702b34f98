/** The names in an attribute like `Anna,Ben,Cora,Dan`, trimmed; none where it was taken away. */
export function splitNames(text: string | null | undefined): string[] {
  const names = (text ?? '').trim();
  return names === '' ? [] : names.split(',').map((name) => name.trim());
}
