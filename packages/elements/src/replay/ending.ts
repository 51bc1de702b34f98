import {
  gameInput,
  handInputOf,
  outcomeOf,
  type GameResult,
  type HandInput,
  type Play,
  type PlayersInHand,
  type Rules,
  type Seat,
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

/** Who sits at the table, and by which rules they play. */
interface Table {
  readonly rules: Rules;
  readonly players: PlayersInHand;
  readonly forehand: Seat;
}

/** The table of a hand; it has a play where it has no game. */
export function tableOf({ game, play }: RecordedHand): Table {
  if (game === null) return (play as Play).deal;
  const { rules, dealt } = game;
  return { rules, players: dealt.hands.length === 3 ? 3 : 4, forehand: dealt.forehand };
}
