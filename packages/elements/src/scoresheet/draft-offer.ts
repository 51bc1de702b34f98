import {
  handSize,
  isRaisable,
  isTout,
  paysMargin,
  raisesOver,
  runnerRange,
  type BiddableKind,
  type Contract,
  type Ledger,
  type PlayersInHand,
  type Rules,
  type Suit,
} from '@schafkopf/core';
import type { OutcomeName } from '../locales/dictionary.js';
import { CHIPS, type Chip, type Draft } from './draft.js';

/** Who is dealt the hand, and by which rules. */
export interface Setting {
  readonly rules: Rules;
  /** Their ids, clockwise from seat 0: three or four. */
  readonly seats: readonly string[];
}

export function settingOf({ terms, seats }: Pick<Ledger, 'terms' | 'seats'>): Setting {
  return { rules: terms.rules, seats };
}

function playersOf({ seats }: Setting): PlayersInHand {
  return seats.length === 3 ? 3 : 4;
}

/** The cards that each of them holds. */
export function tricksOf(setting: Setting): number {
  const { rules, seats } = setting;
  return handSize(seats.length === 3 ? { ...rules, players: 3 } : rules);
}

/** The games that the table has agreed on. */
export function chipsOf(setting: Setting): readonly Chip[] {
  return CHIPS.filter(
    // Three have no partners.
    (chip) => isAgreed(chip, setting.rules) && (chip !== 'cross' || setting.seats.length === 4),
  );
}

/** The games that could be played here besides: unusual, but no mistake. */
export function moreChipsOf(setting: Setting): readonly Chip[] {
  return CHIPS.filter((chip) => chip !== 'cross' && !isAgreed(chip, setting.rules));
}

function isAgreed(chip: Chip, { contracts, sie, allPass }: Rules): boolean {
  switch (chip) {
    case 'sie':
      return sie !== 'off';
    case 'cross':
      return allPass === 'cross-play';
    case 'ramsch':
      return allPass === 'ramsch' || allPass === 'last-chooses';
    default:
      return contracts.includes(chip satisfies BiddableKind);
  }
}

/** Whether a partner can be named: a table of four that plays Rufer or Weddings. */
export function hasPartners({ rules, seats }: Setting): boolean {
  return (
    seats.length === 4 && (rules.contracts.includes('rufer') || rules.contracts.includes('wedding'))
  );
}

/** The endings that a contract can have, as cells of the grid. */
export function outcomesOf(contract: Contract | null): readonly OutcomeName[] {
  if (contract?.kind === 'ramsch') return [];
  if (contract?.kind === 'sie') return ['won'];
  if (contract && !paysMargin(contract)) return ['won', 'lost'];
  return ['won', 'won-schneider', 'won-schwarz', 'lost', 'lost-schneider', 'lost-schwarz'];
}

/** The numbers of runners that can be chosen: none, then from the fewest that pay. */
export function runnersOf(contract: Contract | null, setting: Setting): readonly number[] {
  const first: Contract = { kind: setting.seats.length === 3 ? 'solo' : 'rufer' };
  const range = runnerRange(contract ?? first, setting.rules, playersOf(setting));
  if (range === null) return [0];
  const { least, most } = range;
  const paid = Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step);
  return contract?.kind === 'sie' ? paid : [0, ...paid];
}

/** So many numbers of runners fit in one row of a phone; more than these hardly anybody holds. */
const USUAL_RUNNERS = 5;

/** Those that are shown at once. */
export function usualRunners(counts: readonly number[], chosen: number): readonly number[] {
  const usual = counts.slice(0, USUAL_RUNNERS);
  return counts.length <= USUAL_RUNNERS + 1 || !usual.includes(chosen) ? counts : usual;
}

/** Whether the suit of the draft may be told: a solo's trumps or a Rufer's called ace. */
export function suitsOf({ game, wedding }: Draft): readonly Suit[] {
  if (game === null) return [];
  if ('partner' in game) return wedding ? [] : ['E', 'G', 'S'];
  const suited = game.chip === 'solo' || game.chip === 'suit-wenz' || game.chip === 'suit-geier';
  return suited ? ['E', 'G', 'H', 'S'] : [];
}

/** Whether all tricks can have been promised. */
export function canBeTout(contract: Contract | null): boolean {
  return contract !== null && (isTout(contract) || isRaisable(contract));
}

/** The bids that can have won an auction of two soloists. */
export function raisesOf(contract: Contract | null, rules: Rules): readonly number[] {
  return contract !== null && isRaisable(contract) ? raisesOver(0, rules) : [];
}

/** Kontra, re and so on as far as the table goes; null where the contract has none. */
export function kontraStepsOf({ game, must, kontra }: Draft, rules: Rules, named: number): number {
  if (must || (game !== null && 'chip' in game && game.chip === 'ramsch')) return 0;
  // Where nobody has set a limit there is always one step more.
  return Math.min(rules.kontraMax ?? Infinity, Math.max(named, kontra + 1), 12);
}
