import { describe, expect, it } from 'vitest';
import { isSeat, seatAfter, seatsFrom } from './seat.js';

describe('seats', () => {
  it('go clockwise: after the last comes the first (Schafkopfordnung 1989, II.1.1)', () => {
    expect(([0, 1, 2, 3] as const).map((seat) => seatAfter(seat, 4))).toEqual([1, 2, 3, 0]);
    expect(([0, 1, 2] as const).map((seat) => seatAfter(seat, 3))).toEqual([1, 2, 0]);
    expect([seatAfter(3, 4, 0), seatAfter(3, 4, 2), seatAfter(1, 3, 5)]).toEqual([3, 1, 0]);
  });

  it('seatsFrom begins where it is told and names every seat once', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsFrom(1, 3)).toEqual([1, 2, 0]);
  });

  it.each([
    [0, 4, true],
    [3, 4, true],
    [3, 3, false],
    [4, 4, false],
    [-1, 4, false],
    [1.5, 4, false],
    [Number.NaN, 4, false],
  ] as const)('%d among %i players: %s', (value, players, expected) => {
    expect(isSeat(value, players)).toBe(expected);
  });
});
