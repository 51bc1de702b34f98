import type { CorrectionRow, Manner, RunnerSide, Suit } from '@schafkopf/core';
import type { AmountWords } from './amounts.js';
import type { ContractWords } from './contracts.js';
import type { LineWords } from './lines.js';
import type { QuestionWords } from './questions.js';
import type { SeatWords } from './seats.js';
import type { TariffWords } from './tariffs.js';

/** How a hand ended, as the outcome grid of the score sheet shows it. */
export type OutcomeName =
  | 'won'
  | 'won-schneider'
  | 'won-schwarz'
  | 'lost'
  | 'lost-schneider'
  | 'lost-schwarz';

/** What is still to be said before a hand can be saved. */
export type MissingStep = 'declarer' | 'contract' | 'outcome' | 'loser' | 'sweeper' | 'counts';

/** The words of the score sheet, in one language. A language is one object of this shape. */
export interface Dictionary extends ContractWords, AmountWords {
  /** The BCP 47 tag of the language. */
  readonly tag: string;
  readonly suit: Readonly<Record<Suit, string>>;
  /** How a hand is settled. */
  readonly settlement: LineWords;

  readonly sheet: SheetWords;
}

/** What the score sheet itself says. */
interface SheetWords extends TariffWords, QuestionWords, Pick<SeatWords, 'player'> {
  readonly label: string;
  newHand(number: number): string;
  dealer(name: string): string;
  forehand(name: string): string;
  readonly dealerMark: string;
  readonly forehandMark: string;
  readonly withWhom: string;
  readonly optional: string;
  /** What calling an ace makes of it; nobody has to tell which. */
  readonly calling: string;
  readonly runners: string;
  readonly outcomes: Readonly<Record<OutcomeName, string>>;
  readonly knocks: string;
  readonly kontra: string;
  readonly kontraSteps: readonly string[];
  /** Who says the first of them, and who answers. */
  readonly kontraSides: readonly [string, string];
  readonly save: string;
  readonly thrownIn: string;
  readonly undo: string;
  readonly redo: string;
  missing(step: MissingStep): string;
  /** How the value is paid: “jeder Verlierer zahlt 60”; where one alone lost, that one does. */
  readonly manner: Readonly<Record<Manner, (amount: string, loser: string | null) => string>>;
  /** A virgin, or who gets what from the Stock: “Cora (Jungfrau) 40”. */
  virginGets(name: string, amount: string): string;
  /** “Stock: Anna +40” */
  stockFlow(name: string, amount: string): string;

  /** While a hand is changed or put before another. */
  changing(number: number | null): string;
  inserting(number: number | null): string;
  readonly saveChange: string;
  readonly cancel: string;
  readonly sitsOut: string;
  readonly tooFew: string;
  stock(amount: string): string;
  bockLeft(hands: number): string;
  counts(factor: number): string;
  readonly throwIntoStock: string;
  readonly withWhat: string;
  readonly moreGames: string;
  readonly moreRunners: string;
  readonly wedding: string;
  readonly must: string;
  readonly runnersBy: string;
  readonly runnerSides: Readonly<Record<RunnerSide, string>>;
  readonly cardPoints: string;
  readonly whoLost: string;
  readonly alsoLost: string;
  readonly whoSwept: string;
  readonly sweep: string;
  readonly virgins: string;
  readonly nobody: string;
  readonly moreOfHand: string;
  readonly other: string;
  /** A part that is loaded when it is first needed, and was not. */
  readonly notLoaded: string;

  /** Rows that are no hands. */
  readonly reason: Readonly<Record<CorrectionRow['reason'], string>>;
  agreed(tariff: string | null): string;
  joins(name: string): string;
  leaves(name: string): string;
  renamed(name: string): string;
  seated(names: string): string;
  readonly bockBegins: string;
  readonly closed: string;
  readonly reopened: string;
  /** So many runners, in short. */
  held(count: number): string;
  readonly countsNothing: string;
  opens(what: string): string;
  earlier(rows: number): string;
  readonly asUnits: string;
  readonly asMoney: string;
  readonly hands: string;
  readonly number: string;
  readonly hand: string;
  readonly total: string;
  readonly noHands: string;
  readonly leader: string;
  readonly show: string;
  readonly asNet: string;
  readonly aboveWorst: string;
  readonly settings: string;
  readonly players: string;
  readonly firstDealer: string;
  readonly units: string;
  readonly cents: string;
  readonly tariffLater: string;
  readonly newEvening: string;
  readonly raised: string;
  details(number: number): string;
  readonly notStored: string;
  readonly newer: string;
  readonly damaged: string;
  readonly download: string;
  badPlayers(count: number): string;
  /** An attribute with a word that it does not know. */
  badWord(attribute: string, text: string): string;
}
