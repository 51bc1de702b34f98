import { readFileSync } from 'node:fs';
import {
  gameInput,
  parseGame,
  playersInHand,
  settle,
  TARIFFS,
  unwrap,
  type GameRecord,
  type GameResult,
  type Settlement,
} from '@schafkopf/core';

/** A recorded hand of the learning pages, tried by core card by card. */
export interface TaughtHand {
  readonly text: string;
  readonly record: GameRecord;
  readonly result: GameResult;
}

/** A hand of `learn/hands`; one that cannot be played to its end stops the build. */
export function handNamed(name: string): TaughtHand {
  const text = readFileSync(new URL(`../learn/hands/${name}.txt`, import.meta.url), 'utf8');
  const read = parseGame(text);
  if (!read.ok) throw new TypeError(`${name}: ${JSON.stringify(read.error)}`);
  const { result } = read.value.game;
  if (result === null) throw new TypeError(`${name} is not played to its end`);
  return { text, record: read.value, result };
}

/** The players of a hand by seat. */
export function namesIn({ record }: TaughtHand): readonly string[] {
  if (record.names === undefined) throw new TypeError('a taught hand names its players');
  return record.names;
}

/** What a hand pays at 10/50, the tariff of the Bavarian club. */
export function settledHand({ record }: TaughtHand): Settlement {
  const input = gameInput(record.game);
  if (input === null) throw new TypeError('there is nothing to settle');
  const { rules, dealt } = record.game;
  const table = { players: playersInHand(rules), forehand: dealt.forehand };
  return unwrap(settle(input, { tariff: TARIFFS['10-50'], rules }, table));
}

/** Where a player of a hand sits. */
export function seatOf(hand: TaughtHand, player: string): number {
  const seat = namesIn(hand).indexOf(player);
  if (seat < 0) throw new TypeError(`nobody is called ${player}`);
  return seat;
}
