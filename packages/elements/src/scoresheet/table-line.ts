import type { Ledger, Sheet, SheetChange } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { shownPlayers } from '../internal/names.js';
import type { Dictionary } from '../locales/dictionary.js';
import { tariffIdOf } from './tariff-id.js';

/** Whether nobody has said yet who plays. */
export function isNameless({ players }: Sheet): boolean {
  return players.every(({ name }) => name === '');
}

/** Who plays by which tariff, in one line. */
export function tableLine(sheet: Sheet, ledger: Ledger, words: Dictionary): TemplateResult {
  const tariff = tariffIdOf(ledger.terms.tariff);
  const names = shownPlayers(ledger.players, words).map(({ name }) => name);
  return html`
    ${isNameless(sheet) ? words.sheet.settings : names.join(', ')}
    ${tariff ? html`<span class="tariff">${words.sheet.tariffName(tariff)}</span>` : nothing}
  `;
}

/** What was done last, with the way back where there is one. */
export function saidLine(
  said: string,
  words: Dictionary,
  undo: (() => void) | null,
): TemplateResult {
  return html`
    <p class=${said ? 'said' : ''} slot="said" role="status">
      ${said}
      ${
        said && undo
          ? html`<button type="button" @click=${undo}>${words.sheet.undo}</button>`
          : nothing
      }
    </p>
  `;
}

/** What is said after a change; nothing where what is seen says it. */
export function saidAfter(change: SheetChange, ledger: Ledger, { sheet }: Dictionary): string {
  switch (change.type) {
    case 'add': {
      const number = ledger.rows.findLast(({ row }) => row.id === change.row.id)?.number;
      return number ? sheet.saved(number) : sheet.written;
    }
    case 'replace':
      return sheet.changed;
    case 'remove':
      return sheet.removed;
    case 'set':
      return sheet.eveningBegun;
    default:
      return '';
  }
}
