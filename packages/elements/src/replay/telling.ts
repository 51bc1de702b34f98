import {
  formatHand,
  possiblePartners,
  type Card,
  type CardSet,
  type Deal,
  type Play,
  type Seat,
} from '@schafkopf/core';
import type { FaceWords } from '../locales/card-words.js';
import type { ReplayWords } from '../locales/replay-words.js';
import type { SharedWords } from './words.js';

/** The words and names that a replayed hand is told with. */
export interface Telling {
  readonly all: SharedWords;
  readonly words: ReplayWords;
  readonly face: FaceWords;
  name(seat: Seat): string;
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
