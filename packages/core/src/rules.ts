import type { Deck } from './card.js';
import type { ContractKind } from './contract.js';

/** The contracts in which runners are paid. */
export const RUNNER_KINDS = [
  'rufer',
  'wedding',
  'solo',
  'wenz',
  'geier',
  'suit-wenz',
  'suit-geier',
] as const satisfies readonly ContractKind[];

/** A contract in which runners are paid. */
export type RunnerKind = (typeof RUNNER_KINDS)[number];

/** The games that a table may allow in the bidding; Touts and the Sie are options of their own. */
export const BIDDABLE_KINDS = [
  'rufer',
  'wedding',
  'bettel',
  'suit-geier',
  'geier',
  'suit-wenz',
  'wenz',
  'solo',
] as const satisfies readonly ContractKind[];

/** A game that a table may allow in the bidding. */
export type BiddableKind = (typeof BIDDABLE_KINDS)[number];

/** The calls of kontra at which every table stops, so that amounts stay whole numbers. */
export const MOST_KONTRA = 12;

/** Every option that has a list of values, and the list: what a settings page may offer. */
export const RULE_VALUES = {
  players: [3, 4, 5, 6],
  deck: ['long', 'short'],
  sie: ['top', 'off', 'any'],
  firstDealer: ['random', 'first-seat'],
  passOnSolo: ['off', 'two-obers', 'three-obers'],
  bidding: ['staged', 'direct'],
  ranking: ['standard', 'geier-over-suit-wenz', 'equal-solos'],
  raiseStep: [0, 5, 10],
  toutAnnounce: ['bidding', 'before-first-card'],
  allPass: [
    'throw-in',
    'next-doubled',
    'ramsch',
    'stock',
    'must-play',
    'cross-play',
    'last-chooses',
  ],
  renonce: ['off', 'any', 'after-all-pass'],
  mustOrder: ['ten-then-king', 'renonce-first'],
  mustWin: [60, 61],
  runAwayMin: [3, 4],
  runAwayCount: ['now', 'dealt'],
  aceDiscardFrom: ['last-trick', 'last-but-one', 'any'],
  bettelOrder: ['natural', 'ace-ten'],
  bettelTrumps: ['none', 'hearts'],
  ramschTrumps: ['hearts', 'obers-unters'],
  ramschTie: ['tricks-first', 'highest-trump', 'share'],
  virgin: ['none', 'each', 'all', 'each-multiplied'],
  sweep: ['all-tricks', 'points-120', 'points-91', 'off'],
  weddingCard: ['up', 'down'],
  weddingReturn: ['any', 'non-trump'],
  weddingRefused: ['bid', 'throw-in'],
  weddingOvercall: ['none', 'solo'],
  weddingDeclarer: ['offerer', 'taker'],
  runnerPay: ['both', 'winners-held'],
  kontraUntil: ['second-card', 'first-card', 'own-first-card', 'second-trick'],
  reUntil: ['next-card', 'one-card-later'],
  reBy: ['side', 'declarer'],
  knock: ['off', 'all', 'first', 'single'],
  stockTaker: ['declarer', 'side', 'winners'],
  stockGames: ['partner', 'any'],
  toutBase: ['plain', 'schwarz'],
} as const;

/** An option that has a list of values. */
export type ListedOption = keyof typeof RULE_VALUES;

/** What an option of {@link RULE_VALUES} may be. */
export type RuleValue<Option extends ListedOption> = (typeof RULE_VALUES)[Option][number];

/**
 * House rules as data: what a table has agreed on. Prices are no rules; see `Tariff`. Not every
 * combination can be played; `checkRules` tells.
 */
