import {
  foldRows,
  type Ledger,
  type Player,
  type Result,
  type Row,
  type RowError,
  type Settlement,
  type Sheet,
  type SheetHand,
  type Suit,
} from '@schafkopf/core';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { deckStyles, suitSign } from '../deck/index.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { newId } from '../internal/new-id.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import type { MissingStep, OutcomeName } from '../locales/dictionary.js';
import { choiceGroup, type Choice } from './choice-group.js';
import {
  canBeTout,
  choose,
  contractOf,
  EMPTY_DRAFT,
  handOf,
  outcomesOf,
  runnersOf,
  SOLO_CHIPS,
  suitsOf,
  type Draft,
} from './draft.js';
import { SheetRequest } from './events.js';
import { outcomeWords } from './outcome-words.js';
import { priceSentence } from './price-sentence.js';
import { sheetEntryStyles } from './sheet-entry.styles.js';

/** The panel in which a hand is entered: five taps, nothing pre-selected. Private to the score sheet. */
export class SheetEntry extends LitElement {
  static override styles = [theme, deckStyles, controls, sheetEntryStyles];

  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) ledger!: Ledger;

  @state() private draft: Draft = EMPTY_DRAFT;
  /** Whether saving was tried, so that what is missing is named. */
  @state() private tried = false;
  /** Whether a row is on its way to the sheet, so that a second tap does not write it again. */
  #saving = false;

  readonly #words = new Words(this);

  protected override render(): TemplateResult {
    const words = this.#words.current.sheet;
    const players = this.#players;
    const { dealer, forehand, hands } = this.ledger;
    const name = (id: string) => nameOf(players.find((player) => player.id === id));
    return html`
      <form @submit=${this.#save} aria-labelledby="title">
        <header>
          <p class="title" id="title">${words.newHand(hands + 1)}</p>
          <p class="deal">${words.dealer(name(dealer))} · ${words.forehand(name(forehand))}</p>
          <button type="button" @click=${this.#throwIn}>${words.thrownIn}</button>
        </header>
        ${this.#declarer()} ${this.#game()} ${this.#additions()} ${this.#runners()}
        ${this.#outcome()} ${this.#doublings()} ${this.#footer()}
      </form>
    `;
  }

  get #players(): readonly Player[] {
    return shownPlayers(this.ledger.players, this.#words.current);
  }

  #declarer(): TemplateResult {
    const words = this.#words.current.sheet;
    const { dealer, forehand } = this.ledger;
    const marks = new Map([
      [dealer, words.dealerMark],
      [forehand, words.forehandMark],
    ]);
    const options = this.#players.map(({ id, name }) => ({
      value: id,
      label: html`<span class="name">${name}</span
        >${marks.has(id) ? html`<small>${marks.get(id)}</small>` : nothing}`,
      chosen: this.draft.declarer === id,
    }));
    return this.#group('declarer', words.whoPlays, options, (declarer) => ({ declarer }), 'four');
  }

  #game(): TemplateResult {
    const words = this.#words.current;
    const { declarer, game } = this.draft;
    type Game = NonNullable<Draft['game']>;
    const partners = this.#players.map(({ id, name }): Choice<Game> => ({
      value: { partner: id },
      label: html`<span class="name">${name}</span>`,
      chosen: game !== null && 'partner' in game && game.partner === id,
      disabled: id === declarer,
    }));
    const solos = SOLO_CHIPS.map((solo): Choice<Game> => ({
      value: { solo },
      label: words.kind[solo],
      chosen: game !== null && 'solo' in game && game.solo === solo,
      className: 'solo',
    }));
    return this.#group(
      'game',
      words.sheet.withWhom,
      [...partners, ...solos],
      (chosen) => ({ game: chosen }),
      'game',
    );
  }

  #additions(): TemplateResult | typeof nothing {
    const words = this.#words.current;
    const suits = suitsOf(this.draft);
    const tout = canBeTout(contractOf(this.draft));
    if (suits.length === 0 && !tout) return nothing;
    const options = suits.map((suit): Choice<Suit> => ({
      value: suit,
      label: html`${suitSign(suit)}<small>${words.suit[suit]}</small>`,
      chosen: this.draft.suit === suit,
    }));
    const isRufer = this.draft.game !== null && 'partner' in this.draft.game;
    const title = html`${isRufer ? words.sheet.calledSuit : words.sheet.suit}
      <span class="hint">${words.sheet.optional}</span>`;
    return html`
      <div class="additions">
        ${options.length > 0 ? this.#group('suit', title, options, (suit) => ({ suit }), 'four') : nothing}
        ${
          tout
            ? html`<label class="chip tout">
                <input
                  type="checkbox"
                  .checked=${live(this.draft.tout)}
                  @change=${() => this.#choose({ tout: !this.draft.tout })}
                />${words.sheet.tout}
              </label>`
            : nothing
        }
      </div>
    `;
  }

  #runners(): TemplateResult {
    const words = this.#words.current.sheet;
    const numbers = runnersOf(contractOf(this.draft), this.ledger.terms.rules);
    const options = numbers.map((value) => ({
      value,
      label: String(value),
      chosen: this.draft.runners === value,
    }));
    return this.#group('runners', words.runners, options, (runners) => ({ runners }), 'numbers');
  }

  #outcome(): TemplateResult {
    const words = this.#words.current.sheet;
    const options = outcomesOf(contractOf(this.draft)).map((value: OutcomeName) => ({
      value,
      label: outcomeLabel(outcomeWords(value, words.outcomes)),
      chosen: this.draft.outcome === value,
      className: value.startsWith('won') ? 'won' : 'lost',
    }));
    return this.#group('outcome', words.outcome, options, (outcome) => ({ outcome }), 'three');
  }

  #doublings(): TemplateResult {
    const words = this.#words.current.sheet;
    const { knocked, kontra } = this.draft;
    const most = Math.min(this.ledger.terms.rules.kontraMax ?? Infinity, words.kontraSteps.length);
    return html`
      <div class="doublings">
        <fieldset>
          <legend>${words.knocks}</legend>
          <div class="choices four">
            ${this.#players.map(
              ({ id, name }) => html`
                <label class="chip">
                  <input
                    type="checkbox"
                    .checked=${live(knocked.includes(id))}
                    @change=${() => this.#choose({ knocked: toggled(knocked, id) })}
                  /><span class="name">${name}</span>
                </label>
              `,
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend>${words.kontra}</legend>
          <div class="choices four">
            ${words.kontraSteps
              .slice(0, most)
              .map(
                (name, step) => html`
                  <label class="chip">
                    <input
                      type="checkbox"
                      .checked=${live(kontra > step)}
                      ?disabled=${kontra < step}
                      @change=${() => this.#choose({ kontra: kontra > step ? step : step + 1 })}
                    />${name}
                  </label>
                `,
              )}
          </div>
        </fieldset>
      </div>
    `;
  }

  #footer(): TemplateResult {
    return html`
      <footer>
        <slot name="said"></slot>
        ${this.draft === EMPTY_DRAFT && !this.tried ? nothing : this.#price()}
        <button class="primary" @click=${ignoreSecondClick}>
          ${this.#words.current.sheet.save}
        </button>
      </footer>
    `;
  }

  #price(): TemplateResult {
    const words = this.#words.current;
    const said = handOf(this.draft);
    if ('missing' in said) {
      const className = this.tried ? 'price missing' : 'price';
      return html`<p role="status" class=${className}>${words.sheet.missing(said.missing)}</p>`;
    }
    const settled = this.#settle(said.hand);
    const text = settled.ok
      ? priceSentence(settled.value, words)
      : settled.error.map(({ code }) => words.sheet.error[code]).join(' · ');
    return html`<p role="status" class="price">${text}</p>`;
  }

  #group<T>(
    name: string,
    title: unknown,
    options: readonly Choice<T>[],
    choice: (value: T) => Partial<Draft>,
    layout: string,
  ): TemplateResult {
    return choiceGroup(name, title, options, (value) => this.#choose(choice(value)), layout);
  }

  #choose(choice: Partial<Draft>): void {
    this.draft = choose(this.draft, choice, this.ledger.terms.rules);
  }

  /** What the hand costs where it will stand: with the Stock and everything that doubles it. */
  #settle(hand: SheetHand): Result<Settlement, readonly RowError[]> {
    const { rows } = foldRows(this.ledger, [{ ...this.#row(hand), place: '1', edit: 0 }]);
    const { settlement, errors = [] } = rows.at(-1) ?? {};
    return settlement ? { ok: true, value: settlement } : { ok: false, error: errors };
  }

  #row(hand: SheetHand): Row {
    const { seats, terms } = this.ledger;
    return { kind: 'hand', id: newId(), at: Date.now(), seats, terms, hand };
  }

  #save(event: SubmitEvent): void {
    event.preventDefault();
    const said = handOf(this.draft);
    this.tried = true;
    if ('missing' in said) this.#goTo(said.missing);
    if ('missing' in said || !this.#settle(said.hand).ok) return;
    this.#add(this.#row(said.hand));
  }

  /** Leads to what is still to be said. */
  #goTo(step: MissingStep): void {
    const name = step === 'contract' ? 'game' : step;
    const choice = this.renderRoot.querySelector<HTMLInputElement>(
      `input[name='${name}']:not(:disabled)`,
    );
    choice?.focus({ preventScroll: true });
    choice?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  }

  #throwIn({ detail }: MouseEvent): void {
    // The second half of a double click means the same hand.
    if (detail > 1) return;
    const { seats, terms } = this.ledger;
    this.#add({ kind: 'thrown-in', id: newId(), at: Date.now(), seats, terms });
  }

  #add(row: Row): void {
    if (this.#saving) return;
    this.#saving = true;
    this.dispatchEvent(new SheetRequest({ type: 'add', row }));
  }

  /** Empties the panel for the next hand; called when this one is safely on the sheet. */
  async clear(): Promise<void> {
    this.#saving = false;
    this.draft = EMPTY_DRAFT;
    this.tried = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
  }
}

function nameOf(player: Player | undefined): string {
  return player?.name ?? '';
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** “gewonnen” stands on all three cells of its row; what is added stands below it. */
function outcomeLabel([lead, rest]: readonly string[]): TemplateResult {
  return html`${lead}<small>${rest}</small>`;
}

function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
