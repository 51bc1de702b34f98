import type { CalledCard, ContractKind, Demand, Offence, RunnerSide, Suit } from '@schafkopf/core';
import type { OutcomeName } from '../locales/dictionary.js';

/** The games that are a chip of their own, those played most first; a partner makes a Rufer. */
export const CHIPS = [
  'wenz',
  'solo',
  'geier',
  'suit-wenz',
  'suit-geier',
  'bettel',
  'sie',
  'cross',
  'ramsch',
] as const satisfies readonly ContractKind[];
export type Chip = (typeof CHIPS)[number];

/** A hand while it is being entered. Players are named by id. */
export interface Draft {
  /** Who plays; in a Ramsch who pays, in a sweep who took everything. */
  readonly declarer: string | null;
  /** A partner makes it a Rufer, a chip the game on it. */
  readonly game: { readonly partner: string } | { readonly chip: Chip } | null;
  /** With a partner: a Wedding, and no Rufer. */
  readonly wedding: boolean;
  /** With a partner: all had passed, and the Acorns Ober had to play. */
  readonly must: boolean;
  /** The trump suit of a solo, the called suit of a Rufer; nobody has to tell. */
  readonly suit: Suit | null;
  readonly tout: boolean;
  /** The bid in card points that won an auction of two soloists. */
  readonly raised: number | null;
  readonly runners: number;
  readonly runnersHeldBy: RunnerSide | null;
  readonly outcome: OutcomeName | null;
  /** The card points of the declarer's side, where they were counted. */
  readonly points: number | null;
  /** The ids of those who knocked. */
  readonly knocked: readonly string[];
  /** How many knocked besides, where the sheet knows no more than that. */
  readonly knocks: number;
  readonly kontra: number;
  /** In a Ramsch, who took no trick; null where nobody said. */
  readonly virgins: readonly string[] | null;
  /** In a Ramsch, whether `declarer` took everything. */
  readonly sweep: boolean;
  /** In a Ramsch where the tied share, who pays besides. */
  readonly alsoLost: readonly string[];
  /** In a Ramsch, everybody's card points by seat, as far as they were typed. */
  readonly counted: readonly (number | null)[];
  readonly offence: Offence | null;
  readonly offender: string | null;
  readonly demanded: Demand;
  /** What the hand counts in place of what the sheet knows of bock rounds and thrown-in hands. */
  readonly bock: number | null;
  /** What the panel does not ask, of a hand that somebody else wrote. */
  readonly unasked: Unasked;
}

/** Kept as it is while nothing that it belongs to is changed. */
export interface Unasked {
  readonly called?: CalledCard;
  readonly renonce?: true;
  readonly tricks?: number;
  readonly tricksBySeat?: readonly number[];
}

export const EMPTY_DRAFT: Draft = {
  declarer: null,
  game: null,
  wedding: false,
  must: false,
  suit: null,
  tout: false,
  raised: null,
  runners: 0,
  runnersHeldBy: null,
  outcome: null,
  points: null,
  knocked: [],
  knocks: 0,
  kontra: 0,
  virgins: null,
  sweep: false,
  alsoLost: [],
  counted: [],
  offence: null,
  offender: null,
  demanded: {},
  bock: null,
  unasked: {},
};

export function isRamsch({ game }: Pick<Draft, 'game'>): boolean {
  return game !== null && 'chip' in game && game.chip === 'ramsch';
}
