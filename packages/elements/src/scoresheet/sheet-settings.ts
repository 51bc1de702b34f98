import {
  isTariffId,
  TARIFF_IDS,
  TARIFFS,
  type Sheet,
  type SheetChange,
  type Tariff,
  type TariffId,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { SheetRequest } from './events.js';
import { sheetSettingsStyles } from './sheet-settings.styles.js';

/** The name of a tariff that has one. */
export function tariffIdOf(tariff: Tariff): TariffId | null {
  const same = (id: TariffId) =>
    Object.entries(TARIFFS[id]).every(([item, price]) => tariff[item as keyof Tariff] === price);
  return TARIFF_IDS.find(same) ?? null;
}

/** Who plays, who deals first, and the tariff. Private to the score sheet. */
export class SheetSettings extends LitElement {
  static override styles = [theme, controls, sheetSettingsStyles];

  @property({ attribute: false }) sheet!: Sheet;

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current.sheet;
    const { players, firstDealer, terms, rows } = this.sheet;
    const tariff = tariffIdOf(terms.tariff);
    return html`
      <fieldset>
        <legend>${words.players}</legend>
        <div class="players">
          ${players.map(
            ({ id, name }, seat) => html`
              <input
                type="text"
                maxlength="60"
                autocomplete="off"
                aria-label=${words.player(seat)}
                placeholder=${words.player(seat)}
                .value=${live(name)}
                @change=${(event: Event) => this.#rename(id, event.target as HTMLInputElement)}
              />
            `,
          )}
        </div>
      </fieldset>
      <label>
        <span>${words.firstDealer}</span>
        <select @change=${(event: Event) => this.#ask({ type: 'deal-first', id: valueOf(event) })}>
          ${shownPlayers(players, this.#words.current).map(
            ({ id, name }) =>
              html`<option value=${id} .selected=${live(id === firstDealer)}>${name}</option>`,
          )}
        </select>
      </label>
      <label>
        <span>${words.tariff}</span>
        <select @change=${this.#agree}>
          ${TARIFF_IDS.map(
            (id) => html`
              <option value=${id} .selected=${live(id === tariff)}>
                ${words.tariffName(id)} ${TARIFFS[id].unit === 1 ? words.units : words.cents}
              </option>
            `,
          )}
        </select>
      </label>
      ${rows.length > 0 ? html`<p class="hint">${words.tariffLater}</p>` : nothing}
    `;
  }

  #rename(id: string, input: HTMLInputElement): void {
    const name = input.value.trim();
    const known = this.sheet.players.find((player) => player.id === id)?.name ?? '';
    if (name === '' || name === known) input.value = known;
    else this.#ask({ type: 'rename', id, name });
  }

  #agree(event: Event): void {
    const id = valueOf(event);
    if (!isTariffId(id)) return;
    this.#ask({ type: 'agree', terms: { ...this.sheet.terms, tariff: TARIFFS[id] } });
  }

  #ask(change: SheetChange): void {
    this.dispatchEvent(new SheetRequest(change));
  }
}

function valueOf(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}
