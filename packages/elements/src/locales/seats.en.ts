import type { SeatWords } from './seats.js';

export const seatsEn: SeatWords = {
  player: (seat) => `Player ${seat + 1}`,
  notASeat: (text) => `“${text}” is no seat at the table`,
  notSeats: (text) => `“${text}” is no number of players; three or four play`,
};
