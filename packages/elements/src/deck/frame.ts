import type { TemplateResult } from 'lit';
import { twice } from './seam.js';
import { draw, shown, type Drawing } from './drawing.js';

/** A label of two figures is squeezed to the width of one broad letter. */
function corner(index: string, sign: Drawing): Drawing {
  const text =
    index.length > 1
      ? draw`<text class="index" x="33" y="57" textLength="50" lengthAdjust="spacingAndGlyphs">${index}</text>`
      : draw`<text class="index" x="33" y="57">${index}</text>`;
  return draw`${text}${sign}`;
}

/** A card around its drawing: the paper, the letter over the suit sign in two corners, the line. */
export function framed(
  suitClass: Drawing,
  drawing: Drawing,
  index: string,
  sign: Drawing,
): TemplateResult {
  return shown(draw`<svg viewBox="0 0 224 400" class="art ${suitClass}" aria-hidden="true">
<rect class="face" width="224" height="400" rx="12"/>
<svg x="6" y="6" width="212" height="388" viewBox="6 6 212 388">${drawing}</svg>
${twice(corner(index, sign))}
<rect class="fine" x="6" y="6" width="212" height="388" rx="8"/>
</svg>`);
}
