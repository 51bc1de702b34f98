import { TARIFF_IDS } from '@schafkopf/core';
import '@schafkopf/elements/skf-scoresheet.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { tagOf, troubleWith, type Wanted } from './tag.js';
import { tryStyles } from './try.styles.js';

const COUNTINGS = ['net', 'above-worst'];

/** Pick options, see the score sheet, copy the tag. In English, as the pages for builders are. */
@customElement('tag-builder')
export class TagBuilder extends LitElement {
  static override styles = [
    tryStyles,
    css`
      input,
      select {
        box-sizing: border-box;
      }

      [type='checkbox'] {
        accent-color: var(--accent);
      }

      button:disabled {
        border-color: var(--line);
        color: var(--muted);
        cursor: default;
      }

      .trouble {
        margin-block: 0 12px;
      }
    `,
  ];

  @state() private wanted: Wanted = {
    players: 'Anna,Ben,Cora,Dan',
    tariff: '10-50',
    counting: 'net',
    key: 'stammtisch',
    keeps: true,
  };
  @state() private copied = false;

  protected override render(): TemplateResult {
    const { players, tariff, counting, key, keeps } = this.wanted;
    const trouble = troubleWith(this.wanted);
    return html`
      <div class="choose">
        ${this.#text('Players', players, (value) => this.#want({ players: value }))}
        ${this.#select('Tariff', TARIFF_IDS, tariff, (value) => this.#want({ tariff: value }))}
        ${this.#select('Counting', COUNTINGS, counting, (value) => this.#want({ counting: value }))}
        ${this.#text('Storage key', key, (value) => this.#want({ key: value }))}
        <label>
          <input type="checkbox" .checked=${keeps} @change=${() => this.#want({ keeps: !keeps })} />
          Keep it in the browser
        </label>
      </div>
      <div role="status" id="trouble">
        ${trouble.map(({ says }) => html`<p class="trouble">${says}</p>`)}
      </div>
      <pre tabindex="0"><code>${tagOf(this.wanted)}</code></pre>
      <button
        ?disabled=${trouble.some(({ breaks }) => breaks)}
        aria-describedby="trouble"
        @click=${this.#copy}
      >
        Copy
      </button>
      <span role="status">${this.copied ? 'Copied.' : nothing}</span>
      <skf-scoresheet
        players=${players}
        tariff=${tariff}
        counting=${counting}
        persist="none"
      ></skf-scoresheet>
    `;
  }

  #want(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change };
    this.copied = false;
  }

  #text(label: string, value: string, set: (value: string) => void): TemplateResult {
    return html`<label>
      ${label}
      <input
        .value=${value}
        @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
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
      <select @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>
        ${values.map((each) => html`<option ?selected=${each === value}>${each}</option>`)}
      </select>
    </label>`;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard?.writeText(tagOf(this.wanted)).catch(() => {});
    this.copied = true;
  }
}
