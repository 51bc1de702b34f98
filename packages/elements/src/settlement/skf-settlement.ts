import { seatsFrom, type PlayersInHand, type Seat, type Settlement } from '@schafkopf/core';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { deckStyles, suitSign } from '../deck/index.js';
import { ERRORS } from '../internal/error-part.js';
import { HandElement } from '../internal/hand-element.js';
import { namesOf } from '../internal/names.js';
import { Part } from '../internal/part.js';
import { problemText, readHand, settleTold } from '../internal/read-hand.js';
import { isolated, textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { InLanguage } from '../internal/in-language.js';
import { settlementStyles } from './skf-settlement.styles.js';
import { SETTLEMENT_WORDS } from './words.js';

const READING = new Part(() => import('./reading.js'));

/**
 * One settlement, step by step: what is paid for, what doubles it, who pays whom, and how to read
 * it. Told by attributes, as a `hand`, or settled already.
 *
 * @element skf-settlement
 * @slot title - in place of the contract’s name
 * @slot - a note below the settlement
 * @csspart title - what was played
 * @csspart lines - the table of what is paid for
 * @csspart payments - who pays whom, and the Stock
 * @csspart net - what each player wins or loses
 * @csspart reading - how to read it, in the order of the rule
 * @csspart error - what is wrong with what was told
 * @cssprop [--skf-gain] - the colour of what is won
 * @cssprop [--skf-loss] - the colour of what is lost
 */
export class SkfSettlement extends HandElement {
  static override styles = [theme, deckStyles, settlementStyles];

  static override properties: PropertyDeclarations = {
    ...HandElement.properties,
    settlement: { attribute: false },
    reading: { type: Boolean },
    label: {},
  };

  /** The settlement as core's `settle` gives it; goes before `hand` and the attributes. */
  settlement: Settlement | null = null;

  /** Whether “how to read it” stands open. */
  reading = false;

  /** What it is called for a screen reader; “Settlement” where empty. */
  label = '';

  readonly #words = new InLanguage(this, SETTLEMENT_WORDS);
  readonly #errors = this.later(ERRORS);
  readonly #reading = this.later(READING);

  protected override render(): TemplateResult {
    // A page without types can set anything.
    if (this.settlement && Array.isArray(this.settlement.lines)) {
      return this.#settled(this.settlement, namesOf(this.names, this.players));
    }
    const words = this.#words.current;
    const told = readHand(this);
    if (told.problems.length > 0)
      return this.#wrong(told.problems.map((problem) => problemText(problem, words)));
    if (told.hand === null) return html`<p class="none">${words.lines.none}</p>`;
    const settled = settleTold(told.hand, told);
    if (settled.ok) return this.#settled(settled.value, told.table.names, told.table.out);
    const sentences = this.#errors.needed;
    const errors = sentences && this.#words.of(sentences.ERROR_WORDS);
    return this.#wrong(
      // Its name has to do until the sentence is there.
      settled.error.map(({ code }) => errors?.[code] ?? code),
    );
  }

  #wrong(texts: readonly string[]): TemplateResult {
    return html`<ul class="error" part="error">
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>`;
  }

  #settled(
    settlement: Settlement,
    names: readonly string[],
    out: readonly string[] = [],
  ): TemplateResult {
    const words = this.#words.current;
    const name = (seat: Seat) => {
      const own = textOf(names[seat]);
      return own === '' ? words.player(seat) : isolated(own);
    };
    return html`
      <section role="group" aria-label=${textOf(this.label) || words.lines.label}>
        ${this.#head(settlement, name, out)} ${this.#lines(settlement)}
        ${this.#payments(settlement, name)} ${this.#net(settlement, name)}
        ${this.#howToRead(settlement, name)}
        <slot></slot>
      </section>
    `;
  }

  #head(settlement: Settlement, name: Name, out: readonly string[]): TemplateResult {
    const words = this.#words.current;
    const { hand } = settlement;
    const { contract, penalty } = hand;
    const suit = 'suit' in contract ? contract.suit : undefined;
    const notes = [
      ...this.#sides(settlement, name),
      ...(penalty ? [`${words.offences[penalty.offence]}: ${name(penalty.seat)}`] : []),
      ...(out.length > 0 ? [words.sitsOut(out.map(isolated))] : []),
    ];
    return html`
      <header>
        <slot name="title">
          <p class="contract" part="title">
            ${suit ? suitSign(suit) : nothing}${words.contract(contract)}
          </p>
        </slot>
        <p class="sides">${notes.join(' · ')}</p>
      </header>
    `;
  }

  #sides({ hand, net }: Settlement, name: Name): string[] {
    const words = this.#words.current;
    if (hand.kind === 'ramsch') {
      const { sweep, losers, virgins } = hand;
      if (sweep !== null) return [words.sweeps(name(sweep))];
      const none = virgins.length > 0 ? [words.virgins(virgins.map(name))] : [];
      return [words.loses(losers.map(name)), ...none];
    }
    const { declarer, partner, won, margin } = hand;
    const side = partner === null ? [declarer] : [declarer, partner];
    const others = seatsFrom(declarer, net.length as PlayersInHand).filter(
      (seat) => !side.includes(seat),
    );
    return [words.against(side.map(name), others.map(name)), words.ended(won, margin)];
  }

  #lines({ hand, lines, sum, factors, value }: Settlement): TemplateResult {
    const { lines: words, amount: amountOf } = this.#words.current;
    return html`
      <table part="lines">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">${words.what}</th>
            <th scope="col">${words.price}</th>
            <th scope="col">${words.amount}</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(({ item, count, price, amount }) =>
            row(
              words.item(item, hand.contract),
              amountOf(amount),
              count > 1 ? `${count} × ${amountOf(price)}` : '',
            ),
          )}
        </tbody>
        <tbody class="sum">
          ${lines.length > 1 ? row(words.sum, amountOf(sum)) : nothing}
          ${factors.map((factor) => row(words.factor(factor), `× ${factor.factor}`))}
        </tbody>
        <tfoot>
          ${row(words.value, amountOf(value))}
        </tfoot>
      </table>
    `;
  }

  #payments({ payments, stock, plusOnly }: Settlement, name: Name): TemplateResult {
    const { lines: words, amount: amountOf, ...told } = this.#words.current;
    const flows = stock
      ? [
          ...stock.flows.map((flow) => told.flow(name(flow.seat), flow.amount)),
          told.stockAfter(stock.after),
        ]
      : [];
    if (plusOnly && flows.length === 0) return html`<p class="title">${told.written}</p>`;
    return html`
      <p class="title">${words.payments}</p>
      <ul part="payments">
        ${payments.map(
          ({ from, to, amount }) =>
            html`<li>${words.pays(name(from), name(to), amountOf(amount))}</li>`,
        )}
        ${flows.map((flow) => html`<li>${flow}</li>`)}
        ${payments.length + flows.length === 0 ? html`<li>${told.nobodyPays}</li>` : nothing}
      </ul>
    `;
  }

  #net({ net }: Settlement, name: Name): TemplateResult {
    return html`
      <dl part="net">
        ${net.map(
          (amount, seat) => html`
            <div class=${amount > 0 ? 'gain' : amount < 0 ? 'loss' : ''}>
              <dt>${name(seat as Seat)}</dt>
              <dd>${this.#words.current.signed(amount)}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }

  #howToRead(settlement: Settlement, name: Name): TemplateResult {
    const words = this.#words.current;
    const part = this.#reading.needed;
    return html`
      <details part="reading" ?open=${this.reading}>
        <summary>${words.reading}</summary>
        ${part?.reading(settlement, name, this.#words.of(part.READING_WORDS))}
      </details>
    `;
  }
}

type Name = (seat: Seat) => string;

function row(title: string, amount: string, price = ''): TemplateResult {
  return html`<tr>
    <th scope="row" colspan=${price ? 1 : 2}>${title}</th>
    ${price && html`<td class="price">${price}</td>`}
    <td>${amount}</td>
  </tr>`;
}
