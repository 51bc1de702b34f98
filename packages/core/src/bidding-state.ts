import type { Bid } from './bid.js';
import type { CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { nameableGames, type NamingOptions } from './games.js';
import { isRaisable } from './raising.js';
import { NO_RANK, PARTNER_RANK, rankOfGame } from './ranking.js';
import type { Rules } from './rules.js';
import type { BySeat, Seat } from './seat.js';

/** What a player who wants to play has said so far. */
export interface Contender {
  readonly seat: Seat;
  /** His game, once he has named it. */
  readonly game: Contract | null;
  /** Whether he has bound himself to play alone. */
  readonly solo: boolean;
  /** The card points that he bid or held, 0 where nobody raised. */
  readonly target: number;
}

/** A bid and who made it. */
export interface SaidBid {
  readonly seat: Seat;
  readonly bid: Bid;
}

/** What came of the bidding. */
export type BiddingResult =
  | { readonly kind: 'declared'; readonly declarer: Seat; readonly contract: Contract }
  | { readonly kind: 'ramsch' }
  /** Nobody plays; what that does to the next hand. */
  | { readonly kind: 'thrown-in'; readonly consequence: 'none' | 'next-doubled' | 'stock' }
  /** Nobody plays alone over the Wedding: it stands. */
  | { readonly kind: 'wedding-stands' };

/**
 * Where the bidding stands:
 * - `round`: everybody speaks once, in turn;
 * - `answer`: the earlier of two who would play answers the later one;
 * - `counter`: the later one answers back;
 * - `name`: whoever has it names his game;
 * - `choose`: all have passed, and the last to speak chooses what becomes of the hand;
 * - `must`: all have passed, and the Acorns Ober calls;
 * - `done`.
 */
export type BiddingStage = 'round' | 'answer' | 'counter' | 'name' | 'choose' | 'must' | 'done';

/** The bidding of a hand after some bids. It never changes; each bid makes another one. */
export interface Bidding {
  readonly rules: Rules;
  /** Who speaks, in turn order. */
  readonly order: readonly Seat[];
  /** The hands by seat; null where nobody sees them, and nothing is asked of them. */
  readonly hands: BySeat<CardSet> | null;
  /** Who holds the Acorns Ober, where it is known. */
  readonly acornsOber: Seat | null;
  /** Whether it goes over an accepted Wedding, so that only solos count. */
  readonly overWedding: boolean;
  readonly stage: BiddingStage;
  /** How many have spoken in the round. */
  readonly spoken: number;
  /** Who has the game so far; in `must` who has to call. */
  readonly holder: Contender | null;
  /** Who wants it from him. */
  readonly challenger: Contender | null;
  readonly said: readonly SaidBid[];
  readonly result: BiddingResult | null;
}

/** Whose turn it is to speak; null when the bidding is over. */
export function bidderOf({ stage, order, spoken, holder, challenger }: Bidding): Seat | null {
  switch (stage) {
    case 'round':
      return order[spoken] ?? null;
    case 'answer':
    case 'name':
    case 'must':
      return holder?.seat ?? null;
    case 'counter':
      return challenger?.seat ?? null;
    case 'choose':
      return order.at(-1) ?? null;
    case 'done':
      return null;
  }
}

/** What a seat may name, its cards and the house rules considered, whatever was bid. */
export function optionsOf(bidding: Bidding, seat: Seat): NamingOptions {
  const { rules, hands, order, said } = bidding;
  const othersPassed = said.every((one) => one.seat === seat || one.bid.kind === 'pass');
  return {
    hand: hands?.[seat] ?? null,
    rules,
    renonce:
      rules.renonce === 'any' ||
      (rules.renonce === 'after-all-pass' && seat === order.at(-1) && othersPassed),
  };
}

/** The games a claim may end in: solos only, once bound to one; with a target those it is for. */
export function fits(
  { solo, target }: Pick<Contender, 'solo' | 'target'>,
  contract: Contract,
  { rules, overWedding }: Bidding,
): boolean {
  const rank = rankOfGame(contract, rules);
  if (rank <= (solo || overWedding ? PARTNER_RANK : NO_RANK)) return false;
  return target === 0 || contract.kind !== 'bettel';
}

/** Whether a seat could name any game that a claim may end in. */
export function hasGame(
  bidding: Bidding,
  seat: Seat,
  claim: Pick<Contender, 'solo' | 'target'>,
): boolean {
  return nameableGames(optionsOf(bidding, seat)).some((game) => fits(claim, game, bidding));
}

/** Whether a seat could name a solo that can be raised. */
export function hasRaisable(bidding: Bidding, seat: Seat): boolean {
  return nameableGames(optionsOf(bidding, seat)).some(isRaisable);
}
