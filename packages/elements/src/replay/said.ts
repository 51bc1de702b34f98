import { cardsOnTable, playedTricks, trickReason, type Play, type Seat } from '@schafkopf/core';
import { cardName, tellMove } from './card-told.js';
import { knownPartner, type Telling } from './telling.js';
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
  const move = walk.line?.moves[walk.at - 1];
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
