import {
  has,
  parseCard,
  parseCards,
  rankOf,
  suitOf,
  type Card,
  type Play,
  type Position,
  type Rules,
} from '@schafkopf/core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { French } from '../internal/french-deck.js';
import { InLanguage } from '../internal/in-language.js';
import { movedFocus } from '../internal/roving-focus.js';
import { textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { UnhurriedElement } from '../internal/unhurried-element.js';
import type { Face, FaceWords } from '../locales/card-words.js';
import { SkfCardRefusedEvent, SkfCardSelectEvent, type CardRefusal } from './events.js';
import { faultText, wrongWord, type LAYOUTS, type SELECTS } from './faults.js';
import { HAND_WORDS } from './hand-words.js';
import { readHand, type Held } from './held.js';
import { handStyles } from './skf-hand.styles.js';
import { spoken, type Told } from './told.js';

/** More columns than a hand has cards. */
const MOST_COLUMNS = 8;

/**
 * The cards a player holds, sorted as players sort them for what is played. Where a trick, a
 * position or a state of play is given, the cards that may be played are marked, and who presses
 * another one is told the rule. Core decides; the hand only shows.
 *
 * @element skf-hand
 * @fires {SkfCardSelectEvent} skf-card-select - a card was chosen or put back; can be cancelled
 * @fires {SkfCardRefusedEvent} skf-card-refused - a card was pressed that may not be played
 * @csspart card - each card
 * @csspart playable - a card that may be played
 * @csspart disabled - a card that may not be played
 * @csspart selected - a card that is chosen
 * @csspart reason - why a card may not be played; in a quiz also whether it may
 * @csspart error - what is wrong with an attribute
 * @cssprop [--skf-card-width=5.5rem] - the width of a card where there is room for it
 * @cssprop [--skf-accent] - the bar under playable cards and the frame of chosen ones
 */
export class SkfHand extends UnhurriedElement {
  static override styles = [theme, handStyles];

  static override properties = {
    cards: {},
    contract: {},
    trick: {},
    ranAway: { type: Boolean, attribute: 'ran-away' },
    select: {},
    selected: {},
    layout: {},
    face: {},
    covered: { type: Boolean, reflect: true },
    label: {},
    position: { attribute: false },
    play: { attribute: false },
    seat: { type: Number },
    rules: { attribute: false },
    why: {},
    unmarked: { type: Boolean },
  };

  /** The cards in any order, for example `EO GU HA S7`. */
  cards = '';

  /** What is played, for example `rufer G`, `wenz`, `solo S`; the hand is sorted for it. */
  contract = 'rufer';

  /** What lies on the table, in the order of play; empty when he leads, null when nobody asks. */
  trick: string | null = null;

  /** Whether the called suit has been led before, so that the called card binds nobody. */
  ranAway = false;

  /** How many cards can be chosen: `none`, `one` or `many`. */
  select: (typeof SELECTS)[number] = 'none';

  /** The cards that are chosen, as a list or as text. */
  selected: readonly Card[] | string = '';

  /** How they lie: `fan`, one over the other, or `row`, side by side. */
  layout: (typeof LAYOUTS)[number] = 'fan';

  /** Which pack they are of: `bavarian` or `french`. */
  face: Face = 'bavarian';

  /** Whether they lie face down. */
  covered = false;

  /** What the hand is called for a screen reader; “Hand of 8 cards” where empty. */
  label = '';

  /** A position of core, instead of cards, contract and trick. */
  position: Position | null = null;

  /** A state of play of core, instead of all these. */
  play: Play | null = null;

  /** Whose hand of {@link play} it is; of the player whose turn it is where absent. */
  seat: number | null = null;

  /** House rules for a hand that attributes tell; those of the Schafkopfordnung where null. */
  rules: Rules | null = null;

  /** A card that the hand speaks of from the start: why it may not be played. */
  why = '';

  /**
   * A quiz: which cards may be played is not to be seen until the reader presses one, or `why` names
   * one. Then the hand says whether it may be played, with the rule.
   */
  unmarked = false;

  readonly #words = new InLanguage(this, HAND_WORDS);
  readonly #french = new French(this);
  /** Which card the keyboard is at, counted from 0. */
  #active = 0;
  /** What the last press led to; undefined where nothing was pressed yet. */
  #refusal: CardRefusal | null | undefined;
  #hadFocus = false;

  /** Also waits for the words of the French pack. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    if (this.#french.waiting === null) return done;
    await this.#french.waiting;
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#hadFocus = this.#hasFocus();
    // What was said about the cards before says nothing about these.
    if ([...changed.keys()].some((name) => name !== 'selected')) this.#refusal = undefined;
    else if (changed.size > 0) this.#refusal = null;
  }

  protected override updated(): void {
    // The card that had the focus may have been played, and its place be gone.
    if (this.#hadFocus && !this.#hasFocus()) this.#focusActive();
  }

  protected override render(): TemplateResult {
    const words = this.#words.current;
    const fault = wrongWord(this, words);
    if (fault !== null) return html`<p class="error" part="error" dir="auto">${fault}</p>`;
    const read = readHand(this);
    if (!read.ok)
      return html`<p class="error" part="error" dir="auto">${faultText(read.error, words)}</p>`;

    const { cards, whyNot } = read.value;
    const why = this.#why(whyNot);
    if (typeof why === 'string') return html`<p class="error" part="error" dir="auto">${why}</p>`;
    if (cards.length === 0) return html`<p class="empty">${words.empty}</p>`;
    this.#active = Math.min(this.#active, cards.length - 1);
    const chooses = this.#chooses;
    const told = this.#spokenOf(read.value, why);
    const layout = textOf(this.layout ?? 'fan');
    return html`
      <ul
        class="${layout} n${Math.min(cards.length, MOST_COLUMNS)}"
        role=${chooses ? 'listbox' : 'list'}
        aria-label=${textOf(this.label) || words.label(cards.length)}
        aria-orientation=${chooses ? 'horizontal' : nothing}
        aria-multiselectable=${this.select === 'many' && chooses ? 'true' : nothing}
      >
        ${cards.map((card, place) => this.#card(card, place, read.value))}
      </ul>
      ${chooses || told ? this.#told(read.value, told) : nothing}
    `;
  }

  get #chooses(): boolean {
    return (this.select === 'one' || this.select === 'many') && !this.covered;
  }

  /** The cards that are chosen; whatever is no card is not. */
  get #selection(): readonly unknown[] {
    const { selected } = this;
    if (Array.isArray(selected)) return selected;
    const parsed = parseCards(textOf(selected));
    return parsed.ok ? parsed.value : [];
  }

  get #faceWords(): FaceWords {
    const { tag, bavarian } = this.#words.current;
    const french = this.face === 'french' ? this.#french.current : undefined;
    return french ? french.frenchWords[tag] : bavarian;
  }

  #card(card: Card, place: number, { cards, trumps, whyNot }: Held): TemplateResult {
    const words = this.#words.current;
    const asked = whyNot !== undefined && !this.covered;
    const error = asked ? whyNot(card) : null;
    const isOpen = this.unmarked && this.#refusal === undefined && textOf(this.why).trim() === '';
    const marks = asked && !isOpen;
    const playable = marks && error === null;
    const disabled = marks && error !== null;
    const selected = this.#chooses && this.#selection.includes(card);

    const says = [
      this.covered ? words.cardBack : this.#faceWords.card(suitOf(card), rankOf(card)),
      !this.covered && has(trumps, card) ? words.trump : '',
      disabled ? words.notPlayable : playable ? words.playable : '',
    ];
    const part = ['card'];
    if (playable) part.push('playable');
    if (disabled) part.push('disabled');
    if (selected) part.push('selected');

    const picture = html`<skf-card
        aria-hidden="true"
        card=${this.covered ? '' : card}
        face=${this.face ?? 'bavarian'}
        ?playable=${playable}
        ?disabled=${disabled}
        ?marked=${selected}
      ></skf-card>
      <span class="visually-hidden">${says.filter((text) => text !== '').join(', ')}</span>`;
    if (!this.#chooses) return html`<li part=${part.join(' ')}>${picture}</li>`;
    return html`<li
      part=${part.join(' ')}
      role="option"
      tabindex=${place === this.#active ? 0 : -1}
      aria-selected=${selected ? 'true' : 'false'}
      aria-disabled=${disabled ? 'true' : nothing}
      @focus=${() => this.#activate(place)}
      @click=${() => this.#press(card, cards, error)}
      @keydown=${(event: KeyboardEvent) => this.#key(event, place, cards)}
    >
      ${picture}
    </li>`;
  }

  #told(held: Held, told: Told | null): TemplateResult {
    const words = this.#words.current;
    const face = this.#faceWords;
    return html`<p class="reason" part="reason" role="status" dir="auto">
      ${told && spoken(told, held, this.unmarked, words, face)}
    </p>`;
  }

  /** The card that was pressed last, before any press the one that is asked about. */
  #spokenOf({ cards }: Held, why: Told | null): Told | null {
    if (this.#refusal === undefined) return why && (why.error || this.unmarked) ? why : null;
    // Who puts a card back has not answered.
    const card = this.unmarked ? cards.find((each) => this.#selection.includes(each)) : undefined;
    return this.#refusal ?? (card ? { card, error: null } : null);
  }

  /** The card that is asked about and the rule against it, null where nobody asks; or what is wrong. */
  #why(whyNot: Held['whyNot']): Told | string | null {
    const text = textOf(this.why);
    if (text.trim() === '') return null;
    const card = parseCard(text);
    if (!card.ok) return this.#words.current.notACard(text);
    return whyNot && !this.covered ? { card: card.value, error: whyNot(card.value) } : null;
  }

  #activate(place: number): void {
    this.#active = place;
    this.requestUpdate();
  }

  #hasFocus(): boolean {
    return Boolean(this.shadowRoot?.activeElement);
  }

  #focusActive(): void {
    this.shadowRoot?.querySelectorAll<HTMLElement>('[role="option"]')[this.#active]?.focus();
  }

  #key(event: KeyboardEvent, place: number, cards: readonly Card[]): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const rtl = getComputedStyle(this).direction === 'rtl';
    const moved = movedFocus(event.key, place, cards.length, rtl);
    if (moved !== null) {
      this.#active = moved;
      this.#focusActive();
    } else if (event.key === 'Enter' || event.key === ' ') {
      (event.currentTarget as HTMLElement).click();
    } else return;
    event.preventDefault();
  }

  #press(card: Card, cards: readonly Card[], error: CardRefusal['error'] | null): void {
    this.#refusal = error && { card, error };
    this.requestUpdate();
    if (error) {
      this.dispatchEvent(new SkfCardRefusedEvent({ card, error }));
      return;
    }
    const before = this.#selection;
    const chosen = before.includes(card)
      ? before.filter((other) => other !== card)
      : [...(this.select === 'many' ? before : []), card];
    const after = cards.filter((each) => chosen.includes(each));
    const event = new SkfCardSelectEvent({ card, cards: after });
    if (this.dispatchEvent(event)) this.selected = after;
  }
}
