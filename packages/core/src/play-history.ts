import { DECK, type Card } from './card.js';
import { trickPoints, trickWinner } from './trick.js';
import type { Play } from './play-state.js';
import { seatAfter, type Seat } from './seat.js';

/** One thing that a player did: he played a card, or doubled. */
export type PlayMove =
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'kontra'; readonly seat: Seat };

/** A trick with its cards in play order; only the last of a hand may be unfinished. */
export interface PlayedTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Who takes it, or would if nothing came after. */
  readonly winner: Seat;
  readonly points: number;
}

/** Everything that was done, from the first card. */
export function movesOf(play: Play): PlayMove[] {
  const moves: PlayMove[] = [];
  for (let state: Play = play; state.previous !== null; state = state.previous) {
    moves.push(moveOf(state.move, state.previous.turn));
  }
  return moves.toReversed();
}

function moveOf(move: number, turn: Seat): PlayMove {
  const card = DECK[move];
  return card === undefined
    ? { kind: 'kontra', seat: (move - DECK.length) as Seat }
    : { kind: 'card', seat: turn, card };
}

/** All states of a hand, from before the first card to the given one. */
export function statesOf(play: Play): Play[] {
  const states: Play[] = [];
  for (let state: Play | null = play; state !== null; state = state.previous) states.push(state);
  return states.toReversed();
}

/** The tricks so far, the one on the table included. */
export function playedTricks(play: Play): PlayedTrick[] {
  const { table, players, forehand } = play.deal;
  const cards = movesOf(play).flatMap((move) => (move.kind === 'card' ? [move.card] : []));
  const tricks: PlayedTrick[] = [];
  let leader = forehand;
  for (let from = 0; from < cards.length; from += players) {
    const trick = cards.slice(from, from + players);
    const winner = seatAfter(leader, players, trickWinner(table, trick));
    tricks.push({ leader, cards: trick, winner, points: trickPoints(trick) });
    leader = winner;
  }
  return tricks;
}
