import { textOf } from '../internal/text.js';
import { FACES } from '../locales/card-words.js';
import type { HandFault } from './held.js';
import type { Words } from './hand-words.js';

export const SELECTS = ['none', 'one', 'many'] as const;
export const LAYOUTS = ['fan', 'row'] as const;

/** The attributes that know a few words only; the first is meant where nothing is said. */
const CHOICES = { select: SELECTS, layout: LAYOUTS, face: FACES } as const;

/** What is wrong with such an attribute; null where nothing is. */
export function wrongWord(
  said: Readonly<Record<keyof typeof CHOICES, unknown>>,
  words: Words,
): string | null {
  for (const [name, known] of Object.entries(CHOICES)) {
    const word = textOf(said[name as keyof typeof CHOICES] ?? known[0]);
    if (!(known as readonly string[]).includes(word)) return words.badWord(name, word);
  }
  return null;
}

/** Why a hand cannot be shown. */
export function faultText(fault: HandFault, words: Words): string {
  switch (fault.code) {
    case 'not-a-card':
      return words.notACard(fault.word);
    case 'not-a-contract':
      return words.notAContract(fault.word);
    case 'suit-missing':
      return words.suitMissing;
    case 'trick-full':
      return words.trickFull(fault.count);
    case 'bad-property':
      return words.badProperty(fault.name);
    default:
      return words.cardTwice(fault.word);
  }
}
