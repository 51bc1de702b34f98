import type { Dictionary } from './dictionary.js';
import { sameNameDe } from './same-name.de.js';
import { sameNameEn } from './same-name.en.js';

const SAID: Readonly<Record<string, (name: string) => string>> = { de: sameNameDe, en: sameNameEn };

/** That two people have one name, in the language of a dictionary. */
export function sameNameIn({ tag }: Pick<Dictionary, 'tag'>): (name: string) => string {
  return SAID[tag] ?? sameNameEn;
}
