import { place } from './place.js';
import { draw, together, type Drawing } from './drawing.js';

/** A row of the Bavarian lozenges, along the sash. */
function lozengeRow(): Drawing {
  const lozenge = (_: unknown, nth: number) => draw`M${16 * nth - 4} 200l8 -6l8 6l-8 6z`;
  return together(Array.from({ length: 15 }, lozenge));
}

/** The courts meet on a slanting sash; the degrees it leans. */
const LEAN = 9;

function onSlant(drawing: Drawing, degrees: number): Drawing {
  return draw`<g transform="rotate(${degrees} 112 200)">${drawing}</g>`;
}

/** The sash between the halves of a court card. */
export const sash = onSlant(
  draw`<path class="plain" d="M-20 192H244V208H-20Z"/><path class="glow" d="${lozengeRow()}"/>`,
  LEAN,
);

/**
 * A half that stops at the sash. A nested picture clips by itself, and turned it clips on the
 * slant; a clip path would need an id, and ids clash between the cards of a page.
 */
export function cutOnSash(drawing: Drawing): Drawing {
  const upright = onSlant(drawing, -LEAN);
  return onSlant(
    draw`<svg x="-88" y="-100" width="400" height="300" viewBox="-88 -100 400 300">${upright}</svg>`,
    LEAN,
  );
}

/** The ground the two sows of an Ace stand on, foot to foot. */
export const ground = draw`<path class="paint" d="M-4 193H228V207H-4Z"/><path class="ink" d="M20 196L60 198.5L20 200ZM204 204L164 201.5L204 200ZM100 196L150 198.5L100 200ZM124 204L74 201.5L124 200Z"/>`;

/** A half and the same half turned, which makes a double-ended card. */
export function twice(drawing: Drawing): Drawing {
  return draw`${drawing}${place(drawing, 224, 400, 1, 180)}`;
}
