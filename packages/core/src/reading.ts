import type { Seat } from './seat.js';
import type { Payment, Settlement, SettlementFactor, SettlementLine } from './settlement.js';
import type { StockFlow } from './stock.js';

/** How a value is paid. */
export type Manner =
  /** In a partner game each loser pays one winner. */
  | 'each-loser-pays-one-winner'
  /** A soloist settles with each of the others. */
  | 'soloist-settles-with-each'
  /** In a Ramsch one pays all others. */
  | 'loser-pays-each'
  /** The tied pay together what one would have paid. */
  | 'losers-share'
  /** Who took everything is paid by all others. */
  | 'each-pays-sweeper'
  /** A plus-only table: winners are written it, and nobody pays. */
  | 'winners-are-written';

/** One step of telling how a settlement came about. */
export type ReadingStep =
  | ({ readonly step: 'line' } & SettlementLine)
  /** The lines together; only where there are several or something multiplies them. */
  | { readonly step: 'sum'; readonly amount: number }
  /** `product` is what has come of the sum so far. */
  | ({ readonly step: 'factor'; readonly product: number } & SettlementFactor)
  | { readonly step: 'value'; readonly amount: number; readonly manner: Manner }
  /** Who took no trick in a Ramsch is paid `amount`. */
  | {
      readonly step: 'virgin';
      readonly seat: Seat;
      readonly factor: number;
      readonly amount: number;
    }
  | ({ readonly step: 'payment' } & Payment)
  /** Out of the Stock (positive) or into it. */
  | ({ readonly step: 'stock' } & StockFlow)
  | { readonly step: 'stock-after'; readonly amount: number }
  | { readonly step: 'net'; readonly seat: Seat; readonly amount: number };

/**
 * A settlement as it is told, in the order of the rule: what is paid for, its sum, what multiplies
 * it, what one loser pays one winner, who pays whom, the Stock, and what each has won or lost.
 */
export function readingOf(settlement: Settlement): ReadingStep[] {
  const { lines, sum, factors, value, virgins, payments, stock, net } = settlement;
  const steps: ReadingStep[] = lines.map((line) => ({ step: 'line', ...line }));
  if (lines.length + factors.length > 1) steps.push({ step: 'sum', amount: sum });
  let product = sum;
  for (const factor of factors) {
    product *= factor.factor;
    steps.push({ step: 'factor', product, ...factor });
  }
  steps.push({ step: 'value', amount: value, manner: mannerOf(settlement) });
  for (const { seat, factor } of virgins) {
    steps.push({ step: 'virgin', seat, factor, amount: value * factor });
  }
  for (const payment of payments) steps.push({ step: 'payment', ...payment });
  if (stock) {
    for (const flow of stock.flows) steps.push({ step: 'stock', ...flow });
    steps.push({ step: 'stock-after', amount: stock.after });
  }
  for (const [seat, amount] of net.entries()) {
    steps.push({ step: 'net', seat: seat as Seat, amount });
  }
  return steps;
}

function mannerOf({ hand, plusOnly }: Settlement): Manner {
  if (plusOnly) return 'winners-are-written';
  if (hand.kind === 'sides') {
    return hand.partner === null ? 'soloist-settles-with-each' : 'each-loser-pays-one-winner';
  }
  if (hand.sweep !== null) return 'each-pays-sweeper';
  return hand.losers.length > 1 ? 'losers-share' : 'loser-pays-each';
}
