import type { ReactiveControllerHost } from 'lit';
import { de } from '../locales/de.js';
import type { Dictionary } from '../locales/dictionary.js';
import { en } from '../locales/en.js';
import { InLanguage, type ByLanguage } from './in-language.js';

/** The languages there are. A new one is one file of the same shape. */
const DICTIONARIES: ByLanguage<Dictionary> = { de, en };

/**
 * All words, for an element. One that needs few of them takes those files alone, by an
 * {@link InLanguage} of its own.
 */
export class Words extends InLanguage<Dictionary> {
  constructor(host: ReactiveControllerHost & Element) {
    super(host, DICTIONARIES);
  }
}
