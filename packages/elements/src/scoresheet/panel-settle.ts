import { finalPayments, leadersOf } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { newId } from '../internal/new-id.js';
import { register } from '../internal/register.js';
import { OPEN_END, readRounds, readTime, writeTime } from './agreed-end.js';
import { Panel, type PanelView } from './panel.js';
import { sameName } from './same-name.js';

/** Who won and who pays whom, and the end of the evening. Private to the score sheet. */
export class SheetSettle extends Panel {
  protected override render(): TemplateResult {
    const { words, people, signed, plain, unit } = this;
    const { ledger, reading } = this.view;
    const { totals, closed, stock, outside, unpaid } = ledger;
    const payments = finalPayments(totals);
    const nameOf = (place: number) => people[place]?.name ?? '';
    const leaders = leadersOf(totals).map(nameOf);
    const best = signed(Math.max(...totals));
    const settled = totals.every((total) => total === 0);
    return html`
      ${closed && !reading ? html`<p class="no-print">${words.closedHint}</p>` : nothing}
      ${
        settled
          ? nothing
          : html`<p class="lead">${(closed ? words.winners : words.leads)(leaders, best)}</p>`
      }
      <section>
        <h3>${words.standings} <span class="hint">${unit}</span></h3>
        <table>
          <tbody>
            ${totals
              .map((total, at) => ({ total, at }))
              .toSorted((a, b) => b.total - a.total)
              .map(
                ({ total, at }) => html`
                  <tr>
                    <th scope="row">${nameOf(at)}</th>
                    <td class=${total < 0 ? 'loss' : total > 0 ? 'gain' : ''}>${signed(total)}</td>
                  </tr>
                `,
              )}
          </tbody>
        </table>
        ${sameName(ledger.people, this.dictionary)}
      </section>
      <section>
        <h3>${words.payments} <span class="hint">${unit}</span></h3>
        ${
          payments.length === 0
            ? html`<p>${words.even}</p>`
            : html`<ul class="payments">
                ${payments.map(
                  ({ from, to, amount }) =>
                    html`<li>
                      ${this.dictionary.settlement.pays(nameOf(from), nameOf(to), plain(amount))}
                    </li>`,
                )}
              </ul>`
        }
        ${stock > 0 ? html`<p>${words.stockLeft(plain(stock))}</p>` : nothing}
        ${
          outside + unpaid === 0 ? nothing : html`<p>${words.tillHas(signed(outside + unpaid))}</p>`
        }
      </section>
      ${reading ? nothing : this.#ending(closed)}
    `;
  }

  #ending(closed: boolean): TemplateResult {
    const { words } = this;
    const { rounds, time } = this.view.end;
    const kind = closed ? 'reopen' : 'close';
    return html`
      ${
        closed
          ? nothing
          : html`<fieldset class="end">
              <legend>${words.agreedEnd} <span class="hint">${words.openEnd}</span></legend>
              <div class="fields">
                <label class="field">
                  <span>${words.afterRounds}</span>
                  <input
                    type="text"
                    name="rounds"
                    inputmode="numeric"
                    maxlength="3"
                    autocomplete="off"
                    .value=${live(rounds === null ? '' : String(rounds))}
                    @change=${this.#agree}
                  />
                </label>
                <label class="field">
                  <span>${words.atTime}</span>
                  <input
                    type="time"
                    name="time"
                    .value=${live(time === null ? '' : writeTime(time))}
                    @change=${this.#agree}
                  />
                </label>
              </div>
            </fieldset>`
      }
      <div class="buttons">
        <button
          type="button"
          class="primary"
          @click=${() => this.change({ type: 'add', row: { kind, id: newId(), at: Date.now() } })}
        >
          ${closed ? words.reopenEvening : words.closeEvening}
        </button>
      </div>
    `;
  }

  #agree(): void {
    const valueOf = (name: string) =>
      this.renderRoot.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
    const end = {
      ...OPEN_END,
      rounds: readRounds(valueOf('rounds')),
      time: readTime(valueOf('time')),
    };
    void this.view.wish({ kind: 'end', end });
  }
}

register('skf-sheet-settle', SheetSettle);

export function panel(view: PanelView): TemplateResult {
  return html`<skf-sheet-settle .view=${view}></skf-sheet-settle>`;
}
