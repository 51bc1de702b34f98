import type { Ledger, LedgerRow, Sheet, Tariff } from '@schafkopf/core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { Part } from '../internal/part.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { countedBy, type Counting } from './counting.js';
import { SheetTurn, type SheetRequest, type Target } from './events.js';
import { UnhurriedElement } from '../internal/unhurried-element.js';
import { tariffIdOf } from './tariff-id.js';
import { sheetTableNarrowStyles } from './sheet-table-narrow.styles.js';
import { sheetTableStyles } from './sheet-table.styles.js';
import { signClass, tableRow } from './table-row.js';
import type { TableView } from './table-view.js';

const DETAILS = new Part(() => import('./row-details.js'));
const AMOUNTS = new Part(() => import('./amount-writer.js'));

/** So many rows are drawn at first, an evening and more, so that a long sheet opens at once. */
const FIRST = 60;
/** So many more each time that somebody asks for them. */
const MORE = 100;

/**
 * The rows that are written, the latest first, under the totals. Private to the score sheet. Where
 * there is little room a row becomes two lines; the roles keep it a table for readers all the same.
 */
export class SheetTable extends UnhurriedElement {
  static override styles = [theme, controls, sheetTableStyles, sheetTableNarrowStyles];

  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) ledger!: Ledger;
  @property({ attribute: false }) counting: Counting = 'net';
  /** The row that the panel is at. */
  @property({ attribute: false }) target: Target | null = null;
  /** Whether nothing may be written. */
  @property({ attribute: false }) reading = false;

  /** The id of the row that is opened. */
  @state() private opened: string | null = null;
  @state() private shown = FIRST;

  readonly #words = new Words(this);
  readonly #details = this.later(DETAILS);
  readonly #amounts = this.later(AMOUNTS);

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('beforeprint', this.#showAll);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.#showAll);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A row that is changed is closed, so that it is not there twice.
    if (changed.has('target') && this.target !== null) this.opened = null;
  }

  protected override render(): TemplateResult {
    const { rows } = this.ledger;
    const words = this.#words.current.sheet;
    const view = this.#view;
    const hidden = Math.max(0, rows.length - this.shown);
    const places = rows.slice(hidden).map((row, at) => ({ row, at: hidden + at }));
    return html`
      <table role="table" class="of${Math.min(view.people.length, 6)}">
        <caption class="visually-hidden">
          ${words.hands}
        </caption>
        <thead role="rowgroup">
          ${this.#head(view)}
        </thead>
        <tbody role="rowgroup">
          ${repeat(
            places.toReversed(),
            ({ row }) => row.row.id,
            ({ row, at }) => this.#row(row, view, this.#tariffBefore(at)),
          )}
        </tbody>
      </table>
      ${
        hidden > 0
          ? html`<button type="button" class="earlier" @click=${this.#showEarlier}>
              ${words.earlier(hidden)}
            </button>`
          : nothing
      }
      ${rows.length === 0 ? html`<p class="none">${words.noHands}</p>` : nothing}
    `;
  }

  get #view(): TableView {
    const words = this.#words.current;
    const { counting, ledger } = this;
    // As the language writes numbers; anything else is loaded when somebody counts that way.
    const plain: Partial<Record<Counting, TableView['amount']>> = {
      net: words.signed,
      'above-worst': words.amount,
    };
    return {
      words,
      people: shownPlayers(ledger.people, words),
      counting,
      amount:
        plain[counting] ??
        this.#amounts.needed?.amountWriter(counting, ledger.terms.tariff, words) ??
        (() => '…'),
    };
  }

  #head(view: TableView): TemplateResult {
    const words = view.words.sheet;
    const { dealer, players } = this.ledger;
    const totals = countedBy(this.counting, this.ledger);
    const best = Math.max(...totals);
    const someoneLeads = totals.some((total) => total !== best);
    return html`
      <tr role="row">
        <th role="columnheader" scope="col" class="number">${words.number}</th>
        <th role="columnheader" scope="col" class="hand">${words.hand}</th>
        ${view.people.map(({ id, name }) => {
          const gone = !players.some((player) => player.id === id);
          return html`
            <th
              role="columnheader"
              scope="col"
              class=${classMap({ amount: true, gone })}
              title=${name}
            >
              <span class="name">${name}</span>
              <span class="mark">${id === dealer ? words.dealerMark : nothing}</span>
            </th>
          `;
        })}
      </tr>
      <tr role="row" class="totals">
        <th role="rowheader" scope="row" colspan="2">${words.total}</th>
        ${totals.map((total) => {
          const leads = someoneLeads && total === best;
          return html`
            <td role="cell" class=${classMap({ amount: true, leads, ...signClass(total, view) })}>
              ${view.amount(total)}
              ${leads ? html`<span class="visually-hidden">(${words.leader})</span>` : nothing}
            </td>
          `;
        })}
      </tr>
    `;
  }

  #row(ledgerRow: LedgerRow, view: TableView, tariff: Tariff): TemplateResult {
    const { id } = ledgerRow.row;
    const { target } = this;
    const opened = this.opened === id;
    const current = target !== null && ('edit' in target ? target.edit : target.before) === id;
    return html`
      ${tableRow(ledgerRow, view, {
        opened,
        current,
        tariff,
        tariffName: (named) => {
          const known = tariffIdOf(named);
          return known && `${view.words.sheet.tariff} ${view.words.sheet.tariffName(known)}`;
        },
        toggle: () => this.#toggle(opened ? null : id),
      })}
      ${opened ? this.#opened(ledgerRow, view) : nothing}
    `;
  }

  #opened(ledgerRow: LedgerRow, view: TableView): TemplateResult {
    const words = view.words.sheet;
    const doing = {
      sheet: this.sheet,
      ask: (event: SheetRequest) => this.dispatchEvent(event),
      turn: (to: Target) => this.dispatchEvent(new SheetTurn(to)),
    };
    const details = this.#details.needed?.rowDetails(ledgerRow, view, this.reading ? null : doing);
    return html`
      <tr role="row" class="details">
        <td role="cell" colspan=${2 + view.people.length}>
          ${details ?? (this.#details.failed ? words.notLoaded : '…')}
        </td>
      </tr>
    `;
  }

  /** What can be done about an opened row is in sight without scrolling. */
  #toggle(id: string | null): void {
    this.opened = id;
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('.doing')?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** What was agreed on before a row, as the last agreement or hand before it says. */
  #tariffBefore(at: number): Tariff {
    const { rows } = this.ledger;
    for (let before = at - 1; before >= 0; before--) {
      const row = rows[before]?.row;
      if (row && 'terms' in row) return row.terms.tariff;
    }
    return this.sheet.terms.tariff;
  }

  #showEarlier(): void {
    this.shown += MORE;
  }

  /** On paper there is no button to press, and no time to wait for the next drawing. */
  readonly #showAll = (): void => {
    this.shown = Infinity;
    this.performUpdate();
  };
}
