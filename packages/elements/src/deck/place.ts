import { draw, type Drawing } from './drawing.js';

/** Sets a drawing down at a point, turned by degrees and scaled; a negative `sx` mirrors it. */
export function place(
  drawing: Drawing,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  sx = scale,
): Drawing {
  return draw`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${sx} ${scale})">${drawing}</g>`;
}
