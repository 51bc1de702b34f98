import {
  fail,
  gamesOf,
  ok,
  parseGame,
  type Action,
  type BySeat,
  type Game,
  type GameRecord,
  type NotationError,
  type Play,
  type Result,
} from '@schafkopf/core';

/** A hand of core's that can be gone through: with its bidding, or from the first card on. */
export type Replayable = GameRecord | Game | Play;

/** A hand as it is gone through. */
export interface RecordedHand {
  /** Null where a hand begins with its first card. */
  readonly game: Game | null;
  /** Null where no card was played. */
  readonly play: Play | null;
  readonly names: BySeat<string>;
}

/** Takes what core gives; null for anything else, whatever a page set. */
function recordedHand(value: Replayable): RecordedHand | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('game' in value) {
    const hand = recordedHand(value.game);
    return hand && { ...hand, names: value.names ?? [] };
  }
  if ('deal' in value && 'trick' in value) return { game: null, play: value, names: [] };
  if (!('phase' in value && 'dealt' in value)) return null;
  return { game: value, play: value.play, names: [] };
}

/** Reads what a page gives: a hand, or a text; null where it gives nothing. */
export function readHand(
  value: Replayable | null,
  text: string,
): Result<RecordedHand | null, NotationError | 'not-a-hand'> {
  if (value !== null) {
    const hand = recordedHand(value);
    return hand === null ? fail('not-a-hand') : ok(hand);
  }
  if (text.trim() === '') return ok(null);
  const read = parseGame(text);
  return read.ok ? ok(recordedHand(read.value)) : read;
}

/** What was done before the first card. */
export function announcements({ game }: RecordedHand): readonly Action[] {
  if (game === null) return [];
  return gamesOf(game).flatMap(({ action, previous }) =>
    action && (previous?.phase !== 'play' || action.type === 'tout') ? [action] : [],
  );
}
