import type { Sheet } from '@schafkopf/core';
import { written, type Entry } from './written.js';

/** Something of everything that is written on an evening. */
const ROWS: readonly Entry[] = [
  {
    hand: {
      contract: { kind: 'rufer', called: 'SA' },
      declarer: 'p1',
      partner: 'p2',
      won: true,
      schneider: true,
      runners: 3,
    },
  },
  { hand: { contract: { kind: 'wenz' }, declarer: 'p3', won: true, runners: 2 } },
  { thrownIn: true },
  {
    hand: {
      contract: { kind: 'solo', suit: 'H' },
      declarer: 'p4',
      won: false,
      schneider: true,
      kontra: 2,
    },
  },
  { row: { kind: 'bock' } },
  {
    hand: { contract: { kind: 'rufer', called: 'EA' }, declarer: 'p2', partner: 'p4', won: false },
  },
  { hand: { contract: { kind: 'sie' }, declarer: 'p3' } },
];

/** An evening of four that goes on, or one that is over. */
export function sampleEvening({ closed = false } = {}): Sheet {
  const rows = closed ? [...ROWS, { row: { kind: 'close' } }] : ROWS;
  return written({ players: 'Anna,Ben,Cora,Dan', rows });
}

/** Six at the table, of whom two sit out each time. */
export function eveningOfSix(): Sheet {
  return written({
    players: 'Anna,Ben,Cora,Dan,Eva,Felix',
    rows: [
      { hand: { contract: { kind: 'wenz' }, declarer: 'p3', won: true, runners: 2 } },
      { hand: { contract: { kind: 'rufer' }, declarer: 'p6', partner: 'p4', won: false } },
      { hand: { contract: { kind: 'sie' }, declarer: 'p5' } },
    ],
  });
}
