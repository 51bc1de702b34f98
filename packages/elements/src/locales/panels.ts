import type { CsvErrorCode, CsvWords, SheetFileErrorCode } from '@schafkopf/core';
import type { Dictionary } from './dictionary.js';
import { panelsDe } from './panels.de.js';
import { panelsEn } from './panels.en.js';

/** The words of the parts of the score sheet that are opened from its menu, in one language. */
export interface PanelWords {
  readonly download: string;

  // Final payments and the end of the evening.
  /** “Anna gewinnt mit +120”; several names where they share the first place. */
  winners(names: readonly string[], amount: string): string;
  leads(names: readonly string[], amount: string): string;
  readonly standings: string;
  readonly payments: string;
  readonly even: string;
  stockLeft(amount: string): string;
  tillHas(amount: string): string;
  readonly closeEvening: string;
  readonly reopenEvening: string;
  readonly closedHint: string;
  readonly agreedEnd: string;
  readonly afterRounds: string;
  readonly atTime: string;
  readonly openEnd: string;

  // The chart and the statistics.
  readonly chartLabel: string;
  readonly chartTable: string;
  readonly afterHand: string;
  readonly nothingYet: string;
  readonly person: string;
  readonly dealt: string;
  readonly declared: string;
  readonly asPartner: string;
  readonly asDefender: string;
  readonly ramsch: string;
  readonly schneider: string;
  readonly average: string;
  readonly best: string;
  readonly worst: string;
  readonly byContract: string;
  readonly games: string;
  readonly won: string;
  share(won: number, games: number): string;

  // Out and in.
  readonly saveBackup: string;
  readonly backupHint: string;
  saved(file: string): string;
  readonly saveGerman: string;
  readonly saveInternational: string;
  readonly print: string;
  readonly copyLink: string;
  readonly linkHint: string;
  readonly copied: string;
  readonly linkField: string;
  readonly qr: string;
  readonly tooLongForQr: string;
  readonly takeIn: string;
  readonly takeInHint: string;
  readonly takenIn: string;
  readonly unreadable: string;
  readonly fileError: Readonly<Record<SheetFileErrorCode, string>>;
  readonly tableError: Readonly<Record<CsvErrorCode, string>>;
  /** Where a file is wrong. */
  inField(path: string): string;
  inCell(line: number, column: number): string;
  readonly csv: CsvWords;

  // Earlier evenings.
  readonly beginNew: string;
  readonly beginNewHint: string;
  readonly noEvenings: string;
  evening(time: Date | null, names: string, hands: number): string;
  readonly look: string;
  readonly takeBack: string;
  readonly damagedText: string;
  readonly forget: string;
  readonly forgetSure: string;

  // House rules.
  readonly preset: string;
  readonly presets: Readonly<Record<'official' | 'simple' | 'casual' | 'online', string>>;
  readonly ownRules: string;
  readonly tariff: string;
  readonly tournament: string;
  readonly prices: string;
  readonly price: Readonly<Record<string, string>>;
  readonly unit: string;
  readonly unitName: string;
  readonly unitValue: string;
  readonly currency: string;
  readonly notPriced: string;
  readonly tablePriced: string;
  readonly options: string;
  readonly agree: string;
  readonly agreeHint: string;
  readonly agreedNow: string;
  readonly notPlayable: string;

  // People.
  readonly atTable: string;
  readonly name: string;
  readonly up: string;
  readonly down: string;
  readonly goes: string;
  readonly deals: string;
  readonly isDealing: string;
  readonly comes: string;
  readonly add: string;
  readonly lot: string;
  drawn(name: string): string;
  of(what: string, name: string): string;
}

const PANELS: Readonly<Record<string, PanelWords>> = { de: panelsDe, en: panelsEn };

/** These words in the language of a dictionary. */
export function panelWordsOf({ tag }: Pick<Dictionary, 'tag'>): PanelWords {
  return PANELS[tag] ?? panelsEn;
}
