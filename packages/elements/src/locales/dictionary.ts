import type {
  Contract,
  ContractKind,
  CorrectionRow,
  LineItem,
  Manner,
  Rank,
  RunnerSide,
  SettlementFactor,
  Suit,
  TrickReason,
} from '@schafkopf/core';
import type { FaceWords } from './card-words.js';

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

/** Every word that the elements show, in one language. A language is one object of this shape. */
export interface Dictionary {
  /** The BCP 47 tag of the language. */
  readonly tag: string;
  /** The letters in the corners of the cards. */
  readonly index: Readonly<Record<Rank, string>>;
  readonly suit: Readonly<Record<Suit, string>>;
  readonly rank: Readonly<Record<Rank, string>>;
  /** A card's name: “Eichel-Ober”. */
  card(suit: Suit, rank: Rank): string;
  readonly cardBack: string;
  notACard(text: string): string;
  notAContract(text: string): string;
  notADeck(text: string): string;
  /** What is no seat of the table, as it was written. */
  notASeat(text: string): string;
  /** What is no number of players, as it was written. */
  notSeats(text: string): string;
  readonly kind: Readonly<Record<ContractKind, string>>;
  /**
   * A contract's name with its suit and what was added: “Gras-Solo Tout”. The suits are called as
   * the Bavarian pack calls them, or as `face` does.
   */
  contract(contract: Contract, face?: FaceWords): string;

  readonly trick: {
    readonly label: string;
    readonly empty: string;
    /** “Cora sticht” or, without names, “Die dritte Karte sticht”. */
    wins(name: string | undefined, place: number): string;
    leads(name: string | undefined, place: number): string;
    points(points: number): string;
    cardTwice(card: string): string;
    tooMany(count: number): string;
    /** Why a card takes it: “Der Gras-Ober ist der höchste Trumpf im Stich.” */
    reason(reason: TrickReason, face?: FaceWords): string;
    readonly winner: string;
    readonly leader: string;
  };

  readonly trumpOrder: {
    label(contract: string): string;
    trumps(count: number): string;
    readonly noTrumps: string;
    plain(suit: string): string;
    readonly suitMissing: string;
    readonly highest: string;
    readonly lowest: string;
  };

  readonly settlement: {
    readonly label: string;
    readonly none: string;
    item(item: LineItem, contract: Contract): string;
    readonly what: string;
    readonly count: string;
    readonly price: string;
    readonly amount: string;
    readonly sum: string;
    factor(factor: SettlementFactor): string;
    readonly value: string;
    pays(from: string, to: string, amount: string): string;
    readonly result: string;
    readonly payments: string;
  };

  /** An amount without a plus: “1.560”. */
  amount(amount: number): string;

  /** An amount with its sign: “+7”, “−7”, “0”. */
  signed(amount: number): string;

  readonly sheet: {
    readonly label: string;
    newHand(number: number): string;
    dealer(name: string): string;
    forehand(name: string): string;
    readonly dealerMark: string;
    readonly forehandMark: string;
    readonly whoPlays: string;
    readonly withWhom: string;
    readonly suit: string;
    readonly calledSuit: string;
    readonly optional: string;
    readonly tout: string;
    readonly runners: string;
    readonly outcome: string;
    readonly outcomes: Readonly<Record<OutcomeName, string>>;
    readonly knocks: string;
    readonly kontra: string;
    readonly kontraSteps: readonly string[];
    readonly save: string;
    readonly thrownIn: string;
    readonly undo: string;
    readonly redo: string;
    missing(step: MissingStep): string;
    /** How the value is paid: “jeder Verlierer zahlt 60”. */
    readonly manner: Readonly<Record<Manner, (amount: string) => string>>;
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
    readonly countsNothing: string;
    opens(what: string): string;
    earlier(rows: number): string;
    readonly changed: string;
    readonly written: string;
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
    player(seat: number): string;
    readonly firstDealer: string;
    readonly tariff: string;
    readonly units: string;
    readonly cents: string;
    tariffName(id: string): string;
    readonly ownTariff: string;
    readonly tariffLater: string;
    readonly newEvening: string;
    readonly eveningBegun: string;
    readonly raised: string;
    saved(number: number): string;
    readonly removed: string;
    details(number: number): string;
    readonly notStored: string;
    readonly newer: string;
    readonly damaged: string;
    readonly download: string;
    badPlayers(count: number): string;
    badTariff(text: string): string;
    /** An attribute with a word that it does not know. */
    badWord(attribute: string, text: string): string;
  };
}
