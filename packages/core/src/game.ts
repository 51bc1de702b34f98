import { isAction, type Action, type ActionType } from './action.js';
import type { BidError } from './bidding-legal.js';
import { bidderOf } from './bidding-state.js';
import { makeBid } from './bidding.js';
import { NO_CARDS } from './card-set.js';
import { claimRest, type ClaimError } from './claims.js';
import type { Contract } from './contract.js';
import { dealFrom, dealOf, type DealError, type Dealt } from './deal.js';
import { begin, enter } from './game-flow.js';
import type { Game, GameResult, Phase } from './game-state.js';
import { whyNotGame, type NamingError } from './games.js';
import { callKontra, type KontraError } from './kontra.js';
import { decideKnock, startKnocks, type KnockError } from './knock.js';
import {
  passOn,
  putAway,
  startPassOn,
  takeUp,
  type PassOnError,
  type PassOnSolo,
} from './pass-on-solo.js';
import { objectOf } from './object.js';
import { penaltyOutcome } from './penalty.js';
import { movesOf } from './play-history.js';
import { cardsPlayed, type Play } from './play-state.js';
import { playCard, type PlayError } from './play.js';
import { isRaisable } from './raising.js';
import { isSeed } from './random.js';
import { fail, ok, unwrap, type Failure, type Result } from './result.js';
import { checkRules, playersInHand, type RulesError } from './rules-check.js';
import type { Rules } from './rules.js';
import { isSeat, seatAfter, type Seat } from './seat.js';
import { isChair, seatingOf, type Chair } from './seating.js';
import { isSie } from './sie.js';
import { giveBack, sayWedding, type Wedding, type WeddingError } from './wedding.js';

/** Why an action cannot be done. */
export type ActError =
  | PlayError
  | {
      readonly code:
        | KnockError
        | PassOnError
        | WeddingError
        | BidError
        | NamingError
        | KontraError
        | ClaimError
        /** It lacks its card, its bid or the like, or has one that there is not. */
        | 'not-an-action'
        | 'no-sie'
        | 'first-card-played'
        /** A Tout is announced by the soloist, and where the table allows it at this point. */
        | 'no-tout-now'
        /** The taker of the passed-on Obers plays a Solo. */
        | 'solo-needed';
    }
  /** Nothing of the kind is done in this phase. */
  | { readonly code: 'not-in-this-phase'; readonly phase: Phase };

/** Why a hand cannot begin. */
export type GameSetupError =
  | {
      readonly code:
        | DealError
        | 'dealer-not-possible'
        /** No text and no number: without a seed every hand would be dealt alike. */
        | 'seed-missing';
    }
  | { readonly code: 'rules-not-playable'; readonly errors: readonly RulesError[] };

/**
 * Begins a hand with dealt cards. Where the dealer plays, his seat is the one before forehand; with
 * five or six at the table he sits out.
 */
export function startGame(dealt: Dealt, rules: Rules): Result<Game, GameSetupError> {
  const checked = checkRules(rules);
  if (!checked.ok) return fail({ code: 'rules-not-playable', errors: checked.error });
  const { hands, forehand, first } = objectOf(dealt) as Dealt;
  const deal = dealOf(hands, forehand, rules, first);
  if (!deal.ok) return fail({ code: deal.error });
  const players = playersInHand(rules);
  const dealer = rules.players > 4 ? null : seatAfter(forehand, players, players - 1);
  return ok(
    enter({
      rules,
      dealt: deal.value,
      dealer,
      phase: 'first-packet',
      hands: deal.value.hands,
      knocks: startKnocks(rules, forehand, dealer),
      passOn: startPassOn(deal.value, rules),
      wedding: null,
      bidding: null,
      play: null,
      result: null,
      previous: null,
      action: null,
    }),
  );
}

/**
 * Shuffles, cuts and deals a hand from a seed; `dealer` is a chair at the table. Errors:
 * `dealer-not-possible` where nobody sits there, `seed-missing`, `rules-not-playable`.
 */
export function newGame(seed: string, dealer: Chair, rules: Rules): Result<Game, GameSetupError> {
  const checked = checkRules(rules);
  if (!checked.ok) return fail({ code: 'rules-not-playable', errors: checked.error });
  if (!isSeed(seed)) return fail({ code: 'seed-missing' });
  if (!isChair(dealer, rules)) return fail({ code: 'dealer-not-possible' });
  return startGame(dealFrom(seed, seatingOf(dealer, rules).forehand, rules), rules);
}

/** The hand after an action. Errors say which rule forbids it. */
export function act(game: Game, action: Action): Result<Game, ActError> {
  const next = isAction(action) ? perform(game, action) : no('not-an-action');
  return next.ok ? ok(enter({ ...next.value, previous: game, action })) : next;
}

/** A hand from its first actions. Error: the first that cannot be done, and its number from 0. */
export function replay(
  game: Game,
  actions: readonly Action[],
): Result<Game, { readonly at: number; readonly error: ActError }> {
  if (!Array.isArray(actions)) return fail({ at: 0, error: { code: 'not-an-action' } });
  let state = game;
  for (const [at, action] of actions.entries()) {
    const next = act(state, action);
    if (!next.ok) return fail({ at, error: next.error });
    state = next.value;
  }
  return ok(state);
}

const IN_PHASE: Readonly<Record<Phase, readonly ActionType[]>> = {
  'first-packet': ['knock', 'leave'],
  'second-packet': ['knock', 'leave', 'sie'],
  'pass-on': ['pass-on', 'take-up', 'discard', 'sie'],
  naming: ['name', 'sie'],
  wedding: ['offer', 'keep', 'take', 'refuse', 'give', 'sie'],
  bidding: ['bid', 'sie'],
  play: ['play', 'kontra', 'tout', 'sie', 'claim', 'offence'],
  done: [],
};

