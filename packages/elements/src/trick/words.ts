import type { ByLanguage } from '../internal/in-language.js';
import type { CardWords, InputWords } from '../locales/card-words.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import { inputsDe } from '../locales/inputs.de.js';
import { inputsEn } from '../locales/inputs.en.js';
import { seatsDe } from '../locales/seats.de.js';
import { seatsEn } from '../locales/seats.en.js';
import type { SeatWords } from '../locales/seats.js';
import { trickDe } from '../locales/trick.de.js';
import { trickEn } from '../locales/trick.en.js';
import type { TrickWords } from '../locales/trick.js';

type Words = CardWords & InputWords & SeatWords & TrickWords;

/** Every word that a trick says, and no other. */
export const TRICK_WORDS: ByLanguage<Words> = {
  de: { ...cardsDe, ...inputsDe, ...seatsDe, ...trickDe },
  en: { ...cardsEn, ...inputsEn, ...seatsEn, ...trickEn },
};
