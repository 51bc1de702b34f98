import {
  isTariffId,
  TARIFF_IDS,
  TARIFFS,
  type Ledger,
  type Sheet,
  type SheetChange,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { newId } from '../internal/new-id.js';
import { register } from '../internal/register.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { SheetRequest } from './events.js';
import { sameName } from './same-name.js';
import { sheetAnew } from './sheet-anew.js';
import { sheetSettingsStyles } from './sheet-settings.styles.js';
import { tariffIdOf } from './tariff-id.js';

/** Who plays, who deals first, and the tariff. Private to the score sheet. */
export class SheetSettings extends LitElement {
  static override styles = [theme, controls, sheetSettingsStyles];

  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) ledger!: Ledger;

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current.sheet;
    const { firstDealer, players: beginners, rows } = this.sheet;
    const { players, terms } = this.ledger;
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
                .value=${name}
                @change=${(event: Event) => this.#rename(id, event.target as HTMLInputElement)}
              />
            `,
          )}
        </div>
        ${sameName(players, this.#words.current)}
      </fieldset>
      <label>
        <span>${words.firstDealer}</span>
        <select
          @change=${(event: Event) => this.#ask({ type: 'begin', firstDealer: valueOf(event) })}
        >
          ${shownPlayers(beginners, this.#words.current).map(
            ({ id, name }) =>
              html`<option value=${id} .selected=${live(id === firstDealer)}>${name}</option>`,
          )}
        </select>
      </label>
      <label>
        <span>${words.tariff}</span>
        <select @change=${this.#agree}>
          ${tariff === null ? html`<option value="" selected>${words.ownTariff}</option>` : nothing}
          ${TARIFF_IDS.map(
            (id) => html`
              <option value=${id} .selected=${live(id === tariff)}>
                ${words.tariffName(id)} ${TARIFFS[id].unit === 1 ? words.units : words.cents}
              </option>
            `,
          )}
        </select>
      </label>
      ${
        rows.length > 0
          ? html`<p class="hint">${words.tariffLater}</p>
              <button type="button" @click=${this.#beginAnew}>${words.newEvening}</button>`
          : nothing
      }
    `;
  }

  #rename(id: string, input: HTMLInputElement): void {
    const name = input.value.trim();
    const known = this.ledger.players.find((player) => player.id === id)?.name ?? '';
    if (name === '' || name === known) input.value = known;
    else this.#ask({ type: 'rename', id, name });
  }

  #agree(event: Event): void {
    const id = valueOf(event);
    if (!isTariffId(id)) return;
    const terms = { ...this.ledger.terms, tariff: TARIFFS[id] };
    this.#ask(
      this.sheet.rows.length === 0
        ? { type: 'begin', terms }
        : { type: 'add', row: { kind: 'agree', id: newId(), at: Date.now(), terms } },
    );
  }

  /** The same people and the same agreements on an empty sheet. */
  #beginAnew(): void {
    this.#ask({ type: 'set', sheet: sheetAnew(this.sheet, this.ledger) });
  }

  #ask(change: SheetChange): void {
    this.dispatchEvent(new SheetRequest(change));
  }
}

register('skf-sheet-settings', SheetSettings);

export function settings(sheet: Sheet, ledger: Ledger): TemplateResult {
  return html`<skf-sheet-settings .sheet=${sheet} .ledger=${ledger}></skf-sheet-settings>`;
}

function valueOf(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}
