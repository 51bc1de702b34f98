import {
  gameInput,
  handInputOf,
  outcomeOf,
  type GameResult,
  type HandInput,
  type Play,
} from '@schafkopf/core';
import type { RecordedHand } from './recorded-hand.js';

/** How a line of play ended; the recorded one also by a claim or an offence. Null while it goes on. */
export function resultOf({ game, play }: RecordedHand, shown: Play | null): GameResult | null {
  if (game !== null && shown === play) return game.result;
  const outcome = shown && outcomeOf(shown);
  return outcome?.ok ? { kind: 'played', outcome: outcome.value, by: 'play' } : null;
}

/** What is to be settled at the end of a line of play. */
export function inputOf(hand: RecordedHand, shown: Play | null): HandInput | null {
  const { game, play } = hand;
  if (game !== null && shown === play) return gameInput(game);
  const outcome = shown && outcomeOf(shown);
  if (!outcome?.ok) return null;
  const knocks = game?.knocks.knocked.length ?? 0;
  return { ...handInputOf(shown as Play, outcome.value), knocks };
}
