import type { ByLanguage } from '../internal/in-language.js';
import { amountsDe } from '../locales/amounts.de.js';
import { amountsEn } from '../locales/amounts.en.js';
import type { AmountWords } from '../locales/amounts.js';
import { calculatorDe } from '../locales/calculator.de.js';
import { calculatorEn } from '../locales/calculator.en.js';
import type { CalculatorWords } from '../locales/calculator.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import type { CardWords, InputWords } from '../locales/card-words.js';
import { contractsDe } from '../locales/contracts.de.js';
import { contractsEn } from '../locales/contracts.en.js';
import type { ContractWords } from '../locales/contracts.js';
import { inputsDe } from '../locales/inputs.de.js';
import { inputsEn } from '../locales/inputs.en.js';
import { linesDe } from '../locales/lines.de.js';
import { linesEn } from '../locales/lines.en.js';
import type { LineWords } from '../locales/lines.js';
import { questionsDe } from '../locales/questions.de.js';
import { questionsEn } from '../locales/questions.en.js';
import type { QuestionWords } from '../locales/questions.js';
import { seatsDe } from '../locales/seats.de.js';
import { seatsEn } from '../locales/seats.en.js';
import type { SeatWords } from '../locales/seats.js';
import { settlementDe } from '../locales/settlement.de.js';
import { settlementEn } from '../locales/settlement.en.js';
import type { SettlementWords } from '../locales/settlement.js';
import { tariffsDe } from '../locales/tariffs.de.js';
import { tariffsEn } from '../locales/tariffs.en.js';
import type { TariffWords } from '../locales/tariffs.js';

export type Words = CardWords &
  InputWords &
  AmountWords &
  TariffWords &
  QuestionWords &
  CalculatorWords &
  Pick<ContractWords, 'kind'> &
  Pick<SeatWords, 'player'> &
  Pick<SettlementWords, 'offences'> &
  Pick<LineWords, 'value'>;

/** Every word of the controls, and no other. */
export const CALCULATOR_WORDS: ByLanguage<Words> = {
  de: {
    ...cardsDe,
    ...inputsDe,
    ...amountsDe,
    ...tariffsDe,
    ...questionsDe,
    ...calculatorDe,
    kind: contractsDe.kind,
    player: seatsDe.player,
    offences: settlementDe.offences,
    value: linesDe.value,
  },
  en: {
    ...cardsEn,
    ...inputsEn,
    ...amountsEn,
    ...tariffsEn,
    ...questionsEn,
    ...calculatorEn,
    kind: contractsEn.kind,
    player: seatsEn.player,
    offences: settlementEn.offences,
    value: linesEn.value,
  },
};
