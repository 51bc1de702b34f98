import { cardPoints, formatContract, trickPoints, trickWinner, trumpTable } from '@schafkopf/core';
import '@schafkopf/elements/skf-card.js';
import '@schafkopf/elements/skf-trick.js';
import '@schafkopf/elements/skf-trump-order.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { anyQuestion, answered, isPassing, questionIn, START, type Score } from './score.js';
import { gameName, type Named } from './names.js';
import { trickOf } from './positions.js';
import { isSecondTap } from './second-tap.js';
import { tryStyles } from './try.styles.js';
import { wordsAt, type TryWords } from './words.js';

/** What was answered, and what of it is right. */
interface Said {
  readonly card: boolean;
  readonly sum: boolean;
  readonly points: number;
}

/** A trick lies on the table: which card wins it, and what is it worth? */
@customElement('who-wins')
export class WhoWins extends LitElement {
  static override styles = [
    tryStyles,
    css`
      /* As tall as a question: what is below stays where it is when the answer is told. */
      :host {
        min-block-size: 48rem;
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
  @state() private chosen: number | null = null;
  @state() private said: Said | null = null;

  /** The number of the question. */
  get question(): number {
    return questionIn(this.score.round, this.#first);
  }

  protected override render(): TemplateResult {
    const words = wordsAt(this);
    const { cards, contract } = trickOf(this.question);
    const text = formatContract(contract);
    return html`
      <form @submit=${this.#check}>
        <p class="head">
          <strong>${words.round(this.score.round)}</strong>
          <span>${words.score(this.score)}</span>
        </p>
        <p class="game">
          <strong>${gameName(contract, this.kinds, this.suits, words.joint)}</strong>
        </p>
        ${
          this.said === null
            ? html`
                <skf-trump-order contract=${text} compact></skf-trump-order>
                <fieldset>
                  <legend>${words.winner}</legend>
                  <div class="cards" @click=${notTwice}>
                    ${cards.map(
                      (card, place) => html`
                        <label>
                          <input
                            type="radio"
                            name="winner"
                            required
                            .checked=${this.chosen === place}
                            @change=${() => (this.chosen = place)}
                          />
                          <skf-card card=${card}></skf-card>
                          <span>${words.place(place)}</span>
                        </label>
                      `,
                    )}
                  </div>
                </fieldset>
                <label class="points">
                  ${words.points}
                  <input
                    name="points"
                    inputmode="numeric"
                    pattern="[0-9]+"
                    required
                    autocomplete="off"
                  />
                </label>
                <button>${words.check}</button>
              `
            : html`
                <p role="status" class=${this.said.card && this.said.sum ? 'right' : 'wrong'}>
                  ${verdict(this.said, words)}
                  ${words.pointsAre(cards.map(cardPoints), trickPoints(cards))}
                </p>
                <p class="game">
                  ${words.yourAnswer}
                  <skf-card class="small" card=${cards[this.chosen ?? 0] ?? ''}></skf-card>
                  ${words.pointsSaid(this.said.points)}
                </p>
                <skf-trick cards=${cards.join(' ')} contract=${text}></skf-trick>
                ${isPassing(this.score) ? html`<p class="passed">${words.passed}</p>` : nothing}
                <button type="button" @click=${this.#next}>${words.next}</button>
              `
        }
      </form>
    `;
  }

  #check(event: SubmitEvent): void {
    event.preventDefault();
    const { cards, contract } = trickOf(this.question);
    const points = Number(new FormData(event.target as HTMLFormElement).get('points'));
    const card = this.chosen === trickWinner(trumpTable(contract), cards);
    const sum = points === trickPoints(cards);
    this.said = { card, sum, points };
    this.score = answered(this.score, card && sum);
    void this.updateComplete.then(() => this.renderRoot.querySelector('button')?.focus());
  }

  #next(event: MouseEvent): void {
    if (isSecondTap(event)) return;
    this.score = { ...this.score, round: this.score.round + 1 };
    this.chosen = null;
    this.said = null;
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>('.cards input')?.focus({ preventScroll: true });
      this.renderRoot.querySelector('.head')?.scrollIntoView({ block: 'nearest' });
    });
  }
}

function verdict({ card, sum }: Said, words: TryWords): string {
  if (card && sum) return words.right;
  return card ? words.half.card : sum ? words.half.points : words.wrong;
}

function notTwice(event: MouseEvent): void {
  if (isSecondTap(event)) event.preventDefault();
}
