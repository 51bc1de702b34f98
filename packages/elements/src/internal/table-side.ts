import type { PlayersInHand, Seat } from '@schafkopf/core';

/** The sides of a table seen from above, clockwise from the near one. */
const SIDES = { 3: ['near', 'left', 'right'], 4: ['near', 'left', 'far', 'right'] } as const;

/** A side of the table. */
export type TableSide = 'near' | 'left' | 'far' | 'right';

/** Where a seat is seen by who sits at `viewer`. */
export function sideOf(seat: Seat, viewer: Seat, players: PlayersInHand): TableSide {
  return SIDES[players][(seat - viewer + players) % players] ?? 'near';
}

/** A seat from an attribute, 0 to 3; NaN where it is no digit. */
export function readSeat(value: unknown): number {
  const text = String(value ?? '').trim();
  return /^\d$/.test(text) ? Number(text) : Number.NaN;
}
