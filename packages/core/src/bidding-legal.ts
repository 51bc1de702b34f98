import { isBid, type Bid } from './bid.js';
import {
  bidderOf,
  fits,
  hasGame,
  hasRaisable,
  optionsOf,
  type Bidding,
  type BiddingStage,
  type Contender,
} from './bidding-state.js';
import { mustCalls } from './calling.js';
import { isContract, isTout, type Contract } from './contract.js';
import { sameContract, whyNotGame, type NamingError } from './games.js';
import { isRaisable, whyNotRaise, type RaiseError } from './raising.js';
import { NO_RANK, PARTNER_RANK, rankOfGame } from './ranking.js';
import type { RuleValue } from './rules.js';
import type { Seat } from './seat.js';

/** Why something may not be said in the bidding. */
export type BidError =
  | NamingError
  | RaiseError
  | 'bidding-is-over'
  /** Something else is to be said at this point. */
  | 'not-said-now'
  /** There is no game that he could play then. */
  | 'no-game'
  /** Another has bid as high or higher. */
  | 'not-higher'
  /** He has bound himself to play alone. */
  | 'solo-needed'
  /** Who must play may not play alone (Varianten IV.3.1). */
  | 'must-call'
  /** Who must play calls another card (Varianten IV.3.2). */
  | 'not-to-be-called';

type Spoken = Exclude<Bid['kind'], 'game'>;

/** What can be said at each stage besides naming a game. */
const SPOKEN: Readonly<Record<RuleValue<'bidding'>, Readonly<Record<BiddingStage, Spoken[]>>>> = {
  staged: {
    round: ['pass', 'play', 'raise'],
    answer: ['yield', 'hold'],
    counter: ['yield', 'raise'],
    name: [],
    choose: ['pass', 'stock'],
    must: [],
    done: [],
  },
  direct: {
    round: ['pass'],
    answer: [],
    counter: [],
    name: [],
    choose: ['pass', 'stock'],
    must: [],
    done: [],
  },
};

/** Why the player whose turn it is may not say something, or null where he may. */
export function whyNotBid(bidding: Bidding, bid: Bid): BidError | null {
  const seat = bidderOf(bidding);
  if (seat === null) return 'bidding-is-over';
  if (!isBid(bid)) return 'not-said-now';
  if (bid.kind === 'game') return whyNotNamed(bidding, seat, bid.contract);
  if (!SPOKEN[bidding.rules.bidding][bidding.stage].includes(bid.kind)) return 'not-said-now';
  switch (bid.kind) {
    case 'play':
      return whyNotPlay(bidding, seat);
    case 'raise':
      return whyNotRaised(bidding, seat, bid.to);
    case 'hold':
      return whyNotHold(bidding, seat);
    case 'stock':
      // The Stock is won in partner games, and three players have none.
      return bidding.rules.players === 3 ? 'not-offered' : null;
    default:
      return null;
  }
}

function raises({ rules }: Bidding): boolean {
  return rules.raiseStep > 0;
}

/** "Ich spiele", or "Ich spiele auch" to one who has not said yet what he plays. */
function whyNotPlay(bidding: Bidding, seat: Seat): BidError | null {
  const { holder } = bidding;
  if (holder?.game || (holder?.solo && raises(bidding))) return 'not-said-now';
  return hasGame(bidding, seat, { solo: holder !== null, target: 0 }) ? null : 'no-game';
}

function whyNotRaised(bidding: Bidding, seat: Seat, to: number): BidError | null {
  const { holder, rules } = bidding;
  if (!holder?.solo || holder.game) return 'nothing-to-raise';
  const wrong = whyNotRaise(to, holder.target, rules);
  if (wrong) return wrong;
  return hasRaisable(bidding, seat) ? null : 'no-game';
}

function whyNotHold(bidding: Bidding, seat: Seat): BidError | null {
  const { challenger } = bidding;
  if (!raises(bidding) || challenger === null || challenger.game) return 'not-said-now';
  const { target } = challenger;
  return hasGame(bidding, seat, { solo: true, target }) ? null : 'no-game';
}

function whyNotNamed(bidding: Bidding, seat: Seat, contract: Contract): BidError | null {
  if (!isContract(contract)) return 'not-offered';
  if (bidding.stage === 'choose') return contract.kind === 'ramsch' ? null : 'not-said-now';
  if (bidding.stage === 'must') return whyNotMust(bidding, seat, contract);
  const wrong = whyNotGame(contract, optionsOf(bidding, seat));
  if (wrong) return wrong;
  return bidding.rules.bidding === 'direct'
    ? whyNotDirect(bidding, contract)
    : whyNotStaged(bidding, contract);
}

/** One round of named games; an equal bid may be made and loses to the earlier (SquareScores). */
function whyNotDirect(
  { holder, rules, overWedding }: Bidding,
  contract: Contract,
): BidError | null {
  const standing = holder?.game ?? null;
  if (isRaisable(contract) && contract.raised !== undefined) {
    if (!standing || !isRaisable(standing)) return 'nothing-to-raise';
    const wrong = whyNotRaise(contract.raised, 0, rules);
    if (wrong) return wrong;
  }
  const rank = rankOfGame(contract, rules);
  if (overWedding && rank <= PARTNER_RANK) return 'solo-needed';
  return rank >= (standing ? rankOfGame(standing, rules) : NO_RANK) ? null : 'not-higher';
}

function whyNotStaged(bidding: Bidding, contract: Contract): BidError | null {
  const { stage, holder, challenger } = bidding;
  // The bid is known from what was said before; nobody names it again.
  if (isRaisable(contract) && contract.raised !== undefined) return 'not-said-now';
  switch (stage) {
    case 'name':
      return holder && fits(holder, contract, bidding) ? null : 'solo-needed';
    case 'round':
      // Against one who is not bound to a solo yet the first word is "Ich spiele auch".
      if (!holder?.solo || (holder.game === null && !raises(bidding))) return 'not-said-now';
      return whyNotAgainst(bidding, holder, contract);
    case 'answer':
      return whyNotAgainst(bidding, challenger, contract);
    default:
      return whyNotAgainst(bidding, holder, contract);
  }
}

/**
 * Naming a game against another who would play: a solo, and a higher one than his; an equal one is
 * enough for the earlier of the two, who answers (Schafkopfordnung 1989, II.2.3). Where soloists
 * raise, only a Tout is named against one who has not named a game.
 */
function whyNotAgainst(
  bidding: Bidding,
  other: Contender | null,
  contract: Contract,
): BidError | null {
  const { rules, stage } = bidding;
  const rank = rankOfGame(contract, rules);
  if (rank <= PARTNER_RANK) return 'solo-needed';
  if (!other?.game) return raises(bidding) && !isTout(contract) ? 'not-higher' : null;
  const standing = rankOfGame(other.game, rules);
  return rank > standing || (stage === 'answer' && rank === standing) ? null : 'not-higher';
}

function whyNotMust(bidding: Bidding, seat: Seat, contract: Contract): BidError | null {
  const { rules, hands } = bidding;
  if (contract.kind !== 'rufer') {
    if (!rules.mustSolo) return 'must-call';
    return whyNotGame(contract, optionsOf(bidding, seat));
  }
  if (!contract.must) return 'not-to-be-called';
  const hand = hands?.[seat];
  if (hand === undefined) return contract.called ? null : 'suit-not-named';
  return mustCalls(hand, rules).some((call) => sameContract(call, contract))
    ? null
    : 'not-to-be-called';
}
