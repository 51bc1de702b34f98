import type {
  Contract,
  ContractKind,
  LineItem,
  Rank,
  RowError,
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
export type MissingStep = 'declarer' | 'contract' | 'outcome';

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
    /** “je Verlierer 60” */
    each(amount: string, alone: boolean): string;
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
    readonly removeRow: string;
    saved(number: number): string;
    readonly removed: string;
    details(number: number): string;
    readonly notStored: string;
    readonly newer: string;
    readonly damaged: string;
    readonly download: string;
    readonly error: Readonly<Record<RowError['code'], string>>;
    badPlayers(count: number): string;
    badTariff(text: string): string;
    /** An attribute with a word that it does not know. */
    badWord(attribute: string, text: string): string;
  };
}
