import {
  hasTrumpSuit,
  parseCards,
  parseContract,
  trickPoints,
  trickWinner,
  trumpTable,
  type Card,
  type Contract,
  type Result,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { splitNames } from '../internal/names.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { trickStyles } from './skf-trick.styles.js';

const CARDS_IN_TRICK = 4;

/**
 * A trick as it was played: the cards in order, who wins it and what it is worth.
 *
 * @element skf-trick
 * @csspart card - each card with its player's name
 * @csspart winner - the winning card with its player's name
 * @csspart caption - who wins, and the points
 */
export class SkfTrick extends LitElement {
  static override styles = [theme, trickStyles];

  /** The cards in the order of play, for example `EK EA SU E7`. */
  @property() cards = '';

  /** What is played, for example `rufer G`, `wenz`, `solo S`. */
  @property() contract = 'rufer';

  /** The players' names in the order of play, separated by commas. */
  @property() players = '';

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const read = this.#read();
    if (!read.ok) return html`<p class="error" role="note">${read.error}</p>`;
    const { cards, contract } = read.value;
    const words = this.#words.current;
    if (cards.length === 0) return html`<p class="caption" part="caption">${words.trick.empty}</p>`;

    const names = splitNames(this.players);
    const winner = trickWinner(trumpTable(contract), cards);
    const says = cards.length < CARDS_IN_TRICK ? words.trick.leads : words.trick.wins;
    return html`
      <ol aria-label=${words.trick.label}>
        ${cards.map((card, place) => this.#card(card, names[place], place === winner))}
      </ol>
      <p class="caption" part="caption">
        <strong>${says(names[winner], winner)}</strong>
        <span class="points">${words.trick.points(trickPoints(cards))}</span>
      </p>
    `;
  }

  #card(card: Card, name: string | undefined, wins: boolean): TemplateResult {
    const { winner } = this.#words.current.trick;
    return html`
      <li class=${classMap({ wins })} part=${wins ? 'card winner' : 'card'}>
        <skf-card card=${card}></skf-card>
        <span class="name">${name}</span>
        ${wins ? html`<span class="visually-hidden">(${winner})</span>` : nothing}
      </li>
    `;
  }

  #read(): Result<{ cards: readonly Card[]; contract: Contract }, string> {
    const words = this.#words.current;
    const contract = parseContract(this.contract);
    if (!contract.ok) return { ok: false, error: words.notAContract(this.contract) };
    if (!hasTrumpSuit(contract.value)) return { ok: false, error: words.trumpOrder.suitMissing };
    const cards = parseCards(this.cards);
    if (!cards.ok) {
      const { code, word } = cards.error;
      return {
        ok: false,
        error: code === 'not-a-card' ? words.notACard(word) : words.trick.cardTwice(word),
      };
    }
    return {
      ok: true,
      value: { cards: cards.value.slice(0, CARDS_IN_TRICK), contract: contract.value },
    };
  }
}
