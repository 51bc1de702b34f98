import { parseAction } from './action-text.js';
import type { Action } from './action.js';
import type { CardSet } from './card-set.js';
import { dealOf } from './deal.js';
import type { Game } from './game-state.js';
import { act, startGame, type ActError, type GameSetupError } from './game.js';
import { parseHand } from './hand-text.js';
import {
  BEFORE_PLAY,
  LINES,
  nameOf,
  resultText,
  TITLE,
  VERSION,
  type GameRecord,
} from './notation.js';
import { cardsOnTable } from './play-state.js';
import { fail, ok, type Failure, type Result } from './result.js';
import { playersInHand } from './rules-check.js';
import { parseRules, type RulesTextError } from './rules-text.js';
import type { Rules } from './rules.js';
import type { BySeat, Seat } from './seat.js';

/** Why a text is no record. */
export type NotationErrorCode =
  | 'too-long'
  | 'not-a-record'
  | 'newer-version'
  | RulesTextError
  | 'unknown-line'
  | 'unknown-player'
  | 'name-not-readable'
  | 'not-cards'
  | 'deal-incomplete'
  | 'deal-not-possible'
  | 'not-an-action'
  | 'action-not-possible'
  | 'wrong-leader'
  | 'wrong-result';

/** What is wrong with a record, and on which line, counted from 1. */
export interface NotationError {
  readonly code: NotationErrorCode;
  readonly line: number;
  /** Why the deal or the action is not possible. */
  readonly because?: GameSetupError | ActError;
}

/** More than any record needs, with room for long names. */
const LONGEST = 20_000;

/**
 * Reads a record as `formatGame` writes it. Every card and every bid is tried by the rules, and
 * a result that does not come of them is refused; a record without one may stop anywhere.
 */
export function parseGame(text: string): Result<GameRecord, NotationError> {
  if (typeof text !== 'string') return wrong('not-a-record', 1);
  if (text.length > LONGEST) return wrong('too-long', 1);
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ text: line.trim(), at: at + 1 }))
    .filter((line) => line.text !== '');
  const [first, second, ...rest] = lines;
  const version = new RegExp(`^${TITLE} (\\d{1,6})$`).exec(first?.text ?? '');
  if (!version) return wrong('not-a-record', first?.at ?? 1);
  if (Number(version[1]) !== VERSION) return wrong('newer-version', first?.at ?? 1);
  const ruleText = new RegExp(`^${LINES.rules}: *(.*)$`).exec(second?.text ?? '');
  if (!ruleText) return wrong('unknown-line', second?.at ?? 2);
  const rules = parseRules(ruleText[1] ?? '');
  if (!rules.ok) return wrong(rules.error, second?.at ?? 2);

  const players = playersInHand(rules.value);
  const begun = readDeal(rest.slice(0, players + 1), rules.value);
  if (!begun.ok) return begun;
  let state: Reading = begun.value;
  for (const line of rest.slice(players + 1)) {
    const read = readLine(state, line);
    if (!read.ok) return read;
    state = read.value;
  }
  const { game, names } = state;
  return ok(names ? { game, names } : { game });
}

interface Line {
  readonly text: string;
  readonly at: number;
}

interface Reading {
  readonly game: Game;
  readonly names: BySeat<string> | undefined;
}

