import type { Ledger } from '@schafkopf/core';
import type { Dictionary } from '../locales/dictionary.js';
import { menuWordsOf } from '../locales/sheet-menu.js';
import type { AgreedEnd } from './agreed-end.js';

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

/** Says it. */
export function nearSaid(near: EndNear, words: Dictionary): string {
  const menu = menuWordsOf(words);
  return near.kind === 'rounds' ? menu.endRounds(near.left) : menu.endTime(near.left);
}
