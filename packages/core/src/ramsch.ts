import { has, size, type CardSet } from './card-set.js';
import { ALL_POINTS } from './outcome.js';
import type { Rules } from './rules.js';
import { seatsFrom, type BySeat, type PlayersInHand, type Seat } from './seat.js';
import type { TrumpTable } from './trump.js';

/** What each player took in a Ramsch. */
export interface RamschCount {
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** The cards of each player's tricks; asked for only when points are equal. */
  readonly cards: () => BySeat<CardSet>;
}

/** How a Ramsch ended. */
export interface RamschVerdict {
  /** Who pays: one, several where the tied share it (if all are, nobody is paid), all but a sweeper. */
  readonly losers: readonly Seat[];
  /** Who took no trick (Jungfrau), of those who are paid. */
  readonly virgins: readonly Seat[];
  /** Who took everything and has won alone (Durchmarsch), or null. */
  readonly sweep: Seat | null;
}

/** Judges a Ramsch (Varianten IV.1.3, IV.1.4). */
export function judgeRamsch(
  count: RamschCount,
  table: TrumpTable,
  forehand: Seat,
  rules: Pick<Rules, 'ramschTie' | 'sweep'>,
): RamschVerdict {
  const seats = seatsFrom(forehand, count.points.length as PlayersInHand);
  const sweep = seats.find((seat) => sweeps(seat, count, rules)) ?? null;
  if (sweep !== null) {
    return { losers: seats.filter((seat) => seat !== sweep), virgins: [], sweep };
  }
  const losers = losersOf(seats, count, table, rules);
  return { losers, virgins: seats.filter((seat) => count.tricks[seat] === 0), sweep };
}

function sweeps(seat: Seat, { points, tricks }: RamschCount, rules: Pick<Rules, 'sweep'>): boolean {
  switch (rules.sweep) {
    case 'all-tricks':
      return tricks.every((taken, other) => other === seat || taken === 0);
    case 'points-120':
      return points[seat] === ALL_POINTS;
    case 'points-91':
      return (points[seat] ?? 0) >= 91;
    case 'off':
      return false;
  }
}

/**
 * Most points; then most tricks, most trumps in them, the higher trump (Varianten IV.1.3). Two who
 * took no trump at all can still be equal: then the earlier seat from forehand, first in `seats`.
 */
function losersOf(
  seats: readonly Seat[],
  { points, tricks, cards }: RamschCount,
  table: TrumpTable,
  rules: Pick<Rules, 'ramschTie'>,
): readonly Seat[] {
  let tied = withMost(seats, (seat) => points[seat] ?? 0);
  if (tied.length === 1 || rules.ramschTie === 'share') return tied;

  const taken = cards();
  if (rules.ramschTie === 'tricks-first') {
    tied = withMost(tied, (seat) => tricks[seat] ?? 0);
    tied = withMost(tied, (seat) => size((taken[seat] ?? 0) & table.trumps));
  }
  return withMost(tied, (seat) => highestTrump(table, taken[seat] ?? 0)).slice(0, 1);
}

/** The seats for which a value is greatest, in their order. */
function withMost(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const greatest = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === greatest);
}

/** A number that is greater the higher the highest trump of a set; without any, least of all. */
function highestTrump(table: TrumpTable, cards: CardSet): number {
  const place = table.trumpOrder.findIndex((card) => has(cards, card));
  return place < 0 ? -Infinity : -place;
}
