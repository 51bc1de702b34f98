import type { PlayError, Seat } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';

/**
 * Says to a player, in one sentence or two, why he may not play a card: core's reason in the words
 * of one language. The cards are called as the pack in use calls them; `player` gives the name of
 * a seat where there are names.
 */
export type ReasonWords = (
  error: PlayError,
  face: FaceWords,
  player?: (seat: Seat) => string,
) => string;
