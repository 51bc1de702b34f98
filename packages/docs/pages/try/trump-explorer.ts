import { hasTrumpSuit, parseContract } from '@schafkopf/core';
import '@schafkopf/elements/skf-trump-order.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Named } from './names.js';
import { tryStyles } from './try.styles.js';
import { wordsAt } from './words.js';

/** Every contract's trumps, to choose from. */
@customElement('trump-explorer')
export class TrumpExplorer extends LitElement {
  static override styles = tryStyles;

  /** The contracts to choose from, each with its name. */
  @property({ attribute: false }) kinds: readonly Named[] = [];

  /** The suits, each with its name. */
  @property({ attribute: false }) suits: readonly Named[] = [];

  @state() private kind = 'rufer';
  @state() private suit = 'G';
  @state() private deck: 'long' | 'short' = 'long';

  protected override render(): TemplateResult {
    const words = wordsAt(this);
    const bare = parseContract(this.kind);
    const named = bare.ok && !hasTrumpSuit(bare.value);
    return html`
      <div class="choose">
        <label>
          ${words.contract}
          <select @change=${(event: Event) => (this.kind = valueOf(event))}>
            ${this.kinds.map(([kind, name]) => html`<option value=${kind}>${name}</option>`)}
          </select>
        </label>
        ${
          named
            ? html`<label>
                ${words.suit}
                <select @change=${(event: Event) => (this.suit = valueOf(event))}>
                  ${this.suits.map(
                    ([suit, name]) =>
                      html`<option value=${suit} ?selected=${suit === this.suit}>${name}</option>`,
                  )}
                </select>
              </label>`
            : nothing
        }
        <label>
          ${words.pack}
          <select @change=${(event: Event) => (this.deck = valueOf(event) as 'long' | 'short')}>
            <option value="long">${words.long}</option>
            <option value="short">${words.short}</option>
          </select>
        </label>
      </div>
      <skf-trump-order
        contract=${named ? `${this.kind} ${this.suit}` : this.kind}
        deck=${this.deck}
      ></skf-trump-order>
    `;
  }
}

function valueOf(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}
