import { readingOf, type Seat, type Settlement } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import type { ByLanguage } from '../internal/in-language.js';
import { readingDe } from '../locales/reading.de.js';
import { readingEn } from '../locales/reading.en.js';
import type { ReadingWords } from '../locales/reading.js';

export const READING_WORDS: ByLanguage<ReadingWords> = { de: readingDe, en: readingEn };

/** How to read a settlement, in the order of the rule. */
export function reading(
  settlement: Settlement,
  name: (seat: Seat) => string,
  tell: ReadingWords,
): TemplateResult {
  const { hand } = settlement;
  const { contract } = hand;
  const won = hand.kind === 'sides' && hand.won;
  return html`<ol>
    ${readingOf(settlement).map(
      (step, place) => html`<li>${tell({ step, first: place === 0, contract, won, name })}</li>`,
    )}
  </ol>`;
}
