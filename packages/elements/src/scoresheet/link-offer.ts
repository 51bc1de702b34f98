import type { Result, Sheet } from '@schafkopf/core';
import { hasLink, readLink, type LinkError } from './sheet-link.js';

/** What a link that somebody followed says, told once: to the first score sheet that asks. */
let answered: string | null = null;

/** The sheet in the page's address; null where there is none, or another element has it. */
export async function offeredByLink(): Promise<Result<Sheet, LinkError> | null> {
  const { hash } = location;
  if (!hasLink(hash) || answered === hash) return null;
  answered = hash;
  return readLink(hash);
}

/** Takes the sheet out of the address, so that it is not offered again after a reload. */
export function forgetLink(): void {
  if (hasLink(location.hash)) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  answered = null;
}
