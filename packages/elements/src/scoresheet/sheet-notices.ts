import { foldSheet, type Sheet } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { shownPlayers } from '../internal/names.js';
import type { Dictionary } from '../locales/dictionary.js';
import { menuWordsOf } from '../locales/sheet-menu.js';
import type { EndNear } from './agreed-end.js';
import type { LinkError } from './sheet-link.js';
import { offerWords, type Problem } from './sheet-problems.js';

/** Something that came from outside: a source, a property or a link that is no sheet, or is one. */
export type Notice =
  | { readonly from: 'source'; readonly src: string }
  | { readonly from: 'given' }
  | { readonly from: 'link'; readonly sheet: Sheet }
  | { readonly from: 'link'; readonly error: LinkError };

/** What is told above the sheet, and what can be answered. */
export interface Told {
  readonly words: Dictionary;
  readonly problems: readonly Problem[];
  readonly noticed: readonly Notice[];
  readonly near: EndNear | null;
  /** Whether another sheet is looked at. */
  readonly looking: boolean;
  save(offer: NonNullable<Problem['offer']>): void;
  back(): void;
  look(sheet: Sheet): void;
  take(sheet: Sheet): void;
  refuse(): void;
}

export function notices(told: Told): TemplateResult {
  const { words, near, looking } = told;
  const menu = menuWordsOf(words);
  const linked = told.noticed.find((notice) => 'sheet' in notice);
  return html`
    ${wrongs(told)}
    ${
      linked && 'sheet' in linked && !looking
        ? html`<div class="offer">
            <p role="status">${linkSays(linked.sheet, words)}</p>
            ${button(menu.look, () => told.look(linked.sheet))}
            ${button(menu.putHere, () => told.take(linked.sheet))}
            ${button(menu.notThisOne, () => told.refuse())}
          </div>`
        : nothing
    }
    ${
      looking
        ? html`<div class="offer">
            <p role="status">${menu.looking}</p>
            ${button(menu.back, () => told.back())}
          </div>`
        : nothing
    }
    <p class="near" role="status">${nearSays(near, words)}</p>
  `;
}

function nearSays(near: EndNear | null, words: Dictionary): string | typeof nothing {
  if (near === null) return nothing;
  const menu = menuWordsOf(words);
  return near.kind === 'rounds' ? menu.endRounds(near.left) : menu.endTime(near.left);
}

function wrongs({ problems, noticed, words, save }: Told): TemplateResult | typeof nothing {
  const menu = menuWordsOf(words);
  const told: TemplateResult[] = problems.map(({ text, offer }) =>
    offer === undefined
      ? html`${text}`
      : html`${text} ${button(offerWords(offer, words), () => save(offer))}`,
  );
  for (const notice of noticed) {
    if (notice.from === 'source') told.push(html`${menu.badSource(notice.src)}`);
    else if (notice.from === 'given') told.push(html`${menu.badGiven}`);
    else if ('error' in notice) told.push(html`${menu.badLink[notice.error]}`);
  }
  if (told.length === 0) return nothing;
  return html`<div class="problems" role="alert">${told.map((text) => html`<p>${text}</p>`)}</div>`;
}

function button(what: string, press: () => void): TemplateResult {
  return html`<button type="button" @click=${press}>${what}</button>`;
}

function linkSays(sheet: Sheet, words: Dictionary): string {
  const { people, hands } = foldSheet(sheet);
  const names = shownPlayers(people, words).map(({ name }) => name);
  return menuWordsOf(words).inLink(names.join(', '), hands);
}