export interface Rules {
  /**
   * How many sit at the table. Four play, in Schafkopf zu dritt three; with five the dealer sits
   * out, with six the dealer and the cutter.
   */
  readonly players: RuleValue<'players'>;
  /** 32 or 24 cards (Schafkopf mit der kurzen Karte). */
  readonly deck: Deck;
  /** What may be bid. */
  readonly contracts: readonly BiddableKind[];
  /** Whether Touts are offered, of every solo but the Bettel. */
  readonly tout: boolean;
  /**
   * What a Sie is. Long deck: all eight Obers and Unters; short deck: the six highest trumps, or
   * with `any` six of the eight. It is shown any time before the first card.
   */
  readonly sie: RuleValue<'sie'>;
  /** Who deals the first hand of an evening. */
  readonly firstDealer: RuleValue<'firstDealer'>;
  /** The fewest cards in each part of the cut pack, 1 to 16 (SquareScores: three). */
  readonly cutMin: number;
  /** How often the cutter may lift; null for as often as he likes (Schafkopfordnung 1989, II.1.1). */
  readonly cutMaxLifts: number | null;
  /** How many cards each gets a round; null for two halves. */
  readonly dealPackets: readonly number[] | null;
  /** Schiebe-Solo: which Obers forehand is given beforehand (Varianten V.3). */
  readonly passOnSolo: RuleValue<'passOnSolo'>;
  /** `staged`: "Ich spiele", then the rest speak; `direct`: one round of named games. */
  readonly bidding: RuleValue<'bidding'>;
  /** The order of the games in the bidding (Varianten II.5). */
  readonly ranking: RuleValue<'ranking'>;
  /** Whether a Hearts solo beats the solos of other suits. */
  readonly heartsSoloFirst: boolean;
  /** Steigern: by how many points one soloist outbids another; 0 where it is not played. */
  readonly raiseStep: RuleValue<'raiseStep'>;
  /** When a Tout may be announced: in the bidding, or until the first card as well. */
  readonly toutAnnounce: RuleValue<'toutAnnounce'>;
  /** What happens when all pass; `last-chooses`: the last to speak says (Varianten IV.1.1). */
  readonly allPass: RuleValue<'allPass'>;
  /** Whether a blocked player may call an ace whose suit he lacks (Varianten III.2). */
  readonly renonce: RuleValue<'renonce'>;
  /** Whether a soloist must hold a plain card of his trump suit (SquareScores). */
  readonly soloNeedsSuit: boolean;
  /** What a blocked must-player calls: Ten, King and so on down, or first an ace by Renonce. */
  readonly mustOrder: RuleValue<'mustOrder'>;
  /** Whether the must-player may choose any game instead of calling. */
  readonly mustSolo: boolean;
  /** The card points that the must-player's side needs; with 60 it is free of Schneider at 30. */
  readonly mustWin: RuleValue<'mustWin'>;
  /** Whether the partner may lead under the called ace (Schafkopfordnung 1989, IV.2.5). */
  readonly runAway: boolean;
  /** The cards of the called suit that he needs for it, the ace included. */
  readonly runAwayMin: RuleValue<'runAwayMin'>;
  /** Whether they are counted among the cards now held or those dealt. */
  readonly runAwayCount: RuleValue<'runAwayCount'>;
  /** Whether he may also duck when another leads the suit. */
  readonly runAwayFollowing: boolean;
  /** From when on the called ace may be thrown away. */
  readonly aceDiscardFrom: RuleValue<'aceDiscardFrom'>;
  /** Whether a Tout ends at its first lost trick. */
  readonly toutStop: boolean;
  /** The order of a suit in a Bettel: A K O U Z 9 8 7, or A Z K O U 9 8 7. */
  readonly bettelOrder: RuleValue<'bettelOrder'>;
  /** Whether Hearts are trumps in a Bettel. */
  readonly bettelTrumps: RuleValue<'bettelTrumps'>;
  /** Whether a defender of a Bettel must beat the trick where he follows suit and can. */
  readonly bettelMustBeat: boolean;
  /** The trumps of a Ramsch: with or without the six Hearts. */
  readonly ramschTrumps: RuleValue<'ramschTrumps'>;
  /** Whether each must beat the trick in a Ramsch where he follows suit and can. */
  readonly ramschMustBeat: boolean;
  /** Who loses a Ramsch among those with equal points (Varianten IV.1.3). */
  readonly ramschTie: RuleValue<'ramschTie'>;
  /** What a player without a trick is paid in a Ramsch. */
  readonly virgin: RuleValue<'virgin'>;
  /** When one player takes everything in a Ramsch and wins it instead (Varianten IV.1.4). */
  readonly sweep: RuleValue<'sweep'>;
  /** How the one trump of a Wedding is offered: face up or face down. */
  readonly weddingCard: RuleValue<'weddingCard'>;
  /** What the taker may give back; one with trumps only may give any. */
  readonly weddingReturn: RuleValue<'weddingReturn'>;
  /** What follows a Wedding that nobody takes: the bidding, or the hand is thrown in. */
  readonly weddingRefused: RuleValue<'weddingRefused'>;
  /** Whether a solo may be bid over an accepted Wedding. */
  readonly weddingOvercall: RuleValue<'weddingOvercall'>;
  /** Who counts as declarer of a Wedding, for the Stock and for statistics; the sides are alike. */
  readonly weddingDeclarer: RuleValue<'weddingDeclarer'>;
  /** The fewest runners that pay, by contract, 1 to 14 (Tarife III.1, III.2). */
  readonly runnerMin: Readonly<Record<RunnerKind, number>>;
  /** The most runners that pay, 1 to 14; null for no limit but the trumps themselves. */
  readonly runnerCap: number | null;
  /** Whether runners pay whoever held them, or only when the winning side did. */
  readonly runnerPay: RuleValue<'runnerPay'>;
  /** How long kontra may be said (Schafkopfordnung 1989, V.2.1). */
  readonly kontraUntil: RuleValue<'kontraUntil'>;
  /** How long it may be answered: before the next card, or one card later. */
  readonly reUntil: RuleValue<'reUntil'>;
  /** Whether only the declarer may answer (SquareScores), or his partner too. */
  readonly reBy: RuleValue<'reBy'>;
  /**
   * Doubling calls in all, 0 to 12: 2 is kontra and re, 4 goes up to resup; null where the table
   * sets no limit (12 then keep amounts whole). In a solo each side has at most half of them.
   */
  readonly kontraMax: number | null;
  /** Stoß übernimmt: after a kontra the defenders need 61 and the declarer 60. */
  readonly kontraTakesOver: boolean;
  /** Who may double after the first packet: nobody, all, only forehand, or one player in all. */
  readonly knock: RuleValue<'knock'>;
  /** Whether bock rounds called while one runs are added at its end, or double again. */
  readonly bockQueue: boolean;
  /** Whether a second thrown-in hand doubles the next one again. */
  readonly nextDoubledStacks: boolean;
  /** Who takes the Stock and, losing, doubles it. */
  readonly stockTaker: RuleValue<'stockTaker'>;
  /** What wins the Stock: partner games only, or any game but Ramsch. */
  readonly stockGames: RuleValue<'stockGames'>;
  /** What a Tout doubles: price and runners, or Schneider and Schwarz too. */
  readonly toutBase: RuleValue<'toutBase'>;
}

