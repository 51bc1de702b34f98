import { handOf, has, isOver, legalCards, whyNot, type Play } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { cardName } from './card-told.js';
import { settle, toRecord } from './going.js';
import { cardsBefore } from './leaving.js';
import { hasLeft, type Line } from './line.js';
import { sorted, type Telling } from './telling.js';
import type { Walk } from './walk.js';

/** The visitor's card or that of the record; and the way back to it. */
export function choice(telling: Telling, walk: Walk): TemplateResult | typeof nothing {
  const { words } = telling;
  const { line, told } = walk;
  if (hasLeft(line)) {
    return html`<p class="choice">
      <span>${words.left(trickLeft(line))}</span>
      <button type="button" @click=${() => toRecord(walk)}>${words.toRecord}</button>
    </p>`;
  }
  if (told?.kind !== 'other-card') return nothing;
  return html`<p class="choice">
    <button type="button" class="primary" @click=${() => settle(walk, told.recorded)}>
      ${words.withRecord(cardName(telling, told.recorded))}
    </button>
    <button type="button" @click=${() => settle(walk, told.tried)}>
      ${words.withYours(cardName(telling, told.tried))}
    </button>
  </p>`;
}

/** The number of the trick in which a line left the record. */
function trickLeft(line: Line): number {
  const players = line.states[0]?.deal.players ?? 4;
  return Math.floor(cardsBefore(line) / players) + 1;
}

/** What the player on turn may play and why. */
export function mayPlay(telling: Telling, play: Play): string {
  if (isOver(play)) return '';
  const { words } = telling;
  const name = telling.name(play.turn);
  const legal = legalCards(play);
  const cards = sorted(handOf(play, play.turn), play.deal);
  const forbidden = cards.filter((card) => !has(legal, card));
  if (forbidden.length === 0) return words.mayPlayAll(name);
  const rules = forbidden.flatMap((card) => {
    const error = whyNot(play, card);
    return (error && words.rule(name, error, telling.face)) ?? [];
  });
  const allowed = cards.filter((card) => has(legal, card)).map((card) => cardName(telling, card));
  return [...new Set(rules), words.mayPlay(allowed)].join(' ');
}
