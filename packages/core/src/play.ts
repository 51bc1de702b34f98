import { isBound, runsAway, type CalledDuty } from './called-ace.js';
import { placeOf, type Card } from './card.js';
import { difference, has, NO_CARDS, type CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { legalSet, refusal, type Refusal } from './legal.js';
import {
  countOf,
  lay,
  leadOf,
  NO_TRICK,
  pointsIn,
  winnerOf,
  type OpenTrick,
} from './open-trick.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import { seatAfter, type BySeat, type PlayersInHand, type Seat } from './seat.js';
import type { TrumpTable } from './trump.js';

/** What stays the same from the first card of a hand to its last; `startPlay` makes it. */
export interface Deal {
  readonly contract: Contract;
  readonly rules: Rules;
  readonly players: PlayersInHand;
  readonly table: TrumpTable;
  /** The hands as play begins, by seat. */
  readonly hands: BySeat<CardSet>;
  /** How many cards each player holds as play begins, and so how many tricks there are. */
  readonly tricks: number;
  /** Who leads to the first trick. */
  readonly forehand: Seat;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  /** The declarer's partner, secret or not; null where the declarer plays alone. */
  readonly partner: Seat | null;
  /** What binds the holder of the called card. */
  readonly duty: CalledDuty | null;
  /** Whether who follows must beat the trick if he can; the declarer never must. */
  readonly mustBeat: boolean;
  /** The hand is decided when the declarer takes a trick (true), when another does (false). */
  readonly endsWhenDeclarerTakes: boolean | null;
}

/**
 * A hand in play after some cards. It never changes; each card and each doubling call makes another
 * one, which remembers the one before, so a hand can be gone through backwards at no cost.
 * Sets and counts are packed integers to keep that cheap: read them with the functions below.
 */
export interface Play {
  readonly deal: Deal;
  readonly previous: Play | null;
  /** What led here: a card's place in `DECK`, 32 + seat for a doubling call, −1 at the start. */
  readonly move: number;
  /** All cards played so far. */
  readonly played: CardSet;
  readonly trick: OpenTrick;
  /** Whose turn it is; after the last card, who took the last trick. */
  readonly turn: Seat;
  /** The cards that may be played now; none when the hand is over. */
  readonly legal: CardSet;
  /** The called card's duty, null once its suit has been led by the holder running away. */
  readonly duty: CalledDuty | null;
  /** Card points taken, seven bits a seat. */
  readonly points: number;
  /** Tricks taken, four bits a seat. */
  readonly taken: number;
  /** How many doubling calls have been made. */
  readonly kontra: number;
  /** How many cards had been played when the last one was made. */
  readonly kontraAt: number;
}

/** Why a card cannot be played. */
export type PlayError =
  | Refusal
  /** Another seat holds the card; it is the turn of `turn`. */
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly code: 'play-is-over' };

/** The state before the first card of a deal. */
export function firstPlay(deal: Deal): Play {
  return {
    deal,
    previous: null,
    move: -1,
    played: NO_CARDS,
    trick: NO_TRICK,
    turn: deal.forehand,
    legal: legalNow(deal, NO_CARDS, NO_TRICK, deal.forehand, deal.duty),
    duty: deal.duty,
    points: 0,
    taken: 0,
    kontra: 0,
    kontraAt: 0,
  };
}

/** The cards that the player whose turn it is may play; none when the hand is over. */
export function legalCards(play: Play): CardSet {
  return play.legal >>> 0;
}

/** Whether the last card has been played or the contract decided before it. */
export function isOver(play: Play): boolean {
  return play.legal === NO_CARDS;
}

/** Plays a card of the player whose turn it is. */
export function playCard(play: Play, card: Card): Result<Play, PlayError> {
  const place = placeOf(card);
  if (place < 0 || (play.legal & (1 << place)) === 0) {
    return fail(whyNot(play, card) ?? { code: 'card-not-held' });
  }
  return ok(afterCard(play, place));
}

/** Which rule forbids a card now, or null where it may be played. */
export function whyNot(play: Play, card: Card): PlayError | null {
  if (isOver(play)) return { code: 'play-is-over' };
  const { deal, turn } = play;
  const hand = handOf(play, turn);
  if (!has(hand, card) && !has(play.played, card) && deal.hands.some((held) => has(held, card))) {
    return { code: 'not-your-turn', turn };
  }
  return refusal(deal.table, hand, play.trick, bindingOn(hand, play.duty), beats(deal, turn), card);
}

/** The cards a seat holds now. */
export function handOf(play: Play, seat: Seat): CardSet {
  return difference(play.deal.hands[seat] ?? NO_CARDS, play.played);
}

/** The card points a seat has taken so far. */
export function pointsOf(play: Play, seat: Seat): number {
  return (play.points >> (7 * seat)) & 127;
}

/** The tricks a seat has taken so far. */
export function tricksOf(play: Play, seat: Seat): number {
  return (play.taken >> (4 * seat)) & 15;
}

/** How many cards lie on the table. */
export function cardsOnTable(play: Play): number {
  return countOf(play.trick);
}

/** Whether the holder of the called card has run away from it. */
export function ranAway(play: Play): boolean {
  return play.deal.duty !== null && play.duty === null;
}

function afterCard(play: Play, place: number): Play {
  const { deal, turn } = play;
  const { table, players } = deal;
  const played = play.played | (1 << place);
  const duty = dutyAfter(play, place);
  let { points, taken } = play;
  let trick = lay(table, play.trick, place);
  let next = seatAfter(turn, players);
  let decided = false;
  if (countOf(trick) === players) {
    // Who led sits after who laid the last card, so he is `next`.
    next = seatAfter(next, players, winnerOf(trick));
    points += pointsIn(trick) << (7 * next);
    taken += 1 << (4 * next);
    trick = NO_TRICK;
    decided = deal.endsWhenDeclarerTakes === (next === deal.declarer);
  }
  return {
    deal,
    previous: play,
    move: place,
    played,
    trick,
    turn: next,
    legal: decided ? NO_CARDS : legalNow(deal, played, trick, next, duty),
    duty,
    points,
    taken,
    kontra: play.kontra,
    kontraAt: play.kontraAt,
  };
}

function legalNow(
  deal: Deal,
  played: CardSet,
  trick: OpenTrick,
  turn: Seat,
  duty: CalledDuty | null,
): CardSet {
  const hand = (deal.hands[turn] ?? NO_CARDS) & ~played;
  return legalSet(deal.table, hand, trick, bindingOn(hand, duty), beats(deal, turn));
}

/** The duty if it binds this hand. */
function bindingOn(hand: CardSet, duty: CalledDuty | null): CalledDuty | null {
  return duty !== null && isBound(duty, hand) ? duty : null;
}

function beats(deal: Deal, turn: Seat): boolean {
  return deal.mustBeat && turn !== deal.declarer;
}

/** The duty as it stands once the player on turn has played a card. */
function dutyAfter({ deal, played, turn, trick, duty }: Play, place: number): CalledDuty | null {
  if (duty === null) return null;
  const hand = (deal.hands[turn] ?? NO_CARDS) & ~played;
  const lead = trick === NO_TRICK ? place : leadOf(trick);
  const led = deal.table.follow[lead] ?? NO_CARDS;
  return isBound(duty, hand) && runsAway(duty, led, 1 << place) ? null : duty;
}
