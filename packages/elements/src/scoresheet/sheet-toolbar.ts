import type { Tariff } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { liveFlag } from '../internal/live-flag.js';
import type { Dictionary } from '../locales/dictionary.js';
import { unitOf } from './amount-writer.js';
import { countingsOf, type Counting } from './counting.js';

/** What the toolbar does; without undo and redo where the sheet is only read. */
export interface Tools {
  count(counting: Counting): void;
  readonly undo?: (() => void) | null;
  readonly redo?: (() => void) | null;
}

/** How amounts are counted, the way back, and what else is there. */
export function toolbar(
  counting: Counting,
  tariff: Tariff,
  words: Dictionary,
  tools: Tools,
  more: TemplateResult,
): TemplateResult {
  const { sheet } = words;
  const names = {
    net: sheet.asNet,
    units: sheet.asUnits,
    money: sheet.asMoney,
    'above-worst': sheet.aboveWorst,
  };
  const step = (what: string, go: (() => void) | null | undefined) =>
    go === undefined
      ? nothing
      : html`<button type="button" ?disabled=${go === null} @click=${go}>${what}</button>`;
  return html`
    <div class="toolbar">
      <label>
        <span class="visually-hidden">${sheet.show}</span>
        <select
          @change=${(event: Event) =>
            tools.count((event.target as HTMLSelectElement).value as Counting)}
        >
          ${countingsOf(tariff).map(
            (each) => html`
              <option value=${each} .selected=${liveFlag(each === counting)}>${names[each]}</option>
            `,
          )}
        </select>
      </label>
      <span class="unit">${unitOf(counting, tariff, words)}</span>
      <div class="steps">
        ${step(sheet.undo, tools.undo)} ${step(sheet.redo, tools.redo)} ${more}
      </div>
    </div>
  `;
}
