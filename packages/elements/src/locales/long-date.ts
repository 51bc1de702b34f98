import type { Dictionary } from './dictionary.js';
import { longDateDe } from './long-date.de.js';
import { longDateEn } from './long-date.en.js';

const DATES: Readonly<Record<string, (date: Date) => string>> = { de: longDateDe, en: longDateEn };

/** Writes a day in full, in the language of a dictionary. To make a format for it takes a phone long. */
export function longDateIn({ tag }: Pick<Dictionary, 'tag'>): (date: Date) => string {
  return DATES[tag] ?? longDateEn;
}
