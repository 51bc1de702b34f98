import { playedTricks } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { jump } from './going.js';
import { endOf, hasLeft, type Line } from './line.js';
import { sides } from './points.js';
import { readTariff } from './read-tariff.js';
import { handResult } from './result.js';
import { lastTrick, trickList } from './tricks.js';
import type { View } from './view.js';

/** The points and tricks so far, and how the hand ended. */
export function side(view: View): TemplateResult {
  const { walk, viewer } = view;
  const { line, play } = walk;
  return html`
    ${
      line &&
      play &&
      html`
        ${sides(view, play, viewer, walk.host.open)}
        ${trickList(view, playedTricks(endOf(line)), playedTricks(play), (trick) =>
          jump(walk, stepAfter(line, trick)),
        )}
        ${lastTrick(view, play, viewer)}
      `
    }
    ${result(view)}
  `;
}

function result(view: View): TemplateResult | typeof nothing {
  const { hand, walk, label, words } = view;
  const { line, at, steps } = walk;
  if (at < steps) return nothing;
  const tariff = readTariff(walk.host.tariff);
  return handResult(view, hand, hasLeft(line) ? endOf(line) : hand.play, {
    tariff: typeof tariff === 'string' ? null : tariff,
    label: `${label}: ${words.settled}`,
  });
}

/** The step at which a trick, counted from 0, is complete. */
function stepAfter({ moves, states }: Line, trick: number): number {
  const players = states[0]?.deal.players ?? 4;
  let cards = 0;
  for (const [at, { kind }] of moves.entries()) {
    if (kind === 'card') cards += 1;
    if (cards === (trick + 1) * players) return at + 1;
  }
  return moves.length;
}
