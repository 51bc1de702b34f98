import {
  cardsOf,
  formatContract,
  handOf,
  playedTricks,
  ranAway,
  suitOf,
  type Card,
  type Play,
  type Suit,
} from '@schafkopf/core';
import '@schafkopf/elements/skf-card.js';
import '@schafkopf/elements/skf-hand.js';
import '@schafkopf/elements/skf-trick.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameName, type Named } from './names.js';
import { positionOf } from './positions.js';
import { anyQuestion, answered, isPassing, questionIn, START, type Score } from './score.js';
import { isSecondTap } from './second-tap.js';
import { tryStyles } from './try.styles.js';
import { wordsAt } from './words.js';

/** A hand, a trick on the table, and one card: may it be played? Core judges, the hand says why. */
@customElement('may-i-play')
export class MayIPlay extends LitElement {
  static override styles = [
    tryStyles,
    css`
      /* As tall as a question with its answer: what is below never comes under the thumb. */
      :host {
        min-block-size: 56rem;
      }
    `,
  ];

  /** The contracts with their names. */
  @property({ attribute: false }) kinds: readonly Named[] = [];

  /** The suits with their names. */
  @property({ attribute: false }) suits: readonly Named[] = [];

  /** The number of the question that the visit begins with. */
  readonly #first = anyQuestion();

  @state() private score: Score = START;
  @state() private said: { readonly right: boolean } | null = null;

  /** The number of the question. */
  get question(): number {
    return questionIn(this.score.round, this.#first);
  }

  protected override render(): TemplateResult {
    const words = wordsAt(this);
    const { play, asked, allowed } = positionOf(this.question);
    const { contract: game } = play.deal;
    const contract = formatContract(game);
    const table = onTable(play);
    return html`
      <p class="head">
        <strong>${words.round(this.score.round)}</strong>
        <span>${words.score(this.score)}</span>
      </p>
      <p class="game">
        <strong>${gameName(game, this.kinds, this.suits, words.joint)}</strong>
        ${
          game.kind === 'rufer' && game.called
            ? html`${words.called} <skf-card class="small" card=${game.called}></skf-card>
                <span>${this.#before(play, game.called)}</span>`
            : nothing
        }
      </p>
      <p>${table.length === 0 ? words.youLead : words.onTable}</p>
      ${
        table.length === 0
          ? nothing
          : html`<skf-trick class="lies" cards=${table.join(' ')} contract=${contract}></skf-trick>`
      }
      <div class="asked">
        <skf-card card=${asked}></skf-card>
        <div>
          <p>${words.mayI}</p>
          <div class="answers">
            <button
              ?disabled=${this.said !== null}
              @click=${(event: MouseEvent) => this.#answer(event, allowed)}
            >
              ${words.yes}
            </button>
            <button
              ?disabled=${this.said !== null}
              @click=${(event: MouseEvent) => this.#answer(event, !allowed)}
            >
              ${words.no}
            </button>
          </div>
        </div>
      </div>
      <p role="status" class=${this.said?.right === false ? 'wrong' : 'right'}>
        ${this.said ? (this.said.right ? words.right : words.wrong) : nothing}
      </p>
      <p>${words.seesHand}</p>
      ${
        this.said === null
          ? html`<skf-hand
              cards=${cardsOf(handOf(play, play.turn)).join(' ')}
              contract=${contract}
            ></skf-hand>`
          : html`
              <skf-hand .play=${play} select="one" unmarked .why=${asked}></skf-hand>
              ${isPassing(this.score) ? html`<p class="passed">${words.passed}</p>` : nothing}
              <button class="next" @click=${this.#next}>${words.next}</button>
            `
      }
    `;
  }

  /** What was done before with the called suit, without which nobody can tell what the Ace may do. */
  #before(play: Play, called: Card): string {
    const words = wordsAt(this);
    if (hasRun(play)) return words.ranAway;
    const suit = suitOf(called);
    const name = this.suits.find(([code]) => code === suit)?.[1] ?? suit;
    return words.ledBefore(name, wasLed(play, suit));
  }

  /** The buttons stay where they are and do nothing more, so that a second tap meets no other thing. */
  #answer(event: MouseEvent, right: boolean): void {
    if (isSecondTap(event)) return;
    this.said = { right };
    this.score = answered(this.score, right);
    void this.#go('.next');
  }

  #next(): void {
    this.score = { ...this.score, round: this.score.round + 1 };
    this.said = null;
    void this.#go('.answers button');
  }

  /** Takes whoever uses keys to the next button; the page moves only to show the question again. */
  async #go(to: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
    if (this.said === null) {
      this.renderRoot.querySelector('.head')?.scrollIntoView({ block: 'nearest' });
    }
  }
}

/** Whether it is the turn of the partner, who has run away: the called card binds him no more. */
function hasRun(play: Play): boolean {
  return ranAway(play) && play.deal.partner === play.turn;
}

/** Whether a suit has been led in a trick that is complete. */
function wasLed(play: Play, suit: Suit): boolean {
  const { players, table } = play.deal;
  return playedTricks(play).some(({ cards }) => {
    const [first] = cards;
    return (
      cards.length === players &&
      first !== undefined &&
      suitOf(first) === suit &&
      !table.trumpOrder.includes(first)
    );
  });
}

/** The cards of a trick that is not complete; none where a new one is led. */
function onTable(play: Play): readonly string[] {
  const last = playedTricks(play).at(-1);
  return last && last.cards.length < play.deal.players ? last.cards : [];
}
