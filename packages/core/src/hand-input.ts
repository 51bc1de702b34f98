import type { Contract } from './contract.js';
import type { Margin } from './outcome.js';
import type { Offence } from './offence.js';
import type { BySeat, Seat } from './seat.js';

/**
 * A hand as somebody wrote it down. It may be wrong. Who knows only how it ended writes `won`,
 * `schneider`, `schwarz`; who counted writes `points` and `tricks`; who writes both is told where they
 * contradict. Who won must be told by one of them; what else is absent is no, none or 0.
 */
export interface HandInput {
  readonly contract: Contract;
  /** The seat of the declarer. */
  readonly declarer?: number;
  /** The seat of the partner, in a contract that has one. */
  readonly partner?: number;
  /** Whether the declarer's side won; needed where nothing shows it: no points, no offence, no Sie. */
  readonly won?: boolean;
  /** Whether the losers were Schneider. */
  readonly schneider?: boolean;
  /** Whether the losers took no trick; includes Schneider. */
  readonly schwarz?: boolean;
  /** The card points of the declarer's side, 0 to 120. */
  readonly points?: number;
  /** The tricks of the declarer's side. */
  readonly tricks?: number;
  /** How many runners there are to pay, whichever side held them. */
  readonly runners?: number;
  /** Who held them; needed where only the winners' own are paid. */
  readonly runnersHeldBy?: RunnerSide;
  /** What was demanded, at a table that pays only that. */
  readonly demanded?: Demand;
  /** How many players knocked, each doubling the hand. */
  readonly knocks?: number;
  /** Who knocked, as far as anybody remembers; all of them where `knocks` is absent. */
  readonly knockers?: readonly number[];
  /** Doubling calls in play: 1 kontra, 2 re, 3 sup, 4 resup. */
  readonly kontra?: number;
  /** What the hand counts besides, 2 in a bock round. */
  readonly bock?: number;
  /** What it counts because hands before it were thrown in: 2 after one, 4 where they stack. */
  readonly doubled?: number;
  /** What lies in the Stock before the hand. */
  readonly stock?: number;
  /** The rule that was broken and by whom, where that ended the hand. */
  readonly penalty?: Penalty;
  /** In a Wedding, who offered it; with `taker` in place of `declarer` and `partner`. */
  readonly offerer?: number;
  /** In a Wedding, who took it. */
  readonly taker?: number;
  /** In a Ramsch, who pays. */
  readonly loser?: number;
  /** In a Ramsch, who pay together, where the tied share. */
  readonly losers?: readonly number[];
  /** In a Ramsch, who took no trick. */
  readonly virgins?: readonly number[];
  /** In a Ramsch, who took everything and won. */
  readonly sweep?: number;
  /** In a Ramsch, everybody's card points. */
  readonly pointsBySeat?: BySeat<number>;
  /** In a Ramsch, everybody's tricks. */
  readonly tricksBySeat?: BySeat<number>;
}

/** The side that held the runners. */
export type RunnerSide = 'declarer-side' | 'defence';

/**
 * What was demanded until the next cut (Tarife III.1, III.3; encyclopedia, Course of the game). What
 * is absent is counted without being demanded.
 */
export interface Demand {
  /** The runners that the winners demanded; more than there are must be repaid double. */
  readonly runners?: number;
  /** Whether the winners said that it was Schwarz. */
  readonly schwarz?: boolean;
  /** Whether the losers said that they are free of Schneider. */
  readonly schneiderFree?: boolean;
}

/** A broken rule that decides a hand (Schafkopfordnung 1989, IV.1.2, IV.2.6, IV.2.7). */
export interface Penalty {
  readonly offence: Offence;
  /** Who did it. */
  readonly seat: number;
}

interface CheckedHand {
  readonly contract: Contract;
  readonly knocks: number;
  /** Doubling calls; 0 in a Ramsch. */
  readonly kontra: number;
  readonly bock: number;
  /** What thrown-in hands before it make it count; 1 where nothing does. */
  readonly doubled: number;
  /** What lies in the Stock before the hand. */
  readonly stock: number;
  /** Why it ended, where a broken rule ended it. */
  readonly penalty: (Penalty & { readonly seat: Seat }) | null;
}

