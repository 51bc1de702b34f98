import { isTariffId } from '@schafkopf/core';
import { splitNames } from '../internal/names.js';
import { textOf } from '../internal/text.js';
import type { Dictionary } from '../locales/dictionary.js';
import { COUNTINGS, type Counting } from './counting.js';
import { isTable } from './given-sheet.js';
import type { Trouble } from './sheet-session.js';

/** What a page wrote on a score sheet, whatever that is. */
export interface Written {
  readonly players: unknown;
  readonly tariff: unknown;
  readonly counting: unknown;
  readonly persist: unknown;
}

/** Something that is wrong, and the file that helps, where one does. */
export interface Problem {
  readonly text: string;
  readonly offer?: 'damaged' | 'backup';
}

const KEEPING = new Set<string>(['browser', 'none']);

/** Whether a text names a way of counting. */
export function isCounting(text: string): text is Counting {
  return (COUNTINGS as readonly string[]).includes(text);
}

/** What is wrong with attributes, and what is to be told of the storage. */
export function problemsOf(written: Written, trouble: Trouble, words: Dictionary): Problem[] {
  const { sheet } = words;
  const problems: Problem[] = [];
  const names = splitNames(written.players);
  if (!isTable(names)) problems.push({ text: sheet.badPlayers(names.length) });
  const tariff = textOf(written.tariff ?? '10-50');
  if (!isTariffId(tariff)) problems.push({ text: sheet.badTariff(tariff) });
  const counting = textOf(written.counting ?? 'net');
  if (!isCounting(counting)) problems.push({ text: sheet.badWord('counting', counting) });
  const persist = textOf(written.persist ?? 'browser');
  if (!KEEPING.has(persist)) problems.push({ text: sheet.badWord('persist', persist) });
  if (trouble === 'not-stored') problems.push({ text: sheet.notStored, offer: 'backup' });
  if (trouble === 'newer') problems.push({ text: sheet.newer, offer: 'backup' });
  if (trouble === 'damaged') problems.push({ text: sheet.damaged, offer: 'damaged' });
  return problems;
}
