import { html, type TemplateResult } from 'lit';
import type { Dictionary } from '../locales/dictionary.js';
import { longDateIn } from '../locales/long-date.js';
import { unitOf } from './amount-writer.js';
import type { PanelView } from './panel.js';
import { tariffIdOf } from './tariff-id.js';

/** What a sheet on paper has to say of itself: from when it is, by which tariff, in what it counts. */
export function printedHead(
  { sheet, ledger, counting }: PanelView,
  words: Dictionary,
): TemplateResult {
  const { tariff } = ledger.terms;
  const known = tariffIdOf(tariff);
  const begun = sheet.rows.find(({ at }) => at > 0)?.at;
  const said = [
    ...(begun === undefined ? [] : [longDateIn(words)(new Date(begun))]),
    known === null
      ? words.sheet.ownTariff
      : `${words.sheet.tariff} ${words.sheet.tariffName(known)}`,
    unitOf(counting, tariff, words),
  ];
  return html`<p class="printed">${said.join(' · ')}</p>`;
}
