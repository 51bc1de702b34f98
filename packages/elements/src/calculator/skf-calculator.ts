import {
  isContract,
  type HandInput,
  type Seat,
  type SettleError,
  type Settlement,
} from '@schafkopf/core';
import { html, nothing, type TemplateResult } from 'lit';
import { deckStyles } from '../deck/index.js';
import { controls } from '../internal/controls.styles.js';
import { ERRORS } from '../internal/error-part.js';
import { HandElement } from '../internal/hand-element.js';
import { InLanguage } from '../internal/in-language.js';
import { Part } from '../internal/part.js';
import { completed, readHand, settleTold, type Told } from '../internal/read-hand.js';
import { isolated } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { changed, withContract } from './changes.js';
import { contractFields } from './contract-fields.js';
import { SkfCalculationEvent } from './events.js';
import { error } from './fields.js';
import type { Form } from './form.js';
import { sideFields } from './side-fields.js';
import { calculatorStyles } from './skf-calculator.styles.js';
import { CALCULATOR_WORDS } from './words.js';

const MORE = new Part(() => import('./more-fields.js'));

/**
 * A settlement with controls: change anything and the money follows. Attributes, or `hand`, set the
 * start; afterwards `hand` is what the visitor made of it.
 *
 * @element skf-calculator
 * @fires {SkfCalculationEvent} skf-change - the visitor changed something: the hand and what it costs
 * @slot title - above the controls
 * @csspart controls - everything that can be changed
 * @csspart result - the settlement
 * @csspart summary - the value and who wins what, in one line
 * @csspart error - what is wrong, next to its field
 */
export class SkfCalculator extends HandElement {
  static override styles = [theme, deckStyles, controls, calculatorStyles];

  readonly #words = new InLanguage(this, CALCULATOR_WORDS);
  readonly #errorWords = this.later(ERRORS);
  readonly #more = this.later(MORE);

  /** What is being drawn. */
  #told!: Told;
  #hand!: HandInput;
  /** What is wrong and not yet told next to a field. */
  #errors: SettleError[] = [];
  #allWrong: readonly SettleError[] = [];
  #settlement: Settlement | null = null;
  /** Whether the visitor has changed anything: before that nothing is anybody's mistake. */
  #isTouched = false;

  /** What the hand costs, or null where it cannot be settled. */
  get settlement(): Settlement | null {
    return this.#settle().settlement;
  }

  protected override render(): TemplateResult {
    this.#settle();
    const words = this.#words.current;
    const form = this.#form();
    const more = this.#more.needed;
    const wrong = this.#told.problems.filter(({ attribute }) => attribute !== 'tariff');
    return html`
      <slot name="title"></slot>
      <section role="group" aria-label=${words.label}>
        <div class="controls" part="controls">
          ${wrong.map((problem) => error(this.#errorWords.needed?.problemText(problem, words) ?? '…'))}
          ${contractFields(form)}
          ${this.#hand.contract.kind === 'ramsch' ? more?.ramschFields(form) : sideFields(form)}
          ${more?.doublingFields(form)} ${more?.tableFields(form, this)}
        </div>
        ${this.#result(form)}
      </section>
    `;
  }

  #form(): Form {
    const words = this.#words.current;
    return {
      words,
      told: this.#told,
      hand: this.#hand,
      settlement: this.#settlement,
      seats: this.#told.table.chairs.map((_, seat) => seat as Seat),
      name: (seat) => isolated(this.#names[seat] ?? ''),
      wrong: (fields) => this.#wrong(fields),
      change: (change) => {
        this.hand = changed(this.#hand, change);
        this.#tell();
      },
      changeContract: (contract, hand = this.#hand) => {
        this.hand = withContract(hand, contract, readHand(this));
        this.#tell();
      },
    };
  }

  /** By seat; whoever has no name is called by the place at the table, where one may sit out. */
  get #names(): readonly string[] {
    const { chairs, names } = this.#told.table;
    return chairs.map((chair, seat) => names[seat] || this.#words.current.player(chair));
  }

  #settle(): { readonly settlement: Settlement | null; readonly errors: readonly SettleError[] } {
    this.#told = readHand(this);
    const { hand } = this.#told;
    // A page without types can set anything.
    this.#hand =
      hand && isContract(hand.contract) ? hand : completed({ contract: { kind: 'rufer' } });
    const settled = settleTold(this.#hand, this.#told);
    this.#settlement = settled.ok ? settled.value : null;
    const errors = settled.ok ? [] : settled.error;
    this.#errors = [...errors];
    this.#allWrong = errors;
    return { settlement: this.#settlement, errors };
  }

  /** Takes over what the visitor did, and tells the page. */
  #tell(): void {
    this.#isTouched = true;
    const { settlement, errors } = this.#settle();
    this.hand = this.#hand;
    this.dispatchEvent(new SkfCalculationEvent(this.#hand, settlement, errors));
  }

  /** What is wrong with these fields; each error is told once, where it belongs. */
  #wrong(fields: string): TemplateResult | typeof nothing {
    const named = fields.split(' ');
    const isHere = (each: SettleError) =>
      named.includes('field' in each && each.code !== 'suit-missing' ? each.field : each.code);
    const here = this.#errors.filter(isHere);
    this.#errors = this.#errors.filter((each) => !isHere(each));
    if (here.length === 0) return nothing;
    const isQuestion = !this.#isTouched && here.every(({ code }) => code === 'loser-missing');
    return isQuestion ? html`<p class="hint">${this.#codes(here)}</p>` : error(this.#codes(here));
  }

  #codes(errors: readonly SettleError[]): string {
    if (errors.length === 0) return '';
    const part = this.#errorWords.needed;
    const sentences = part && this.#words.of(part.ERROR_WORDS);
    const told = errors.map(({ code }) => sentences?.[code] ?? '…');
    return [...new Set(told)].join(' · ');
  }

  #result(form: Form): TemplateResult {
    const { words, settlement } = form;
    const rest = this.#wrong(
      this.#errors.map((each) => ('field' in each ? each.field : each.code)).join(' '),
    );
    const net = settlement?.net.map(
      (amount, seat) =>
        html`${seat === 0 ? '' : ' · '}<span class="whole"
            >${form.name(seat as Seat)} ${words.signed(amount)}</span
          >`,
    );
    return html`
      <div class="result" part="result">
        ${rest}
        ${settlement ? html`<skf-settlement exportparts="lines, payments, net, reading" .settlement=${settlement} .names=${this.#names}></skf-settlement>` : nothing}
      </div>
      <p class="summary" part="summary" role="status">
        ${
          settlement
            ? html`<strong>${words.value} ${words.amount(settlement.value)}</strong>
                <span>${net}</span>`
            : html`<strong>–</strong> <span>${this.#codes(this.#allWrong)}</span>`
        }
      </p>
    `;
  }
}
