import type { ByLanguage } from '../internal/in-language.js';
import type { CardWords, InputWords } from '../locales/card-words.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import type { HandWords } from '../locales/hand-words.js';
import { handDe } from '../locales/hand.de.js';
import { handEn } from '../locales/hand.en.js';
import { inputsDe } from '../locales/inputs.de.js';
import { inputsEn } from '../locales/inputs.en.js';
import type { ReasonWords } from '../locales/reason.js';
import { reasonDe } from '../locales/reasons.de.js';
import { reasonEn } from '../locales/reasons.en.js';

export interface Words extends CardWords, InputWords, HandWords {
  readonly reason: ReasonWords;
}

/** Every word that a hand says, and no other. */
export const HAND_WORDS: ByLanguage<Words> = {
  de: { ...cardsDe, ...inputsDe, ...handDe, reason: reasonDe },
  en: { ...cardsEn, ...inputsEn, ...handEn, reason: reasonEn },
};
