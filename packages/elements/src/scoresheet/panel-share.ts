import { formatSheet } from '@schafkopf/core';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { register } from '../internal/register.js';
import { panelsDe } from '../locales/panels.de.js';
import { panelsEn } from '../locales/panels.en.js';
import { LoadedLater } from '../internal/loaded-later.js';
import { Part as Loaded } from '../internal/part.js';
import { Panel, type PanelView } from './panel.js';
import { dayOf, saveFile } from './save-file.js';
import { readSheetFile, tableText, type ImportError } from './sheet-files.js';
import { writeLink } from './sheet-link.js';

const QR = new Loaded(() => import('./qr-code.js'));

/** Longer links make codes that a phone no longer reads from a screen. */
const LONGEST_QR = 1000;

/** Where something can be done. */
type Part = 'backup' | 'table' | 'link' | 'file';

/** The sheet as a file, a table, a print and a link; and files taken in. Private to the score sheet. */
export class SheetShare extends Panel {
  static override styles = [
    ...Panel.styles,
    css`
      .qr {
        inline-size: min(100%, 20rem);
        padding: 16px;
        background: #ffffff;
        color: #000000;
      }

      .told {
        align-self: center;
        color: var(--_gain);
      }

      .told:empty {
        position: absolute;
      }

      .qr path {
        fill: currentColor;
      }
    `,
  ];

  @state() private link = '';
  /** What was done, said where it was asked for. */
  @state() private said: { readonly of: Part; readonly text: string } | null = null;
  @state() private refused: ImportError | null = null;
  /** The sheet that the link is of. */
  #linked: PanelView['sheet'] | null = null;

  readonly #qr = new LoadedLater(this, QR);

  protected override willUpdate(): void {
    const { sheet } = this.view;
    if (this.#linked === sheet) return;
    this.#linked = sheet;
    void writeLink(sheet).then((hash) => {
      if (this.#linked === sheet) this.link = `${location.href.replace(/#.*/, '')}#${hash}`;
    });
  }

  protected override render(): TemplateResult {
    const { words } = this;
    return html`
      <section>
        <button type="button" class="primary" @click=${this.#backup}>${words.saveBackup}</button>
        <p class="hint">${words.backupHint}</p>
        ${this.#told('backup')}
      </section>
      <section>
        <div class="buttons">
          <button type="button" @click=${() => this.#table('german')}>${words.saveGerman}</button>
          <button type="button" @click=${() => this.#table('international')}>
            ${words.saveInternational}
          </button>
          <button type="button" @click=${() => window.print()}>${words.print}</button>
        </div>
        ${this.#told('table')}
      </section>
      <section>
        <label class="field wide">
          <span>${words.linkField}</span>
          <input
            type="text"
            readonly
            .value=${this.link}
            @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
          />
        </label>
        <div class="buttons">
          <button type="button" @click=${this.#copy}>${words.copyLink}</button>
          ${this.#told('link')}
        </div>
        <p class="hint">${words.linkHint}</p>
        ${this.#code()}
      </section>
      ${this.view.reading ? nothing : this.#taking()}
    `;
  }

  /** There before something is said, so that it is read out. */
  #told(of: Part): TemplateResult {
    return html`<p class="told" role="status">${this.said?.of === of ? this.said.text : ''}</p>`;
  }

  #code(): TemplateResult | typeof nothing {
    const { words, link } = this;
    if (link === '') return nothing;
    if (link.length > LONGEST_QR) return html`<p>${words.tooLongForQr}</p>`;
    const part = this.#qr.needed;
    if (part === undefined) return nothing;
    const { size, path } = part.qrPath(link);
    return html`
      <svg class="qr" role="img" aria-label=${words.qr} viewBox="0 0 ${size} ${size}">
        <path d=${path}></path>
      </svg>
    `;
  }

  #taking(): TemplateResult {
    const { words, refused } = this;
    return html`
      <section>
        <label class="field">
          <span>${words.takeIn}</span>
          <input
            type="file"
            accept=".json,.csv,.txt,.tsv,application/json,text/csv"
            @change=${this.#takeIn}
          />
        </label>
        <p class="hint">${words.takeInHint}</p>
        ${this.#told('file')}
        ${refused === null ? nothing : html`<p class="wrong" role="alert">${this.#why(refused)}</p>`}
      </section>
    `;
  }

  #why(refused: ImportError): string {
    const { words } = this;
    switch (refused.kind) {
      case 'sheet': {
        const { code, path } = refused.error;
        return `${words.fileError[code]} ${words.inField(path)}`.trim();
      }
      case 'table': {
        const { code, line, column } = refused.error;
        return `${words.tableError[code]} ${words.inCell(line, column)}`;
      }
      case 'unreadable':
        return words.unreadable;
    }
  }

  #backup(): void {
    this.#save('backup', `${this.#name}.json`, formatSheet(this.view.sheet));
  }

  #table(dialect: 'german' | 'international'): void {
    const { contract } = this.dictionary;
    const text = tableText(this.view.sheet, dialect, this.words.csv, (one) =>
      contract.call(this.dictionary, one),
    );
    this.#save('table', `${this.#name}.csv`, text, 'text/csv');
  }

  #save(of: Part, name: string, text: string, type?: string): void {
    saveFile(name, text, type);
    this.said = { of, text: this.words.saved(name) };
  }

  get #name(): string {
    const { rows } = this.view.sheet;
    return `schafkopf-${dayOf(rows[0]?.at ?? Date.now())}`;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link);
      this.said = { of: 'link', text: this.words.copied };
    } catch {
      // Not allowed here: it is selected, to be copied by hand.
      this.renderRoot.querySelector<HTMLInputElement>('input[readonly]')?.focus();
    }
  }

  async #takeIn({ target }: Event): Promise<void> {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file === undefined) return;
    this.said = null;
    const words = [panelsDe.csv, panelsEn.csv];
    const read = await readSheetFile(file, { words, terms: this.view.ledger.terms });
    input.value = '';
    this.refused = read.ok ? null : read.error;
    if (!read.ok) return;
    await this.view.wish({ kind: 'begin', sheet: read.value });
    this.said = { of: 'file', text: this.words.takenIn };
  }
}

register('skf-sheet-share', SheetShare);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-share .view=${view}></skf-sheet-share>`;
}
