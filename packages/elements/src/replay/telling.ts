import {
  classOf,
  formatHand,
  possiblePartners,
  rankOf,
  suitOf,
  type Card,
  type CardSet,
  type Deal,
  type Play,
  type PlayMove,
  type Seat,
} from '@schafkopf/core';
import type { FaceWords } from '../locales/card-words.js';
import { KONTRA_STEPS } from '../locales/kontra-steps.js';
import type { ReplayWords } from '../locales/replay-words.js';
import type { SharedWords } from './words.js';

/** The words and names that a replayed hand is told with. */
export interface Telling {
  readonly all: SharedWords;
  readonly words: ReplayWords;
  readonly face: FaceWords;
  name(seat: Seat): string;
}

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

/** A hand as players sort it for the contract. */
export function sorted(hand: CardSet, { contract, rules }: Deal): Card[] {
  return formatHand(hand, { ...rules, contract })
    .split(' ')
    .filter((card): card is Card => card !== '');
}

/** The partner for all that a seat knows; null while others can be, and where there is none. */
export function knownPartner(play: Play, observer: Seat): Seat | null {
  const possible = possiblePartners(play, observer);
  return possible.length === 1 ? (possible[0] ?? null) : null;
}
