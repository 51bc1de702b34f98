import {
  cardsOf,
  handOf,
  has,
  isOver,
  legalCards,
  playCard,
  type Card,
  type Play,
  type PlayError,
  type PlayMove,
  type Result,
  type Seat,
} from '@schafkopf/core';
import { lineTo, type Line } from './line.js';

/** The line that leaves another at a state with a card of the visitor's. */
export function leave(line: Line, at: number, card: Card): Result<Line, PlayError> {
  const next = playCard(line.states[at] as Play, card);
  return next.ok ? { ok: true, value: lineTo(next.value, line.leftAt ?? at) } : next;
}

/** Where a player of a line that has left the record cannot play what he played then. */
export interface NextCard {
  readonly card: Card;
  /** Whether it is the card that he played at this point of the record. */
  readonly recorded: boolean;
}

/**
 * What the others play once the visitor has left the record: their cards in the order in which they
 * played them, each as soon as it is allowed; the first allowed one where the record tells no more.
 * Null when the hand is over.
 */
export function nextCard(record: readonly PlayMove[], play: Play): NextCard | null {
  if (isOver(play)) return null;
  const seat: Seat = play.turn;
  const legal = legalCards(play);
  const held = handOf(play, seat);
  const played = record.flatMap((move) =>
    move.kind === 'card' && move.seat === seat && has(held, move.card) ? [move.card] : [],
  );
  const card = played.find((each) => has(legal, each)) ?? cardsOf(legal)[0];
  return card === undefined ? null : { card, recorded: card === played[0] };
}

/** How many cards had been played when a line left the record. */
export function cardsBefore({ moves, leftAt }: Line): number {
  return moves.slice(0, leftAt ?? 0).filter(({ kind }) => kind === 'card').length;
}
