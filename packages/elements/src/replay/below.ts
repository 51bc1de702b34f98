import type { Play } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { choice, mayPlay } from './choices.js';
import { replayControls } from './controls.js';
import { whatHappened } from './said.js';
import type { View } from './view.js';

/** What just happened, what may be played, and the controls. */
export function below(view: View, play: Play): TemplateResult {
  const { walk, viewer } = view;
  const { open, visitor } = walk.host;
  // The visitor is to find out himself.
  const told = visitor !== play.turn && (open || play.turn === viewer);
  return html`
    <div class="said" part="said">
      <p role="status">${whatHappened(view, walk, play, viewer)}</p>
      ${choice(view, walk)}
      <p class="may">${told ? mayPlay(view, play) : nothing}</p>
    </div>
    ${replayControls(view, walk, play)}
  `;
}
