import { parseSheet, type Sheet } from '@schafkopf/core';
import type { Source } from './given-sheet.js';

/**
 * Reads a sheet that a page gives, from its own host only; null where it is no sheet. Rejects where
 * it cannot be had.
 */
export async function readSource(source: NonNullable<Source>): Promise<Sheet | null> {
  const read = parseSheet('text' in source ? source.text : await textAt(source.src));
  return read.ok ? read.value : null;
}

async function textAt(src: string): Promise<string> {
  const answer = await fetch(new URL(src, document.baseURI), { mode: 'same-origin' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}
