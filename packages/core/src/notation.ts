import { formatAction } from './action-text.js';
import type { Action } from './action.js';
import { formatContract } from './contract.js';
import { contractOf, gamesOf, type Game, type Phase } from './game-state.js';
import { formatHand, writeGerman, type CardWriter } from './hand-text.js';
import { KONTRA_CALLS } from './kontra.js';
import { cardsOnTable } from './play-state.js';
import { playersInHand } from './rules-check.js';
import { formatRules } from './rules-text.js';
import { seatsFrom, type BySeat, type Seat } from './seat.js';

/** A hand with the names of its players, where they are told. */
export interface GameRecord {
  readonly game: Game;
  /** By seat. */
  readonly names?: BySeat<string>;
}

/** The first word of every record. */
export const TITLE = 'Schafkopf';

/** The version of the format, after the title. */
export const VERSION = 1;

/** What a line says is told by the word before the colon, of a hand by a name or a seat's number. */
export const LINES = {
  rules: 'Rules',
  forehand: 'Forehand',
  result: 'Result',
  knocks: 'Knocks',
  passing: 'Passing',
  wedding: 'Wedding',
  bidding: 'Bidding',
} as const;

/** The line on which the actions of a phase stand; in play each trick has its own. */
const LINE_OF: Readonly<Record<Exclude<Phase, 'play' | 'done'>, string>> = {
  'first-packet': LINES.knocks,
  'second-packet': LINES.knocks,
  'pass-on': LINES.passing,
  naming: LINES.passing,
  wedding: LINES.wedding,
  bidding: LINES.bidding,
};

/** The lines with what is done before the first card. */
export const BEFORE_PLAY: ReadonlySet<string> = new Set(Object.values(LINE_OF));

/**
 * Writes a hand from the deal to its result in a few lines that can be read, mailed and read back:
 *
 * ```
 * Schafkopf 1
 * Rules: casual allPass=ramsch
 * Lena: EO GO SU HK + HA H7 G9 S7
 * …
 * Forehand: Lena
 * Bidding: Lena play, Jonas pass, Felix pass, Nora pass, Lena rufer G
 * 1. Lena: S7 SA S9 (Nora kontra) S8
 * …
 * Result: rufer G Lena Jonas won 78 points 5 tricks run 3
 * ```
 *
 * The cards are written by their German codes, or as `writeCard` does; all names are read back.
 */
export function formatGame(
  { game, names }: GameRecord,
  writeCard: CardWriter = writeGerman,
): string {
  const players = seatsFrom(0, playersInHand(game.rules));
  const who = (seat: Seat) => nameOf(seat, names);
  const hands = players.map(
    (seat) => `${title(seat, names)}: ${bothPackets(game, seat, writeCard)}`,
  );
  return [
    `${TITLE} ${VERSION}`,
    `${LINES.rules}: ${formatRules(game.rules)}`,
    ...hands,
    `${LINES.forehand}: ${who(game.dealt.forehand)}`,
    ...actionLines(game, who, writeCard),
    ...(game.result ? [`${LINES.result}: ${resultText(game, who)}`] : []),
    '',
  ].join('\n');
}

function bothPackets({ dealt }: Game, seat: Seat, writeCard: CardWriter): string {
  const hand = dealt.hands[seat] ?? 0;
  const first = dealt.first[seat] ?? 0;
  return [first, hand & ~first]
    .filter((packet) => packet !== 0)
    .map((packet) => formatHand(packet >>> 0, { writeCard }))
    .join(' + ');
}

// A name that is one plain word stands for its player; any other is quoted once, before his cards.
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}\d'’-]*$/u;

function isPlain(seat: Seat, names: BySeat<string>): boolean {
  const name = names[seat] ?? '';
  return PLAIN_NAME.test(name) && !RESERVED.has(name) && names.indexOf(name) === seat;
}

const RESERVED: ReadonlySet<string> = new Set([...Object.values(LINES), TITLE]);

/** How a seat is named in a record: by a plain name, or by its number, counted from 1. */
export function nameOf(seat: Seat, names: BySeat<string> | undefined): string {
  return names && isPlain(seat, names) ? (names[seat] ?? '') : String(seat + 1);
}

function title(seat: Seat, names: BySeat<string> | undefined): string {
  if (!names || isPlain(seat, names)) return nameOf(seat, names);
  return `${seat + 1} ${JSON.stringify(names[seat] ?? '')}`;
}

/** How seats are named. */
type Who = (seat: Seat) => string;

function actionLines(game: Game, who: Who, writeCard: CardWriter): string[] {
  const lines: { head: string; items: string[]; glue: string }[] = [];
  let tricks = 0;
  let newTrick = true;
  for (const { previous, action } of gamesOf(game)) {
    if (previous === null || action === null) continue;
    const { phase, play } = previous;
    const item = itemOf(previous, action, who, writeCard);
    if (phase !== 'play' || play === null) {
      const head = phase === 'done' ? '' : LINE_OF[phase as keyof typeof LINE_OF];
      const last = lines.at(-1);
      if (last?.head === head) last.items.push(item);
      else lines.push({ head, items: [item], glue: ', ' });
      continue;
    }
    if (newTrick) lines.push({ head: `${++tricks}. ${who(play.turn)}`, items: [], glue: ' ' });
    lines.at(-1)?.items.push(item);
    newTrick = action.type === 'play' && cardsOnTable(play) === play.deal.players - 1;
  }
  return lines.map(({ head, items, glue }) => `${head}: ${items.join(glue)}`);
}

function itemOf({ phase, play }: Game, action: Action, who: Who, writeCard: CardWriter): string {
  if (action.type === 'play') return writeCard(action.card);
  const word =
    action.type === 'kontra'
      ? (KONTRA_CALLS[play?.kontra ?? 0] ?? 'kontra')
      : formatAction(action, writeCard);
  return phase === 'play' ? `(${who(action.seat)} ${word})` : `${who(action.seat)} ${word}`;
}

/** What came of a hand, in words of the format. */
export function resultText(game: Game, who: Who): string {
  const { result } = game;
  if (result === null) return '';
  if (result.kind === 'thrown-in') {
    return result.consequence === 'none' ? 'thrown-in' : `thrown-in ${result.consequence}`;
  }
  const contract = contractOf(game);
  const played = contract ? formatContract(contract) : '';
  if (result.kind === 'sie') return `${played} ${who(result.declarer)} won`;
  const { outcome } = result;
  if (outcome.kind === 'ramsch') {
    const sweep = outcome.sweep === null ? [] : ['sweep', who(outcome.sweep)];
    const virgins = outcome.virgins.length > 0 ? ['virgins', ...outcome.virgins.map(who)] : [];
    const lost = outcome.losers.length > 0 ? ['lost', ...outcome.losers.map(who)] : [];
    return [played, ...lost, 'points', ...outcome.points, ...virgins, ...sweep].join(' ');
  }
  const side = [outcome.declarer, outcome.partner].flatMap((seat) =>
    seat === null ? [] : [who(seat)],
  );
  return [
    played,
    ...side,
    outcome.won ? 'won' : 'lost',
    `${outcome.points} points`,
    `${outcome.tricks} tricks`,
    `run ${outcome.run}`,
    ...(outcome.margin === 'plain' ? [] : [outcome.margin]),
  ].join(' ');
}
