import type { AgreedEnd } from './agreed-end.js';
import { keepText, readText } from './kept-text.js';

/** When the table has agreed to stop; null where it has said nothing of it. */
export function readEnd(key: string | null): AgreedEnd | null {
  const text = readText('end', key);
  if (text === null) return null;
  const [rounds = null, time = null] = text.split(' ').map(wholeOf);
  return { rounds, time };
}

export function keepEnd(key: string | null, { rounds, time }: AgreedEnd): void {
  keepText('end', key, `${rounds} ${time}`);
}

function wholeOf(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
