import { foldSheet, parseSheet } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { shownPlayers } from '../internal/names.js';
import { register } from '../internal/register.js';
import { sheetAnew } from './sheet-anew.js';
import { Panel, type PanelView } from './panel.js';
import { dayOf, saveFile } from './save-file.js';
import type { PutAside } from './store.js';

/** Earlier evenings and what could not be read; a new evening. Private to the score sheet. */
export class SheetEvenings extends Panel {
  /** The id of what is thrown away at the next tap: that cannot be undone. */
  @state() private doomed: string | null = null;

  protected override render(): TemplateResult {
    const { words } = this;
    const { aside, reading } = this.view;
    return html`
      ${
        reading
          ? nothing
          : html`<section>
              <button type="button" class="primary" @click=${this.#beginNew}>
                ${words.beginNew}
              </button>
              <p class="hint">${words.beginNewHint}</p>
            </section>`
      }
      ${
        aside.length === 0
          ? html`<p>${words.noEvenings}</p>`
          : aside.map((each) => this.#evening(each, reading))
      }
    `;
  }

  #evening(each: PutAside, reading: boolean): TemplateResult {
    const { words } = this;
    const read = parseSheet(each.text);
    const time = each.at === null ? null : new Date(each.at);
    if (!read.ok) {
      return html`
        <section>
          <h3>
            ${words.damagedText}${time === null ? '' : `, ${time.toLocaleDateString(this.dictionary.tag)}`}
          </h3>
          <div class="buttons">${this.#save(each)} ${this.#forget(each, reading)}</div>
        </section>
      `;
    }
    const sheet = read.value;
    const ledger = foldSheet(sheet);
    const names = shownPlayers(ledger.people, this.dictionary).map(({ name }) => name);
    const played = sheet.rows[0]?.at;
    return html`
      <section>
        <h3>
          ${words.evening(played === undefined ? time : new Date(played), names.join(', '), ledger.hands)}
        </h3>
        <div class="buttons">
          <button type="button" @click=${() => this.view.wish({ kind: 'look', sheet })}>
            ${words.look}
          </button>
          ${this.#save(each)}
          ${
            reading
              ? nothing
              : html`<button type="button" @click=${() => this.#takeBack(each, sheet)}>
                  ${words.takeBack}
                </button>`
          }
          ${this.#forget(each, reading)}
        </div>
      </section>
    `;
  }

  #save({ text, at }: PutAside): TemplateResult {
    const name = `schafkopf-${dayOf(at ?? Date.now())}.json`;
    return html`<button type="button" @click=${() => saveFile(name, text)}>
      ${this.words.download}
    </button>`;
  }

  #forget({ id }: PutAside, reading: boolean): TemplateResult | typeof nothing {
    if (reading) return nothing;
    const sure = this.doomed === id;
    return html`<button
      type="button"
      @click=${() => {
        this.doomed = sure ? null : id;
        if (sure) void this.view.wish({ kind: 'discard', id });
      }}
    >
      ${sure ? this.words.forgetSure : this.words.forget}
    </button>`;
  }

  /** The same people and the same agreements on an empty sheet. */
  #beginNew(): void {
    const { sheet, ledger } = this.view;
    void this.view.wish({ kind: 'begin', sheet: sheetAnew(sheet, ledger) });
  }

  /** Only when it is the sheet again it no longer needs to lie aside. */
  async #takeBack({ id }: PutAside, sheet: PanelView['sheet']): Promise<void> {
    await this.view.wish({ kind: 'begin', sheet });
    await this.view.wish({ kind: 'discard', id });
  }
}

register('skf-sheet-evenings', SheetEvenings);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-evenings .view=${view}></skf-sheet-evenings>`;
}
