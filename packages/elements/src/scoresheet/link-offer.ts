import type { Result, Sheet } from '@schafkopf/core';
import type { LinkError } from './sheet-link.js';

/** What stands in front of a sheet in an address; see `sheet-link.ts`, which is loaded for it. */
const MARK = '#skf-sheet=';

function hasLink(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** What a link that somebody followed says, told once: to the first score sheet that asks. */
let answered: string | null = null;

/** The sheet in the page's address; null where there is none, or another element has it. */
export async function offeredByLink(): Promise<Result<Sheet, LinkError> | null> {
  const { hash } = location;
  if (!hasLink(hash) || answered === hash) return null;
  answered = hash;
  const { readLink } = await import('./sheet-link.js');
  return readLink(hash);
}

/** Takes the sheet out of the address, so that it is not offered again after a reload. */
export function forgetLink(): void {
  if (hasLink(location.hash)) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  answered = null;
}
