/** A seat of the players in a hand, counted clockwise: 0 to 3, with three players 0 to 2. */
export type Seat = 0 | 1 | 2 | 3;

/** One value for each seat of a hand, clockwise from seat 0. */
export type BySeat<T> = readonly T[];

/** How many play a hand: four, or three in Schafkopf zu dritt. */
export type PlayersInHand = 3 | 4;

/** Whether a number is a seat among so many players. */
export function isSeat(value: number, players: PlayersInHand): value is Seat {
  return Number.isInteger(value) && value >= 0 && value < players;
}

/** The seat so many places further clockwise. */
export function seatAfter(seat: Seat, players: PlayersInHand, steps = 1): Seat {
  return ((seat + steps) % players) as Seat;
}

/** All seats clockwise, beginning with the given one. */
export function seatsFrom(seat: Seat, players: PlayersInHand): readonly Seat[] {
  return Array.from({ length: players }, (_, step) => seatAfter(seat, players, step));
}
