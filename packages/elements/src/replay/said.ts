import {
  cardsOnTable,
  handOf,
  has,
  isOver,
  legalCards,
  playedTricks,
  trickReason,
  whyNot,
  type Play,
  type Seat,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { cardsBefore, hasLeft, type Line } from './line.js';
import { cardName, knownPartner, sorted, tellMove, type Telling } from './telling.js';
import type { Told, Walk } from './walk.js';

/** What just happened, for the eye and for who hears the page. */
export function whatHappened(telling: Telling, walk: Walk, play: Play, viewer: Seat): string {
  const { told, choosing } = walk;
  const sentences = told ? [tell(telling, told)] : [];
  // Who tried a card that was not played wants to hear of that alone.
  if (told === null || !choosing) sentences.push(...lastMove(telling, walk, play, viewer));
  if (told === null && choosing) sentences.push(telling.words.yourTurn);
  return sentences.join(' ');
}

function tell(telling: Telling, told: Told): string {
  const { words } = telling;
  switch (told.kind) {
    case 'as-played':
      return words.asPlayed;
    case 'other-card':
      return words.otherCard(cardName(telling, told.recorded), cardName(telling, told.tried));
    case 'substitute':
      return words.substitute(telling.name(told.seat));
  }
}

function lastMove(telling: Telling, walk: Walk, play: Play, viewer: Seat): string[] {
  const { words, all } = telling;
  const move = walk.last;
  const before = walk.line?.states[walk.at - 1];
  if (!move || !before) return [`${words.leads(telling.name(play.turn))}.`];
  const sentences = [`${tellMove(telling, before, move)}.`];
  const trick = playedTricks(play).at(-1);
  if (trick && move.kind === 'card' && cardsOnTable(play) === 0) {
    const taken = all.trick.wins(telling.name(trick.winner), 0);
    sentences.push(`${taken}, ${all.trick.points(trick.points)}.`);
    const reason = trickReason(play.deal.table, trick.cards);
    if (reason) sentences.push(all.trick.reason(reason, telling.face));
  }
  const partner = knownPartner(play, viewer);
  if (partner !== null && knownPartner(before, viewer) === null) {
    sentences.push(words.partnerNowKnown(telling.name(partner)));
  }
  return sentences;
}

/** The visitor's card or that of the record; and the way back to it. */
export function choice(telling: Telling, walk: Walk): TemplateResult | typeof nothing {
  const { words } = telling;
  const { line, told } = walk;
  if (hasLeft(line)) {
    return html`<p class="choice">
      <span>${words.left(trickLeft(line))}</span>
      <button type="button" @click=${() => walk.toRecord()}>${words.toRecord}</button>
    </p>`;
  }
  if (told?.kind !== 'other-card') return nothing;
  return html`<p class="choice">
    <button type="button" class="primary" @click=${() => walk.settle(told.recorded)}>
      ${words.withRecord(cardName(telling, told.recorded))}
    </button>
    <button type="button" @click=${() => walk.settle(told.tried)}>
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
