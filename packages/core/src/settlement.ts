import type { Hand, HandError } from './hand-input.js';
import type { Margin } from './outcome.js';
import type { Rules } from './rules.js';
import type { BySeat, PlayersInHand, Seat } from './seat.js';
import type { StockSettlement } from './stock.js';
import type { PricedItem, Tariff } from './tariff.js';

/** What a line is about: something with a price, or one of these. */
export type LineItem =
  | PricedItem
  /** Runners demanded that there are not, repaid double: its price is negative. */
  | 'overclaim'
  /** What a tournament's table gives for a Tout or a Sie as such. */
  | 'tout'
  | 'sie';

/** One thing that is paid for. */
export interface SettlementLine {
  /** What is paid: the contract itself, Schneider, Schwarz, runners and so on. */
  readonly item: LineItem;
  /** How many of it. */
  readonly count: number;
  /** The price of one, in the tariff's smallest unit. */
  readonly price: number;
  /** `count × price`. */
  readonly amount: number;
}

/** One reason why the sum of the lines is multiplied. */
export interface SettlementFactor {
  readonly item: 'tout' | 'sie' | 'virgin' | 'knock' | 'kontra' | 'bock' | 'doubled';
  /** How often it was said or happened; 1 for a Tout, a Sie, a bock round, thrown-in hands. */
  readonly count: number;
  /** What it multiplies by. */
  readonly factor: number;
}

/** Who pays whom. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/** Somebody who is paid more than `value` for having taken no trick in a Ramsch. */
export interface VirginPay {
  readonly seat: Seat;
  /** What `value` is multiplied by for this player. */
  readonly factor: number;
}

/** A settled hand, item by item, so that a page can tell it in any language. */
export interface Settlement {
  readonly hand: Hand;
  /** What is paid for, in the order in which players count it. */
  readonly lines: readonly SettlementLine[];
  /** The sum of the lines. */
  readonly sum: number;
  /** What the sum is multiplied by, in order. */
  readonly factors: readonly SettlementFactor[];
  /**
   * What one loser pays one winner: the sum times every factor. In a plus-only table, what each
   * winner is written. Negative only where over-claimed runners cost more than the hand is worth.
   */
  readonly value: number;
  /** Who is paid a multiple of the value in a Ramsch; empty elsewhere. */
  readonly virgins: readonly VirginPay[];
  /** Who pays whom, losers clockwise from forehand; the Stock is apart. */
  readonly payments: readonly Payment[];
  /** What this hand does to the Stock, or null where there is none in it. */
  readonly stock: StockSettlement | null;
  /** What lies in the Stock after the hand. */
  readonly stockAfter: number;
  /**
   * What each seat wins or loses, the Stock included. Together with what flows into the Stock it
   * sums to zero, unless `plusOnly`.
   */
  readonly net: BySeat<number>;
  /** Whether only winners are written points and nobody pays: then `net` does not sum to zero. */
  readonly plusOnly: boolean;
}

/** Why a hand cannot be settled: it is wrong, or no price is stated for something in it. */
export type SettleError =
  | HandError
  | { readonly code: 'price-missing'; readonly item: PricedItem }
  /** The tournament's table does not say what this result is worth. */
  | {
      readonly code: 'table-price-missing';
      readonly item: PricedItem | 'sie';
      readonly result: Margin | 'tout' | 'lost';
    }
  /** The table prices Hearts apart, so the suit of a solo must be told. */
  | { readonly code: 'suit-missing'; readonly field: 'contract' }
  /** By the table the winners would not get what the losers give, and it is not a plus-only one. */
  | { readonly code: 'table-not-zero-sum'; readonly item: PricedItem | 'sie' };

/** What a hand is settled under. */
export interface Terms {
  readonly tariff: Tariff;
  readonly rules: Rules;
}

/** Who sits at the table of a hand. */
export interface SettleOptions {
  /** How many played the hand; as the rules have it where absent. */
  readonly players?: PlayersInHand;
  /** Orders the payments and who gets an odd unit; seat 0 where absent. */
  readonly forehand?: Seat;
}
