import type { Action } from './action.js';
import { bidderOf } from './bidding-state.js';
import { legalBids } from './bidding.js';
import type { Card } from './card.js';
import { cardsOf, NO_CARDS, type CardSet } from './card-set.js';
import { SUITS } from './card.js';
import type { Contract } from './contract.js';
import { act } from './game.js';
import type { Game } from './game-state.js';
import { kontraSeats } from './kontra.js';
import { knockerOf } from './knock.js';
import { discardable, passOnTurn } from './pass-on-solo.js';
import { legalCards, type Play } from './play-state.js';
import { playersInHand } from './rules-check.js';
import { seatsFrom, type Seat } from './seat.js';
import { isSie } from './sie.js';
import { returnable, weddingTurn } from './wedding.js';

/**
 * Everything that may be done now, and by whom; empty when the hand is over. Laying one's cards down
 * and breaking a rule are possible at any time in play and are not listed.
 */
export function actions(game: Game): Action[] {
  return [...ofPhase(game), ...sies(game)];
}

function ofPhase(game: Game): Action[] {
  const { phase, knocks, passOn, play } = game;
  switch (phase) {
    case 'first-packet':
    case 'second-packet': {
      const seat = knockerOf(knocks)?.seat;
      return seat === undefined ? [] : [action(seat, 'knock'), action(seat, 'leave')];
    }
    case 'pass-on': {
      const seat = passOnTurn(passOn);
      if (seat === null) return [];
      return passOn.discarding
        ? withCards(seat, 'discard', discardable(passOn))
        : [action(seat, 'pass-on'), action(seat, 'take-up')];
    }
    case 'naming':
      return namings(game);
    case 'wedding':
      return wedding(game);
    case 'bidding':
      return bids(game);
    case 'play':
      return play === null ? [] : inPlay(game, play);
    case 'done':
      return [];
  }
}

type Bare = Exclude<Action, { card: Card } | { bid: unknown } | { contract: Contract }>;

function action(seat: Seat, type: Exclude<Bare['type'], 'claim' | 'offence'>): Action {
  return { seat, type };
}

function withCards(seat: Seat, type: 'discard' | 'give' | 'play', cards: CardSet): Action[] {
  return cardsOf(cards).map((card) => ({ seat, type, card }));
}

function wedding({ wedding: state }: Game): Action[] {
  const seat = state && weddingTurn(state);
  if (state === null || seat === null) return [];
  switch (state.stage) {
    case 'offer':
      return [action(seat, 'offer'), action(seat, 'keep')];
    case 'take':
      return [action(seat, 'take'), action(seat, 'refuse')];
    default:
      return withCards(seat, 'give', returnable(state));
  }
}

function bids({ bidding }: Game): Action[] {
  const seat = bidding && bidderOf(bidding);
  if (bidding === null || seat === null) return [];
  return legalBids(bidding).map((bid) => ({ seat, type: 'bid', bid }));
}

/** The Solos of who took the Obers that were passed round. */
function namings(game: Game): Action[] {
  const seat = game.passOn.soloist;
  if (seat === null) return [];
  return SUITS.flatMap((suit): Action[] => [
    { seat, type: 'name', contract: { kind: 'solo', suit } },
    { seat, type: 'name', contract: { kind: 'solo', suit, tout: true } },
  ]).filter((one) => act(game, one).ok);
}

function inPlay(game: Game, play: Play): Action[] {
  const { declarer } = play.deal;
  const tout = declarer === null ? [] : [action(declarer, 'tout')];
  return [
    ...withCards(play.turn, 'play', legalCards(play)),
    ...kontraSeats(play).map((seat) => action(seat, 'kontra')),
    ...tout.filter((one) => play.played === NO_CARDS && act(game, one).ok),
  ];
}

function sies(game: Game): Action[] {
  const { phase, play, rules, hands, dealt } = game;
  if (phase === 'done' || phase === 'first-packet' || (play && play.played !== NO_CARDS)) return [];
  return seatsFrom(dealt.forehand, playersInHand(rules))
    .filter((seat) => isSie(hands[seat] ?? NO_CARDS, rules))
    .map((seat) => action(seat, 'sie'));
}
