import {
  parseContract,
  CONTRACT_KINDS,
  SUITS,
  hasTrumpSuit,
  type ContractKind,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { tryStyles } from './try.styles.js';
import { wordsAt } from './words.js';

/** Every contract's trumps, to choose from. */
export class TrumpExplorer extends LitElement {
  static override styles = tryStyles;

  @state() private kind: ContractKind = 'rufer';
  @state() private suit: string = SUITS[1];
  @state() private deck: 'long' | 'short' = 'long';

  protected override render(): TemplateResult {
    const words = wordsAt(this);
    const bare = parseContract(this.kind);
    const named = bare.ok && !hasTrumpSuit(bare.value);
    return html`
      <div class="choose">
        <label>
          ${words.contract}
          <select @change=${(event: Event) => (this.kind = valueOf(event) as ContractKind)}>
            ${CONTRACT_KINDS.map((kind) => html`<option value=${kind}>${words.kind(kind)}</option>`)}
          </select>
        </label>
        ${
          named
            ? html`<label>
                ${words.suit}
                <select @change=${(event: Event) => (this.suit = valueOf(event))}>
                  ${SUITS.map(
                    (suit) =>
                      html`<option value=${suit} ?selected=${suit === this.suit}>
                        ${words.suitName(suit)}
                      </option>`,
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
