import type { ByLanguage } from '../internal/in-language.js';
import { amountsDe } from '../locales/amounts.de.js';
import { amountsEn } from '../locales/amounts.en.js';
import type { AmountWords } from '../locales/amounts.js';
import type { CardWords, InputWords } from '../locales/card-words.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import { contractsDe } from '../locales/contracts.de.js';
import { contractsEn } from '../locales/contracts.en.js';
import type { ContractWords } from '../locales/contracts.js';
import { inputsDe } from '../locales/inputs.de.js';
import { inputsEn } from '../locales/inputs.en.js';
import { linesDe } from '../locales/lines.de.js';
import { linesEn } from '../locales/lines.en.js';
import type { LineWords } from '../locales/lines.js';
import { seatsDe } from '../locales/seats.de.js';
import { seatsEn } from '../locales/seats.en.js';
import type { SeatWords } from '../locales/seats.js';
import { settlementDe } from '../locales/settlement.de.js';
import { settlementEn } from '../locales/settlement.en.js';
import type { SettlementWords } from '../locales/settlement.js';

/** The words of a settlement in one language. */
export type SettlementTold = CardWords &
  InputWords &
  ContractWords &
  SeatWords &
  AmountWords &
  SettlementWords & { readonly lines: LineWords };

/** Every word that a settlement says at first view, and no other. */
export const SETTLEMENT_WORDS: ByLanguage<SettlementTold> = {
  de: {
    ...cardsDe,
    ...inputsDe,
    ...contractsDe,
    ...seatsDe,
    ...amountsDe,
    ...settlementDe,
    lines: linesDe,
  },
  en: {
    ...cardsEn,
    ...inputsEn,
    ...contractsEn,
    ...seatsEn,
    ...amountsEn,
    ...settlementEn,
    lines: linesEn,
  },
};