function perform(game: Game, action: Action): Result<Game, ActError> {
  const { phase, wedding, bidding, play } = game;
  const { seat, type } = action;
  if (!IN_PHASE[phase].includes(type)) return fail({ code: 'not-in-this-phase', phase });
  if (!isSeat(seat, playersInHand(game.rules))) return no('seat-out-of-range');
  switch (action.type) {
    case 'knock':
    case 'leave': {
      const knocks = decideKnock(game.knocks, seat, type === 'knock');
      return knocks.ok ? ok({ ...game, knocks: knocks.value }) : no(knocks.error);
    }
    case 'pass-on':
      return passedOn(game, passOn(game.passOn, seat));
    case 'take-up':
      return passedOn(game, takeUp(game.passOn, seat));
    case 'discard':
      return passedOn(game, putAway(game.passOn, seat, action.card));
    case 'name':
      return named(game, seat, action.contract);
    case 'offer':
    case 'keep':
    case 'take':
    case 'refuse':
      return wedding === null
        ? no('not-said-now')
        : wed(game, sayWedding(wedding, seat, action.type));
    case 'give':
      return wedding === null
        ? no('not-said-now')
        : wed(game, giveBack(wedding, seat, action.card));
    case 'bid': {
      if (bidding === null || bidderOf(bidding) !== seat) return no('not-your-turn');
      const next = makeBid(bidding, action.bid);
      return next.ok ? ok({ ...game, bidding: next.value }) : no(next.error);
    }
    case 'sie':
      return shown(game, seat);
    default:
      return play === null ? no('play-is-over') : inPlay(game, play, action);
  }
}

type InPlay = Extract<Action, { type: 'play' | 'claim' | 'offence' | ActionType }>;

function inPlay(game: Game, play: Play, action: InPlay): Result<Game, ActError> {
  const { seat } = action;
  switch (action.type) {
    case 'play': {
      if (play.turn !== seat) return fail({ code: 'not-your-turn', turn: play.turn });
      const next = playCard(play, action.card);
      return next.ok ? ok({ ...game, play: next.value }) : next;
    }
    case 'kontra': {
      const next = callKontra(play, seat);
      return next.ok ? ok({ ...game, play: next.value }) : no(next.error);
    }
    case 'claim': {
      const claimed = claimRest(play, seat, action.rest);
      if (!claimed.ok) return no(claimed.error);
      return ended(game, { kind: 'played', outcome: claimed.value.outcome, by: 'claim' });
    }
    case 'offence': {
      const outcome = penaltyOutcome(play, action.offence, seat);
      if (!outcome.ok) return no(outcome.error);
      return ended(game, { kind: 'played', outcome: outcome.value, by: 'offence' });
    }
    default:
      return announcedTout(game, play, seat);
  }
}

function passedOn(game: Game, next: Result<PassOnSolo, PassOnError>): Result<Game, ActError> {
  if (!next.ok) return no(next.error);
  return ok({ ...game, passOn: next.value, hands: next.value.hands });
}

function wed(game: Game, next: Result<Wedding, WeddingError>): Result<Game, ActError> {
  if (!next.ok) return no(next.error);
  return ok({ ...game, wedding: next.value, hands: next.value.hands });
}

/** Who takes the offered Obers must play a Solo, whatever else the table plays (Varianten V.3). */
function named(game: Game, seat: Seat, contract: Contract): Result<Game, ActError> {
  const { rules, passOn: packet, hands } = game;
  if (packet.soloist !== seat) return no('not-your-turn');
  if (contract.kind !== 'solo' || contract.raised !== undefined) return no('solo-needed');
  const wrong = whyNotGame(contract, {
    hand: hands[seat] ?? NO_CARDS,
    // He must play, so that even one without a plain card can name a suit.
    rules: { ...rules, contracts: ['solo'], soloNeedsSuit: false },
    renonce: false,
  });
  return wrong ? no(wrong) : ok(begin(game, contract, seat));
}

function shown(game: Game, seat: Seat): Result<Game, ActError> {
  const { rules, hands, play } = game;
  if (play !== null && cardsPlayed(play) > 0) return no('first-card-played');
  if (!isSie(hands[seat] ?? NO_CARDS, rules)) return no('no-sie');
  return ended(game, { kind: 'sie', declarer: seat });
}

/** A solo becomes a Tout before the first card; the doubling calls made so far stay. */
function announcedTout(game: Game, play: Play, seat: Seat): Result<Game, ActError> {
  const { rules } = game;
  const { contract, declarer } = play.deal;
  if (cardsPlayed(play) > 0) return no('first-card-played');
  const allowed = rules.tout && rules.toutAnnounce === 'before-first-card';
  if (!allowed || declarer !== seat || !isRaisable(contract)) return no('no-tout-now');
  const { raised: _, ...solo } = contract;
  const begun = begin({ ...game, play: null }, { ...solo, tout: true }, seat);
  const doubled = movesOf(play).reduce(
    (state, move) => unwrap(callKontra(state, move.seat)),
    begun.play as Play,
  );
  return ok({ ...begun, play: doubled });
}

function ended(game: Game, result: GameResult): Result<Game, never> {
  return ok({ ...game, result });
}

function no(code: Exclude<ActError, PlayError | { phase: Phase }>['code']): Failure<ActError> {
  return fail({ code });
}