function readDeal(lines: readonly Line[], rules: Rules): Result<Reading, NotationError> {
  const players = playersInHand(rules);
  const hands: CardSet[] = [];
  const first: CardSet[] = [];
  const names: (string | undefined)[] = [];
  for (const { text, at } of lines.slice(0, players)) {
    if (text.startsWith(`${LINES.forehand}:`)) return wrong('deal-incomplete', at);
    const parts = /^(\p{L}\S*|\d(?: ("(?:[^"\\]|\\.)*"))?): *([^+]*)(?:\+(.*))?$/u.exec(text);
    if (!parts) return wrong('unknown-line', at);
    const [, head = '', quoted, packet = '', more = ''] = parts;
    const name = quoted === undefined ? head : readQuoted(quoted);
    if (name === undefined) return wrong('name-not-readable', at);
    if (/^\d/.test(head) && Number(head[0]) !== hands.length + 1) {
      return wrong('unknown-player', at);
    }
    names.push(/^\d$/.test(head) ? undefined : name);
    const packets = [parseHand(packet), parseHand(more), parseHand(`${packet} ${more}`)];
    const [held, , whole] = packets.map((hand) => (hand.ok ? hand.value : 0));
    if (packets.some((hand) => !hand.ok)) return wrong('not-cards', at);
    first.push(held ?? 0);
    hands.push(whole ?? 0);
  }
  const last = lines[players];
  const forehandText = new RegExp(`^${LINES.forehand}: *(\\S+)$`).exec(last?.text ?? '');
  if (!last || !forehandText)
    return wrong('deal-incomplete', last?.at ?? (lines.at(-1)?.at ?? 2) + 1);
  const named = names.every((name) => name !== undefined) ? (names as string[]) : undefined;
  const forehand = seatNamed(forehandText[1] ?? '', named, players);
  if (forehand === undefined) return wrong('unknown-player', last.at);
  const dealt = dealOf(hands, forehand, rules, first);
  if (!dealt.ok) return wrong('deal-not-possible', last.at, { code: dealt.error });
  const game = startGame(dealt.value, rules);
  if (!game.ok) return wrong('deal-not-possible', last.at, game.error);
  return ok({ game: game.value, names: named });
}

function readQuoted(text: string): string | undefined {
  try {
    const name: unknown = JSON.parse(text);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

function seatNamed(
  word: string,
  names: BySeat<string> | undefined,
  players: number,
): Seat | undefined {
  const seat = /^\d$/.test(word) ? Number(word) - 1 : (names?.indexOf(word) ?? -1);
  return seat >= 0 && seat < players ? (seat as Seat) : undefined;
}

function readLine(state: Reading, line: Line): Result<Reading, NotationError> {
  const parts = /^([^:]+): *(.*)$/u.exec(line.text);
  const [, head = '', body = ''] = parts ?? [];
  if (head === LINES.result) {
    const { game, names } = state;
    const expected = resultText(game, (seat) => nameOf(seat, names));
    const same = game.result !== null && body.split(/\s+/).join(' ') === expected;
    return same ? ok(state) : wrong('wrong-result', line.at);
  }
  if (BEFORE_PLAY.has(head)) return readActions(state, body.split(','), line.at);
  const trick = /^\d{1,2}\. *(\S+)$/u.exec(head);
  if (!trick) return wrong('unknown-line', line.at);
  const { game, names } = state;
  const leader = seatNamed(trick[1] ?? '', names, playersInHand(game.rules));
  if (leader === undefined) return wrong('unknown-player', line.at);
  if (game.play === null || game.play.turn !== leader || cardsOnTable(game.play) > 0) {
    return wrong('wrong-leader', line.at);
  }
  return readActions(state, body.match(/\([^()]*\)|[^\s()]+/gu) ?? [], line.at);
}

function readActions(
  state: Reading,
  items: readonly string[],
  at: number,
): Result<Reading, NotationError> {
  let { game } = state;
  for (const item of items) {
    const action = readAction({ ...state, game }, item);
    if (!action) return wrong('not-an-action', at);
    const next = act(game, action);
    if (!next.ok) return wrong('action-not-possible', at, next.error);
    game = next.value;
  }
  return ok({ ...state, game });
}

/** A card is played by whoever's turn it is; everything else is said with its player. */
function readAction({ game, names }: Reading, item: string): Action | undefined {
  const said = /^\(?(\S+)\s+([^\s()][^()]*)\)?$/u.exec(item.trim());
  const seat = said ? seatNamed(said[1] ?? '', names, playersInHand(game.rules)) : game.play?.turn;
  if (seat === undefined) return undefined;
  const action = parseAction(said ? (said[2] ?? '') : item, seat);
  if (!action.ok || (action.value.type === 'play') !== (said === null)) return undefined;
  return action.value;
}

function wrong(
  code: NotationErrorCode,
  line: number,
  because?: GameSetupError | ActError,
): Failure<NotationError> {
  return fail({ code, line, ...(because && { because }) });
}
