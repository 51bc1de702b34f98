import type { Ledger, Sheet } from '@schafkopf/core';
import { html, type TemplateResult } from 'lit';
import { shownPlayers } from '../internal/names.js';
import type { Dictionary } from '../locales/dictionary.js';
import { tariffIdOf } from './tariff-id.js';

/** Whether nobody has said yet who plays. */
export function isNameless({ players }: Sheet): boolean {
  return players.every(({ name }) => name === '');
}

/** Whether there is nothing on a sheet at all. */
export function isBlank(sheet: Sheet): boolean {
  return isNameless(sheet) && sheet.rows.length === 0;
}

/**
 * Who plays by which tariff, in one line. While that is being written it is a title only: what grew
 * with each name would push the fields below it down.
 */
export function tableLine(
  sheet: Sheet,
  ledger: Ledger,
  words: Dictionary,
  open: boolean,
): TemplateResult {
  const tariff = tariffIdOf(ledger.terms.tariff);
  const prices = tariff ? words.sheet.tariffName(tariff) : words.sheet.ownTariff;
  const names = shownPlayers(ledger.players, words).map(({ name }) => name);
  return html`
    ${open || isNameless(sheet) ? words.sheet.settings : names.join(', ')}
    <span class="tariff">${prices}</span>
  `;
}
