import { classOf, rankOf, suitOf, type Card, type Play, type PlayMove } from '@schafkopf/core';
import { KONTRA_STEPS } from '../locales/kontra-steps.js';
import type { Telling } from './telling.js';

/** What a card is called. */
export function cardName({ face }: Pick<Telling, 'face'>, card: Card): string {
  return face.card(suitOf(card), rankOf(card));
}

/** What a move was: “Anna spielt Eichel-Ober, Trumpf”. */
export function tellMove(telling: Telling, before: Play, move: PlayMove): string {
  const { words } = telling;
  const name = telling.name(move.seat);
  if (move.kind === 'kontra') {
    return words.calls(name, KONTRA_STEPS[before.kontra] ?? KONTRA_STEPS[0]);
  }
  const trump = classOf(before.deal.table, move.card) === 'trump';
  return words.plays(name, cardName(telling, move.card), trump);
}
