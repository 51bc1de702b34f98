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
import { deckStyles } from '../deck/index.js';
import { controls } from '../internal/controls.styles.js';
import type { SkfCardRefusedEvent } from '../hand/events.js';
import { InLanguage } from '../internal/in-language.js';
import { splitNames } from '../internal/names.js';
import { readSeat } from '../internal/table-side.js';
import { isolated, textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { Part } from '../internal/part.js';
import { PatientElement } from '../internal/patient-element.js';
import { board } from './board.js';
import { boardStyles } from './board.styles.js';
import { replayControls } from './controls.js';
import { SkfStepEvent, SkfTryEvent } from './events.js';
import { head } from './head.js';
import { walkByKey } from './keys.js';
import { endOf, hasLeft, stepAfter, type Line } from './line.js';
import { readTariff } from './read-tariff.js';
import { readHand, type RecordedHand, type Replayable } from './recorded-hand.js';
import { whatHappened } from './said.js';
import { replayStyles } from './skf-replay.styles.js';
import type { Telling } from './telling.js';
import { PACE, Walk } from './walk.js';
import { WORDS } from './words.js';

type Beside = typeof import('./beside.js');

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
export class SkfReplay extends PatientElement {
  static override styles = [theme, controls, deckStyles, replayStyles, boardStyles];

  static override properties: PropertyDeclarations = {
    record: {},
    game: { attribute: false },
    players: {},
    tariff: {},
    seat: {},
    open: { type: Boolean, reflect: true },
    interactive: { type: Boolean, reflect: true },
    step: { type: Number },
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
  #hasStyles = false;
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
      const wrong = this.#wrong;
      if (wrong === null) return html`<p class="none">${words.noHand}</p>`;
      const told =
        wrong === 'not-a-hand'
          ? words.notAHand
          : words.recordWrong(wrong.line, wrong.code, wrong.because?.code);
      return html`<p class="error" role="note">${told}</p>`;
    }
    const telling = this.#telling(hand);
    const play = this.play;
    const beside = this.#beside.needed;
    return html`
      <section role="group" aria-label=${this.#label} @keydown=${this.#key}>
        ${this.#problems(hand).map((text) => html`<p class="error" role="note">${text}</p>`)}
        ${head(telling, hand)}
        ${hand.play && beside?.printed(telling, playedTricks(hand.play), hand.play)}
        <div class="sheet">
          <div class="main">${play === null ? nothing : this.#table(beside, telling, play)}</div>
          <div class="side">
            ${beside && play && this.#side(beside, telling, play)}
            ${beside && this.#result(beside, telling, hand)}
            <slot name="note"></slot>
          </div>
        </div>
      </section>
    `;
  }

  protected override updated(): void {
    this.#addStyles();
    const { play } = this;
    const before = this.#shown;
    this.#shown = play;
    if (play === null || before === null || play === before) return;
    this.dispatchEvent(new SkfStepEvent(this.#walk.at, this.steps, play));
  }

  get #label(): string {
    return textOf(this.label) || this.#words.current.words.label;
  }

  /** The part that is loaded later brings its styles along. */
  #addStyles(): void {
    const sheet = this.#beside.needed?.besideStyles.styleSheet;
    if (this.#hasStyles || !sheet || !this.shadowRoot) return;
    this.#hasStyles = true;
    this.shadowRoot.adoptedStyleSheets.push(sheet);
  }

  get #viewer(): Seat {
    const seat = readSeat(this.seat ?? 0);
    return isSeat(seat, this.#hand?.players ?? 4) ? seat : 0;
  }

  #telling(hand: RecordedHand): Telling {
    const { all, words } = this.#words.current;
    const given = splitNames(this.players);
    return {
      all,
      words,
      face: all.bavarian,
      name: (seat) => isolated(given[seat] || hand.names[seat] || all.player(seat)),
    };
  }

  readonly #choose = (card: Card): void => {
    const { recorded } = this.#walk;
    this.dispatchEvent(new SkfTryEvent(card, null, recorded));
    this.#walk.choose(card);
    // The card that had the focus is gone from the hand.
    if (this.#walk.choosing) return;
    this.renderRoot.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
  };

  readonly #refuse = ({ detail }: SkfCardRefusedEvent): void => {
    const { card, error } = detail;
    this.dispatchEvent(new SkfTryEvent(card, error, this.#walk.recorded));
  };

  #problems(hand: RecordedHand): string[] {
    const { all, words } = this.#words.current;
    const tariff = readTariff(this.tariff);
    return [
      ...(isSeat(readSeat(this.seat ?? 0), hand.players) ? [] : [all.notASeat(textOf(this.seat))]),
      ...(typeof tariff === 'string' ? [words.badTariff(tariff)] : []),
    ];
  }

  #table(beside: Beside | undefined, telling: Telling, play: Play): TemplateResult {
    const viewer = this.#viewer;
    // The visitor is to find out himself.
    const told = this.visitor !== play.turn && (this.open || play.turn === viewer);
    return html`
      ${board(telling, {
        play,
        trick: playedTricks(play).at(-1),
        viewer,
        open: this.open,
        choosing: this.#walk.choosing,
        tried: this.#walk.tried,
        choose: this.#choose,
        refuse: this.#refuse,
      })}
      <div class="said" part="said">
        <p role="status">${whatHappened(telling, this.#walk, play, viewer)}</p>
        ${beside?.choice(telling, this.#walk)}
        <p class="may">${told ? beside?.mayPlay(telling, play) : nothing}</p>
      </div>
      ${replayControls(telling, this.#walk, play)}
    `;
  }

  #side(beside: Beside, telling: Telling, play: Play): TemplateResult {
    const line = this.#walk.line as Line;
    const jump = (trick: number) => this.#walk.jump(stepAfter(line, trick));
    return html`
      ${beside.sides(telling, play, this.#viewer, this.open)}
      ${beside.trickList(telling, playedTricks(endOf(line)), playedTricks(play), jump)}
      ${beside.lastTrick(telling, play, this.#viewer)}
    `;
  }

  #result(beside: Beside, telling: Telling, hand: RecordedHand): TemplateResult | typeof nothing {
    const { line, at, steps } = this.#walk;
    if (at < steps) return nothing;
    const end = hasLeft(line) ? endOf(line) : hand.play;
    const tariff = readTariff(this.tariff);
    return beside.handResult(telling, hand, end, {
      tariff: typeof tariff === 'string' ? null : tariff,
      label: `${this.#label}: ${telling.words.settled}`,
    });
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (this.play === null) return;
    walkByKey(this.#walk, event, getComputedStyle(this).direction === 'rtl');
  };
}
