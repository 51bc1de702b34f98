import type { SeatWords } from './seats.js';

export const seatsDe: SeatWords = {
  player: (seat) => `Spieler ${seat + 1}`,
  notASeat: (text) => `„${text}“ ist kein Platz am Tisch`,
  notSeats: (text) => `Zu „${text}“ spielt man nicht, nur zu dritt oder zu viert`,
};
