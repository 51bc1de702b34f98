import {
  isSeat,
  playedTricks,
  type Card,
  type NotationError,
  type Play,
  type Seat,
  type Tariff,
} from '@schafkopf/core';
import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { SkfCardRefusedEvent } from '../hand/events.js';
import { InLanguage } from '../internal/in-language.js';
import { splitNames } from '../internal/names.js';
import { Part } from '../internal/part.js';
import { UnhurriedElement } from '../internal/unhurried-element.js';
import { readSeat } from '../internal/table-side.js';
import { isolated, textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { board } from './board.js';
import { boardStyles } from './board.styles.js';
import { head } from './head.js';
import { PACE } from './pace.js';
import { readHand, type RecordedHand, type Replayable } from './recorded-hand.js';
import { replayStyles } from './skf-replay.styles.js';
import { SkfStepEvent } from './step-event.js';
import type { View } from './view.js';
import { Walk } from './walk.js';
import { WORDS } from './words.js';

const BESIDE = new Part(() => import('./beside.js'));

/**
 * A recorded hand on a table: play it, step through it, jump to any trick, see who may play what and
 * why, and what it came to. With `interactive` the visitor plays one of the seats.
 *
 * On the table the arrow keys step, Home and End jump, the space bar plays and pauses.
 *
 * @element skf-replay
 * @fires {SkfStepEvent} skf-step - when another card is shown, with the hand as it stands there
 * @fires {SkfTryEvent} skf-try - when the visitor tries a card, with the rule that forbids it
 * @slot title - what stands above the table; who plays what, where nothing is given
 * @slot note - below the result
 * @csspart title - who plays what
 * @csspart bidding - what was said before the first card
 * @csspart table - the table from above
 * @csspart player - a player's name, role and points
 * @csspart hand - the cards of a player that are seen
 * @csspart said - what just happened, in words
 * @csspart controls - the buttons and the slider
 * @csspart tricks - the list of tricks
 * @csspart points - the card points of the sides
 * @csspart result - how it ended
 * @cssprop [--skf-table=#4f3524] - the colour of the table
 * @cssprop [--skf-table-ink=#f7ecd8] - what is written on the table
 * @cssprop [--skf-card-width=5.5rem] - the widest a card gets
 */
export class SkfReplay extends UnhurriedElement {
  static override styles = [theme, replayStyles, boardStyles];

  static override properties: PropertyDeclarations = {
    record: {},
    game: { attribute: false },
    players: {},
    tariff: {},
    seat: {},
    open: { type: Boolean, reflect: true },
    interactive: { type: Boolean, reflect: true },
    // Set beside another record it counts, even where it is what it was.
    step: { type: Number, hasChanged: () => true },
    pace: { type: Number },
    label: {},
  };

  /** A whole hand in core's notation, as `formatGame` writes it. */
  record = '';

  /** A hand as core has it: a game with or without names, or a play; counts before `record`. */
  game: Replayable | null = null;

  /** The players' names by seat, separated by commas; those of the record where empty. */
  players = '';

  /** The name of a tariff, for example `10-50`, or one of your own; settles the hand at its end. */
  tariff: string | Tariff = '';

  /** Whose side of the table is the near one and whose cards are seen, 0 to 3. */
  seat: string | number = 0;

  /** Shows all hands. */
  open = false;

  /** The visitor plays the cards of `seat`. */
  interactive = false;

  /** How many cards and doubling calls are shown, from 0. */
  step = 0;

  /** Milliseconds from card to card while the hand plays by itself, at least 200. */
  pace = PACE;

  /** What it is called for a screen reader, so that several on a page can be told apart. */
  label = '';

  readonly #words = new InLanguage(this, WORDS);
  readonly #beside = this.later(BESIDE);
  #hand: RecordedHand | null = null;
  #shown: Play | null = null;
  #wrong: NotationError | 'not-a-hand' | null = null;
  readonly #walk = new Walk(this);

  /** How many steps there are. */
  get steps(): number {
    return this.#walk.steps;
  }

  /** The hand as it is shown; null where there is none to play. */
  get play(): Play | null {
    return this.#walk.play;
  }

  /** Whether the hand is playing by itself. */
  get running(): boolean {
    return this.#walk.running;
  }

  /** The seat that the visitor plays; null where he only looks on. */
  get visitor(): Seat | null {
    return this.interactive ? this.#viewer : null;
  }

  /** Lets the hand play by itself to its end, or to the visitor's turn. */
  start(): void {
    this.#walk.start();
  }

  /** Stops it. */
  pause(): void {
    this.#walk.pause();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && !changed.has('record') && !changed.has('game')) return;
    const read = readHand(this.game ?? null, textOf(this.record));
    this.#hand = read.ok ? read.value : null;
    this.#wrong = read.ok ? null : read.error;
    this.#walk.begin(this.#hand?.play ?? null);
    if (this.hasUpdated && !changed.has('step')) this.step = 0;
  }

  protected override render(): TemplateResult {
    const words = this.#words.current.words;
    const hand = this.#hand;
    if (hand === null) {
      return this.#wrong === null
        ? html`<p class="none">${words.noHand}</p>`
        : html`<p class="error" role="note">${this.#beside.needed?.wrong(words, this.#wrong)}</p>`;
    }
    const view = this.#view(hand);
    const { play } = this;
    const beside = this.#beside.needed;
    return html`
      <section
        role="group"
        aria-label=${view.label}
        @keydown=${this.#key}
        @click=${this.#loadAgain}
      >
        ${beside?.problems(view)} ${head(view, hand)}
        ${hand.play && beside?.printed(view, playedTricks(hand.play), hand.play)}
        <div class="sheet">
          <div class="main">${play && this.#table(view, play)}</div>
          <div class="side">
            ${beside?.side(view)}
            <slot name="note"></slot>
          </div>
        </div>
      </section>
    `;
  }

  protected override updated(): void {
    this.#beside.needed?.drawn(this.shadowRoot, this.#walk);
    const { play } = this;
    const before = this.#shown;
    this.#shown = play;
    if (play === null || before === null || play === before) return;
    this.dispatchEvent(new SkfStepEvent(this.#walk.at, this.steps, play));
  }

  get #viewer(): Seat {
    const seat = readSeat(this.seat ?? 0);
    return isSeat(seat, this.#hand?.play?.deal.players ?? 4) ? seat : 0;
  }

  #view(hand: RecordedHand): View {
    const { all, words } = this.#words.current;
    const given = splitNames(this.players);
    return {
      all,
      words,
      face: all.bavarian,
      name: (seat) => isolated(given[seat] || hand.names[seat] || all.player(seat)),
      hand,
      walk: this.#walk,
      viewer: this.#viewer,
      label: textOf(this.label) || words.label,
    };
  }

  #table(view: View, play: Play): TemplateResult {
    const beside = this.#beside.needed;
    const { failed } = this.#beside;
    const walk = this.#walk;
    return html`
      ${board(view, {
        play,
        trick: playedTricks(play).at(-1),
        viewer: view.viewer,
        open: this.open,
        choosing: beside !== undefined && walk.choosing,
        tried: walk.told?.kind === 'other-card' ? walk.told.tried : null,
        choose: (card: Card) => beside?.tryCard(this, walk, card),
        refuse: ({ detail }: SkfCardRefusedEvent) => beside?.refuse(this, walk, detail),
      })}
      ${
        beside?.below(view, play) ??
        html`<p class="coming">${failed ? view.words.notLoaded : nothing}</p>`
      }
    `;
  }

  /** What could not be loaded may be within reach by now. */
  readonly #loadAgain = (): void => {
    if (this.#beside.failed) this.requestUpdate();
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.#loadAgain();
    this.#beside.needed?.walkByKey(this.#walk, event);
  };
}
