import type { Action, NotationErrorCode, PlayError } from '@schafkopf/core';
import type { FaceWords } from './card-words.js';

/** How a hand ended, with names in place of seats. */
interface EndToTell {
  /** Who declared, with the partner; nobody in a Ramsch. */
  readonly side: readonly string[];
  readonly won: boolean;
  /** Null where points do not count. */
  readonly points: number | null;
  readonly margin: 'plain' | 'schneider' | 'schwarz';
}

/** How a Ramsch ended, with names in place of seats. */
interface RamschToTell {
  readonly losers: readonly string[];
  readonly points: number;
  readonly virgins: readonly string[];
  readonly sweep: string | null;
}

/** The words of a replayed hand, in one language. Names stand in place of seats. */
export interface ReplayWords {
  readonly label: string;
  readonly table: string;
  /** What the settlement is called, after the name of the whole. */
  readonly settled: string;
  readonly noHand: string;
  readonly notAHand: string;
  /** Where the net is gone before everything is there. */
  readonly notLoaded: string;
  recordWrong(line: number, code: NotationErrorCode, because: string | undefined): string;
  readonly notationError: Readonly<Record<NotationErrorCode, string>>;
  badTariff(text: string): string;
  readonly noSettlement: string;

  /** “Ben: Rufspiel auf die Gras-Sau” */
  declares(name: string, contract: string): string;
  readonly bidding: string;
  /** What a player said or did before the first card; null where nobody hears of it. */
  said(action: Action, contract: string, alsoPlays: boolean): string | null;

  /** “Anna spielt Eichel-Ober, Trumpf” */
  plays(name: string, card: string, trump: boolean): string;
  calls(name: string, call: string): string;
  leads(name: string): string;
  trick(number: number): string;
  /** “3. Stich, 2. Karte” */
  place(trick: number, card: number): string;
  readonly turn: string;
  mayPlayAll(name: string): string;
  mayPlay(names: readonly string[]): string;
  /** What binds a player: “Ben muss Gras zugeben.” */
  rule(name: string, error: PlayError, face: FaceWords): string | null;

  readonly declarer: string;
  readonly partner: string;
  cards(count: number): string;
  handOf(name: string): string;
  readonly declarerSide: string;
  readonly defence: string;
  readonly outstanding: string;
  partnerOneOf(names: readonly string[]): string;
  partnerNowKnown(name: string): string;
  readonly partnerKnown: string;
  /** From which card on; null from the deal, NaN only when counting. */
  knownFrom(name: string, from: { trick: number; card: number } | 'deal' | 'count'): string;

  readonly start: string;
  /** Where one is before the first card. */
  readonly atStart: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly end: string;
  readonly position: string;
  readonly lastTrick: string;
  readonly tricks: string;

  readonly thrownIn: string;
  sie(name: string): string;
  ended(end: EndToTell): string;
  ramschEnded(end: RamschToTell): string;
  /** Said above the result of a hand that a claim or an offence ended. */
  readonly endedBy: Readonly<Record<'claim' | 'offence', string>>;

  readonly yourTurn: string;
  readonly asPlayed: string;
  /** “Hier fiel Gras-Sau.” */
  otherCard(played: string, yours: string): string;
  withRecord(card: string): string;
  withYours(card: string): string;
  left(trick: number): string;
  readonly toRecord: string;
  substitute(name: string): string;
}
