import type { Dictionary } from './dictionary.js';
import { saidDe } from './said.de.js';
import { saidEn } from './said.en.js';

/** What the score sheet says after something was done. */
export interface SaidWords {
  saved(number: number): string;
  joined(name: string): string;
  readonly changed: string;
  readonly removed: string;
  readonly eveningBegun: string;
  /** What stands before what was taken back, and before what was done again. */
  readonly undone: string;
  readonly redone: string;
  /** It is back, it is as it was, it is gone. */
  again(lead: string, what: string): string;
  otherwise(lead: string, what: string): string;
  gone(lead: string, what: string): string;
}

const SAID: Readonly<Record<string, SaidWords>> = { de: saidDe, en: saidEn };

/** These words in the language of a dictionary. */
export function saidWordsOf({ tag }: Pick<Dictionary, 'tag'>): SaidWords {
  return SAID[tag] ?? saidEn;
}
