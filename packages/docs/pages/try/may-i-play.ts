import { cardsOf, formatContract, handOf, playedTricks, ranAway, type Play } from '@schafkopf/core';
import '@schafkopf/elements/skf-card.js';
import '@schafkopf/elements/skf-hand.js';
import '@schafkopf/elements/skf-trick.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameName, type Named } from './names.js';
import { positionOf } from './positions.js';
import { answered, isPassing, START, type Score } from './score.js';
import { tryStyles } from './try.styles.js';
import { wordsAt } from './words.js';

/** A hand, a trick on the table, and one card: may it be played? Core judges, the hand says why. */
@customElement('may-i-play')
export class MayIPlay extends LitElement {
  static override styles = tryStyles;

  /** The contracts with their names. */
  @property({ attribute: false }) kinds: readonly Named[] = [];

  /** The suits with their names. */
  @property({ attribute: false }) suits: readonly Named[] = [];

  @state() private score: Score = START;
  @state() private said: { readonly right: boolean } | null = null;

  protected override render(): TemplateResult {
    const words = wordsAt(this);
    const { play, asked, allowed } = positionOf(this.score.round);
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
            ? html`${words.called} <skf-card class="small" card=${game.called}></skf-card>`
            : nothing
        }
        ${hasRun(play) ? words.ranAway : nothing}
      </p>
      <p>${table.length === 0 ? words.youLead : words.onTable}</p>
      ${
        table.length === 0
          ? nothing
          : html`<skf-trick cards=${table.join(' ')} contract=${contract}></skf-trick>`
      }
      <p>${words.seesHand}</p>
      ${
        this.said === null
          ? html`
              <skf-hand
                cards=${cardsOf(handOf(play, play.turn)).join(' ')}
                contract=${contract}
              ></skf-hand>
              <div class="asked">
                <p>${words.mayI}</p>
                <skf-card card=${asked}></skf-card>
              </div>
              <div class="answers">
                <button @click=${() => this.#answer(allowed)}>${words.yes}</button>
                <button @click=${() => this.#answer(!allowed)}>${words.no}</button>
              </div>
            `
          : html`
              <p role="status" class=${this.said.right ? 'right' : 'wrong'}>
                ${this.said.right ? words.right : words.wrong}
              </p>
              <skf-hand .play=${play} select="one" unmarked .why=${asked}></skf-hand>
              ${isPassing(this.score) ? html`<p class="passed">${words.passed}</p>` : nothing}
              <button @click=${this.#next}>${words.next}</button>
            `
      }
    `;
  }

  #answer(right: boolean): void {
    this.said = { right };
    this.score = answered(this.score, right);
  }

  #next(): void {
    this.score = { ...this.score, round: this.score.round + 1 };
    this.said = null;
  }
}

/** Whether it is the turn of the partner, who has run away: the called card binds him no more. */
function hasRun(play: Play): boolean {
  return ranAway(play) && play.deal.partner === play.turn;
}

/** The cards of a trick that is not complete; none where a new one is led. */
function onTable(play: Play): readonly string[] {
  const last = playedTricks(play).at(-1);
  return last && last.cards.length < play.deal.players ? last.cards : [];
}
