import type { HandInput, Penalty } from './hand.js';
import type { Terms } from './settle.js';

/** Somebody on the sheet. The id stays when the name changes. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** What every row of a sheet has. */
interface RowBase {
  /** Unique in the sheet; never used again. */
  readonly id: string;
  /** When it was written, in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** Whatever the players want to remember. */
  readonly note?: string;
}

/** Fields in which a hand names one player. */
export const ONE_PLAYER_FIELDS = [
  'declarer',
  'partner',
  'offerer',
  'taker',
  'loser',
  'sweep',
] as const satisfies readonly (keyof HandInput)[];

/** Fields in which a hand names several players. */
export const SOME_PLAYERS_FIELDS = [
  'losers',
  'virgins',
  'knockers',
] as const satisfies readonly (keyof HandInput)[];

type OnePlayerField = (typeof ONE_PLAYER_FIELDS)[number];
type SomePlayersField = (typeof SOME_PLAYERS_FIELDS)[number];

/**
 * A hand in which people are named by id. What the sheet knows by itself (the Stock, bock rounds,
 * thrown-in hands before it) is not told; a `bock` or `doubled` that is told stands in place of both.
 */
export interface SheetHand extends Omit<
  HandInput,
  OnePlayerField | SomePlayersField | 'penalty' | 'stock'
> {
  readonly declarer?: string;
  readonly partner?: string;
  readonly offerer?: string;
  readonly taker?: string;
  readonly loser?: string;
  readonly losers?: readonly string[];
  readonly virgins?: readonly string[];
  readonly sweep?: string;
  readonly knockers?: readonly string[];
  readonly penalty?: Pick<Penalty, 'offence'> & { readonly player: string };
}

/** What a hand was dealt under: a later tariff, a joiner or an earlier row never changes it. */
interface Dealt {
  /** The ids of those who were dealt cards, clockwise from seat 0: three or four. */
  readonly seats: readonly string[];
  readonly terms: Terms;
}

/** A hand that was played. */
export interface HandRow extends RowBase, Dealt {
  readonly kind: 'hand';
  readonly hand: SheetHand;
}

/** What a thrown-in hand does to those that follow. */
export type ThrownInConsequence = 'none' | 'next-doubled' | 'stock';

/** All passed and the cards were thrown in: the deal moves on. */
export interface ThrownInRow extends RowBase, Dealt {
  readonly kind: 'thrown-in';
  /** Where the last to speak chose (Varianten IV.1.1); else the rule about all passing says it. */
  readonly consequence?: ThrownInConsequence;
}

/** What one person gets (positive) or gives. */
export interface PersonAmount {
  readonly player: string;
  readonly amount: number;
}

/** What a correction is for. */
export const CORRECTION_REASONS = ['payout', 'penalty', 'buy-in', 'other'] as const;

/** Money that no hand moved. What people get and what goes to the Stock sums to zero. */
export interface CorrectionRow extends RowBase {
  readonly kind: 'correction';
  readonly reason: (typeof CORRECTION_REASONS)[number];
  /** Each person once. */
  readonly amounts: readonly PersonAmount[];
  /** What goes into the Stock (positive) or out of it. */
  readonly stock?: number;
  /** Declares that the rest is with somebody outside: a till, a club. Only then need it not sum. */
  readonly outside?: true;
}

/** From here on the table plays by another tariff or other rules. */
export interface AgreeRow extends RowBase {
  readonly kind: 'agree';
  readonly terms: Terms;
}

/** Somebody sits down; who was here before has his old total. */
export interface JoinRow extends RowBase {
  readonly kind: 'join';
  readonly player: Player;
  /** To the right of whom, so that he deals before that person; else behind the last. */
  readonly before?: string;
}

/** Somebody goes. His total stays. */
export interface LeaveRow extends RowBase {
  readonly kind: 'leave';
  readonly player: string;
}

/** Somebody is called otherwise from now on; earlier rows are about the same person. */
export interface RenameRow extends RowBase {
  readonly kind: 'rename';
  readonly player: string;
  readonly name: string;
}

/** They change seats. Who deals next stays. */
export interface ReorderRow extends RowBase {
  readonly kind: 'reorder';
  /** Everybody at the table, clockwise. */
  readonly order: readonly string[];
}

/** Somebody deals the next hand, out of turn. */
export interface DealerRow extends RowBase {
  readonly kind: 'dealer';
  readonly player: string;
}

/** A bock round begins, of as many played hands as there are players (Varianten V.2). */
export interface BockRow extends RowBase {
  readonly kind: 'bock';
}

/** The evening is over, or goes on after all. In between no other row counts. */
export interface CloseRow extends RowBase {
  readonly kind: 'close' | 'reopen';
}

/** A row of the sheet: something that happened. */
export type Row =
  | HandRow
  | ThrownInRow
  | CorrectionRow
  | AgreeRow
  | JoinRow
  | LeaveRow
  | RenameRow
  | ReorderRow
  | DealerRow
  | BockRow
  | CloseRow;

/** Where a row stands among the others and how new it is; the sheet keeps both. */
export interface Placing {
  /** Rows stand in the order of their places; see `placeBetween`. */
  readonly place: string;
  /** Which of two versions of a row is the later one: each edit of a sheet has a higher number. */
  readonly edit: number;
}

/** A row as the sheet keeps it. */
export type SheetRow = Row & Placing;

/** The row as somebody wrote it, without what the sheet keeps about it. */
export function writtenRow(row: SheetRow): Row {
  const { place: _place, edit: _edit, ...written } = row;
  return written as Row;
}
