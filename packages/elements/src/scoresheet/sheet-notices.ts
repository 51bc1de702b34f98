import { foldSheet, formatSheet, type Sheet } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { shownPlayers } from '../internal/names.js';
import type { Dictionary } from '../locales/dictionary.js';
import { menuWordsOf } from '../locales/sheet-menu.js';
import { dayOf, saveFile } from './save-file.js';
import type { LinkError } from './sheet-link.js';
import type { Problem } from './sheet-problems.js';
import type { SheetSession } from './sheet-session.js';

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
  /** Whether another sheet is looked at. */
  readonly looking: boolean;
  /** Whose files are offered. */
  readonly session: SheetSession | null;
  back(): void;
  look(sheet: Sheet): void;
  take(sheet: Sheet): void;
  /** What a link offered is taken or not: it is offered no longer. */
  answer(): void;
}

export function notices(told: Told): TemplateResult {
  const { words, looking } = told;
  const menu = menuWordsOf(words);
  const linked = told.noticed.find((notice) => 'sheet' in notice);
  return html`
    ${wrongs(told)}
    ${
      told.session?.trouble === 'stored-again'
        ? html`<div class="offer"><p role="status">${menu.storedAgain}</p></div>`
        : nothing
    }
    ${
      linked && 'sheet' in linked && !looking
        ? html`<div class="offer">
            <p role="status">${linkSays(linked.sheet, words)}</p>
            ${button(menu.look, () => told.look(linked.sheet))}
            ${button(menu.putHere, () => {
              told.answer();
              told.take(linked.sheet);
            })}
            ${button(menu.notThisOne, () => told.answer())}
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
  `;
}

function wrongs({ problems, noticed, words, session }: Told): TemplateResult | typeof nothing {
  const menu = menuWordsOf(words);
  const told: TemplateResult[] = problems.map(({ text, offer }) =>
    offer === undefined || session === null
      ? html`${text}`
      : html`${text} ${button(offerWords(offer, words), () => saveOffered(offer, session))}`,
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

/** What the button beside a problem says. */
function offerWords(offer: NonNullable<Problem['offer']>, words: Dictionary): string {
  return offer === 'damaged' ? words.sheet.download : menuWordsOf(words).backup;
}

/** Gives somebody that file: the latest damaged text, or the sheet as it stands. */
function saveOffered(offer: NonNullable<Problem['offer']>, { aside, sheet }: SheetSession): void {
  const damaged = aside.find(({ kind }) => kind === 'damaged')?.text ?? '';
  if (offer === 'damaged') saveFile('skf-damaged.json', damaged);
  else saveFile(`schafkopf-${dayOf(Date.now())}.json`, formatSheet(sheet));
}
