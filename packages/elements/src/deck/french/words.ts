import type { FaceWords, Language } from '../../locales/card-words.js';
import type { FrenchLetter } from './letters.js';
import { frenchDe } from '../../locales/french.de.js';
import { frenchEn } from '../../locales/french.en.js';

/** What the French cards are called. */
export const frenchWords: Readonly<Record<Language, FaceWords<FrenchLetter>>> = {
  de: frenchDe,
  en: frenchEn,
};
