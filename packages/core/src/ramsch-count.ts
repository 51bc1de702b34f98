import type { HandErrorCode, HandInput, RamschHand } from './hand-input.js';
import { inRange, type Complain } from './hand-checks.js';
import { ALL_POINTS } from './outcome.js';
import { handSize } from './rules-check.js';
import type { Rules } from './rules.js';
import type { BySeat, Seat } from './seat.js';
import { canHold } from './trick-points.js';

type Ending = Pick<RamschHand, 'losers' | 'virgins' | 'sweep'>;

/**
 * The ending of a Ramsch from everybody's card points, their tricks where they are told, and what
 * was said besides; all of it must agree. Said must be only what a count cannot show: who took no
 * trick where tricks were not counted, and who loses where trumps in the tricks decide.
 */
export function countRamsch(
  input: HandInput,
  told: Ending,
  seats: readonly Seat[],
  rules: Rules,
  wrong: Complain,
): Ending {
  const { pointsBySeat: points, tricksBySeat: tricks } = input;
  const inHand = handSize({ deck: rules.deck, players: seats.length === 3 ? 3 : rules.players });
  const countError =
    points === undefined
      ? 'points-missing'
      : listError(points, seats, ALL_POINTS, 'points-not-120');
  wrong('pointsBySeat', countError);
  const tricksWrong = tricks && listError(tricks, seats, inHand, 'tricks-do-not-sum');
  wrong('tricksBySeat', tricksWrong);
  if (points === undefined || countError !== undefined || tricksWrong !== undefined) return told;
  const players = seats.length === 3 ? 3 : 4;
  const fits = (seat: Seat) => canHold(tricks?.[seat] ?? 0, points[seat] ?? 0, inHand, players);
  if (tricks && !seats.every(fits)) {
    wrong('tricksBySeat', 'tricks-contradict-points');
  }

  const virgins = virginsOf(input, seats, points);
  const sweep = sweeperOf(input, seats, rules, points, virgins.length);
  if (told.sweep !== null && told.sweep !== sweep) {
    wrong('sweep', 'contradicts-count');
    return told;
  }
  if (sweep !== null) {
    const losers = seats.filter((seat) => seat !== sweep);
    if (told.losers.includes(sweep)) wrong(loserField(input), 'loser-is-sweeper');
    else if (told.losers.length > 0 && told.losers.length < losers.length) {
      wrong(loserField(input), 'contradicts-count');
    }
    return { losers, virgins: [], sweep };
  }
  checkVirgins(input, told, seats, points, rules, wrong);
  return { losers: losersOf(input, told, seats, points, rules, wrong), virgins, sweep };
}

function listError(
  list: BySeat<number>,
  seats: readonly Seat[],
  sum: number,
  code: HandErrorCode,
): HandErrorCode | undefined {
  const whole = list.length === seats.length && list.every((count) => inRange(count, 0, sum));
  return whole && list.reduce((total, count) => total + count, 0) === sum ? undefined : code;
}

function virginsOf(
  { virgins = [], tricksBySeat: tricks }: HandInput,
  seats: readonly Seat[],
  points: BySeat<number>,
): readonly Seat[] {
  const trickless = (seat: Seat) => (tricks ? tricks[seat] === 0 : virgins.includes(seat));
  return seats.filter((seat) => points[seat] === 0 && trickless(seat));
}

/** Points alone do not show that all tricks were taken: a trick may be worth nothing. */
function sweeperOf(
  { sweep, virgins, tricksBySeat: tricks }: HandInput,
  seats: readonly Seat[],
  rules: Rules,
  points: BySeat<number>,
  trickless: number,
): Seat | null {
  const most = Math.max(...points);
  const first = seats.find((seat) => points[seat] === most) ?? null;
  switch (rules.sweep) {
    case 'off':
      return null;
    case 'points-91':
      return most >= 91 ? first : null;
    case 'points-120':
      return most === ALL_POINTS ? first : null;
    case 'all-tricks':
      if (most < ALL_POINTS) return null;
      if (trickless === seats.length - 1) return first;
      return sweep === first && !tricks && !virgins ? first : null;
  }
}

function checkVirgins(
  { virgins, tricksBySeat: tricks }: HandInput,
  told: Ending,
  seats: readonly Seat[],
  points: BySeat<number>,
  rules: Rules,
  wrong: Complain,
): void {
  if (virgins === undefined) {
    const unknown = !tricks && seats.some((seat) => points[seat] === 0);
    if (unknown && rules.virgin !== 'none') wrong('virgins', 'virgins-missing');
    return;
  }
  const possible = (seat: Seat) => (tricks ? tricks[seat] === 0 : points[seat] === 0);
  const all = !tricks || seats.filter(possible).length === told.virgins.length;
  if (!all || !told.virgins.every(possible)) wrong('virgins', 'contradicts-count');
}

/** Most points, then most tricks (Varianten IV.1.3); trumps in the tricks only a player has seen. */
function losersOf(
  input: HandInput,
  told: Ending,
  seats: readonly Seat[],
  points: BySeat<number>,
  rules: Rules,
  wrong: Complain,
): readonly Seat[] {
  const { loser, losers, tricksBySeat: tricks = [] } = input;
  const said = loser !== undefined || losers !== undefined;
  let tied = withMost(seats, points);
  if (rules.ramschTie === 'share') {
    if (said && told.losers.join() !== tied.join()) wrong(loserField(input), 'contradicts-count');
    return tied;
  }
  if (rules.ramschTie === 'tricks-first') tied = withMost(tied, tricks);
  if (told.losers.some((seat) => !tied.includes(seat)))
    wrong(loserField(input), 'contradicts-count');
  if (tied.length === 1) return tied;
  if (!said) wrong('loser', 'loser-undecided');
  return told.losers;
}

/** The seats that have most, in their order; all of them where nothing was counted. */
function withMost(seats: readonly Seat[], counts: BySeat<number>): readonly Seat[] {
  const most = Math.max(...seats.map((seat) => counts[seat] ?? 0));
  return seats.filter((seat) => (counts[seat] ?? 0) === most);
}

/** Where somebody wrote who lost. */
export function loserField({ loser, losers }: HandInput): 'loser' | 'losers' {
  return loser === undefined && losers !== undefined ? 'losers' : 'loser';
}
