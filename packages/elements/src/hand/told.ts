import { rankOf, suitOf, type Card, type PlayError } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import type { FaceWords } from '../locales/card-words.js';
import type { Words } from './hand-words.js';
import type { Held } from './held.js';

/** A card that the hand speaks of, and core's reason against it; null where it may be played. */
export interface Told {
  readonly card: Card;
  readonly error: PlayError | null;
}

/** Why a card may not be played. */
export function reasonOf({ card, error }: Told, words: Words, face: FaceWords): TemplateResult {
  return html`<strong>${face.card(suitOf(card), rankOf(card))}</strong> –
    ${error && words.reason(error, face)}`;
}

/**
 * The answer of a quiz: whether the card may be played, and the rule. For one that may it is the rule
 * that speaks against the others.
 */
export function answerOf(
  { card, error }: Told,
  { cards, whyNot }: Held,
  words: Words,
  face: FaceWords,
): TemplateResult {
  const errors = error ? [error] : cards.map((each) => whyNot?.(each) ?? null);
  const rules = new Set(errors.flatMap((each) => (each ? [words.reason(each, face)] : [])));
  return html`${error ? '✗' : '✓'} <strong>${face.card(suitOf(card), rankOf(card))}</strong> –
    ${error ? words.forbidden : words.allowed}
    ${rules.size > 0 ? [...rules].join(' ') : words.anyCard}`;
}
