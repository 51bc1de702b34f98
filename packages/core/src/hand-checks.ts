import type { HandError, HandErrorCode, HandInput } from './hand-input.js';
import { MOST_KONTRA, type Rules } from './rules.js';
import { isSeat, type PlayersInHand } from './seat.js';

/** The most that bock rounds and thrown-in hands may multiply by together; no table plays more. */
const MOST_BOCK = 64;

/** How many doubling calls a table allows in all. */
export function mostKontra({ kontraMax }: Pick<Rules, 'kontraMax'>): number {
  return Math.min(kontraMax ?? MOST_KONTRA, MOST_KONTRA);
}

/** The largest Stock, in the tariff's smallest unit: doubled once more it still is a whole number. */
const MOST_STOCK = 2 ** 50;

/** Takes note of what is wrong in a field; nothing where the code is absent. */
export type Complain = (field: keyof HandInput, code: HandErrorCode | undefined) => void;

/** A list of errors and how to add to it. */
export function complaints(): { readonly errors: HandError[]; readonly wrong: Complain } {
  const errors: HandError[] = [];
  return { errors, wrong: (field, code) => void (code && errors.push({ code, field })) };
}

/** What is wrong with everything that multiplies a hand, in the order in which a hand has it. */
export function checkDoublings(
  input: HandInput,
  rules: Rules,
  players: PlayersInHand,
  wrong: Complain,
): void {
  const { kontra = 0, bock = 1, doubled = 1, stock = 0 } = input;
  wrong('knockers', knockersError(input, players));
  const counted = input.knocks === undefined ? 'knockers' : 'knocks';
  wrong(counted, knocksError(knocksOf(input), rules, players));
  wrong('kontra', kontraError(input, kontra, rules));
  wrong('bock', inRange(bock, 1, MOST_BOCK) ? undefined : 'bock-out-of-range');
  const room = inRange(bock, 1, MOST_BOCK) ? Math.floor(MOST_BOCK / bock) : MOST_BOCK;
  wrong('doubled', inRange(doubled, 1, room) ? undefined : 'doubled-out-of-range');
  if (!inRange(stock, 0, MOST_STOCK)) wrong('stock', 'stock-out-of-range');
  else if (stock > 0 && players === 3) wrong('stock', 'stock-needs-partners');
}

/** Why a number is no seat among the players, if it is none. */
export function seatError(
  seat: number | undefined,
  players: PlayersInHand,
): HandErrorCode | undefined {
  if (seat === undefined) return 'seat-missing';
  return isSeat(seat, players) ? undefined : 'seat-out-of-range';
}

/** Whether a number is whole and within its limits. */
export function inRange(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** How many knocked: as it is told, or all who are named. */
export function knocksOf({ knocks, knockers = [] }: HandInput): number {
  return knocks ?? knockers.length;
}

function knockersError(input: HandInput, players: PlayersInHand): HandErrorCode | undefined {
  const { knockers } = input;
  if (knockers === undefined) return undefined;
  if (!knockers.every((seat) => isSeat(seat, players))) return 'seat-out-of-range';
  if (new Set(knockers).size < knockers.length) return 'seat-twice';
  return knockers.length > knocksOf(input) ? 'contradicts-count' : undefined;
}

function knocksError(
  knocks: number,
  rules: Rules,
  players: PlayersInHand,
): HandErrorCode | undefined {
  if (!inRange(knocks, 0, players)) return 'knocks-out-of-range';
  // Encyclopedia, Double: "only the first, only one or all players can double".
  const oneOnly = rules.knock === 'first' || rules.knock === 'single';
  return oneOnly && knocks > 1 ? 'knocks-above-maximum' : undefined;
}

function kontraError(
  { contract }: HandInput,
  kontra: number,
  rules: Rules,
): HandErrorCode | undefined {
  if (kontra === 0) return undefined;
  // There is no kontra against a player who had to play (Varianten IV.3.3), nor without a declarer.
  const must = contract.kind === 'rufer' && contract.must === true;
  if (must || contract.kind === 'ramsch') return 'kontra-not-possible';
  return inRange(kontra, 0, mostKontra(rules)) ? undefined : 'kontra-above-maximum';
}
