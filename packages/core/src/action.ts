import { isBid, type Bid } from './bid.js';
import { isCard, type Card } from './card.js';
import type { RestClaim } from './claims.js';
import { isContract, type Contract } from './contract.js';
import { OFFENCES, type Offence } from './offence.js';
import type { Seat } from './seat.js';
import type { WeddingWord } from './wedding.js';

/** One thing that a player does, from his first cards to the end of the hand. */
export type Action = { readonly seat: Seat } & (
  | {
      readonly type: /** Doubles after the first packet, or does not. */
        | 'knock'
        | 'leave'
        /** Schiebe-Solo: passes the packet on as it came, or takes it up. */
        | 'pass-on'
        | 'take-up'
        /** Offers a Wedding or keeps quiet, takes it or refuses. */
        | WeddingWord
        /** Shows a Sie. */
        | 'sie'
        /** Promises all tricks before the first card. */
        | 'tout'
        /** Makes the next doubling call: kontra, re, sup, resup. */
        | 'kontra';
    }
  /** Schiebe-Solo: puts a card away. */
  | { readonly type: 'discard'; readonly card: Card }
  /** Wedding: gives a card back. */
  | { readonly type: 'give'; readonly card: Card }
  | { readonly type: 'bid'; readonly bid: Bid }
  /** Schiebe-Solo: the soloist names his Solo. */
  | { readonly type: 'name'; readonly contract: Contract }
  | { readonly type: 'play'; readonly card: Card }
  /** Lays his cards down and claims all further tricks, or gives them up. */
  | { readonly type: 'claim'; readonly rest: RestClaim }
  /** Breaks a rule, and the hand ends. */
  | { readonly type: 'offence'; readonly offence: Offence }
);

/** What can be done. */
export type ActionType = Action['type'];

/** Actions that their name tells whole. */
export const BARE_ACTIONS = [
  'knock',
  'leave',
  'pass-on',
  'take-up',
  'offer',
  'keep',
  'take',
  'refuse',
  'sie',
  'tout',
  'kontra',
] as const satisfies readonly ActionType[];

/**
 * Whether a value from elsewhere is of a type that there is and has what an action of it needs.
 * Whether it may be done now is another question.
 */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const { type, card, bid, contract, rest, offence } = value as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'play':
    case 'discard':
    case 'give':
      return isCard(card);
    case 'bid':
      return isBid(bid);
    case 'name':
      return isContract(contract);
    case 'claim':
      return rest === 'all' || rest === 'none';
    case 'offence':
      return (OFFENCES as readonly unknown[]).includes(offence);
    default:
      return (BARE_ACTIONS as readonly unknown[]).includes(type);
  }
}
