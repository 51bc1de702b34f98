import type { HandError, HandErrorCode, HandInput, RamschHand } from './hand-input.js';
import { checkDoublings, complaints, knocksOf, type Complain } from './hand-checks.js';
import { countRamsch, loserField } from './ramsch-count.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import { isSeat, seatsFrom, type PlayersInHand, type Seat } from './seat.js';

const SIDE_FIELDS = [
  'declarer',
  'partner',
  'won',
  'points',
  'tricks',
  'runnersHeldBy',
  'demanded',
] as const satisfies readonly (keyof HandInput)[];

/** Who pays and who is paid in a Ramsch. */
type Ending = Pick<RamschHand, 'losers' | 'virgins' | 'sweep'>;

const NOBODY: Ending = { losers: [], virgins: [], sweep: null };

/** Checks a Ramsch (Varianten IV.1); everything that is wrong with it. */
export function checkRamsch(
  input: HandInput,
  rules: Rules,
  players: PlayersInHand,
  forehand: Seat,
): Result<RamschHand, readonly HandError[]> {
  const { errors, wrong } = complaints();
  const seats = seatsFrom(forehand, players);
  for (const field of SIDE_FIELDS) {
    if (input[field] !== undefined) wrong(field, 'not-in-ramsch');
  }
  for (const field of ['offerer', 'taker'] as const) {
    if (input[field] !== undefined) wrong(field, 'only-in-wedding');
  }
  if ((input.runners ?? 0) !== 0) wrong('runners', 'runners-not-paid');
  wrongSeats(input, players, wrong);
  const ending = errors.length > 0 ? NOBODY : endingOf(input, seats, rules, wrong);
  checkDoublings(input, rules, players, wrong);
  if (errors.length > 0) return fail(errors);

  const { contract, bock = 1, doubled = 1, stock = 0, penalty } = input;
  return ok({
    kind: 'ramsch',
    contract,
    ...ending,
    knocks: knocksOf(input),
    kontra: 0,
    bock,
    doubled,
    stock,
    penalty: penalty ? { offence: penalty.offence, seat: penalty.seat as Seat } : null,
  });
}

function wrongSeats(input: HandInput, players: PlayersInHand, wrong: Complain): void {
  const outside = (seat: number): HandErrorCode | undefined =>
    isSeat(seat, players) ? undefined : 'seat-out-of-range';
  if (input.loser !== undefined) wrong('loser', outside(input.loser));
  if (input.sweep !== undefined) wrong('sweep', outside(input.sweep));
  if (input.penalty) wrong('penalty', outside(input.penalty.seat));
  for (const field of ['losers', 'virgins'] as const) {
    const listed = input[field] ?? [];
    wrong(
      field,
      listed.map(outside).find((code) => code !== undefined),
    );
    if (new Set(listed).size < listed.length) wrong(field, 'seat-twice');
  }
}

function endingOf(input: HandInput, seats: readonly Seat[], rules: Rules, wrong: Complain): Ending {
  // There is no side that could lose Schwarz: the offender loses. No source speaks of it.
  if (input.penalty) {
    const { seat } = input.penalty;
    if (input.sweep !== undefined) wrong('sweep', 'contradicts-penalty');
    if (toldLosers(input)?.some((loser) => loser !== seat))
      wrong(loserField(input), 'contradicts-penalty');
    return { ...NOBODY, losers: [seat as Seat] };
  }
  const told = toldEnding(input, seats, rules, wrong);
  if (input.pointsBySeat === undefined && input.tricksBySeat === undefined) {
    if (told.sweep === null && told.losers.length === 0) wrong('loser', 'loser-missing');
    if (rules.sweep !== 'off' && told.virgins.length >= seats.length - 1) {
      wrong('virgins', 'virgins-mean-sweep');
    }
    return told;
  }
  return countRamsch(input, told, seats, rules, wrong);
}

/** The ending as it was said, as far as it was. */
function toldEnding(
  input: HandInput,
  seats: readonly Seat[],
  rules: Rules,
  wrong: Complain,
): Ending {
  const losers = toldLosers(input);
  const virgins = input.virgins ?? [];
  if (input.sweep !== undefined) {
    if (rules.sweep === 'off') wrong('sweep', 'sweep-not-played');
    if (losers?.includes(input.sweep)) wrong(loserField(input), 'loser-is-sweeper');
    // Not one loses but all others do.
    else if (losers && losers.length < seats.length - 1) {
      wrong(loserField(input), 'contradicts-sweep');
    }
    if (virgins.includes(input.sweep)) wrong('virgins', 'contradicts-sweep');
    const { sweep } = input;
    return { losers: seats.filter((seat) => seat !== sweep), virgins: [], sweep: sweep as Seat };
  }
  if (losers && losers.length > 1 && rules.ramschTie !== 'share') {
    wrong('losers', 'losers-do-not-share');
  }
  if (losers?.some((loser) => virgins.includes(loser))) wrong('virgins', 'loser-is-virgin');
  return {
    losers: seats.filter((seat) => losers?.includes(seat)),
    virgins: seats.filter((seat) => virgins.includes(seat)),
    sweep: null,
  };
}

function toldLosers({ loser, losers }: HandInput): readonly number[] | undefined {
  if (loser === undefined) return losers;
  return losers === undefined || losers.includes(loser) ? (losers ?? [loser]) : [loser, ...losers];
}