/** The rules of the Schafkopfordnung 1989 without its variants. */
export const OFFICIAL_RULES: Rules = {
  players: 4,
  deck: 'long',
  contracts: ['rufer', 'wenz', 'solo'],
  tout: true,
  sie: 'top',
  firstDealer: 'random',
  cutMin: 1,
  cutMaxLifts: null,
  dealPackets: null,
  passOnSolo: 'off',
  bidding: 'staged',
  ranking: 'standard',
  heartsSoloFirst: false,
  raiseStep: 0,
  toutAnnounce: 'bidding',
  allPass: 'throw-in',
  renonce: 'off',
  soloNeedsSuit: false,
  mustOrder: 'ten-then-king',
  mustSolo: false,
  mustWin: 61,
  runAway: true,
  runAwayMin: 4,
  runAwayCount: 'now',
  runAwayFollowing: false,
  aceDiscardFrom: 'last-trick',
  toutStop: true,
  bettelOrder: 'natural',
  bettelTrumps: 'none',
  bettelMustBeat: false,
  ramschTrumps: 'hearts',
  ramschMustBeat: false,
  ramschTie: 'tricks-first',
  virgin: 'each',
  sweep: 'all-tricks',
  weddingCard: 'up',
  weddingReturn: 'any',
  weddingRefused: 'bid',
  weddingOvercall: 'none',
  weddingDeclarer: 'offerer',
  runnerMin: {
    rufer: 3,
    wedding: 3,
    solo: 3,
    wenz: 2,
    geier: 2,
    'suit-wenz': 2,
    'suit-geier': 2,
  },
  runnerCap: null,
  runnerPay: 'both',
  kontraUntil: 'second-card',
  reUntil: 'next-card',
  reBy: 'side',
  kontraMax: 4,
  kontraTakesOver: false,
  knock: 'off',
  bockQueue: true,
  nextDoubledStacks: false,
  stockTaker: 'declarer',
  stockGames: 'partner',
  toutBase: 'plain',
};
