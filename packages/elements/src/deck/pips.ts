import type { Suit } from '@schafkopf/core';
import { place } from './place.js';
import { suitFruit, suitGlyph } from './suit-glyphs.js';
import { draw, together, type Drawing } from './drawing.js';

/** The ranks that count their signs. */
export type CountedRank = 'Z' | '9' | '8' | '7';

/** A sign's middle. */
interface Pip {
  readonly x: number;
  readonly y: number;
}

interface Layout {
  readonly size: number;
  /** The upper half; the lower is the same, turned. */
  readonly half: readonly Pip[];
  /** Seven and nine have one sign more, upright in the middle. */
  readonly middle: boolean;
}

const MID = 112;

/** The upper pair stands a little to the right, to leave the corner to the index. */
const AXIS = 121;

/** Two signs side by side, so far from the axis they stand on. */
function pair(axis: number, apart: number, y: number): readonly Pip[] {
  return [
    { x: axis - apart, y },
    { x: axis + apart, y },
  ];
}

const LAYOUTS: Readonly<Record<CountedRank, Layout>> = {
  7: { size: 68, half: [{ x: MID, y: 48 }, ...pair(MID, 52, 132)], middle: true },
  8: { size: 64, half: [...pair(AXIS, 32, 52), ...pair(MID, 52, 148)], middle: false },
  9: { size: 64, half: [...pair(AXIS, 31, 50), ...pair(MID, 56, 133)], middle: true },
  Z: {
    size: 62,
    half: [...pair(AXIS, 31, 50), ...pair(MID, 60, 146), { x: MID, y: 146 }],
    middle: false,
  },
};

const curl = draw`<path class="fine" d="M112 166C100 162 92 150 96 142S110 140 107 148S99 149 101 145"/>`;

/**
 * Acorns and leaves grow: from a knot in the middle a trunk rises to the pair at the top, with a
 * tendril where there is room, and a bough to each of the others.
 */
function boughs({ half, size }: Layout): Drawing {
  const d = half
    .map(({ x, y }) => {
      const foot = `${x} ${y + size * 0.3}`;
      if (x === MID) return `M${MID} 200L${foot}`;
      const fork = y + size * 0.47 + 24;
      const trunk = fork < 150 ? `M${MID} 200V150L${AXIS} ${fork + 8}` : `M${MID} 202`;
      return `${trunk}Q${x} ${Math.min(fork, 204)} ${foot}`;
    })
    .join('');
  const tendril = half.some(({ x, y }) => x === MID && y > 100) ? null : curl;
  return draw`<path class="stem" d="${d}"/>${tendril}`;
}

const knot = draw`<path class="ink" d="M104 200a8 8 0 1 0 16 0a8 8 0 1 0 -16 0"/>`;

/** The upper half of a number card. */
export function numberHalf(suit: Suit, rank: CountedRank): Drawing {
  const layout = LAYOUTS[rank];
  const grows = suit === 'E' || suit === 'G';
  const pips = together(layout.half.map(({ x, y }) => pip(suit, x, y, layout.size)));
  return draw`${grows ? boughs(layout) : null}${pips}`;
}

/** What stands upright across the middle of a number card: a sign, or the knot the boughs leave. */
export function numberMiddle(suit: Suit, rank: CountedRank): Drawing | null {
  const { middle, size } = LAYOUTS[rank];
  if (middle) return pip(suit, MID, 200, size);
  return suit === 'E' || suit === 'G' ? knot : null;
}

function centred(drawing: Drawing, x: number, y: number, size: number): Drawing {
  return place(drawing, x - size / 2, y - size / 2, size / 100);
}

function pip(suit: Suit, x: number, y: number, size: number): Drawing {
  return centred(suitFruit(suit), x, y, size);
}

/** A suit sign of a given size around a point. */
export function sign(suit: Suit, x: number, y: number, size: number): Drawing {
  return centred(suitGlyph(suit), x, y, size);
}