/** A hand with a declarer that can be settled. */
export interface SideHand extends CheckedHand {
  readonly kind: 'sides';
  readonly declarer: Seat;
  /** Null where the declarer plays alone. */
  readonly partner: Seat | null;
  readonly won: boolean;
  /** Plain wherever Schneider and Schwarz are not paid. */
  readonly margin: Margin;
  /** The runners that are paid. */
  readonly runners: number;
  /** How many of them were demanded beyond those that there are. */
  readonly overclaimed: number;
}

/** A Ramsch that can be settled. */
export interface RamschHand extends CheckedHand {
  readonly kind: 'ramsch';
  /** Who pay, the earlier seat from forehand first; all others after a sweep. */
  readonly losers: readonly Seat[];
  /** Who took no trick, of those who are paid; none after a sweep. */
  readonly virgins: readonly Seat[];
  /** Who took everything and has won alone, or null. */
  readonly sweep: Seat | null;
}

/** A hand that can be settled: `checkHand` made sure of it. */
export type Hand = SideHand | RamschHand;

/** What can be wrong with a written hand. */
export type HandErrorCode =
  /** No contract that is played, or something added that its kind has not. */
  | 'contract-unknown'
  /** Yes and no are `true` and `false`, not words for them. */
  | 'not-a-boolean'
  | 'not-a-number'
  | 'not-a-list'
  | 'seat-missing'
  | 'seat-out-of-range'
  | 'partner-is-declarer'
  | 'partner-not-possible'
  | 'too-few-players'
  /** A Ramsch has neither declarer nor sides. */
  | 'not-in-ramsch'
  | 'only-in-ramsch'
  | 'only-in-wedding'
  /** Offerer and taker say otherwise, under the rule of who counts as declarer. */
  | 'contradicts-wedding'
  | 'sie-is-always-won'
  /**
   * Nothing shows who won: neither said nor counted. In a Tout all points do not, nor in a Bettel
   * none, for a trick may be worth nothing.
   */
  | 'won-missing'
  | 'points-out-of-range'
  | 'tricks-out-of-range'
  /** So many tricks cannot hold so many points: one of four has at most 44. */
  | 'tricks-contradict-points'
  /** The count says otherwise: of `won`, `schneider`, `schwarz`, of a Ramsch's loser, of who knocked. */
  | 'contradicts-count'
  | 'contradicts-penalty'
  /** None of `OFFENCES`. */
  | 'offence-unknown'
  /** A Sie is shown, not played. */
  | 'penalty-not-possible'
  | 'runners-not-paid'
  | 'runners-below-minimum'
  | 'runners-above-maximum'
  /** Only the winners' own runners are paid here, and nobody said whose these are. */
  | 'runner-side-missing'
  /** Neither `declarer-side` nor `defence`. */
  | 'runner-side-unknown'
  | 'demand-out-of-range'
  | 'knocks-out-of-range'
  /** At this table one player may knock. */
  | 'knocks-above-maximum'
  | 'kontra-not-possible'
  | 'kontra-above-maximum'
  | 'bock-out-of-range'
  | 'doubled-out-of-range'
  | 'stock-out-of-range'
  /** Three players have no partner games, and so no Stock. */
  | 'stock-needs-partners'
  | 'loser-missing'
  /** Several losers where the tied do not share. */
  | 'losers-do-not-share'
  | 'seat-twice'
  | 'loser-is-virgin'
  /** Who took no trick is not known: a player without points may have one that is worth nothing. */
  | 'virgins-missing'
  /** Three virgins: the fourth has taken every trick and wins. */
  | 'virgins-mean-sweep'
  | 'loser-is-sweeper'
  | 'contradicts-sweep'
  | 'sweep-not-played'
  /** Tricks alone do not say who lost. */
  | 'points-missing'
  | 'points-not-120'
  | 'tricks-do-not-sum'
  /** Equal points, and what decides between them is not told. */
  | 'loser-undecided';

/** One thing that is wrong, and where. */
export type HandError =
  | { readonly code: HandErrorCode; readonly field: keyof HandInput }
  /** No hand has such a field. */
  | { readonly code: 'field-unknown'; readonly field: string }
  /** What it is settled under is none: a tariff or rules that lack something, no such table. */
  | { readonly code: 'terms-not-usable'; readonly field: TermsField };

/** What a hand is settled under, as an error names it. */
export type TermsField = 'tariff' | 'rules' | 'players' | 'forehand';
