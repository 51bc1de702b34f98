import { seatsFrom, type PlayersInHand, type Seat, type Settlement } from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { suitSign } from '../deck/index.js';
import { isolated } from '../internal/text.js';
import type { SettlementTold } from './words.js';

type Name = (seat: Seat) => string;

/** What was played, what is paid for it, who pays whom, and what each wins or loses. */
export function settled(
  settlement: Settlement,
  words: SettlementTold,
  name: Name,
  out: readonly string[],
): TemplateResult {
  const { hand, lines, sum, factors, value, payments, stock, plusOnly, net } = settlement;
  const { contract, penalty } = hand;
  const { lines: told, amount: amountOf } = words;
  const suit = 'suit' in contract ? contract.suit : undefined;
  const notes = [
    ...sides(settlement, words, name),
    ...(penalty ? [`${words.offences[penalty.offence]}: ${name(penalty.seat)}`] : []),
    ...(out.length > 0 ? [words.sitsOut(out.map(isolated))] : []),
  ];
  const flows = stock
    ? [
        ...stock.flows.map((flow) => words.flow(name(flow.seat), flow.amount)),
        words.stockAfter(stock.after),
      ]
    : [];
  const paid = [
    ...payments.map(({ from, to, amount }) => told.pays(name(from), name(to), amountOf(amount))),
    ...flows,
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
    <table part="lines">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">${told.what}</th>
          <th scope="col">${told.price}</th>
          <th scope="col">${told.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(({ item, count, price, amount }) =>
          row(
            told.item(item, contract),
            amountOf(amount),
            count > 1 ? `${count} × ${amountOf(price)}` : '',
          ),
        )}
      </tbody>
      <tbody class="sum">
        ${lines.length > 1 ? row(told.sum, amountOf(sum)) : nothing}
        ${factors.map((factor) => row(told.factor(factor), `× ${factor.factor}`))}
      </tbody>
      <tfoot>
        ${row(told.value, amountOf(value))}
      </tfoot>
    </table>
    ${
      plusOnly && !stock
        ? html`<p class="title">${words.written}</p>`
        : html`
            <p class="title">${told.payments}</p>
            <ul part="payments">
              ${(paid.length > 0 ? paid : [words.nobodyPays]).map((text) => html`<li>${text}</li>`)}
            </ul>
          `
    }
    <dl part="net">
      ${net.map(
        (amount, seat) => html`
          <div class=${amount > 0 ? 'gain' : amount < 0 ? 'loss' : ''}>
            <dt>${name(seat as Seat)}</dt>
            <dd>${words.signed(amount)}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}

/** Who played against whom, and how it ended. */
function sides({ hand, net }: Settlement, words: SettlementTold, name: Name): string[] {
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

function row(title: string, amount: string, price = ''): TemplateResult {
  return html`<tr>
    <th scope="row" colspan=${price ? 1 : 2}>${title}</th>
    ${price && html`<td class="price">${price}</td>`}
    <td>${amount}</td>
  </tr>`;
}
