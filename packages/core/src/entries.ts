import type { BySeat } from './seat.js';

/**
 * A hand as SquareScores' table takes it: how much each seat finished above the worst one, so that
 * every entry is 0 or more and all differences stay true.
 */
export function entriesAboveWorst(net: BySeat<number>): BySeat<number> {
  const worst = Math.min(...net);
  return net.map((amount) => amount - worst);
}
