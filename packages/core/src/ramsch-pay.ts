import type { Hand, RamschHand } from './hand-input.js';
import type { Rules } from './rules.js';
import type { Seat } from './seat.js';
import type { Payment, SettlementFactor, VirginPay } from './settlement.js';
import { shareOut } from './stock.js';

/** How often everything doubles in a Ramsch because players took no trick (SquareScores). */
export function virginFactors(hand: Hand, { virgin }: Rules): SettlementFactor[] {
  const count = hand.kind === 'ramsch' ? hand.virgins.length : 0;
  if (virgin !== 'all' || count === 0) return [];
  return [{ item: 'virgin', count, factor: 2 ** count }];
}

/** Who is paid more than the others for having taken no trick (Tarife II.9.2). */
export function virginPays({ virgins }: RamschHand, { virgin }: Rules): VirginPay[] {
  if (virgin !== 'each' && virgin !== 'each-multiplied') return [];
  const factor = virgin === 'each' ? 2 : 2 ** virgins.length;
  return virgins.map((seat) => ({ seat, factor }));
}

/**
 * Who pays whom in a Ramsch: after a sweep all others the one who took everything, else the loser
 * everybody else. Where the tied share, each pays an equal part of all that is paid, the odd unit
 * the earlier seat; they do not pay each other.
 */
export function ramschPayments(
  hand: RamschHand,
  value: number,
  pays: readonly VirginPay[],
  order: readonly Seat[],
): Payment[] {
  const losers = order.filter((seat) => hand.losers.includes(seat));
  const due = order
    .filter((seat) => !losers.includes(seat))
    .map((seat) => ({
      seat,
      amount: value * (pays.find((pay) => pay.seat === seat)?.factor ?? 1) * winsFrom(hand, losers),
    }));
  const total = due.reduce((sum, { amount }) => sum + amount, 0);
  return matched(shareOut(total, losers), due);
}

/** The one who took everything is paid by each of the others. */
function winsFrom({ sweep }: RamschHand, losers: readonly Seat[]): number {
  return sweep === null ? 1 : losers.length;
}

interface Part {
  readonly seat: Seat;
  readonly amount: number;
}

/** Pays what is due in order, each payer to the first who still waits for something. */
function matched(payers: readonly Part[], due: readonly Part[]): Payment[] {
  const payments: Payment[] = [];
  const open = due.map((part) => ({ ...part }));
  for (const { seat: from, amount: all } of payers) {
    let left = all;
    for (const claim of open) {
      const amount = Math.min(left, claim.amount);
      if (amount === 0) continue;
      payments.push({ from, to: claim.seat, amount });
      claim.amount -= amount;
      left -= amount;
    }
  }
  return payments;
}
