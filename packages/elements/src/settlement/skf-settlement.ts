import type { Seat, Settlement } from '@schafkopf/core';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { deckStyles } from '../deck/index.js';
import { ERRORS } from '../internal/error-part.js';
import { HandElement } from '../internal/hand-element.js';
import { namesOf } from '../internal/names.js';
import { Part } from '../internal/part.js';
import { readHand, settleTold } from '../internal/read-hand.js';
import { isolated, textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { InLanguage } from '../internal/in-language.js';
import { settled } from './settled.js';
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
    const { hand, problems, terms, table } = readHand(this);
    // The name has to do until the sentence is there.
    if (problems.length > 0) {
      return this.#wrong(
        problems.map((each) => this.#errors.needed?.problemText(each, words) ?? each.attribute),
      );
    }
    if (hand === null) return html`<p class="none">${words.lines.none}</p>`;
    const result = settleTold(hand, { terms, table });
    if (result.ok) return this.#settled(result.value, table.names, table.out);
    const sentences = this.#errors.needed;
    const errors = sentences && this.#words.of(sentences.ERROR_WORDS);
    return this.#wrong(result.error.map(({ code }) => errors?.[code] ?? code));
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
    const name = (seat: Seat) => isolated(textOf(names[seat])) || words.player(seat);
    const part = this.#reading.needed;
    return html`
      <section role="group" aria-label=${textOf(this.label) || words.lines.label}>
        ${settled(settlement, words, name, out)}
        <details part="reading" ?open=${this.reading}>
          <summary>${words.reading}</summary>
          ${part?.reading(settlement, name, this.#words.of(part.READING_WORDS))}
        </details>
        <slot></slot>
      </section>
    `;
  }
}
