import type { ErrorWords } from './errors.js';
import type { Offence } from '@schafkopf/core';
import type { Dictionary } from './dictionary.js';
import { sheetMoreDe } from './sheet-more.de.js';
import { sheetMoreEn } from './sheet-more.en.js';

/** The words of what the score sheet loads when it is first needed, in one language. */
export interface SheetMoreWords {
  /** Why a hand or a row counts for nothing. */
  readonly error: ErrorWords;

  // A row that is opened.
  dealtBy(name: string, forehand: string): string;
  at(time: Date): string;
  readonly roles: Readonly<
    Record<
      'declarer' | 'partner' | 'defenders' | 'losers' | 'virgins' | 'sweep' | 'knockers',
      string
    >
  >;
  counted(points: number): string;
  inStock(amount: string): string;
  readonly noteLabel: string;
  readonly edit: string;
  readonly insert: string;
  readonly strike: string;
  /** Why the row by which somebody came cannot be struck. */
  stays(name: string): string;
  /** The same of one row, for those who do not see it. */
  of(what: string, row: string): string;

  // More about a hand.
  readonly offence: string;
  readonly offences: Readonly<Record<Offence, string>>;
  readonly noOffence: string;
  readonly byWhom: string;
  readonly demandedRunners: string;
  readonly demandedHint: string;
  readonly schwarzUnsaid: string;
  readonly schneiderFreeUnsaid: string;
  readonly factor: string;
  readonly factorHint: string;
  readonly asSheet: string;
  readonly ramschPoints: string;

  // Entries that are no hands.
  readonly beginBock: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly everybody: string;
  readonly till: string;
  readonly stock: string;
  amount(each: boolean): string;
  transfer(from: string, to: string, amount: string): string;
  readonly write: string;
}

const MORE: Readonly<Record<string, SheetMoreWords>> = { de: sheetMoreDe, en: sheetMoreEn };

/** These words in the language of a dictionary. */
export function moreWordsOf({ tag }: Pick<Dictionary, 'tag'>): SheetMoreWords {
  return MORE[tag] ?? sheetMoreEn;
}
