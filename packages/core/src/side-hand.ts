import { isPartnerKind } from './contract.js';
import type { HandError, HandErrorCode, HandInput, SideHand } from './hand-input.js';
import {
  checkDoublings,
  complaints,
  inRange,
  knocksOf,
  seatError,
  type Complain,
} from './hand-checks.js';
import { fail, ok, type Result } from './result.js';
import type { Rules } from './rules.js';
import { runnerRange, runnersOfSie } from './runner-range.js';
import { isSeat, seatAfter, type PlayersInHand, type Seat } from './seat.js';
import { resultOfSides } from './side-result.js';

const RAMSCH_FIELDS = [
  'loser',
  'losers',
  'virgins',
  'sweep',
  'pointsBySeat',
  'tricksBySeat',
] as const satisfies readonly (keyof HandInput)[];

/** The declarer and the partner as numbers that may be no seats. */
type Sides = Pick<HandInput, 'declarer' | 'partner'>;

/** Checks a hand that has a declarer; everything that is wrong with it. */
export function checkSides(
  input: HandInput,
  rules: Rules,
  players: PlayersInHand,
): Result<SideHand, readonly HandError[]> {
  const { errors, wrong } = complaints();
  const { contract, penalty } = input;
  const partnerGame = isPartnerKind(contract.kind);
  const sides = sidesOf(input, rules, players, wrong);

  if (partnerGame && players < 4) wrong('contract', 'too-few-players');
  wrong('declarer', seatError(sides.declarer, players));
  wrong('partner', partnerError(sides, contract, players));
  if (penalty && !isSeat(penalty.seat, players)) wrong('penalty', 'seat-out-of-range');
  const { won, margin } = resultOfSides({ ...input, ...sides }, rules, players, wrong);
  const { runners, overclaimed } = runnersOfHand(input, won, rules, players, wrong);
  checkDoublings(input, rules, players, wrong);
  for (const field of RAMSCH_FIELDS) {
    if (input[field] !== undefined) wrong(field, 'only-in-ramsch');
  }
  if (errors.length > 0) return fail(errors);

  return ok({
    kind: 'sides',
    contract,
    declarer: sides.declarer as Seat,
    partner: partnerGame ? (sides.partner as Seat) : null,
    won,
    margin,
    runners,
    overclaimed,
    knocks: knocksOf(input),
    kontra: input.kontra ?? 0,
    bock: input.bock ?? 1,
    doubled: input.doubled ?? 1,
    stock: input.stock ?? 0,
    penalty: penalty ? { offence: penalty.offence, seat: penalty.seat as Seat } : null,
  });
}

/**
 * Who plays with whom. In a Wedding who offers and who takes it may be told instead; the rules say
 * which of them is the declarer. In a cross play the partner sits opposite.
 */
function sidesOf(input: HandInput, rules: Rules, players: PlayersInHand, wrong: Complain): Sides {
  const { contract, declarer, partner, offerer, taker } = input;
  if (contract.kind !== 'wedding') {
    if (offerer !== undefined) wrong('offerer', 'only-in-wedding');
    if (taker !== undefined) wrong('taker', 'only-in-wedding');
    const opposite =
      contract.kind === 'cross' && declarer !== undefined && isSeat(declarer, players)
        ? seatAfter(declarer, players, 2)
        : undefined;
    return given(declarer, partner ?? opposite);
  }
  const offers = rules.weddingDeclarer === 'offerer';
  const [first, second] = offers ? [offerer, taker] : [taker, offerer];
  if (contradicts(declarer, first)) wrong('declarer', 'contradicts-wedding');
  if (contradicts(partner, second)) wrong('partner', 'contradicts-wedding');
  return given(declarer ?? first, partner ?? second);
}

function given(declarer: number | undefined, partner: number | undefined): Sides {
  return {
    ...(declarer !== undefined && { declarer }),
    ...(partner !== undefined && { partner }),
  };
}

function contradicts(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function partnerError(
  { partner, declarer }: Sides,
  { kind }: HandInput['contract'],
  players: PlayersInHand,
): HandErrorCode | undefined {
  if (!isPartnerKind(kind)) return partner === undefined ? undefined : 'partner-not-possible';
  if (partner !== undefined && partner === declarer) return 'partner-is-declarer';
  const error = seatError(partner, players);
  if (error || kind !== 'cross' || declarer === undefined || players === 3) return error;
  return partner === (declarer + 2) % players ? undefined : 'partner-not-possible';
}

/** The runners that are paid: those of both sides or the winners' own, and no more than demanded. */
function runnersOfHand(
  { contract, runners, runnersHeldBy, demanded }: HandInput,
  won: boolean,
  rules: Rules,
  players: PlayersInHand,
  wrong: Complain,
): Pick<SideHand, 'runners' | 'overclaimed'> {
  const sie = contract.kind === 'sie';
  const there = runners ?? (sie ? runnersOfSie(rules, players) : 0);
  const range = runnerRange(contract, rules, players);
  const error = (count: number): HandErrorCode | undefined => {
    if (count === 0 && !sie) return undefined;
    if (range === null) return 'runners-not-paid';
    if (!inRange(count, range.least, Infinity)) return 'runners-below-minimum';
    return count <= range.most ? undefined : 'runners-above-maximum';
  };
  wrong('runners', error(there));

  let payable = there;
  if (rules.runnerPay === 'winners-held' && there > 0) {
    const heldBy = sie ? 'declarer-side' : runnersHeldBy;
    if (heldBy === undefined) wrong('runnersHeldBy', 'runner-side-missing');
    if ((heldBy === 'declarer-side') !== won) payable = 0;
  }
  const claimed = demanded?.runners;
  if (claimed === undefined) return { runners: payable, overclaimed: 0 };
  if (!inRange(claimed, 0, Infinity)) wrong('demanded', 'demand-out-of-range');
  else wrong('demanded', claimed === 0 ? undefined : error(claimed));
  return { runners: claimed, overclaimed: Math.max(0, claimed - payable) };
}
