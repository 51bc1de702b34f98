import type { Play } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { choice, mayPlay } from './choices.js';
import { replayControls } from './controls.js';
import { whatHappened } from './said.js';
import type { View } from './view.js';

/** The controls, and below them, so that they stay under the finger, what just happened and what may be played. */
export function below(view: View, play: Play): TemplateResult {
  const { walk, viewer } = view;
  const { open, visitor } = walk.host;
  // The visitor is to find out himself.
  const told = visitor !== play.turn && (open || play.turn === viewer);
  return html`
    ${replayControls(view, walk, play)}
    <div class="said" part="said">
      <p role="status">${whatHappened(view, walk, play, viewer)}</p>
      ${choice(view, walk)}
      <p class="may">${told ? mayPlay(view, play) : nothing}</p>
    </div>
  `;
}
