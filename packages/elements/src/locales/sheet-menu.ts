import type { LinkError } from '../scoresheet/sheet-link.js';
import type { PanelName } from '../scoresheet/sheet-menu.js';
import type { Dictionary } from './dictionary.js';
import { sheetMenuDe } from './sheet-menu.de.js';
import { sheetMenuEn } from './sheet-menu.en.js';

/** The words around the sheet: its menu, and what it tells of its end and of where it lies. */
export interface SheetMenuWords {
  readonly more: string;
  readonly close: string;
  readonly panel: Readonly<Record<PanelName, string>>;
  /** One more round, or none. */
  endRounds(left: number): string;
  endTime(minutes: number): string;
  readonly backup: string;
  /** The browser had no room for a while. */
  readonly storedAgain: string;
  /** Another sheet than one's own is looked at. */
  readonly looking: string;
  readonly back: string;
  readonly look: string;
  readonly putHere: string;
  inLink(names: string, hands: number): string;
  readonly badLink: Readonly<Record<LinkError, string>>;
  readonly notThisOne: string;
  readonly loading: string;
  badSource(text: string): string;
  readonly badGiven: string;
}

const MENU: Readonly<Record<string, SheetMenuWords>> = { de: sheetMenuDe, en: sheetMenuEn };

/** These words in the language of a dictionary. */
export function menuWordsOf({ tag }: Pick<Dictionary, 'tag'>): SheetMenuWords {
  return MENU[tag] ?? sheetMenuEn;
}
