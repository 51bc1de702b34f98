import {
  checkRules,
  checkTariff,
  isTariffId,
  PRICED_ITEMS,
  RULE_PRESET_IDS,
  RULE_PRESETS,
  TARIFF_IDS,
  TARIFFS,
  TOURNAMENT_IDS,
  TOURNAMENTS,
  type Rules,
  type Tariff,
  type Terms,
} from '@schafkopf/core';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { newId } from '../internal/new-id.js';
import { register } from '../internal/register.js';
import { ruleWordsOf } from '../locales/rule-words.js';
import { Panel, type PanelView } from './panel.js';
import { rulesForm } from './rules-form.js';
import { tariffIdOf } from './tariff-id.js';

const AMOUNTS = ['unit', ...PRICED_ITEMS, 'unitValue'] as const;

/** Tariff and rules of the table, to be read, printed and agreed on. Private to the score sheet. */
export class SheetRules extends Panel {
  static override styles = [
    ...Panel.styles,
    css`
      .games {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }

      .games legend {
        font-weight: 400;
      }

      @media print {
        details::details-content {
          content-visibility: visible;
          block-size: auto;
        }
      }
    `,
  ];

  @state() private terms: Terms | null = null;
  @state() private agreed = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    // Somebody else has agreed on something: what is half changed here would undo it.
    if (before && before.ledger.terms !== this.view.ledger.terms) this.terms = null;
  }

  protected override render(): TemplateResult {
    const { words } = this;
    const { reading } = this.view;
    const { rules } = this.#now;
    return html`
      ${this.#presets()} ${this.#prices()}
      <section>
        <h3>${words.options}</h3>
      </section>
      ${rulesForm(rules, this.dictionary, (next) => this.#set({ rules: next }))} ${this.#wrong()}
      <div class="buttons">
        ${
          reading
            ? nothing
            : html`<button
                type="button"
                class="primary"
                ?disabled=${this.terms === null || this.#errors.length > 0}
                @click=${this.#agree}
              >
                ${words.agree}
              </button>`
        }
        <button type="button" @click=${this.#print}>${words.print}</button>
      </div>
      <p class="hint" role="status">${this.agreed ? words.agreedNow : words.agreeHint}</p>
    `;
  }

  #presets(): TemplateResult {
    const { words } = this;
    const { rules, tariff } = this.#now;
    const same = (preset: Rules) => isSame({ ...preset, players: rules.players }, rules);
    const preset = RULE_PRESET_IDS.find((id) => same(RULE_PRESETS[id]));
    const known =
      tariffIdOf(tariff) ?? TOURNAMENT_IDS.find((id) => isSame(TOURNAMENTS[id].tariff, tariff));
    return html`
      <div class="fields">
        <label class="field">
          <span>${words.preset}</span>
          <select @change=${this.#choosePreset}>
            ${preset === undefined ? html`<option value="" selected>${words.ownRules}</option>` : nothing}
            ${RULE_PRESET_IDS.map(
              (id) =>
                html`<option value=${id} .selected=${live(id === preset)}>
                  ${words.presets[id]}
                </option>`,
            )}
          </select>
        </label>
        <label class="field">
          <span>${words.tariff}</span>
          <select @change=${this.#chooseTariff}>
            ${known === undefined ? html`<option value="" selected>${words.ownRules}</option>` : nothing}
            ${TARIFF_IDS.map(
              (id) =>
                html`<option value=${id} .selected=${live(id === known)}>
                  ${this.dictionary.sheet.tariffName(id)}
                </option>`,
            )}
            <optgroup label=${words.tournament}>
              ${TOURNAMENT_IDS.map(
                (id) =>
                  html`<option value=${id} .selected=${live(id === known)}>
                    ${TOURNAMENTS[id].source}
                  </option>`,
              )}
            </optgroup>
          </select>
        </label>
      </div>
    `;
  }

  #prices(): TemplateResult {
    const { words } = this;
    const { tariff } = this.#now;
    const kinds: Readonly<Record<string, string>> = this.dictionary.kind;
    const titles: Readonly<Record<string, string>> = {
      ...kinds,
      ...words.price,
      unit: words.unit,
      unitValue: words.unitValue,
    };
    return html`
      <details>
        <summary>${words.prices} <span class="hint">${words.notPriced}</span></summary>
        ${tariff.table ? html`<p>${words.tablePriced}</p>` : nothing}
        <div class="fields narrow">
          ${AMOUNTS.map((item) =>
            this.#field(item, titles[item] ?? item, tariff[item]?.toString() ?? '', (said) =>
              /^\d{1,7}$/.test(said) ? Number(said) : Number.NaN,
            ),
          )}
          ${this.#field('unitName', words.unitName, tariff.unitName ?? '', (said) => said)}
          ${this.#field('currency', words.currency, tariff.currency ?? '', (said) => said.toUpperCase())}
        </div>
      </details>
    `;
  }

  #field(
    item: keyof Tariff,
    title: string,
    value: string,
    read: (text: string) => string | number,
  ): TemplateResult {
    const write = (event: Event) => {
      const said = (event.target as HTMLInputElement).value.trim();
      const { [item]: _old, ...others } = this.#now.tariff;
      // Only the unit is always there.
      const given = said === '' && item !== 'unit' ? {} : { [item]: read(said) };
      this.#set({ tariff: { ...others, ...given } as Tariff });
    };
    return html`
      <label class="field">
        <span>${title}</span>
        <input
          type="text"
          maxlength="20"
          autocomplete="off"
          .value=${live(value === 'NaN' ? '' : value)}
          @change=${write}
        />
      </label>
    `;
  }

  #wrong(): TemplateResult | typeof nothing {
    const errors = this.#errors;
    if (errors.length === 0) return nothing;
    return html`
      <div class="wrong" role="alert">
        <p>${this.words.notPlayable}</p>
        <ul>
          ${errors.map((error) => html`<li>${error}</li>`)}
        </ul>
      </div>
    `;
  }

  get #errors(): readonly string[] {
    const { rules, tariff } = this.#now;
    const words = ruleWordsOf(this.dictionary);
    const checked = checkRules(rules);
    const priced = checkTariff(tariff);
    return [
      ...(checked.ok
        ? []
        : checked.error.map(({ code, field }) => `${this.#optionOf(field)}: ${words.error[code]}`)),
      ...(priced.ok
        ? []
        : priced.error.map(({ path }) => `${this.#titleOf(path)}: ${words.error['out-of-range']}`)),
    ];
  }

  #optionOf(field: string): string {
    const titles: Readonly<Record<string, string>> = ruleWordsOf(this.dictionary).option;
    return titles[field] ?? field;
  }

  #titleOf(path: string): string {
    const { words } = this;
    const { unit, unitValue, currency, price } = words;
    const kinds: Readonly<Record<string, string>> = this.dictionary.kind;
    return { ...kinds, ...price, unit, unitValue, currency }[path] ?? path;
  }

  /** What is agreed on, as it is being changed. */
  get #now(): Terms {
    return this.terms ?? this.view.ledger.terms;
  }

  #set(part: Partial<Terms>): void {
    this.terms = { ...this.#now, ...part };
    this.agreed = false;
  }

  #choosePreset({ target }: Event): void {
    const id = RULE_PRESET_IDS.find((each) => each === (target as HTMLSelectElement).value);
    const { players } = this.#now.rules;
    if (id !== undefined) this.#set({ rules: { ...RULE_PRESETS[id], players } });
  }

  #chooseTariff({ target }: Event): void {
    const { value } = target as HTMLSelectElement;
    const tournament = TOURNAMENT_IDS.find((each) => each === value);
    if (isTariffId(value)) this.#set({ tariff: TARIFFS[value] });
    else if (tournament !== undefined) {
      const { tariff, rules } = TOURNAMENTS[tournament];
      this.#set({ tariff, rules: { ...this.#now.rules, ...rules } });
    }
  }

  async #agree(): Promise<void> {
    const terms = this.#now;
    await this.change(
      this.view.sheet.rows.length === 0
        ? { type: 'begin', terms }
        : { type: 'add', row: { kind: 'agree', id: newId(), at: Date.now(), terms } },
    );
    this.terms = null;
    this.agreed = true;
  }

  /** On paper nothing can be unfolded. */
  #print(): void {
    for (const each of this.renderRoot.querySelectorAll('details')) each.open = true;
    window.print();
  }
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: object): unknown {
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

register('skf-sheet-rules', SheetRules);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-rules .view=${view}></skf-sheet-rules>`;
}
