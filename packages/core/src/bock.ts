import type { Rules } from './rules.js';

/**
 * The bock rounds that are open: how many played hands each still has. Rounds that queue are one
 * longer round; else they run at once, and each doubles.
 */
export type BockRounds = readonly number[];

/** Beyond four rounds at once no amount would be paid any more; thrown-in hands come on top. */
const MOST_BOCK_ROUNDS = 4;

/** The most that thrown-in hands make the next one count (Wiesegger: up to four times). */
const MOST_DOUBLED = 4;

/** Calls another round of so many hands; null where so many cannot run at once. */
export function callBock(
  rounds: BockRounds,
  hands: number,
  { bockQueue }: Pick<Rules, 'bockQueue'>,
): BockRounds | null {
  if (bockQueue && rounds.length === 1) return [(rounds[0] ?? 0) + hands];
  return rounds.length < MOST_BOCK_ROUNDS ? [...rounds, hands] : null;
}

/** What is open after a played hand; a thrown-in hand does not count, on which the sources are silent. */
export function afterPlayed(rounds: BockRounds): BockRounds {
  if (rounds.length === 0) return rounds;
  return rounds.map((left) => left - 1).filter((left) => left > 0);
}

/** What a hand counts in these rounds: double for each that runs. */
export function bockFactor(rounds: BockRounds): number {
  return 2 ** rounds.length;
}

/** What the next hand counts after one more was thrown in (encyclopedia, Everyone passes). */
export function doubledAfterThrownIn(
  doubled: number,
  { nextDoubledStacks }: Pick<Rules, 'nextDoubledStacks'>,
): number {
  return nextDoubledStacks ? Math.min(doubled * 2, MOST_DOUBLED) : 2;
}
