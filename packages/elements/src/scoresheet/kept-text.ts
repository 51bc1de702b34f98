/** What is kept beside a sheet: the hand being entered, how a reader counts, the agreed end. */
export type Kept = 'draft' | 'counting' | 'end';

/**
 * What the browser keeps beside a sheet, by the sheet's key; null where the sheet has none. Where
 * the browser keeps nothing it is simply forgotten: nothing of the sheet depends on it.
 */
export function readText(what: Kept, key: string | null): string | null {
  try {
    return key === null ? null : localStorage.getItem(nameOf(what, key));
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it where it is null. */
export function keepText(what: Kept, key: string | null, text: string | null): void {
  try {
    if (key === null) return;
    if (text === null) localStorage.removeItem(nameOf(what, key));
    else localStorage.setItem(nameOf(what, key), text);
  } catch {
    // Storage is blocked or full.
  }
}

function nameOf(what: Kept, key: string): string {
  return `skf-${what}:${key}`;
}
