import * as v from 'valibot';
import { parseBid } from '../bid.js';
import { CALLABLE_SUITS } from '../contract.js';
import { base, CardText, ContractText, DeckName, Options, textOf } from './fields.js';

/** A hand and the suits whose ace it may call. */
export const CallableRecord = v.strictObject({
  ...base,
  type: v.literal('callable'),
  deck: DeckName,
  hand: v.array(CardText),
  callable: v.array(v.picklist(CALLABLE_SUITS)),
  blocked: v.optional(v.boolean()),
});

const SeatNumber = v.picklist([0, 1, 2, 3]);

/** A bid written as text: `pass`, `play`, `yield`, `hold`, `raise 80`, `stock`, `solo G`. */
const BidText = textOf('bid', parseBid);

/**
 * What is said in turn order, and what comes of it: a declarer and his contract, a hand that is
 * thrown in (with what that does to the next), or the reason why the last bid is refused.
 */
export const BiddingRecord = v.strictObject({
  ...base,
  type: v.literal('bidding'),
  rules: Options,
  forehand: SeatNumber,
  hands: v.exactOptional(v.array(v.array(CardText))),
  acornsOber: v.exactOptional(SeatNumber),
  bids: v.array(BidText),
  declarer: v.nullish(SeatNumber),
  contract: v.exactOptional(ContractText),
  thrownIn: v.exactOptional(
    v.union([v.literal(true), v.picklist(['none', 'next-doubled', 'stock'])]),
  ),
  refused: v.exactOptional(v.string()),
});

export type CallableRecord = v.InferOutput<typeof CallableRecord>;
export type BiddingRecord = v.InferOutput<typeof BiddingRecord>;
