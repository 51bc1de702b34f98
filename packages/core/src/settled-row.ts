import { seatedHand } from './ledger-hand.js';
import type { Result } from './result.js';
import type { Seat } from './seat.js';
import { settle, type SettleError, type Settlement } from './settle.js';
import type { HandRow } from './sheet-row.js';

/** What the rows before a hand make of it. */
export interface HandSetting {
  readonly bock: number;
  readonly doubled: number;
  readonly stock: number;
  readonly forehand: Seat;
}

type Settled = Result<Settlement, readonly SettleError[]>;

/** The last settlement of each row: rows are never changed, so editing one settles it alone anew. */
const settledBefore = new WeakMap<
  HandRow,
  { readonly setting: HandSetting; readonly settled: Settled }
>();

/** Settles a hand as it stands on the sheet. */
export function settledRow(row: HandRow, setting: HandSetting): Settled {
  const known = settledBefore.get(row);
  if (known && isSame(known.setting, setting)) return known.settled;
  const settled = settleAnew(row, setting);
  settledBefore.set(row, { setting, settled });
  return settled;
}

function settleAnew({ hand, seats, terms }: HandRow, setting: HandSetting): Settled {
  const { bock, doubled, stock, forehand } = setting;
  const own = hand.bock !== undefined || hand.doubled !== undefined;
  const players = seats.length === 3 ? 3 : 4;
  const input = {
    ...seatedHand(hand, seats),
    bock: hand.bock ?? (own ? 1 : bock),
    doubled: hand.doubled ?? (own ? 1 : doubled),
    // Three have no partner games, and so no Stock.
    stock: players === 4 ? stock : 0,
  };
  return settle(input, terms, { players, forehand });
}

function isSame(a: HandSetting, b: HandSetting): boolean {
  return (
    a.bock === b.bock && a.doubled === b.doubled && a.stock === b.stock && a.forehand === b.forehand
  );
}
