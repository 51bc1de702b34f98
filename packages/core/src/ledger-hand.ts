import type { HandInput } from './hand.js';
import type { Seat } from './seat.js';
import { ONE_PLAYER_FIELDS, SOME_PLAYERS_FIELDS, type SheetHand } from './sheet-row.js';

/** The hand as it is settled: people by their seats in it, of those who were dealt cards. */
export function seatedHand(hand: SheetHand, seats: readonly string[]): HandInput {
  // An id that nobody has becomes a seat that nobody has, and is refused as such.
  const seatOf = (id: string) => seats.indexOf(id);
  const seated: Record<string, unknown> = { ...hand };
  for (const field of ONE_PLAYER_FIELDS) {
    const id = hand[field];
    if (id !== undefined) seated[field] = seatOf(id);
  }
  for (const field of SOME_PLAYERS_FIELDS) {
    const ids = hand[field];
    if (ids !== undefined) seated[field] = ids.map(seatOf);
  }
  if (hand.penalty) {
    const { offence, player } = hand.penalty;
    seated['penalty'] = { offence, seat: seatOf(player) };
  }
  return seated as unknown as HandInput;
}

/** A settled hand's seats turned back into people; the other way round of {@link seatedHand}. */
export function namedHand(hand: HandInput, seats: readonly string[]): SheetHand {
  const idOf = (seat: number) => seats[seat as Seat] ?? '';
  const { stock: _stock, ...rest } = hand;
  const named: Record<string, unknown> = { ...rest };
  for (const field of ONE_PLAYER_FIELDS) {
    const seat = hand[field];
    if (seat !== undefined) named[field] = idOf(seat);
  }
  for (const field of SOME_PLAYERS_FIELDS) {
    const listed = hand[field];
    if (listed !== undefined) named[field] = listed.map(idOf);
  }
  if (hand.penalty) {
    const { offence, seat } = hand.penalty;
    named['penalty'] = { offence, player: idOf(seat) };
  }
  return named as unknown as SheetHand;
}
