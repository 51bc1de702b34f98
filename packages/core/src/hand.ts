import { size } from './card-set.js';
import { isPartnerKind, isTout, type Contract } from './contract.js';
import type { Margin } from './outcome.js';
import { fail, ok, type Result } from './result.js';
import { handSize } from './rules-check.js';
import type { Rules, RunnerKind } from './rules.js';
import { isSeat, type PlayersInHand, type Seat } from './seat.js';
import { trumpTable } from './trump.js';

/** A hand as somebody wrote it down. What is absent is no, none or 0. It may be wrong. */
export interface HandInput {
  readonly contract: Contract;
  /** The seat of the declarer. */
  readonly declarer?: number;
  /** The seat of the partner, in a contract that has one. */
  readonly partner?: number;
  /** Whether the declarer's side won. */
  readonly won?: boolean;
  /** Whether the losers were Schneider. */
  readonly schneider?: boolean;
  /** Whether the losers took no trick; includes Schneider. */
  readonly schwarz?: boolean;
  /** How many runners are paid, whichever side held them. */
  readonly runners?: number;
  /** How many players knocked, each doubling the hand. */
  readonly knocks?: number;
  /** Doubling calls in play: 1 kontra, 2 re, 3 sup, 4 resup. */
  readonly kontra?: number;
  /** What the hand counts besides, 2 in a bock round. */
  readonly bock?: number;
}

/** A hand that can be settled: {@link checkHand} made sure of it. */
export interface Hand {
  readonly contract: Contract;
  readonly declarer: Seat;
  /** Null where the declarer plays alone. */
  readonly partner: Seat | null;
  readonly won: boolean;
  /** Plain wherever Schneider and Schwarz are not paid. */
  readonly margin: Margin;
  readonly runners: number;
  readonly knocks: number;
  readonly kontra: number;
  readonly bock: number;
}

/** What can be wrong with a written hand. */
export type HandErrorCode =
  | 'contract-not-settled'
  | 'seat-missing'
  | 'seat-out-of-range'
  | 'partner-is-declarer'
  | 'partner-not-possible'
  | 'too-few-players'
  | 'sie-is-always-won'
  | 'runners-not-paid'
  | 'runners-below-minimum'
  | 'runners-above-maximum'
  | 'knocks-out-of-range'
  | 'kontra-not-possible'
  | 'kontra-above-maximum'
  | 'bock-out-of-range';

/** One thing that is wrong, and where. */
export interface HandError {
  readonly code: HandErrorCode;
  readonly field: keyof HandInput;
}

/** Turns a written hand into one that can be settled, or lists everything that is wrong with it. */
export function checkHand(
  input: HandInput,
  table: Rules,
  players: PlayersInHand = 4,
): Result<Hand, readonly HandError[]> {
  const { contract } = input;
  const rules = players === 3 ? { ...table, players } : table;
  // A hand without a declarer is settled by another rule.
  if (contract.kind === 'ramsch')
    return fail([{ code: 'contract-not-settled', field: 'contract' }]);

  const errors: HandError[] = [];
  const wrong = (field: keyof HandInput, code: HandErrorCode | undefined) => {
    if (code) errors.push({ code, field });
  };
  const partnerGame = isPartnerKind(contract.kind);
  const runners = input.runners ?? (contract.kind === 'sie' ? runnersOfSie(rules, players) : 0);

  if (partnerGame && players < 4) wrong('contract', 'too-few-players');
  wrong('declarer', seatError(input.declarer, players));
  wrong('partner', partnerError(input, partnerGame, players));
  if (contract.kind === 'sie' && input.won === false) wrong('won', 'sie-is-always-won');
  wrong('runners', runnersError(contract, runners, rules, players));
  wrong('knocks', inRange(input.knocks ?? 0, 0, players) ? undefined : 'knocks-out-of-range');
  wrong('kontra', kontraError(contract, input.kontra ?? 0, rules));
  wrong('bock', inRange(input.bock ?? 1, 1, MOST_BOCK) ? undefined : 'bock-out-of-range');
  if (errors.length > 0) return fail(errors);

  return ok({
    contract,
    declarer: input.declarer as Seat,
    partner: partnerGame ? (input.partner as Seat) : null,
    won: contract.kind === 'sie' || input.won === true,
    margin: marginOf(input),
    runners,
    knocks: input.knocks ?? 0,
    kontra: input.kontra ?? 0,
    bock: input.bock ?? 1,
  });
}

