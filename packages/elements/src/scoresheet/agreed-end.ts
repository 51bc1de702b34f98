/** When a table has agreed to stop: after so many rounds, at a time of day, or not. */
export interface AgreedEnd {
  /** From 1; null for as many as they like. */
  readonly rounds: number | null;
  /** In minutes since midnight; null for no time. */
  readonly time: number | null;
}

export const OPEN_END: AgreedEnd = { rounds: null, time: null };

/** Reads `8` and `23:30` as attributes and fields have them; null for anything else. */
export function readRounds(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null;
}

export function readTime(text: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function writeTime(time: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(time / 60))}:${two(time % 60)}`;
}
