import { setOfCard, type CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { runnerRange } from './hand.js';
import type { Rules } from './rules.js';
import type { TrumpTable } from './trump.js';

/**
 * The unbroken run of top trumps as play begins, signed: the side holds the n highest (n), or lacks
 * them, so that the other side does (−n). Partners count theirs jointly, and the run may go down to
 * the last trump (Tarife III.1; SquareScores: "held by either side").
 */
export function runOf(table: TrumpTable, sideHand: CardSet): number {
  let run = 0;
  let sign = 0;
  for (const card of table.trumpOrder) {
    const held = (sideHand & setOfCard(card)) !== 0 ? 1 : -1;
    if (sign !== 0 && held !== sign) break;
    sign = held;
    run += held;
  }
  return run;
}

/** How many runners are paid for a run of the declarer's side, given whether it won. */
export function paidRunners(contract: Contract, run: number, won: boolean, rules: Rules): number {
  const range = runnerRange(contract, rules);
  if (range === null) return 0;
  if (rules.runnerPay === 'winners-held' && run > 0 !== won) return 0;
  // Where the cap is below the minimum no run pays.
  const paid = Math.min(Math.abs(run), range.most);
  return paid < range.least ? 0 : paid;
}
