import {
  formatSheet,
  isTariffId,
  newSheet,
  officialRules,
  parseSheet,
  readSheet,
  TABLE_SIZE,
  TARIFFS,
  unwrap,
  type Rules,
  type Sheet,
} from '@schafkopf/core';
import { splitNames } from '../internal/names.js';
import { textOf } from '../internal/text.js';

/** How many sit down where a page says nothing. */
const USUAL = 4;

/** Whether so many names make a table; none is as good as four that nobody knows yet. */
export function isTable(names: readonly string[]): boolean {
  const { least, most } = TABLE_SIZE;
  return names.length === 0 || (names.length >= least && names.length <= most);
}

/** An empty sheet with the people and the tariff that a page names. */
export function sheetFor(players: unknown, tariff: unknown): Sheet {
  const given = splitNames(players);
  const count = isTable(given) && given.length > 0 ? given.length : USUAL;
  const people = Array.from({ length: count }, (_, seat) => ({
    id: `p${seat + 1}`,
    // Cut between letters, not within one of two halves.
    name: (given[seat] ?? '').slice(0, 60).replace(/[\uD800-\uDBFF]$/, ''),
  }));
  const named = textOf(tariff);
  const terms = {
    tariff: TARIFFS[isTariffId(named) ? named : '10-50'],
    rules: officialRules(count as Rules['players']),
  };
  return unwrap(newSheet(people, terms));
}

/** A sheet that a page sets, as core makes them or as a backup has it; null where it is neither. */
export function checkedSheet(given: unknown): Sheet | null {
  if (typeof given !== 'object' || given === null) return null;
  try {
    const read =
      'agreed' in given ? readSheet(given) : parseSheet(formatSheet(given as unknown as Sheet));
    return read.ok ? read.value : null;
  } catch {
    // It looks like one only from afar.
    return null;
  }
}

/** What a page gives a sheet to show in `src` or in a child `<script type="application/json">`. */
export type Source = { readonly src: string } | { readonly text: string } | null;

export function sourceOf(element: HTMLElement, src: string): Source {
  if (src !== '') return { src };
  const script = element.querySelector(':scope > script[type="application/json"]');
  return script === null ? null : { text: script.textContent ?? '' };
}
