import { isSeat, type NotationError } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import { readSeat } from '../internal/table-side.js';
import { textOf } from '../internal/text.js';
import type { ReplayWords } from '../locales/replay-words.js';
import { tableOf } from './ending.js';
import { readTariff } from './read-tariff.js';
import type { View } from './view.js';

/** What the page says that cannot be; the hand is shown all the same. */
export function problems({ all, words, hand, walk }: View): TemplateResult[] {
  const { seat } = walk.host;
  const tariff = readTariff(walk.host.tariff);
  return [
    ...(isSeat(readSeat(seat ?? 0), tableOf(hand).players) ? [] : [all.notASeat(textOf(seat))]),
    ...(typeof tariff === 'string' ? [words.badTariff(tariff)] : []),
  ].map((text) => html`<p class="error" role="note">${text}</p>`);
}

/** What is wrong with a hand that cannot be shown. */
export function wrong(words: ReplayWords, error: NotationError | 'not-a-hand'): string {
  if (error === 'not-a-hand') return words.notAHand;
  return words.recordWrong(error.line, error.code, error.because?.code);
}
