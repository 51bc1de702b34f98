import { errorsDe } from '../locales/errors.de.js';
import { errorsEn } from '../locales/errors.en.js';
import type { ErrorWords } from '../locales/errors.js';
import type { ByLanguage } from './in-language.js';

export { problemText } from './problem-text.js';

/** What can be wrong with a hand; loaded when something is. */
export const ERROR_WORDS: ByLanguage<ErrorWords> = { de: errorsDe, en: errorsEn };
