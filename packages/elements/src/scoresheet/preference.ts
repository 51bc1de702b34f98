import { OPEN_END, readRounds, readTime, writeTime, type AgreedEnd } from './agreed-end.js';

/**
 * What a reader chose to see, kept beside the sheet. Where the browser keeps nothing it is simply
 * forgotten: nothing of the sheet depends on it. So it is where the sheet itself is not kept.
 */
export function readPreference(key: string | null): string | null {
  return key === null ? null : read(`skf-counting:${key}`);
}

export function keepPreference(key: string | null, value: string): void {
  if (key !== null) keep(`skf-counting:${key}`, value);
}

/** When the table has agreed to stop; null where it has said nothing of it. */
export function readEnd(key: string | null): AgreedEnd | null {
  const text = key === null ? null : read(`skf-end:${key}`);
  if (text === null) return null;
  const [rounds = '', time = ''] = text.split(' ');
  return { ...OPEN_END, rounds: readRounds(rounds), time: readTime(time) };
}

export function keepEnd(key: string | null, { rounds, time }: AgreedEnd): void {
  if (key !== null)
    keep(`skf-end:${key}`, `${rounds ?? '-'} ${time === null ? '-' : writeTime(time)}`);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is blocked or full.
  }
}
