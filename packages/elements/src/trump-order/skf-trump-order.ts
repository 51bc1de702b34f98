import {
  hasTrumpSuit,
  parseContract,
  rankOf,
  SUITS,
  trumpTable,
  type Card,
  type Contract,
  type Deck,
  type Suit,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { deckStyles, suitSign } from '../deck/index.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { trumpOrderStyles } from './skf-trump-order.styles.js';

/**
 * The trumps of a contract, highest first, and the order of the plain suits.
 *
 * @element skf-trump-order
 * @csspart trumps - the list of trumps
 * @csspart plain - the plain suits
 * @cssprop [--skf-card-width=3.5rem] - the width of the trumps
 */
export class SkfTrumpOrder extends LitElement {
  static override styles = [theme, deckStyles, trumpOrderStyles];

  /** What is played, for example `rufer`, `wenz`, `solo G`. */
  @property() contract = 'rufer';

  /** The pack: `long` with 32 cards, `short` with 24. */
  @property() deck: Deck = 'long';

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const text = this.contract ?? 'rufer';
    const parsed = parseContract(text);
    if (!parsed.ok) return html`<p class="error" role="note">${words.notAContract(text)}</p>`;
    if (!hasTrumpSuit(parsed.value)) {
      return html`<p class="error" role="note">${words.trumpOrder.suitMissing}</p>`;
    }
    const deck = this.deck ?? 'long';
    if (deck !== 'long' && deck !== 'short') {
      return html`<p class="error" role="note">${words.notADeck(deck)}</p>`;
    }
    return this.#order(parsed.value, deck);
  }

  #order(contract: Contract, deck: Deck): TemplateResult {
    const words = this.#words.current;
    const table = trumpTable(contract, { deck });
    const { trumpOrder, plainOrder } = table;
    const count = trumpOrder.length;
    return html`
      <section aria-label=${words.trumpOrder.label(words.contract(contract))}>
        <p class="title">
          ${count === 0 ? words.trumpOrder.noTrumps : words.trumpOrder.trumps(count)}
        </p>
        <ol class="trumps" part="trumps">
          ${trumpOrder.map((card) => html`<li><skf-card card=${card}></skf-card></li>`)}
        </ol>
        <dl class="plain" part="plain">
          ${SUITS.map((suit) => this.#suit(suit, plainOrder[suit]))}
        </dl>
      </section>
    `;
  }

  #suit(suit: Suit, cards: readonly Card[]): TemplateResult | typeof nothing {
    if (cards.length === 0) return nothing;
    const words = this.#words.current;
    return html`
      <div>
        <dt>${suitSign(suit)} ${words.trumpOrder.plain(words.suit[suit])}</dt>
        <dd>${cards.map((card) => html`<span>${words.index[rankOf(card)]}</span> `)}</dd>
      </div>
    `;
  }
}
