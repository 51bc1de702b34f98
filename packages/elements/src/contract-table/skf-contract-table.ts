import {
  isPartnerKind,
  isTariffId,
  isTout,
  playersInHand,
  runnerRange,
  type Contract,
  type Rules,
  type Tariff,
  type Terms,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { deckStyles, suitSign } from '../deck/index.js';
import { ERRORS } from '../internal/error-part.js';
import { readTerms } from '../internal/read-hand.js';
import { textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { InLanguage } from '../internal/in-language.js';
import { UnhurriedElement } from '../internal/unhurried-element.js';
import { gamesByRank, priceOf, trumpsOf, type RankedGame } from './games.js';
import { contractTableStyles } from './skf-contract-table.styles.js';
import { CONTRACT_TABLE_WORDS } from './words.js';

/**
 * All contracts by rank: what is trump, who plays whom, and what the plainest hand costs.
 *
 * @element skf-contract-table
 * @slot title - above the table
 * @slot - a note below it
 * @csspart table - the table
 * @csspart row - each contract
 * @csspart price - each price
 * @csspart extras - what is paid on top
 * @csspart error - what is wrong with an attribute
 */
export class SkfContractTable extends UnhurriedElement {
  static override styles = [theme, deckStyles, contractTableStyles];

  static override properties = { rules: {}, tariff: {}, all: { type: Boolean } };

  /** The house rules: the name of a preset, or as an object. They say which contracts are played. */
  rules: string | Rules | null = 'official';

  /** The prices: the name of a tariff or of a tournament, or as an object. */
  tariff: string | Tariff | null = '10-50';

  /** Whether to show every contract there is, played under these rules or not. */
  all = false;

  readonly #words = new InLanguage(this, CONTRACT_TABLE_WORDS);
  readonly #errors = this.later(ERRORS);

  protected override render(): TemplateResult {
    const problems: string[] = [];
    const terms = readTerms(this, (attribute, text) => {
      const problem = { attribute, text };
      problems.push(this.#errors.needed?.problemText(problem, this.#words.current) ?? attribute);
    });
    if (problems.length > 0) {
      return html`<p class="error" part="error" role="note">${problems.join(' ')}</p>`;
    }
    const words = this.#words.current.table;
    return html`
      <slot name="title"></slot>
      <table role="table" part="table" aria-label=${words.label(this.#tariffName())}>
        <thead role="rowgroup">
          <tr role="row">
            ${[words.place, words.contract, words.trumps, words.sides, words.price].map(
              (title) => html`<th role="columnheader" scope="col">${title}</th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${gamesByRank(terms.rules, this.all).map((game) => this.#row(game, terms))}
        </tbody>
      </table>
      ${this.#extras(terms)}
      <slot></slot>
    `;
  }

  #tariffName(): string {
    const words = this.#words.current;
    const text = textOf(this.tariff ?? '10-50');
    return isTariffId(text) ? words.tariffName(text) : text || words.ownTariff;
  }

  #row({ contract, place }: RankedGame, terms: Terms): TemplateResult {
    const words = this.#words.current;
    return html`
      <tr role="row" part="row">
        <td role="cell" class="place">${place ?? '–'}</td>
        <th role="rowheader" scope="row">${words.contract(contract)}</th>
        <td role="cell" class="trumps">${this.#trumps(contract, terms.rules)}</td>
        <td role="cell" class="sides">${this.#sides(contract, terms.rules)}</td>
        <td role="cell" class="price" part="price">${this.#price(contract, terms)}</td>
      </tr>
    `;
  }

  #trumps(contract: Contract, rules: Rules): unknown {
    const words = this.#words.current.table;
    const { honours, suit, count } = trumpsOf(contract, rules);
    if (count === 0) return words.none;
    const named = honours.map((rank) => words.honours[rank]);
    if (suit === 'own') named.push(words.ownSuit);
    const sign =
      suit && suit !== 'own'
        ? html`${suitSign(suit)} ${this.#words.current.bavarian.suit[suit]}`
        : nothing;
    const joined = named.join(', ') + (named.length > 0 && sign !== nothing ? ', ' : '');
    return html`${joined}${sign} <small>${words.inAll(count)}</small>`;
  }

  #sides(contract: Contract, rules: Rules): unknown {
    const words = this.#words.current.table;
    const { kind } = contract;
    const goal = isTout(contract)
      ? words.allTricks
      : kind === 'bettel'
        ? words.noTrick
        : kind === 'sie'
          ? words.shown
          : '';
    const side = words.side(kind, playersInHand(rules) - 1);
    return goal === '' ? side : html`${side} <small>${goal}</small>`;
  }

  #price(contract: Contract, terms: Terms): TemplateResult {
    const words = this.#words.current;
    const own = this.#words.current.table;
    const price = priceOf(contract, terms);
    if (!price.ok) {
      const part = this.#errors.needed;
      return html`<small>${part && this.#words.of(part.ERROR_WORDS)[price.error]}</small>`;
    }
    const { kind } = contract;
    const range = terms.tariff.table ? null : runnerRange(contract, terms.rules);
    const each = kind === 'ramsch' ? 'loser' : isPartnerKind(kind) ? 'partners' : 'alone';
    return html`
      <strong>${words.amount(price.value)}</strong>
      <small>${own.each[each]}</small>
      ${range && kind !== 'sie' ? html`<small>${own.runnersFrom(range.least)}</small>` : nothing}
    `;
  }

  /** A tournament’s table prices results as a whole. */
  #extras({ tariff }: Terms): TemplateResult | typeof nothing {
    const { schneider, schwarz, runner, table } = tariff;
    if (table || schneider === undefined || schwarz === undefined || runner === undefined) {
      return nothing;
    }
    const { amount } = this.#words.current;
    return html`<p class="extras" part="extras">
      ${this.#words.current.table.extras(amount(schneider), amount(schwarz), amount(runner))}
    </p>`;
  }
}
