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
export function reasonOf(told: Told, words: Words, face: FaceWords): TemplateResult {
  return html`<strong>${face.card(suitOf(told.card), rankOf(told.card))}</strong> –
    ${told.error && against(told.card, told.error, words, face)}`;
}

/** A trump is often taken for a card of the suit that is drawn on it. */
function against(card: Card, error: PlayError, words: Words, face: FaceWords): string {
  const reason = words.reason(error, face);
  const looksRight = error.code === 'must-follow-suit' && error.suit === suitOf(card);
  return looksRight ? `${words.isTrump} ${reason}` : reason;
}

/** What speaks against one card and not against the whole hand. */
const ABOUT_ONE_CARD: ReadonlySet<PlayError['code']> = new Set([
  'called-ace-locked',
  'called-suit-needs-ace',
]);

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
  const name = html`<strong>${face.card(suitOf(card), rankOf(card))}</strong>`;
  if (error) return html`✗ ${name} – ${words.forbidden} ${against(card, error, words, face)}`;
  const errors = cards.flatMap((each) => whyNot?.(each) ?? []);
  const rules = new Set(errors.map((each) => words.reason(each, face)));
  const isFree = errors.every(({ code }) => ABOUT_ONE_CARD.has(code));
  return html`✓ ${name} – ${rules.size > 0 && isFree ? words.allowedBut : words.allowed}
  ${rules.size > 0 ? [...rules].join(' ') : words.anyCard}`;
}
