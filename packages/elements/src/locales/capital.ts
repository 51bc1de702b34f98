/** A text with a capital at its beginning, as a sentence has it. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
