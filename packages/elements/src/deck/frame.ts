import type { TemplateResult } from 'lit';
import { twice } from './seam.js';
import { draw, shown, type Drawing } from './drawing.js';

/** A card around its drawing: the paper, the letter over the suit sign in two corners, the line. */
export function framed(
  suitClass: Drawing,
  drawing: Drawing,
  letter: Drawing,
  sign: Drawing,
): TemplateResult {
  return shown(draw`<svg viewBox="0 0 224 400" class="art ${suitClass}" aria-hidden="true">
<rect class="face" width="224" height="400" rx="12"/>
<svg x="6" y="6" width="212" height="388" viewBox="6 6 212 388">${drawing}</svg>
${twice(draw`<path class="index" d="${letter}"/>${sign}`)}
<rect class="fine" x="6" y="6" width="212" height="388" rx="8"/>
</svg>`);
}
