/**
 * What a reader chose to see, kept beside the sheet. Where the browser keeps nothing it is simply
 * forgotten: nothing of the sheet depends on it.
 */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

export function keepPreference(key: string, value: string): void {
  try {
    localStorage.setItem(nameOf(key), value);
  } catch {
    // Storage is blocked or full.
  }
}

function nameOf(key: string): string {
  return `skf-counting:${key}`;
}
