import {
  cardsOf,
  has,
  handOf,
  isOver,
  legalCards,
  movesOf,
  playCard,
  statesOf,
  type Card,
  type Play,
  type PlayMove,
  type Result,
  type PlayError,
  type Seat,
} from '@schafkopf/core';

/** A hand from its first card on, as recorded or, from some card on, as the visitor plays it. */
export interface Line {
  /** From before the first card to the end. */
  readonly states: readonly Play[];
  /** What led from each state to the next. */
  readonly moves: readonly PlayMove[];
  /** At which state it left the record; null while it has not. */
  readonly leftAt: number | null;
}

/** Whether a line is another hand than the recorded one. */
export function hasLeft(line: Line | null): line is Line {
  return line !== null && line.leftAt !== null;
}

export function lineTo(play: Play, leftAt: number | null = null): Line {
  return { states: statesOf(play), moves: movesOf(play), leftAt };
}

/** The line that leaves another at a state with a card of the visitor's. */
export function leave(line: Line, at: number, card: Card): Result<Line, PlayError> {
  const next = playCard(line.states[at] as Play, card);
  return next.ok ? { ok: true, value: lineTo(next.value, line.leftAt ?? at) } : next;
}

/** The last state of a line. */
export function endOf(line: Line): Play {
  return line.states.at(-1) as Play;
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

/** The step at which a trick, counted from 0, is complete. */
export function stepAfter({ moves, states }: Line, trick: number): number {
  const players = states[0]?.deal.players ?? 4;
  let cards = 0;
  for (const [at, { kind }] of moves.entries()) {
    if (kind === 'card') cards += 1;
    if (cards === (trick + 1) * players) return at + 1;
  }
  return moves.length;
}
