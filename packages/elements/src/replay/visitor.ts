import type { Card } from '@schafkopf/core';
import type { LitElement } from 'lit';
import type { SkfCardRefusedEvent } from '../hand/events.js';
import { choose, recordedCard } from './going.js';
import { SkfTryEvent } from './try-event.js';
import type { Walk } from './walk.js';

/** The visitor plays a card that is allowed. */
export function tryCard(element: LitElement, walk: Walk, card: Card): void {
  element.dispatchEvent(new SkfTryEvent(card, null, recordedCard(walk)));
  choose(walk, card);
  // The card that had the focus is gone from the hand.
  if (walk.choosing) return;
  element.renderRoot.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}

/** The visitor tries a card that is not allowed. */
export function refuse(
  element: LitElement,
  walk: Walk,
  { card, error }: SkfCardRefusedEvent['detail'],
): void {
  element.dispatchEvent(new SkfTryEvent(card, error, recordedCard(walk)));
}
