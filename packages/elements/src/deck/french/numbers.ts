import type { Suit } from '@schafkopf/core';
import type { CountedRank } from '../pips.js';
import { twice } from '../seam.js';
import { pip } from './glyphs.js';
import { draw, type Drawing } from '../drawing.js';

interface Layout {
  readonly size: number;
  /** How high the second row of two stands in the upper half; the lower half is the same, turned. */
  readonly second?: number;
  /** How high a single sign stands between the rows. */
  readonly single?: number;
  /** The Seven has its single sign above only. */
  readonly singleAbove?: true;
  /** How many signs stand upright across the middle. */
  readonly middle?: 1 | 2;
}

const LAYOUTS: Readonly<Record<CountedRank, Layout>> = {
  7: { size: 60, single: 126, singleAbove: true, middle: 2 },
  8: { size: 60, single: 126, middle: 2 },
  9: { size: 54, second: 142, middle: 1 },
  Z: { size: 54, second: 149, single: 98 },
};

const MID = 112;

/** The first row stands a little to the right, to leave the corner to the index. */
function firstRow(suit: Suit, size: number): Drawing {
  return draw`${pip(suit, 92, 46, size)}${pip(suit, 154, 46, size)}`;
}

function row(suit: Suit, y: number, size: number): Drawing {
  return draw`${pip(suit, MID - 42, y, size)}${pip(suit, MID + 42, y, size)}`;
}

/** Signs in two columns and between them, as on any French card. */
export function numbers(suit: Suit, rank: CountedRank): Drawing {
  const { size, second, single, singleAbove, middle } = LAYOUTS[rank];
  const one = single === undefined ? null : pip(suit, MID, single, size);
  const pairs = second === undefined ? null : row(suit, second, size);
  const half = draw`${firstRow(suit, size)}${pairs}${singleAbove ? null : one}`;
  const across = middle === 2 ? row(suit, 200, size) : pip(suit, MID, 200, size);
  return draw`${twice(half)}${singleAbove ? one : null}${middle === undefined ? null : across}`;
}
