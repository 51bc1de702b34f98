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
import { html, nothing, type TemplateResult } from 'lit';
import { deckStyles, suitSign } from '../deck/index.js';
import { InLanguage } from '../internal/in-language.js';
import { textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { UnhurriedElement } from '../internal/unhurried-element.js';
import { trumpOrderStyles } from './skf-trump-order.styles.js';
import { TRUMP_ORDER_WORDS } from './words.js';

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
export class SkfTrumpOrder extends UnhurriedElement {
  static override styles = [theme, deckStyles, trumpOrderStyles];

  static override properties = {
    contract: {},
    deck: {},
    bettelOrder: { attribute: 'bettel-order' },
    bettelTrumps: { attribute: 'bettel-trumps' },
    ramschTrumps: { attribute: 'ramsch-trumps' },
  };

  /** What is played, for example `rufer`, `wenz`, `solo G`. */
  contract: string | null = 'rufer';

  /** The pack: `long` with 32 cards, `short` with 24. */
  deck: TrumpOptions['deck'] | null = 'long';

  /** The order of a suit in a Bettel: `natural` (A K O U Z 9 8 7) or `ace-ten` (A Z K O U 9 8 7). */
  bettelOrder: TrumpOptions['bettelOrder'] | null = 'natural';

  /** The trumps of a Bettel: `none` or `hearts`. */
  bettelTrumps: TrumpOptions['bettelTrumps'] | null = 'none';

  /** The trumps of a Ramsch: `hearts` or, without the Hearts, `obers-unters`. */
  ramschTrumps: TrumpOptions['ramschTrumps'] | null = 'hearts';

  readonly #words = new InLanguage(this, TRUMP_ORDER_WORDS);

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const text = textOf(this.contract ?? 'rufer');
    const parsed = parseContract(text);
    if (!parsed.ok) return wrong(words.notAContract(text));
    if (!hasTrumpSuit(parsed.value)) return wrong(words.suitMissing);
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
    return words.badWord(
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
      <section role="group" aria-label=${words.label(words.contract(contract))}>
        <slot name="title">
          <p class="title" part="title">${count === 0 ? words.noTrumps : words.trumps(count)}</p>
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
        <dt>${suitSign(suit)} ${words.bavarian.suit[suit]}</dt>
        <dd>${cards.map((card) => html`<span>${words.bavarian.index[rankOf(card)]}</span> `)}</dd>
      </div>
    `;
  }
}

function wrong(text: string): TemplateResult {
  return html`<p class="error" part="error" role="note">${text}</p>`;
}
