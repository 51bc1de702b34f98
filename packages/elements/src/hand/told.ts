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

/**
 * Why a card may not be played. A quiz also says whether it may, and of one that may the rule that
 * speaks against the others.
 */
export function spoken(
  { card, error }: Told,
  { cards, whyNot }: Held,
  isQuiz: boolean,
  words: Words,
  face: FaceWords,
): TemplateResult {
  const errors = error ? [error] : cards.flatMap((each) => whyNot?.(each) ?? []);
  const rules = [...new Set(errors.map((each) => words.reason(each, face)))].join(' ');
  const allowed = rules && errors.every(isAboutOneCard) ? words.allowedBut : words.allowed;
  // It is often taken for a card of the suit that is drawn on it.
  const isTrump = error?.code === 'must-follow-suit' && error.suit === suitOf(card);
  return html`${isQuiz ? (error ? '✗' : '✓') : ''}
    <strong>${face.card(suitOf(card), rankOf(card))}</strong> –
    ${isQuiz ? (error ? words.forbidden : allowed) : ''} ${isTrump ? words.isTrump : ''}
    ${rules || words.anyCard}`;
}

/** Whether a rule binds one card and not the whole hand. */
function isAboutOneCard({ code }: PlayError): boolean {
  return code === 'called-ace-locked' || code === 'called-suit-needs-ace';
}
