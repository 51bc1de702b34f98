import type { ByLanguage } from '../internal/in-language.js';
import { cardsDe } from '../locales/cards.de.js';
import { cardsEn } from '../locales/cards.en.js';
import type { FaceWords } from '../locales/card-words.js';
import { contractsDe } from '../locales/contracts.de.js';
import { contractsEn } from '../locales/contracts.en.js';
import type { ContractWords } from '../locales/contracts.js';
import { replayDe } from '../locales/replay.de.js';
import { replayEn } from '../locales/replay.en.js';
import type { ReplayWords } from '../locales/replay-words.js';
import { seatsDe } from '../locales/seats.de.js';
import { seatsEn } from '../locales/seats.en.js';
import type { SeatWords } from '../locales/seats.js';
import { trickDe } from '../locales/trick.de.js';
import { trickEn } from '../locales/trick.en.js';
import type { TrickWords } from '../locales/trick.js';

/** Words that a replayed hand shares with other elements. */
export type SharedWords = ContractWords &
  SeatWords & { readonly bavarian: FaceWords; readonly trick: TrickWords };

/** Every word of a replayed hand, and no other. */
export const WORDS: ByLanguage<{ readonly all: SharedWords; readonly words: ReplayWords }> = {
  de: {
    all: { ...contractsDe, ...seatsDe, bavarian: cardsDe.bavarian, trick: trickDe },
    words: replayDe,
  },
  en: {
    all: { ...contractsEn, ...seatsEn, bavarian: cardsEn.bavarian, trick: trickEn },
    words: replayEn,
  },
};
