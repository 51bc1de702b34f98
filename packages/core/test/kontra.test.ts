import { describe, expect, it } from 'vitest';
import {
  callKontra,
  isOver,
  KONTRA_CALLS,
  kontraSeats,
  movesOf,
  unwrap,
  type Play,
  type Rules,
} from '../src/index.js';
import { after, start } from './table.js';

const HANDS = ['EK GA HO', 'EA G9 S8', 'E9 GZ HA', 'SA S9 EO'];

/** Digits are calls by that seat, cards are cards. */
function course(play: Play, moves: string): Play {
  return moves
    .split(' ')
    .filter((move) => move !== '')
    .reduce(
      (state, move) =>
        /^\d$/.test(move) ? unwrap(callKontra(state, Number(move))) : after(state, move),
      play,
    );
}

describe('who may double and how long (Schafkopfordnung 1989, V.2)', () => {
  // Seat 0 has called the Bells ace of seat 3; the defenders are 1 and 2.
  it.each<[string, number[], Partial<Rules>]>([
    ['', [1, 2], {}],
    ['EK', [1, 2], {}],
    ['EK EA', [], {}],
    ['1', [0, 3], {}],
    ['1 3', [1, 2], {}],
    ['1 3 2', [0, 3], {}],
    ['1 3 2 0', [], {}],
    ['1 3 2 0', [1, 2], { kontraMax: null }],
    ['1 3', [], { kontraMax: 2 }],
    ['', [], { kontraMax: 0 }],
    ['1', [], { kontraMax: 1 }],
    ['1', [0], { reBy: 'declarer' }],
    ['1 0', [1, 2], { reBy: 'declarer' }],
    ['EK 1', [0, 3], {}],
    ['EK 1 EA', [], {}],
    ['EK 1 EA', [0, 3], { reUntil: 'one-card-later' }],
    ['EK 1 EA E9', [], { reUntil: 'one-card-later' }],
    ['EK 1 EA 3', [1, 2], { reUntil: 'one-card-later' }],
    ['', [1, 2], { kontraUntil: 'first-card' }],
    ['EK', [], { kontraUntil: 'first-card' }],
    ['EK EA', [2], { kontraUntil: 'own-first-card' }],
    ['EK EA E9', [], { kontraUntil: 'own-first-card' }],
    ['EK EA E9 EO', [1, 2], { kontraUntil: 'second-trick' }],
    ['EK EA E9 EO SA', [], { kontraUntil: 'second-trick' }],
  ])('after "%s": seats %o %o', (moves, seats, rules) => {
    expect(kontraSeats(course(start('rufer S', HANDS, { rules }), moves))).toEqual(seats);
  });

  it.each<[string, string, number, string, Partial<Rules>]>([
    ['rufer S', '', 0, 'kontra-by-other-side', {}],
    ['rufer S', '', 3, 'kontra-by-other-side', {}],
    ['rufer S', '1', 2, 'kontra-by-other-side', {}],
    ['rufer S', '1', 3, 're-by-declarer-only', { reBy: 'declarer' }],
    ['rufer S', 'EK EA', 1, 'kontra-too-late', {}],
    ['rufer S', '', 4, 'seat-out-of-range', {}],
    ['rufer S', '1 0 1 0', 1, 'kontra-above-maximum', {}],
    ['rufer S must', '', 1, 'kontra-not-possible', {}],
    ['ramsch', '', 1, 'kontra-not-possible', {}],
    ['rufer S', 'EK EA E9 EO SA GA S8 GZ S9 HO G9 HA', 1, 'play-is-over', {}],
  ])('%s after "%s": seat %i is refused by %s', (contract, moves, seat, error, rules) => {
    const play = course(start(contract, HANDS, { rules }), moves);
    expect(callKontra(play, seat)).toEqual({ ok: false, error });
  });

  it('lets a cross play be doubled, and takes a fast end into account', () => {
    expect(kontraSeats(start('cross', HANDS))).toEqual([1, 3]);
    const lost = after(start('bettel', HANDS), 'GA G9 GZ SA');
    expect(isOver(lost)).toBe(true);
    expect(kontraSeats(lost)).toEqual([]);
  });

  it('remembers calls among the cards and changes nothing else', () => {
    const doubled = course(start('rufer S', HANDS), 'EK 2 3');
    expect([doubled.kontra, doubled.kontraAt, doubled.turn]).toEqual([2, 1, 1]);
    expect(movesOf(after(doubled, 'EA'))).toEqual([
      { kind: 'card', seat: 0, card: 'EK' },
      { kind: 'kontra', seat: 2 },
      { kind: 'kontra', seat: 3 },
      { kind: 'card', seat: 1, card: 'EA' },
    ]);
    expect(KONTRA_CALLS).toEqual(['kontra', 're', 'sup', 'resup']);
  });

  // Where a settlement stops too: what is doubled can be paid.
  it.each([null, 13, 1000])('stops somewhere even with a limit of %s', (kontraMax) => {
    let play = start('rufer S', HANDS, { rules: { kontraMax } });
    for (let call = 0; call < 12; call++) play = unwrap(callKontra(play, call % 2 === 0 ? 1 : 0));
    expect(callKontra(play, 1)).toEqual({ ok: false, error: 'kontra-above-maximum' });
  });
});
