import { place } from './place.js';
import { boar } from './sow.js';
import { draw, together, type Drawing } from './drawing.js';

const WIDE = 32;
const HIGH = 44;
const LEAN = 6;

/**
 * Lozenges as on the Bavarian arms, leaning as they do there, as one path. They are laid out from
 * the card's middle, so that a turned back cannot be told from an upright one.
 */
function lozenges(scale: number): Drawing {
  const dx = (WIDE / 2) * scale;
  const dy = (HIGH / 2) * scale;
  const lean = (LEAN / 2) * scale;
  const pieces: Drawing[] = [];
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const x = 112 + column * WIDE + row * LEAN;
      const y = 200 + row * HIGH;
      pieces.push(
        draw`M${x - lean} ${y - dy}L${x + dx} ${y}L${x + lean} ${y + dy}L${x - dx} ${y}Z`,
      );
    }
  }
  return together(pieces);
}

/** The back of every card: lozenges, and in the middle two sows, foot to foot. */
export function back(): Drawing {
  const sow = place(boar, 63, 148, 0.51);
  return draw`<svg x="14" y="14" width="196" height="372" viewBox="14 14 196 372">
<path class="glow" d="M0 0H224V400H0Z"/><path class="cut" d="${lozenges(1)}"/><path class="glow" d="${lozenges(0.36)}"/>
</svg>
<path class="line" d="M14 14H210V386H14Z"/>
<path class="plain" d="M38 200a74 74 0 1 0 148 0a74 74 0 1 0 -148 0"/>
<path class="fine" d="M45 200a67 67 0 1 0 134 0a67 67 0 1 0 -134 0"/>
${sow}${place(sow, 224, 400, 1, 180)}<path class="paint" d="M47 196H177V204H47Z"/>`;
}
