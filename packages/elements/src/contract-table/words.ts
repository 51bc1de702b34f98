import type { ByLanguage } from '../internal/in-language.js';
import { amountsDe } from '../locales/amounts.de.js';
import { amountsEn } from '../locales/amounts.en.js';
import type { AmountWords } from '../locales/amounts.js';
import type { CardWords, InputWords } from '../locales/card-words.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import { contractTableDe } from '../locales/contract-table.de.js';
import { contractTableEn } from '../locales/contract-table.en.js';
import type { ContractTableWords } from '../locales/contract-table.js';
import { contractsDe } from '../locales/contracts.de.js';
import { contractsEn } from '../locales/contracts.en.js';
import type { ContractWords } from '../locales/contracts.js';
import { inputsDe } from '../locales/inputs.de.js';
import { inputsEn } from '../locales/inputs.en.js';
import { tariffsDe } from '../locales/tariffs.de.js';
import { tariffsEn } from '../locales/tariffs.en.js';
import type { TariffWords } from '../locales/tariffs.js';

type Words = CardWords &
  InputWords &
  ContractWords &
  AmountWords &
  TariffWords & { readonly table: ContractTableWords };

/** Every word of the table of contracts, and no other. */
export const CONTRACT_TABLE_WORDS: ByLanguage<Words> = {
  de: {
    ...cardsDe,
    ...inputsDe,
    ...contractsDe,
    ...amountsDe,
    ...tariffsDe,
    table: contractTableDe,
  },
  en: {
    ...cardsEn,
    ...inputsEn,
    ...contractsEn,
    ...amountsEn,
    ...tariffsEn,
    table: contractTableEn,
  },
};
