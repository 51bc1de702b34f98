import { legalBids, makeBid, startBidding } from '../bidding.js';
import { callableSuits, isBlocked } from '../calling.js';
import { setOf } from '../card-set.js';
import { formatContract } from '../contract.js';
import type { Rules } from '../rules.js';
import type { BiddingRecord, CallableRecord } from './bidding-record.js';
import { rulesOf } from './rules-of.js';
import { compare, failed, type Verdict } from './verdict.js';

/** What a bidding record says should come of the bids, in one shape. */
interface Outcome {
  readonly declarer?: number;
  readonly contract?: string;
  readonly thrownIn?: string;
  /** Why the last bid is refused. */
  readonly refused?: string;
  /** Bids are missing. */
  readonly unfinished?: true;
}

/** Whether we find the same suits to call. */
export function checkCallable({ id, hand, callable, blocked }: CallableRecord): Verdict {
  const cards = setOf(hand);
  const got = { callable: callableSuits(cards), blocked: isBlocked(cards) };
  return compare(id, { callable, blocked: blocked ?? got.blocked }, got);
}

/** Whether the same comes of the bids here. */
export function checkBidding(record: BiddingRecord): Verdict {
  const rules = rulesOf(record.rules);
  if (!rules.ok) return failed(record.id, `rule ${rules.error}`, 'unknown');
  return compare(record.id, expected(record), played(record, rules.value));
}

function expected(record: BiddingRecord): Outcome {
  const { declarer, contract, thrownIn, refused } = record;
  return {
    ...(typeof declarer === 'number' && { declarer }),
    ...(contract && { contract: formatContract(contract) }),
    ...(thrownIn !== undefined && { thrownIn: thrownIn === true ? 'none' : thrownIn }),
    ...(refused !== undefined && { refused }),
  };
}

/** The outcome of the bids, one after the other. */
function played(record: BiddingRecord, rules: Rules): Outcome {
  const { forehand, hands, acornsOber, bids } = record;
  let bidding = startBidding({
    rules,
    forehand,
    ...(hands && { hands: hands.map(setOf) }),
    ...(acornsOber !== undefined && { acornsOber }),
  });
  for (const said of bids) {
    const next = makeBid(bidding, said);
    if (!next.ok) return { refused: next.error };
    bidding = next.value;
  }
  const { result } = bidding;
  switch (result?.kind) {
    case 'declared':
      return { declarer: result.declarer, contract: formatContract(result.contract) };
    case 'ramsch':
      return { contract: 'ramsch' };
    case 'thrown-in':
      return { thrownIn: result.consequence };
    default:
      return legalBids(bidding).length > 0 ? { unfinished: true } : {};
  }
}
