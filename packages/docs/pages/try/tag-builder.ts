import { TARIFF_IDS } from '@schafkopf/core';
import '@schafkopf/elements/skf-scoresheet.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tryStyles } from './try.styles.js';

const COUNTINGS = ['net', 'above-worst'];

/** Pick options, see the score sheet, copy the tag. In English, as the pages for builders are. */
@customElement('tag-builder')
export class TagBuilder extends LitElement {
  static override styles = tryStyles;

  @state() private players = 'Anna,Ben,Cora,Dan';
  @state() private tariff = '10-50';
  @state() private counting = 'net';
  @state() private key = 'stammtisch';
  @state() private keeps = true;
  @state() private copied = false;

  protected override render(): TemplateResult {
    const tag = this.#tag();
    return html`
      <div class="choose">
        ${this.#text('Players', this.players, (value) => (this.players = value))}
        ${this.#select('Tariff', TARIFF_IDS, this.tariff, (value) => (this.tariff = value))}
        ${this.#select('Counting', COUNTINGS, this.counting, (value) => (this.counting = value))}
        ${this.#text('Storage key', this.key, (value) => (this.key = value))}
        <label>
          <input
            type="checkbox"
            .checked=${this.keeps}
            @change=${() => (this.keeps = !this.keeps)}
          />
          Keep it in the browser
        </label>
      </div>
      <pre tabindex="0"><code>${tag}</code></pre>
      <button @click=${this.#copy}>Copy</button>
      <span role="status">${this.copied ? 'Copied.' : nothing}</span>
      <skf-scoresheet
        players=${this.players}
        tariff=${this.tariff}
        counting=${this.counting}
        persist="none"
      ></skf-scoresheet>
    `;
  }

  #tag(): string {
    const attributes = [
      `players="${this.players}"`,
      `tariff="${this.tariff}"`,
      ...(this.counting === 'net' ? [] : [`counting="${this.counting}"`]),
      this.keeps ? `storage-key="${this.key}"` : 'persist="none"',
    ].map((attribute) => `\n  ${attribute.replaceAll('&', '&amp;')}`);
    return `<script src="skf.js"></script>\n<skf-scoresheet${attributes.join('')}\n></skf-scoresheet>`;
  }

  #text(label: string, value: string, set: (value: string) => void): TemplateResult {
    return html`<label>
      ${label}
      <input
        .value=${value}
        @input=${(event: Event) => {
          // A quotation mark would end the attribute.
          set((event.target as HTMLInputElement).value.replaceAll('"', ''));
          this.copied = false;
        }}
      />
    </label>`;
  }

  #select(
    label: string,
    values: readonly string[],
    value: string,
    set: (value: string) => void,
  ): TemplateResult {
    return html`<label>
      ${label}
      <select
        @change=${(event: Event) => {
          set((event.target as HTMLSelectElement).value);
          this.copied = false;
        }}
      >
        ${values.map((each) => html`<option ?selected=${each === value}>${each}</option>`)}
      </select>
    </label>`;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard?.writeText(this.#tag()).catch(() => {});
    this.copied = true;
  }
}
