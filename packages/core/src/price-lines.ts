import { isTout, type Contract } from './contract.js';
import type { Hand, RamschHand, SideHand } from './hand-input.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import type { LineItem, SettleError, SettlementFactor, SettlementLine } from './settlement.js';
import { isAmount } from './tariff-check.js';
import type { PricedItem, Tariff } from './tariff.js';

/** What a hand is worth before anything doubles it. */
export interface Priced {
  readonly lines: readonly SettlementLine[];
  /** What the contract itself multiplies by: a Tout, a Sie. */
  readonly factors: readonly SettlementFactor[];
  readonly plusOnly: boolean;
}

/** Prices a hand by a tariff. Errors: `price-missing`, one for each price that is not stated. */
export function priceByTariff(
  hand: Hand,
  tariff: Tariff,
  rules: Rules,
): Result<Priced, readonly SettleError[]> {
  const lines: SettlementLine[] = [];
  const errors: SettleError[] = [];
  const counted = hand.kind === 'ramsch' ? ramschItem(hand) : countItems(hand, rules);
  const raised = 'raised' in hand.contract ? hand.contract.raised : undefined;
  // Only some tables pay for the steps of an auction; the Schafkopfordnung does not.
  if (raised !== undefined && (tariff.raise ?? null) !== null) {
    counted.push(['raise', raiseSteps(raised, rules)]);
  }
  for (const [item, count] of counted) {
    const price = tariff[item];
    // Null says as little as nothing, and half a cent is no price.
    if (isAmount(price)) lines.push(line(item, count, price));
    else errors.push({ code: 'price-missing', item });
  }
  if (hand.kind === 'sides' && hand.overclaimed > 0 && isAmount(tariff.runner)) {
    lines.push(line('overclaim', hand.overclaimed, 0 - 2 * tariff.runner));
  }
  if (errors.length > 0) return fail(errors);
  return ok({ lines, factors: contractFactors(hand.contract), plusOnly: false });
}

/** A line of a settlement. */
export function line(item: LineItem, count: number, price: number): SettlementLine {
  return { item, count, price, amount: count * price };
}

function ramschItem({ sweep }: RamschHand): [PricedItem, number][] {
  return [[sweep === null ? 'ramsch' : 'sweep', 1]];
}

function countItems({ contract, margin, runners }: SideHand, rules: Rules): [PricedItem, number][] {
  const items: [PricedItem, number][] = [[priceItem(contract), 1]];
  const withBonus = isTout(contract) && rules.toutBase === 'schwarz';
  if (margin !== 'plain' || withBonus) items.push(['schneider', 1]);
  if (margin === 'schwarz' || withBonus) items.push(['schwarz', 1]);
  if (runners > 0) items.push(['runner', runners]);
  return items;
}

/** Which price a contract is counted from (Tarife IV: a Sie from the Solo). */
export function priceItem(contract: Contract): PricedItem {
  if (contract.kind === 'sie') return 'solo';
  return contract.kind === 'cross' ? 'rufer' : contract.kind;
}

/** The bids of an auction up to this one: 70 is the first (Varianten II.6.1). */
function raiseSteps(raised: number, { raiseStep }: Rules): number {
  return Math.floor((raised - 70) / (raiseStep || 10)) + 1;
}

/** Tarife IV: a Tout counts double, a Sie four times. */
function contractFactors(contract: Contract): SettlementFactor[] {
  if (isTout(contract)) return [{ item: 'tout', count: 1, factor: 2 }];
  return contract.kind === 'sie' ? [{ item: 'sie', count: 1, factor: 4 }] : [];
}
