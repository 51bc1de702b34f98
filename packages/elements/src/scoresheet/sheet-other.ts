import {
  CORRECTION_REASONS,
  type CorrectionRow,
  type Ledger,
  type Row,
  type Sheet,
} from '@schafkopf/core';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { newId } from '../internal/new-id.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { moreWordsOf } from '../locales/sheet-more.js';
import { choiceGroup, type Choice } from '../internal/choice-group.js';
import { nameLabel } from './entry-view.js';
import { SheetRequest } from './events.js';
import { priced } from './place.js';
import { sheetEntryStyles } from './sheet-entry.styles.js';
import { correctionOf, isSame, type Party } from './transfer.js';

/** The largest amount that is typed, far from where whole numbers end. */
const MOST_DIGITS = 7;

/** Entries that are no hands: a bock round, payouts, penalties. Private to the score sheet. */
export class SheetOther extends LitElement {
  static override styles = [theme, controls, sheetEntryStyles];

  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) ledger!: Ledger;

  @state() private reason: CorrectionRow['reason'] | null = null;
  @state() private from: Party | null = null;
  @state() private to: Party | null = null;
  @state() private amount: number | null = null;
  @state() private tried = false;
  /** The id of the row on its way to the sheet. */
  #sending: string | null = null;

  readonly #words = new Words(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    const saved = this.sheet.rows.some(({ id }) => id === this.#sending);
    if (!changed.has('sheet') || !saved) return;
    this.#sending = null;
    this.reason = this.from = this.to = this.amount = null;
    this.tried = false;
  }

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const more = moreWordsOf(words);
    const many = this.from === 'all' || this.to === 'all';
    return html`
      <form @submit=${this.#save}>
        ${
          this.ledger.seats.length > 0
            ? html`<div class="flags">
                <button type="button" @click=${this.#beginBock}>${more.beginBock}</button>
              </div>`
            : nothing
        }
        ${choiceGroup(
          'reason',
          more.what,
          CORRECTION_REASONS.map((value) => ({
            value,
            label: words.sheet.reason[value],
            chosen: this.reason === value,
          })),
          (reason) => (this.reason = reason),
          'of2',
        )}
        ${this.#parties('from', more.from, this.to)} ${this.#parties('to', more.to, this.from)}
        <label class="field">
          <span>${more.amount(many)}</span>
          <input
            type="text"
            inputmode="numeric"
            maxlength=${MOST_DIGITS}
            autocomplete="off"
            .value=${live(this.amount === null ? '' : String(this.amount))}
            @input=${this.#type}
          />
        </label>
        <p role="status" class="price">${this.#sentence()}</p>
        <button class="primary">${more.write}</button>
      </form>
    `;
  }

  #parties(side: 'from' | 'to', title: string, other: Party | null): TemplateResult {
    const { ledger } = this;
    const stock: Party[] = ledger.stock > 0 || side === 'to' ? ['stock'] : [];
    const values: readonly Party[] = [
      ...ledger.players.map(({ id }) => ({ person: id })),
      'all',
      ...(ledger.seats.length === 3 ? [] : stock),
      'till',
    ];
    const chosen = this[side];
    const choices = values.map((value): Choice<Party> => ({
      value,
      label: nameLabel(this.#name(value)),
      chosen: chosen !== null && isSame(value, chosen),
      disabled: other !== null && isSame(value, other),
    }));
    return choiceGroup(side, title, choices, (party) => (this[side] = party), 'of4');
  }

  #name(party: Party): string {
    const words = this.#words.current;
    const more = moreWordsOf(words);
    if (party === 'all') return more.everybody;
    if (typeof party === 'string') return more[party];
    const players = shownPlayers(this.ledger.players, words);
    return players.find(({ id }) => id === party.person)?.name ?? '';
  }

  /** What is missing, what is wrong, or the transfer in words. */
  #sentence(): string {
    const words = this.#words.current;
    const more = moreWordsOf(words);
    const { from, to, amount, reason } = this;
    if (this.tried && reason === null) return more.what;
    if (from === null) return this.tried ? more.from : '';
    if (to === null) return this.tried ? more.to : '';
    if (amount === null) return this.tried ? more.amount(from === 'all' || to === 'all') : '';
    const row = this.#row();
    const errors = row ? this.#errors(row) : [];
    if (errors.length > 0) return errors.map((code) => more.error[code]).join(' · ');
    return more.transfer(this.#name(from), this.#name(to), words.amount(amount));
  }

  #type({ target }: InputEvent): void {
    const input = target as HTMLInputElement;
    const digits = input.value.replaceAll(/\D/g, '');
    this.amount = Number(digits) > 0 ? Number(digits) : null;
    input.value = digits;
  }

  #row(): CorrectionRow | null {
    const { from, to, amount, reason } = this;
    if (from === null || to === null || amount === null || reason === null) return null;
    const people = this.ledger.players.map(({ id }) => id);
    const correction = correctionOf({ from, to, amount }, people);
    return correction && { kind: 'correction', id: newId(), at: Date.now(), reason, ...correction };
  }

  #errors(row: CorrectionRow) {
    const { errors = [] } = priced(this.ledger, { ...row, place: '1', edit: 0 }) ?? {};
    return errors.map(({ code }) => code);
  }

  #save(event: SubmitEvent): void {
    event.preventDefault();
    this.tried = true;
    const row = this.#row();
    if (row !== null && this.#errors(row).length === 0) this.#send(row);
  }

  #beginBock({ detail }: MouseEvent): void {
    if (detail <= 1) this.#send({ kind: 'bock', id: newId(), at: Date.now() });
  }

  #send(row: Row): void {
    if (this.#sending !== null) return;
    this.#sending = row.id;
    // Across the panel around it, as far as the score sheet.
    this.dispatchEvent(new SheetRequest({ type: 'add', row }));
  }
}
