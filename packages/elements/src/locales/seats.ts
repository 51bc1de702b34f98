/** What is said about the seats of a table. */
export interface SeatWords {
  /** Somebody without a name, by the seat counted from 0. */
  player(seat: number): string;
  /** What is no seat of the table, as it was written. */
  notASeat(text: string): string;
  /** What is no number of players, as it was written. */
  notSeats(text: string): string;
}
