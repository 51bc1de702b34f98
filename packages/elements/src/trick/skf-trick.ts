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
    const finished = cards.length === CARDS_IN_TRICK;
    const says = finished ? words.trick.wins : words.trick.leads;
    const mark = finished ? words.trick.winner : words.trick.leader;
    return html`
      <ol aria-label=${words.trick.label}>
        ${cards.map((card, place) => trickCard(card, names[place], place === winner ? mark : null))}
      </ol>
      <p class="caption" part="caption">
        <strong>${says(names[winner], winner)}</strong>
        <span class="points">${words.trick.points(trickPoints(cards))}</span>
      </p>
    `;
  }

  #read(): Result<{ cards: readonly Card[]; contract: Contract }, string> {
    const words = this.#words.current;
    const text = this.contract ?? 'rufer';
    const contract = parseContract(text);
    if (!contract.ok) return { ok: false, error: words.notAContract(text) };
    if (!hasTrumpSuit(contract.value)) return { ok: false, error: words.trumpOrder.suitMissing };
    const cards = parseCards(this.cards ?? '');
    if (!cards.ok) {
      const { code, word } = cards.error;
      return {
        ok: false,
        error: code === 'not-a-card' ? words.notACard(word) : words.trick.cardTwice(word),
      };
    }
    const count = cards.value.length;
    if (count > CARDS_IN_TRICK) return { ok: false, error: words.trick.tooMany(count) };
    return { ok: true, value: { cards: cards.value, contract: contract.value } };
  }
}

/** A card with its player's name; `mark` says in a word what makes it stand out. */
function trickCard(card: Card, name: string | undefined, mark: string | null): TemplateResult {
  const wins = mark !== null;
  return html`
    <li class=${classMap({ wins })} part=${wins ? 'card winner' : 'card'}>
      <skf-card card=${card}></skf-card>
      <span class="name">${name}</span>
      ${wins ? html`<span class="visually-hidden">(${mark})</span>` : nothing}
    </li>
  `;
}
