import { playedTricks, type Play } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { forward, hasEnded, jump } from './going.js';
import { icon, type IconName } from './icons.js';
import type { Telling } from './telling.js';
import type { Walk } from './walk.js';

/** The buttons and the slider. */
export function replayControls(telling: Telling, walk: Walk, play: Play): TemplateResult {
  const { words } = telling;
  const { at, steps, running } = walk;
  const place = placeName(telling, play);
  const slide = (event: Event) => jump(walk, Number((event.target as HTMLInputElement).value));
  return html`
    <div class="controls" part="controls">
      ${control('start', words.start, at === 0, () => jump(walk, 0))}
      ${control('back', words.back, at === 0, () => jump(walk, at - 1))}
      ${
        running
          ? control('pause', words.pause, false, () => walk.pause())
          : control('play', words.play, walk.choosing, () => walk.start())
      }
      ${control('forward', words.forward, hasEnded(walk), () => forward(walk))}
      ${control('end', words.end, at === steps, () => jump(walk, steps))}
      <input
        type="range"
        min="0"
        max=${steps}
        .value=${live(String(at))}
        aria-label=${words.position}
        aria-valuetext=${place}
        @input=${slide}
      />
      <span class="place" aria-hidden="true">${place}</span>
    </div>
  `;
}

function control(
  name: IconName,
  label: string,
  disabled: boolean,
  act: () => void,
): TemplateResult {
  return html`<button
    type="button"
    class="icon"
    aria-label=${label}
    title=${label}
    ?disabled=${disabled}
    @click=${act}
  >
    ${icon(name)}
  </button>`;
}

function placeName({ words }: Telling, play: Play): string {
  const tricks = playedTricks(play);
  const cards = tricks.at(-1)?.cards.length ?? 0;
  return cards === 0 ? words.atStart : words.place(tricks.length, cards);
}
