import {
  playedTricks,
  rankOf,
  seatAfter,
  suitOf,
  type Card,
  type Play,
  type PlayedTrick,
  type Seat,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { suitSign } from '../deck/index.js';
import { cardName } from './card-told.js';
import type { Telling } from './telling.js';
import { trickOf } from './trick-of.js';

/** All tricks, to jump to; those still to come only by their number. */
export function trickList(
  telling: Telling,
  all: readonly PlayedTrick[],
  shown: readonly PlayedTrick[],
  jump: (trick: number) => void,
): TemplateResult {
  const { words } = telling;
  return html`
    <ol class="tricks" part="tricks" aria-label=${words.tricks}>
      ${all.map((trick, at) => {
        const cards = shown[at]?.cards ?? [];
        const ahead = cards.length === 0;
        return html`
          <li class=${ahead ? 'ahead' : ''}>
            <button
              type="button"
              aria-current=${at === shown.length - 1 ? 'step' : nothing}
              @click=${() => jump(at)}
            >
              <span class="number"
                ><span class="visually-hidden">${words.trick(at + 1)}</span
                ><span aria-hidden="true">${at + 1}</span></span
              >
              ${ahead ? nothing : played(telling, trick, cards)}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}

/** The cards of a trick so far; who took it and with how many points, once it is complete. */
function played(telling: Telling, trick: PlayedTrick, cards: readonly Card[]): TemplateResult {
  const full = cards.length === trick.cards.length;
  return html`
    <span class="cards">
      ${cards.map(
        (card) =>
          html`<span
            ><span aria-hidden="true"
              >${suitSign(suitOf(card))}${telling.face.index[rankOf(card)]}</span
            ><span class="visually-hidden">${cardName(telling, card)}</span></span
          > `,
      )}
    </span>
    <span class="taker">${full ? telling.name(trick.winner) : nothing}</span>
    <span class="points"
      >${full ? trick.points : nothing}${
        full
          ? html`<span class="visually-hidden"
              >${telling.all.trick.points(trick.points).replace(/^\d+/, '')}</span
            >`
          : nothing
      }</span
    >
  `;
}

/** A look at the trick before the one on the table. */
export function lastTrick(
  telling: Telling,
  play: Play,
  viewer: Seat,
): TemplateResult | typeof nothing {
  const trick = playedTricks(play).at(-2);
  if (trick === undefined) return nothing;
  return html`
    <details>
      <summary>${telling.words.lastTrick}</summary>
      ${trickOf(telling, play, trick, viewer)}
    </details>
  `;
}

/** All tricks on paper. */
export function printed(
  telling: Telling,
  tricks: readonly PlayedTrick[],
  play: Play,
): TemplateResult {
  const { players } = play.deal;
  return html`
    <ol class="printed" aria-label=${telling.words.tricks}>
      ${tricks.map(
        ({ leader, cards, winner, points }) => html`
          <li>
            ${cards
              .map(
                (card, at) =>
                  `${telling.name(seatAfter(leader, players, at))} ${cardName(telling, card)}`,
              )
              .join(', ')}.
            ${telling.all.trick.wins(telling.name(winner), 0)}, ${telling.all.trick.points(points)}.
          </li>
        `,
      )}
    </ol>
  `;
}