/** Beyond this no table plays; it keeps every amount a whole number. */
const MOST_BOCK = 64;

/** The steps of kontra that a limit of "none" still stops at, so that amounts stay whole numbers. */
export const MOST_KONTRA = 12;

/**
 * The fewest and the most runners that can be paid in a contract, or null where none are paid.
 * The most is the number of trumps, for the run may go down to the last (Tarife III.1).
 */
export function runnerRange(
  contract: Contract,
  rules: Rules,
  players: PlayersInHand = 4,
): { readonly least: number; readonly most: number } | null {
  const kind = contract.kind;
  if (kind === 'sie') {
    const all = runnersOfSie(rules, players);
    return { least: all, most: all };
  }
  if (kind === 'bettel' || kind === 'ramsch') return null;
  const runnerKind: RunnerKind = kind === 'cross' ? 'rufer' : kind;
  return {
    least: rules.runnerMin[runnerKind],
    most: Math.min(rules.runnerCap ?? Infinity, trumpCount(contract, rules)),
  };
}

/** Whether Schneider and Schwarz are paid; a Tout and a Sie have all tricks in their price. */
export function paysMargin(contract: Contract): boolean {
  return !isTout(contract) && !['sie', 'bettel', 'ramsch'].includes(contract.kind);
}

function trumpCount(contract: Contract, rules: Rules): number {
  // Every suit has equally many cards, so any will do where none is named.
  const named =
    'suit' in contract || !isSuitSolo(contract) ? contract : { ...contract, suit: 'H' as const };
  return size(trumpTable(named, rules).trumps);
}

function isSuitSolo(
  contract: Contract,
): contract is Extract<Contract, { kind: 'solo' | 'suit-wenz' | 'suit-geier' }> {
  return (
    contract.kind === 'solo' || contract.kind === 'suit-wenz' || contract.kind === 'suit-geier'
  );
}

/** A Sie is eight Obers and Unters, or in a hand of six as many: all that the player holds. */
function runnersOfSie(rules: Rules, players: PlayersInHand): number {
  return handSize(players === 3 ? { ...rules, players } : rules);
}

function marginOf(input: HandInput): Margin {
  if (!paysMargin(input.contract)) return 'plain';
  if (input.schwarz) return 'schwarz';
  return input.schneider ? 'schneider' : 'plain';
}

function seatError(seat: number | undefined, players: PlayersInHand): HandErrorCode | undefined {
  if (seat === undefined) return 'seat-missing';
  return isSeat(seat, players) ? undefined : 'seat-out-of-range';
}

function partnerError(
  { partner, declarer }: HandInput,
  partnerGame: boolean,
  players: PlayersInHand,
): HandErrorCode | undefined {
  if (!partnerGame) return partner === undefined ? undefined : 'partner-not-possible';
  if (partner !== undefined && partner === declarer) return 'partner-is-declarer';
  return seatError(partner, players);
}

function runnersError(
  contract: Contract,
  runners: number,
  rules: Rules,
  players: PlayersInHand,
): HandErrorCode | undefined {
  if (runners === 0 && contract.kind !== 'sie') return undefined;
  const range = runnerRange(contract, rules, players);
  if (range === null) return 'runners-not-paid';
  if (!(Number.isInteger(runners) && runners >= range.least)) return 'runners-below-minimum';
  return runners <= range.most ? undefined : 'runners-above-maximum';
}

function kontraError(contract: Contract, kontra: number, rules: Rules): HandErrorCode | undefined {
  if (kontra === 0) return undefined;
  // There is no kontra against a player who had to play (Varianten IV.3.3).
  if (contract.kind === 'rufer' && contract.must) return 'kontra-not-possible';
  const most = Math.min(rules.kontraMax ?? MOST_KONTRA, MOST_KONTRA);
  return inRange(kontra, 0, most) ? undefined : 'kontra-above-maximum';
}

function inRange(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
