import { objectOf } from './object.js';
import { fail, ok, type Result } from './result.js';
import {
  BIDDABLE_KINDS,
  MOST_KONTRA,
  RULE_VALUES,
  RUNNER_KINDS,
  type ListedOption,
  type Rules,
} from './rules.js';
import type { PlayersInHand } from './seat.js';

/** Why rules cannot be played. */
export type RulesErrorCode =
  /** Not one of the option's values. */
  | 'unknown-value'
  /** A number that is not whole, or outside the option's range. */
  | 'out-of-range'
  /** There is no such option; a misspelled one would leave another as it is, and cost money. */
  | 'unknown-option'
  /** The same game twice in `contracts`. */
  | 'contract-twice'
  /** Three players have no partners. */
  | 'needs-partners'
  /** Three players share 24 cards. */
  | 'three-play-short'
  /** The packets do not sum to the hand. */
  | 'packets-do-not-fill-hand'
  /** So many cards cannot lie on either side of a cut. */
  | 'cut-above-half'
  /** Only who must play can choose a solo instead. */
  | 'must-solo-without-must-play'
  /** Ducking is a way of running away. */
  | 'run-away-following-without-run-away';

/** One thing that is wrong with rules, and in which option. */
export interface RulesError {
  readonly code: RulesErrorCode;
  /** An option, or the name of what is none. */
  readonly field: string;
}

/** How many play a hand under these rules: three of three, four of four to six. */
export function playersInHand(rules: Pick<Rules, 'players'>): PlayersInHand {
  return (objectOf(rules) as Rules).players === 3 ? 3 : 4;
}

/** How many cards each player holds: eight, or six where four share the short pack. */
export function handSize(rules: Pick<Rules, 'players' | 'deck'>): number {
  return rules.deck === 'short' && rules.players !== 3 ? 6 : 8;
}

/** Gives rules back where they can be played, or lists everything that is wrong with them. */
export function checkRules(rules: Rules): Result<Rules, readonly RulesError[]> {
  const wrong = wrongValues(objectOf(rules) as Rules);
  // What is no list at all combines with nothing.
  const { contracts, dealPackets } = objectOf(rules) as Rules;
  const readable = Array.isArray(contracts) && (dealPackets === null || Array.isArray(dealPackets));
  const errors = readable ? [...wrong, ...impossibleCombinations(rules)] : wrong;
  return errors.length > 0 ? fail(errors) : ok(rules);
}

/** Hands share their rules, and nobody writes on them: once looked at is enough. */
const usable = new WeakSet<object>();

/** Whether a value has every option, each with a value of its own; not whether they go together. */
export function isRules(value: unknown): value is Rules {
  const rules = objectOf(value);
  if (usable.has(rules)) return true;
  if (wrongValues(rules as Rules).length > 0) return false;
  usable.add(rules);
  return true;
}

const BOOLEANS = [
  'tout',
  'heartsSoloFirst',
  'soloNeedsSuit',
  'mustSolo',
  'runAway',
  'runAwayFollowing',
  'toutStop',
  'bettelMustBeat',
  'ramschMustBeat',
  'kontraTakesOver',
  'bockQueue',
  'nextDoubledStacks',
] as const satisfies readonly (keyof Rules)[];

/** The options whose value is a number in a range, or null where `orNull`. */
const RANGES = [
  { field: 'cutMin', least: 1, most: 16, orNull: false },
  { field: 'cutMaxLifts', least: 1, most: Infinity, orNull: true },
  { field: 'runnerCap', least: 1, most: 14, orNull: true },
  { field: 'kontraMax', least: 0, most: MOST_KONTRA, orNull: true },
] as const satisfies readonly { field: keyof Rules; [limit: string]: unknown }[];

/** The options that are a list or a table. */
const OTHERS = ['runnerMin', 'contracts', 'dealPackets'] as const satisfies (keyof Rules)[];

function isOption(name: string): boolean {
  return (
    Object.hasOwn(RULE_VALUES, name) ||
    [...BOOLEANS, ...OTHERS].some((option) => option === name) ||
    RANGES.some(({ field }) => field === name)
  );
}

function wrongValues(rules: Rules): RulesError[] {
  const errors: RulesError[] = [];
  const wrong = (field: string, code: RulesErrorCode) => errors.push({ code, field });

  for (const field of Object.keys(rules)) {
    if (!isOption(field)) wrong(field, 'unknown-option');
  }
  for (const field of Object.keys(RULE_VALUES) as ListedOption[]) {
    const values: readonly unknown[] = RULE_VALUES[field];
    if (!values.includes(rules[field])) wrong(field, 'unknown-value');
  }
  for (const field of BOOLEANS) {
    if (typeof rules[field] !== 'boolean') wrong(field, 'unknown-value');
  }
  for (const { field, least, most, orNull } of RANGES) {
    const value = rules[field];
    if (!(orNull && value === null) && !isWhole(value, least, most)) wrong(field, 'out-of-range');
  }
  const { runnerMin, contracts, dealPackets } = rules as Partial<Rules>;
  if (RUNNER_KINDS.some((kind) => !isWhole(runnerMin?.[kind], 1, 14))) {
    wrong('runnerMin', 'out-of-range');
  }
  if (!isListOf(contracts, (kind) => BIDDABLE_KINDS.includes(kind))) {
    wrong('contracts', 'unknown-value');
  } else if (new Set(contracts).size < contracts.length) wrong('contracts', 'contract-twice');
  if (dealPackets !== null && !isListOf(dealPackets, (packet) => isWhole(packet, 1, 8))) {
    wrong('dealPackets', 'out-of-range');
  }
  return errors;
}

function impossibleCombinations(rules: Rules): RulesError[] {
  const errors: RulesError[] = [];
  const wrong = (field: keyof Rules, code: RulesErrorCode) => errors.push({ code, field });
  const { players, deck, contracts, allPass, dealPackets, cutMin } = rules;

  if (players === 3) {
    if (contracts.includes('rufer') || contracts.includes('wedding')) {
      wrong('contracts', 'needs-partners');
    }
    if (['must-play', 'cross-play', 'stock'].includes(allPass)) wrong('allPass', 'needs-partners');
    if (deck === 'long') wrong('deck', 'three-play-short');
  }
  if (dealPackets && sum(dealPackets) !== handSize(rules)) {
    wrong('dealPackets', 'packets-do-not-fill-hand');
  }
  if (deck === 'short' && cutMin > 12 && cutMin <= 16) wrong('cutMin', 'cut-above-half');
  if (rules.mustSolo && allPass !== 'must-play') wrong('mustSolo', 'must-solo-without-must-play');
  if (rules.runAwayFollowing && !rules.runAway) {
    wrong('runAwayFollowing', 'run-away-following-without-run-away');
  }
  return errors;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Rules may come from elsewhere, and then a list may be anything. */
function isListOf<T>(
  value: readonly T[] | null | undefined,
  isRight: (item: T) => boolean,
): value is readonly T[] {
  return Array.isArray(value) && value.every(isRight);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
