import type { Suit } from '@schafkopf/core';
import { pip } from './glyphs.js';
import { draw, together, type Drawing } from '../drawing.js';

const RAYS = 32;

/** Rays around the middle, long and short by turns, each a wedge with its point outside. */
function rays(): Drawing {
  const wedges = Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const outer = ray % 2 === 0 ? 102 : 93;
    const at = (radius: number, turn: number) =>
      draw`${(112 + radius * Math.cos(angle + turn)).toFixed(1)} ${(200 + radius * Math.sin(angle + turn)).toFixed(1)}`;
    return draw`M${at(82, -0.05)}L${at(outer, 0)}L${at(82, 0.05)}Z`;
  });
  return together(wedges);
}

const sun = draw`<path class="ink" d="${rays()}"/><path class="fine" d="M35 200a77 77 0 1 0 154 0a77 77 0 1 0 -154 0"/>`;

/** The Ace: one large sign in a wreath of rays. */
export function ace(suit: Suit): Drawing {
  return draw`${sun}${pip(suit, 112, 200, 112)}`;
}
