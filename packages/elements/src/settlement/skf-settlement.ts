import type { Seat, Settlement } from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { settlementStyles } from './skf-settlement.styles.js';

/**
 * One settlement, step by step: what is paid for, what doubles it, who pays whom.
 *
 * @element skf-settlement
 * @csspart lines - the table of what is paid for
 * @csspart payments - who pays whom
 */
export class SkfSettlement extends LitElement {
  static override styles = [theme, settlementStyles];

  /** The settlement as core's `settle` gives it. */
  @property({ attribute: false }) settlement: Settlement | null = null;

  /** The players' names by seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current.settlement;
    if (!this.settlement) return html`<p class="none">${words.none}</p>`;
    return html`
      <section aria-label=${words.label}>
        ${this.#lines(this.settlement)} ${this.#payments(this.settlement)}
      </section>
    `;
  }

  #lines({ hand, lines, sum, factors, value }: Settlement): TemplateResult {
    const words = this.#words.current.settlement;
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
          ${lines.map(
            ({ item, count, price, amount }) => html`
              <tr>
                <th scope="row">${words.item(item, hand.contract)}</th>
                <td class="price">${count > 1 ? `${count} × ${price}` : nothing}</td>
                <td>${amount}</td>
              </tr>
            `,
          )}
        </tbody>
        <tbody class="sum">
          ${
            lines.length > 1
              ? html`<tr>
                  <th scope="row" colspan="2">${words.sum}</th>
                  <td>${sum}</td>
                </tr>`
              : nothing
          }
          ${factors.map(
            (factor) => html`
              <tr>
                <th scope="row" colspan="2">${words.factor(factor)}</th>
                <td>× ${factor.factor}</td>
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="2">${words.value}</th>
            <td>${value}</td>
          </tr>
        </tfoot>
      </table>
    `;
  }

  #payments({ payments, net }: Settlement): TemplateResult {
    const words = this.#words.current;
    return html`
      <p class="title">${words.settlement.payments}</p>
      <ul part="payments">
        ${payments.map(
          ({ from, to, amount }) =>
            html`<li>
              ${words.settlement.pays(this.#name(from), this.#name(to), String(amount))}
            </li>`,
        )}
      </ul>
      <dl>
        ${net.map(
          (amount, seat) => html`
            <div class=${classMap({ gain: amount > 0, loss: amount < 0 })}>
              <dt>${this.#name(seat as Seat)}</dt>
              <dd>${words.signed(amount)}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }

  #name(seat: Seat): string {
    return this.names[seat] ?? this.#words.current.sheet.player(seat);
  }
}
