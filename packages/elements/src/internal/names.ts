/** The names in an attribute like `Anna,Ben,Cora,Dan`, trimmed. */
export function splitNames(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((name) => name.trim());
}
