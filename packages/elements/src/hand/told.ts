import { rankOf, suitOf, type Card } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import type { FaceWords } from '../locales/card-words.js';
import type { CardRefusal } from './events.js';
import type { Words } from './hand-words.js';
import type { Held } from './held.js';

/** Why a card may not be played; a quiz says first that the answer is wrong. */
export function refused(
  { card, error }: CardRefusal,
  isQuiz: boolean,
  words: Words,
  face: FaceWords,
): TemplateResult {
  return html`<strong>${face.card(suitOf(card), rankOf(card))}</strong> –
    ${isQuiz ? words.wrong : ''} ${words.reason(error, face)}`;
}

/** That the answer of a quiz is right, and the rule: the one that speaks against the other cards. */
export function praised(
  right: Card,
  { cards, whyNot }: Held,
  words: Words,
  face: FaceWords,
): TemplateResult {
  const rules = new Set(
    cards.flatMap((card) => {
      const error = whyNot?.(card);
      return error ? [words.reason(error, face)] : [];
    }),
  );
  return html`<strong>${face.card(suitOf(right), rankOf(right))}</strong> – ${words.right}
    ${rules.size > 0 ? [...rules].join(' ') : words.anyCard}`;
}
