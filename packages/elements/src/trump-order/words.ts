import type { ByLanguage } from '../internal/in-language.js';
import type { CardWords, InputWords } from '../locales/card-words.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import { contractsDe } from '../locales/contracts.de.js';
import { contractsEn } from '../locales/contracts.en.js';
import type { ContractWords } from '../locales/contracts.js';
import { inputsDe } from '../locales/inputs.de.js';
import { inputsEn } from '../locales/inputs.en.js';
import { trumpOrderDe } from '../locales/trump-order.de.js';
import { trumpOrderEn } from '../locales/trump-order.en.js';
import type { TrumpOrderWords } from '../locales/trump-order.js';

type Words = CardWords & InputWords & ContractWords & TrumpOrderWords;

/** Every word of the order of the trumps, and no other. */
export const TRUMP_ORDER_WORDS: ByLanguage<Words> = {
  de: { ...cardsDe, ...inputsDe, ...contractsDe, ...trumpOrderDe },
  en: { ...cardsEn, ...inputsEn, ...contractsEn, ...trumpOrderEn },
};
