import type { ByPerson, Ledger, LedgerRow, Player } from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { SheetRequest } from './events.js';
import { outcomeWords } from './outcome-words.js';
import { sheetTableStyles } from './sheet-table.styles.js';

/** How amounts are counted: won and lost, or above the worst player of each hand. */
export type Counting = 'net' | 'above-worst';

/**
 * The hands that are written, the latest first, under the totals. Private to the score sheet. Where
 * there is little room a row becomes two lines; the roles keep it a table for readers all the same.
 */
export class SheetTable extends LitElement {
  static override styles = [theme, controls, sheetTableStyles];

  @property({ attribute: false }) ledger!: Ledger;
  @property({ attribute: false }) counting: Counting = 'net';

  /** The id of the row that is opened. */
  @state() private opened: string | null = null;

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const { rows } = this.ledger;
    const words = this.#words.current.sheet;
    return html`
      <table role="table">
        <caption class="visually-hidden">
          ${words.hands}
        </caption>
        <thead role="rowgroup">
          ${this.#head()}
        </thead>
        <tbody role="rowgroup">
          ${repeat(
            rows.filter(({ number }) => number !== null).toReversed(),
            ({ row }) => row.id,
            (row) => this.#row(row),
          )}
        </tbody>
      </table>
      ${this.ledger.hands === 0 ? html`<p class="none">${words.noHands}</p>` : nothing}
    `;
  }

  #head(): TemplateResult {
    const words = this.#words.current.sheet;
    const totals = this.#totalsOf(this.ledger);
    const best = Math.max(...totals);
    const someoneLeads = totals.some((total) => total !== best);
    return html`
      <tr role="row">
        <th role="columnheader" scope="col" class="number">${words.number}</th>
        <th role="columnheader" scope="col" class="hand">${words.hand}</th>
        ${this.#players.map(
          ({ id, name }) => html`
            <th role="columnheader" scope="col" class="amount">
              <span class="name">${name}</span>
              ${
                id === this.ledger.dealer
                  ? html`<span class="mark">${words.dealerMark}</span>`
                  : html`<span class="mark"></span>`
              }
            </th>
          `,
        )}
      </tr>
      <tr role="row" class="totals">
        <th role="rowheader" scope="row" colspan="2">${words.total}</th>
        ${totals.map((total) => {
          const leads = someoneLeads && total === best;
          return html`
            <td
              role="cell"
              class=${classMap({ amount: true, leads, ...signClass(total, this.counting) })}
            >
              ${this.#amount(total)}
              ${leads ? html`<span class="visually-hidden">(${words.leader})</span>` : nothing}
            </td>
          `;
        })}
      </tr>
    `;
  }

  #row(ledgerRow: LedgerRow): TemplateResult {
    const { row, number, net, entries, settlement } = ledgerRow;
    const words = this.#words.current;
    const opened = this.opened === row.id;
    const thrownIn = row.kind === 'thrown-in';
    // Who came later was not there yet.
    const changes = this.ledger.people.map(
      (_, at) => (this.counting === 'net' ? net : entries)[at] ?? 0,
    );
    const totals = this.#totalsOf(ledgerRow);
    const winners = settlement ? net.map((amount) => amount > 0) : [];
    return html`
      <tr role="row" class=${classMap({ opened, 'thrown-in': thrownIn })}>
        <td role="cell" class="number">
          <button
            type="button"
            aria-expanded=${opened}
            aria-label=${words.sheet.details(number ?? 0)}
            @click=${() => this.#toggle(row.id)}
          >
            ${number}
          </button>
        </td>
        <th role="rowheader" scope="row" class="hand">${this.#title(ledgerRow)}</th>
        ${changes.map(
          (change, seat) => html`
            <td
              role="cell"
              class=${classMap({ amount: true, won: winners[seat] ?? false, ...signClass(change, this.counting) })}
            >
              <span class="change">${thrownIn ? '–' : this.#amount(change)}</span>
              <span class="running">${this.#amount(totals[seat] ?? 0)}</span>
            </td>
          `,
        )}
      </tr>
      ${opened ? this.#details(ledgerRow) : nothing}
    `;
  }

  #title({ row }: LedgerRow): TemplateResult {
    const words = this.#words.current;
    if (row.kind !== 'hand') return html`${words.sheet.thrownIn}`;
    const { contract, declarer, partner } = row.hand;
    const names = [declarer, partner]
      .filter((id): id is string => id !== undefined)
      .map((id) => this.#name(id));
    const { won, schneider, schwarz } = row.hand;
    const margin = schwarz ? '-schwarz' : schneider ? '-schneider' : '';
    const outcome = outcomeWords(`${won ? 'won' : 'lost'}${margin}`, words.sheet.outcomes);
    return html`<span>${words.contract(contract)}</span><small>${names.join(' + ')}</small
      ><small class="ending">${outcome.join(' ')}</small>`;
  }

  #details({ row, settlement }: LedgerRow): TemplateResult {
    const words = this.#words.current.sheet;
    return html`
      <tr role="row" class="details">
        <td role="cell" colspan=${2 + this.ledger.people.length}>
          ${
            settlement && row.kind === 'hand'
              ? html`<skf-settlement
                  .settlement=${settlement}
                  .names=${row.seats.map((id) => this.#name(id))}
                ></skf-settlement>`
              : nothing
          }
          <button type="button" @click=${() => this.#remove(row.id)}>${words.removeRow}</button>
        </td>
      </tr>
    `;
  }

  #toggle(id: string): void {
    this.opened = this.opened === id ? null : id;
  }

  #remove(id: string): void {
    this.dispatchEvent(new SheetRequest({ type: 'remove', id }));
  }

  get #players(): readonly Player[] {
    return shownPlayers(this.ledger.people, this.#words.current);
  }

  #name(id: string): string {
    return this.#players.find((player) => player.id === id)?.name ?? '?';
  }

  #totalsOf({ totals, entryTotals }: Pick<LedgerRow, 'totals' | 'entryTotals'>): ByPerson<number> {
    return this.counting === 'net' ? totals : entryTotals;
  }

  #amount(amount: number): string {
    const words = this.#words.current;
    return this.counting === 'net' ? words.signed(amount) : words.amount(amount);
  }
}

function signClass(amount: number, counting: Counting): Record<string, boolean> {
  return { gain: counting === 'net' && amount > 0, loss: counting === 'net' && amount < 0 };
}
