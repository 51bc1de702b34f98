import type { Ledger } from '@schafkopf/core';

/** When a table has agreed to stop: after so many rounds, at a time of day, or not. */
export interface AgreedEnd {
  /** From 1; null for as many as they like. */
  readonly rounds: number | null;
  /** In minutes since midnight; null for no time. */
  readonly time: number | null;
}

export const OPEN_END: AgreedEnd = { rounds: null, time: null };

/** How near the end is: in so many rounds or minutes, and none left where it has come. */
export type EndNear =
  | { readonly kind: 'rounds'; readonly left: number }
  | { readonly kind: 'time'; readonly left: number };

/** The rounds that are not announced yet, and the minutes. */
const NEAR_MINUTES = 30;
const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

/** How many rounds are over: a round is when everyone at the table has dealt once. */
export function roundsPlayed({ rows, players, dealer }: Ledger): number {
  let rounds = 0;
  let dealt = new Set<string>();
  for (const row of rows) {
    if (row.dealer === null) continue;
    if (dealt.has(row.dealer)) {
      rounds += 1;
      dealt = new Set();
    }
    dealt.add(row.dealer);
  }
  const complete = dealt.has(dealer) && players.every(({ id }) => dealt.has(id));
  return complete ? rounds + 1 : rounds;
}

/** What is to be said of the agreed end now; null while it is far, or where there is none. */
export function endNear({ rounds, time }: AgreedEnd, ledger: Ledger, now: Date): EndNear | null {
  if (ledger.closed || ledger.hands === 0) return null;
  if (rounds !== null) {
    const left = rounds - roundsPlayed(ledger);
    if (left <= 1) return { kind: 'rounds', left: Math.max(0, left) };
  }
  if (time === null) return null;
  // The next such time within half a day is ahead, else it has passed: tables play past midnight.
  const clock = now.getHours() * 60 + now.getMinutes();
  const ahead = (time - clock + DAY) % DAY;
  const left = ahead <= HALF_DAY ? ahead : 0;
  return left <= NEAR_MINUTES ? { kind: 'time', left } : null;
}

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
