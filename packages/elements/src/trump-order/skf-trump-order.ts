import {
  hasTrumpSuit,
  parseContract,
  rankOf,
  RULE_VALUES,
  SUITS,
  trumpTable,
  type Card,
  type Contract,
  type Suit,
  type TrumpOptions,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { deckStyles, suitSign } from '../deck/index.js';
import { textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { trumpOrderStyles } from './skf-trump-order.styles.js';

/** The options that decide which cards are trumps and which is higher. */
const OPTIONS = ['deck', 'bettelOrder', 'bettelTrumps', 'ramschTrumps'] as const;

/** So many trumps stand in one row; more of them in two. */
const IN_A_ROW = 7;

/**
 * The trumps of a contract, highest first, and the order of the plain suits.
 *
 * @element skf-trump-order
 * @slot title - in place of the number of trumps
 * @csspart title - how many trumps there are
 * @csspart trumps - the list of trumps
 * @csspart plain - the plain suits
 * @csspart error - what is wrong with an attribute
 * @cssprop [--skf-card-width=3.5rem] - the width of the trumps
 */
export class SkfTrumpOrder extends LitElement {
  static override styles = [theme, deckStyles, trumpOrderStyles];

  /** What is played, for example `rufer`, `wenz`, `solo G`. */
  @property() contract: string | null = 'rufer';

  /** The pack: `long` with 32 cards, `short` with 24. */
  @property() deck: TrumpOptions['deck'] | null = 'long';

  /** The order of a suit in a Bettel: `natural` (A K O U Z 9 8 7) or `ace-ten` (A Z K O U 9 8 7). */
  @property({ attribute: 'bettel-order' }) bettelOrder: TrumpOptions['bettelOrder'] | null =
    'natural';

  /** The trumps of a Bettel: `none` or `hearts`. */
  @property({ attribute: 'bettel-trumps' }) bettelTrumps: TrumpOptions['bettelTrumps'] | null =
    'none';

  /** The trumps of a Ramsch: `hearts` or, without the Hearts, `obers-unters`. */
  @property({ attribute: 'ramsch-trumps' }) ramschTrumps: TrumpOptions['ramschTrumps'] | null =
    'hearts';

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const text = textOf(this.contract ?? 'rufer');
    const parsed = parseContract(text);
    if (!parsed.ok) return wrong(words.notAContract(text));
    if (!hasTrumpSuit(parsed.value)) return wrong(words.trumpOrder.suitMissing);
    const options: Record<string, string> = {};
    for (const option of OPTIONS) {
      const value = this[option];
      const known: readonly unknown[] = RULE_VALUES[option];
      if (value === null || value === undefined) continue;
      if (!known.includes(value)) return wrong(this.#unknown(option, textOf(value)));
      options[option] = value;
    }
    return this.#order(parsed.value, options);
  }

  #unknown(option: (typeof OPTIONS)[number], text: string): string {
    const words = this.#words.current;
    if (option === 'deck') return words.notADeck(text);
    return words.sheet.badWord(
      option.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      text,
    );
  }

  #order(contract: Contract, options: TrumpOptions): TemplateResult {
    const words = this.#words.current;
    const { trumpOrder, plainOrder } = trumpTable(contract, options);
    const count = trumpOrder.length;
    const columns = count > IN_A_ROW ? Math.ceil(count / 2) : count;
    return html`
      <section aria-label=${words.trumpOrder.label(words.contract(contract))}>
        <slot name="title">
          <p class="title" part="title">
            ${count === 0 ? words.trumpOrder.noTrumps : words.trumpOrder.trumps(count)}
          </p>
        </slot>
        ${
          count === 0
            ? nothing
            : html`<ol class="trumps in-${columns}" part="trumps">
                ${trumpOrder.map((card) => html`<li><skf-card card=${card}></skf-card></li>`)}
              </ol>`
        }
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

function wrong(text: string): TemplateResult {
  return html`<p class="error" part="error" role="note">${text}</p>`;
}
