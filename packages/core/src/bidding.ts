import type { Bid } from './bid.js';
import { whyNotBid, type BidError } from './bidding-legal.js';
import {
  bidderOf,
  optionsOf,
  type Bidding,
  type BiddingResult,
  type Contender,
} from './bidding-state.js';
import { mustCalls } from './calling.js';
import { setOfCard, type CardSet } from './card-set.js';
import { CALLABLE_SUITS, type Contract } from './contract.js';
import { nameableGames } from './games.js';
import { isRaisable, raisesOver } from './raising.js';
import { rankOfGame } from './ranking.js';
import { fail, ok, type Result } from './result.js';
import { playersInHand } from './rules-check.js';
import type { Rules } from './rules.js';
import { seatsFrom, type BySeat, type Seat } from './seat.js';

/** What a bidding begins with. */
export interface BiddingSetup {
  readonly rules: Rules;
  /** Who speaks first. */
  readonly forehand: Seat;
  /** The cards by seat; where they are absent, anybody may bid anything. */
  readonly hands?: BySeat<CardSet>;
  /** Who holds the Acorns Ober, for a must-play or a cross play without known cards. */
  readonly acornsOber?: Seat;
  /** The two of an accepted Wedding; only the others speak then, and only for solos. */
  readonly wedding?: readonly [Seat, Seat];
}

/** The bidding before the first word. */
export function startBidding({
  rules,
  forehand,
  hands,
  acornsOber,
  wedding,
}: BiddingSetup): Bidding {
  const holderOfOber = hands?.findIndex((hand) => (hand & setOfCard('EO')) !== 0) ?? -1;
  return {
    rules,
    order: seatsFrom(forehand, playersInHand(rules)).filter((seat) => !wedding?.includes(seat)),
    hands: hands ?? null,
    acornsOber: holderOfOber < 0 ? (acornsOber ?? null) : (holderOfOber as Seat),
    overWedding: wedding !== undefined,
    stage: 'round',
    spoken: 0,
    holder: null,
    challenger: null,
    said: [],
    result: null,
  };
}

/** Everything that the player whose turn it is may say; empty when the bidding is over. */
export function legalBids(bidding: Bidding): Bid[] {
  return candidates(bidding).filter((bid) => whyNotBid(bidding, bid) === null);
}

function candidates(bidding: Bidding): Bid[] {
  const seat = bidderOf(bidding);
  if (seat === null) return [];
  const { rules, stage, holder } = bidding;
  const said: Bid[] = [{ kind: 'pass' }, { kind: 'play' }, { kind: 'yield' }, { kind: 'hold' }];
  const raises = raisesOver(holder?.target ?? 0, rules).map((to): Bid => ({ kind: 'raise', to }));
  return [...said, ...raises, { kind: 'stock' }, ...namedGames(bidding, seat, stage)];
}

function namedGames(bidding: Bidding, seat: Seat, stage: Bidding['stage']): Bid[] {
  const { rules, holder } = bidding;
  const games: Contract[] = nameableGames(optionsOf(bidding, seat));
  if (stage === 'choose') return [{ kind: 'game', contract: { kind: 'ramsch' } }];
  if (stage === 'must') games.unshift(...callsOf(bidding, seat));
  if (rules.bidding === 'direct' && holder?.game && isRaisable(holder.game)) {
    for (const raised of raisesOver((holder.game.raised ?? 0) - 1, rules)) {
      for (const game of games.filter(isRaisable)) {
        if (game.raised === undefined) games.push({ ...game, raised });
      }
    }
  }
  return games.map((contract): Bid => ({ kind: 'game', contract }));
}

/** What the must-player may call; the aces, where his cards are not known. */
function callsOf({ hands, rules }: Bidding, seat: Seat): Contract[] {
  const hand = hands?.[seat];
  return hand === undefined
    ? CALLABLE_SUITS.map((suit) => ({ kind: 'rufer', called: `${suit}A`, must: true }))
    : mustCalls(hand, rules);
}

/** The bidding after the player whose turn it is has spoken. Errors: every {@link BidError}. */
export function makeBid(bidding: Bidding, bid: Bid): Result<Bidding, BidError> {
  const seat = bidderOf(bidding);
  const wrong = whyNotBid(bidding, bid);
  if (wrong !== null || seat === null) return fail(wrong ?? 'bidding-is-over');
  return ok(after({ ...bidding, said: [...bidding.said, { seat, bid }] }, seat, bid));
}

