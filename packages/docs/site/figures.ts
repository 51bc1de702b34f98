import type { Language } from '../learn/contents.js';
import { COUNTED } from './counted.js';
import { DOCUMENTED } from './documented.js';
import { LISTED } from './listed.js';
import { SHOWN } from './shown.js';
import { SPOKEN } from './spoken.js';

/** Figures by name. Each takes the rest of its braces as text. */
export type Figures = Readonly<Record<string, (said: string, language: Language) => string>>;

/** What a page may show of the game; a figure that makes no sense stops the build. */
const FIGURES: Figures = { ...SHOWN, ...COUNTED, ...SPOKEN, ...LISTED, ...DOCUMENTED };

/** What a page names in braces, as HTML. */
export function figure(name: string, said: string, language: Language): string {
  const draw = FIGURES[name];
  if (!Object.hasOwn(FIGURES, name) || draw === undefined) {
    throw new TypeError(`no figure {{${name}}}`);
  }
  return draw(said, language);
}
