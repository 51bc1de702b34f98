import { svg, type SVGTemplateResult } from 'lit';

/** Sets a drawing down at a point, turned by degrees and scaled; a negative `sx` mirrors it. */
export function place(
  drawing: unknown,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  sx = scale,
): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${sx} ${scale})">${drawing}</g>`;
}
