import type { Ledger, Sheet } from '@schafkopf/core';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { LoadedLater } from '../internal/loaded-later.js';
import type { Dictionary } from '../locales/dictionary.js';
import { tableLine } from './table-line.js';

/** Who plays, who deals first, and the tariff, folded away once that is settled. */
export class SettingsFold {
  readonly #host: ReactiveControllerHost;
  readonly #part: LoadedLater<typeof import('./sheet-settings.js')>;
  #open = false;
  #shown = false;

  constructor(
    host: ReactiveControllerHost,
    part: LoadedLater<typeof import('./sheet-settings.js')>,
  ) {
    this.#host = host;
    this.#part = part;
  }

  set open(open: boolean) {
    this.#open = open;
    this.#host.requestUpdate();
  }

  /** Whether a new table's questions are there: what comes later would push the panel down. */
  get settled(): boolean {
    const part = this.#part;
    this.#shown ||= !this.#open || part.needed !== undefined || part.failed;
    return this.#shown;
  }

  render(sheet: Sheet, ledger: Ledger, words: Dictionary): TemplateResult {
    const { needed, failed } = this.#part;
    const open = this.#open;
    const toggle = ({ target }: Event) => {
      this.open = (target as HTMLDetailsElement).open;
    };
    return html`
      <details ?open=${open} @toggle=${toggle}>
        <summary>${tableLine(sheet, ledger, words, open)}</summary>
        ${
          open
            ? (needed?.settings(sheet, ledger) ?? (failed ? words.sheet.notLoaded : '…'))
            : nothing
        }
      </details>
    `;
  }
}
