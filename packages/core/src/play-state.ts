import type { CalledDuty } from './called-ace.js';
import { difference, NO_CARDS, size, type CardSet } from './card-set.js';
import type { Contract } from './contract.js';
import { countOf, type OpenTrick } from './open-trick.js';
import type { Rules } from './rules.js';
import type { BySeat, PlayersInHand, Seat } from './seat.js';
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

/** The cards that the player whose turn it is may play; none when the hand is over. */
export function legalCards(play: Play): CardSet {
  return play.legal >>> 0;
}

/** Whether the last card has been played or the contract decided before it. */
export function isOver(play: Play): boolean {
  return play.legal === NO_CARDS;
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

/** Whether a seat belongs to the declarer's side; nobody does in a Ramsch. */
export function isDeclarerSide({ declarer, partner }: Deal, seat: Seat): boolean {
  return seat === declarer || seat === partner;
}

/** Whether the holder of the called card has run away from it. */
export function ranAway(play: Play): boolean {
  return play.deal.duty !== null && play.duty === null;
}

/** How many cards have been played, those on the table included. */
export function cardsPlayed(play: Play): number {
  return size(play.played);
}