function after(bidding: Bidding, seat: Seat, bid: Bid): Bidding {
  const { stage, holder, challenger } = bidding;
  const solo: Contender = { seat, game: null, solo: true, target: 0 };
  switch (bid.kind) {
    case 'pass':
      return stage === 'round'
        ? nextSpeaker(bidding)
        : done(bidding, { kind: 'thrown-in', consequence: 'none' });
    case 'stock':
      return done(bidding, { kind: 'thrown-in', consequence: 'stock' });
    case 'play':
      return holder === null
        ? nextSpeaker({ ...bidding, holder: { ...solo, solo: bidding.overWedding } })
        : { ...bidding, challenger: solo, stage: 'answer' };
    case 'raise':
      return { ...bidding, challenger: { ...solo, target: bid.to }, stage: 'answer' };
    case 'hold': {
      const held = { ...solo, target: challenger?.target ?? 0 };
      return { ...bidding, holder: held, stage: 'counter' };
    }
    case 'yield': {
      const left = stage === 'answer' ? challenger : holder;
      return nextSpeaker({ ...bidding, holder: left, challenger: null });
    }
    case 'game':
      return afterGame(bidding, { ...solo, game: bid.contract }, bid.contract);
  }
}

function afterGame(bidding: Bidding, claim: Contender, contract: Contract): Bidding {
  const { stage, holder, rules } = bidding;
  switch (stage) {
    case 'round':
      if (rules.bidding === 'staged') return { ...bidding, challenger: claim, stage: 'answer' };
      return nextSpeaker(
        holder?.game && rankOfGame(contract, rules) <= rankOfGame(holder.game, rules)
          ? bidding
          : { ...bidding, holder: claim },
      );
    case 'answer':
      return { ...bidding, holder: claim, stage: 'counter' };
    case 'counter':
      return { ...bidding, challenger: claim, stage: 'answer' };
    case 'choose':
      return done(bidding, { kind: 'ramsch' });
    default:
      return declared(bidding, claim.seat, withTarget(contract, holder?.target ?? 0));
  }
}

/** The game with the bid it was bought for; a Tout needs none. */
function withTarget(contract: Contract, target: number): Contract {
  return target > 0 && isRaisable(contract) ? { ...contract, raised: target } : contract;
}

function nextSpeaker(bidding: Bidding): Bidding {
  const spoken = bidding.spoken + 1;
  const next: Bidding = { ...bidding, spoken, stage: 'round' };
  if (spoken < bidding.order.length) return next;
  const { holder } = bidding;
  if (holder === null) return allPassed(next);
  return holder.game === null
    ? { ...next, stage: 'name' }
    : declared(next, holder.seat, holder.game);
}

function allPassed(bidding: Bidding): Bidding {
  const { rules, overWedding } = bidding;
  if (overWedding) return done(bidding, { kind: 'wedding-stands' });
  switch (rules.allPass) {
    case 'throw-in':
      return done(bidding, { kind: 'thrown-in', consequence: 'none' });
    case 'next-doubled':
    case 'stock':
      return done(bidding, { kind: 'thrown-in', consequence: rules.allPass });
    case 'ramsch':
      return done(bidding, { kind: 'ramsch' });
    case 'last-chooses':
      return { ...bidding, stage: 'choose' };
    case 'cross-play':
      return declared(bidding, oberOf(bidding), { kind: 'cross' });
    case 'must-play': {
      const seat = oberOf(bidding);
      const must: Bidding = {
        ...bidding,
        stage: 'must',
        holder: { seat, game: null, solo: false, target: 0 },
      };
      // Without a card to call, and no solo allowed, the hand is thrown in.
      return legalBids(must).length > 0
        ? must
        : done(bidding, { kind: 'thrown-in', consequence: 'none' });
    }
  }
}

function oberOf({ acornsOber }: Bidding): Seat {
  if (acornsOber !== null) return acornsOber;
  throw new TypeError('who must play is told by the Acorns Ober: give the hands, or its holder');
}

function declared(bidding: Bidding, declarer: Seat, contract: Contract): Bidding {
  return done(bidding, { kind: 'declared', declarer, contract });
}

function done(bidding: Bidding, result: BiddingResult): Bidding {
  return { ...bidding, stage: 'done', challenger: null, result };
}
