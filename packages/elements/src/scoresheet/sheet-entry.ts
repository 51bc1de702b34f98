import type { HandRow, LedgerRow, Row, Sheet, Ledger, SheetRow } from '@schafkopf/core';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { deckStyles } from '../deck/index.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { newId } from '../internal/new-id.js';
import { Part } from '../internal/part.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import type { MissingStep } from '../locales/dictionary.js';
import { choose, fitted } from './draft-choose.js';
import { handOf } from './draft-hand.js';
import { settingOf } from './draft-offer.js';
import { keepDraft, readDraft } from './draft-store.js';
import { EMPTY_DRAFT, isRamsch, type Draft } from './draft.js';
import { doublings, outcomeGroup } from './entry-ending.js';
import { additions, declarerGroup, gameGroup, runnersGroup } from './entry-game.js';
import { entryHeader } from './entry-header.js';
import { askedOf, seatNames, type EntryView } from './entry-view.js';
import { SheetRequest, SheetTurn, type Target } from './events.js';
import { PatientElement } from '../internal/patient-element.js';
import { placeOf, priced, type Place } from './place.js';
import { sheetEntryStyles } from './sheet-entry.styles.js';

const SENTENCE = new Part(() => import('./price-sentence.js'));
const MORE = new Part(() => import('./entry-more.js'));

/**
 * The panel in which a hand is entered: five taps, nothing pre-selected. Private to the score sheet.
 * By keyboard: Tab from question to question, Space and arrows answer, Enter saves from anywhere,
 * Escape leaves a row that is being changed.
 */
export class SheetEntry extends PatientElement {
  static override styles = [theme, deckStyles, controls, sheetEntryStyles];

  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) ledger!: Ledger;
  /** The row that is changed, or before which one is put; null for the next hand. */
  @property({ attribute: false }) target: Target | null = null;
  /** Under which name the browser keeps a hand that is being entered; null where it does not. */
  @property({ attribute: false }) draftKey: string | null = null;

  @state() private draft: Draft = EMPTY_DRAFT;
  /** Whether saving was tried, so that what is missing is named. */
  @state() private tried = false;
  /** Whether games are offered that the table has not agreed on. */
  @state() private showsGames = false;
  /** Whether more runners are offered than anybody usually has. */
  @state() private showsRunners = false;
  @state() private moreOpen = false;
  @state() private otherOpen = false;
  /** The row on its way to the sheet, so that a second tap does not write it again. */
  #sending: { readonly id: string; readonly edit: number | undefined } | null = null;
  /** The next hand as it was found where it is kept, while nobody has gone on with it here. */
  #found: Draft | null = null;
  /** The next hand as far as it was entered, while another row is changed. */
  #next: Draft = EMPTY_DRAFT;
  #place!: Place;

  readonly #words = new Words(this);
  readonly #sentence = this.later(SENTENCE);
  readonly #more = this.later(MORE);

  protected override willUpdate(changed: PropertyValues<this>): void {
    const turned = changed.has('target');
    if (changed.has('sheet') || changed.has('ledger') || turned) {
      this.#place = placeOf(this.sheet, this.ledger, this.target);
    }
    // A hand that another page has kept is not written twice: there it may be saved by now.
    if (changed.has('draftKey') || (changed.has('sheet') && this.draft === this.#found)) {
      this.#found = readDraft(this.draftKey, this.sheet);
      this.draft = this.#found ?? EMPTY_DRAFT;
    }
    if (turned) this.#turn(changed.get('target') ?? null);
    if (changed.has('sheet')) this.#seeSaved();
    this.draft = fitted(this.draft, settingOf(this.#place.ledger));
  }

  protected override render(): TemplateResult {
    const { ledger } = this.#place;
    const words = this.#words.current.sheet;
    if (ledger.seats.length < 3) return html`<p class="hint">${words.tooFew}</p>`;
    const view = this.#view;
    const { game } = this.draft;
    // What is called changes nothing of the money, so it moves none of what is tapped.
    const called = game !== null && 'partner' in game;
    return html`
      <form @submit=${this.#save} @keydown=${this.#escape} aria-labelledby="title">
        ${entryHeader(view, this.#place, this.target, {
          throwIn: (event, consequence) => this.#throwIn(event, consequence),
          cancel: () => this.#leave(),
        })}
        ${declarerGroup(view)} ${gameGroup(view, this.showsGames, () => (this.showsGames = true))}
        ${called ? nothing : additions(view)}
        ${runnersGroup(view, this.showsRunners, () => (this.showsRunners = true))}
        ${
          isRamsch(this.draft)
            ? (this.#more.needed?.ramschGroups(view) ?? this.#notYet)
            : outcomeGroup(view)
        }
        ${doublings(view)} ${called ? additions(view) : nothing}
        ${this.#fold('moreOpen', words.moreOfHand, (more) => more.handExtras(view))}
        ${this.#footer(view)}
      </form>
      ${
        this.target === null
          ? this.#fold('otherOpen', words.other, (more) =>
              more.otherEntries(this.sheet, this.ledger),
            )
          : nothing
      }
    `;
  }

  get #view(): EntryView {
    const { ledger } = this.#place;
    const words = this.#words.current;
    return {
      draft: this.draft,
      ledger,
      setting: settingOf(ledger),
      players: shownPlayers(askedOf(ledger), words),
      words,
      choose: (choice) => this.#choose(choice),
    };
  }

  #footer(view: EntryView): TemplateResult {
    const { sheet } = view.words;
    const untouched = this.draft === EMPTY_DRAFT && !this.tried;
    return html`
      <footer>
        <slot name="said"></slot>
        ${untouched ? nothing : this.#price(view)}
        <button class="primary" @click=${ignoreSecondClick}>
          ${this.target !== null && 'edit' in this.target ? sheet.saveChange : sheet.save}
        </button>
      </footer>
    `;
  }

  #price(view: EntryView): TemplateResult {
    // Wanted from the first tap on, so that it is there with the last.
    const sentence = this.#sentence.needed?.priceSentence;
    const said = handOf(this.draft, view.setting);
    // Heard, but not seen before saving was tried: it would cover the answers to what it asks.
    const asked = this.tried ? 'price missing' : 'visually-hidden';
    if ('missing' in said) return priceLine(view.words.sheet.missing(said.missing), asked);
    const { settlement, errors = [] } = this.#settled(this.#handRow(said.hand)) ?? {};
    if (settlement) return priceLine(sentence?.(settlement, view.words, seatNames(view)) ?? '…');
    const more = this.#more.needed;
    const why = errors.map(({ code }) => more?.words(view.words).error[code] ?? this.#notYet);
    return priceLine([...new Set(why)].join(' · '), 'price missing');
  }

  /** Something that is seldom needed: folded away, and loaded when somebody opens it. */
  #fold(
    which: 'moreOpen' | 'otherOpen',
    title: string,
    content: (more: typeof import('./entry-more.js')) => TemplateResult,
  ): TemplateResult {
    const open = ({ target }: Event) => {
      this[which] = (target as HTMLDetailsElement).open;
    };
    const more = this[which] ? this.#more.needed : undefined;
    return html`
      <details .open=${this[which]} @toggle=${open} @skf-sheet-request=${this.#pass}>
        <summary>${title}</summary>
        ${this[which] ? (more ? content(more) : this.#notYet) : nothing}
      </details>
    `;
  }

  /** A request from a part within ends at its edge. */
  #pass({ change }: SheetRequest): void {
    this.dispatchEvent(new SheetRequest(change));
  }

  get #notYet(): string {
    return this.#more.failed ? this.#words.current.sheet.notLoaded : '…';
  }

  #choose(choice: Partial<Draft>): void {
    this.draft = choose(this.draft, choice, settingOf(this.#place.ledger));
    this.#keep();
  }

  /** What the hand costs where it will stand: with the Stock and everything that doubles it. */
  #settled(row: Row): LedgerRow | undefined {
    return priced(this.#place.ledger, { ...row, place: '1', edit: 0 });
  }

  #handRow(hand: HandRow['hand']): HandRow {
    return { kind: 'hand', ...this.#dealt(), hand };
  }

  /** A row that is changed keeps its id, its time and its note. */
  #dealt() {
    const { ledger, row } = this.#place;
    const { seats, terms } = ledger;
    const old = this.target !== null && 'edit' in this.target ? row : null;
    const { id = newId(), at = Date.now(), note } = old ?? {};
    return { id, at, ...(note !== undefined && { note }), seats, terms };
  }

  #save(event: SubmitEvent): void {
    event.preventDefault();
    const said = handOf(this.draft, settingOf(this.#place.ledger));
    this.tried = true;
    if ('missing' in said) return this.#goTo(said.missing);
    const row = this.#handRow(said.hand);
    if (this.#settled(row)?.settlement) this.#send(row);
  }

  #throwIn({ detail }: MouseEvent, consequence?: 'none' | 'stock'): void {
    // The second half of a double click means the same hand.
    if (detail > 1) return;
    this.#send({ kind: 'thrown-in', ...this.#dealt(), ...(consequence && { consequence }) });
  }

  #send(row: Row): void {
    if (this.#sending !== null) return;
    const { target } = this;
    const old = this.#rowOf(row.id);
    this.#sending = { id: row.id, edit: old?.edit };
    this.#keep();
    this.dispatchEvent(
      new SheetRequest(
        old
          ? { type: 'replace', row }
          : { type: 'add', row, ...(target && 'before' in target && { before: target.before }) },
      ),
    );
  }

  /** The panel is emptied only when its row is safely on the sheet. */
  #seeSaved(): void {
    const { target } = this;
    if (target !== null && this.#place.row === null) return this.#leave();
    if (this.#sending === null) return;
    const row = this.#rowOf(this.#sending.id);
    if (row === undefined || row.edit === this.#sending.edit) return;
    this.#sending = null;
    if (target !== null) return this.#leave();
    this.#show(EMPTY_DRAFT);
    this.#keep();
    // On a phone the answers to the last questions stand below the first: back to the top.
    void this.#focusFirst().then(() => {
      if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
    });
  }

  #rowOf(id: string): SheetRow | undefined {
    return this.sheet.rows.find((row) => row.id === id);
  }

  /** Turns to a row, or back to the hand that was being entered before. */
  #turn(from: Target | null): void {
    if (from === null) this.#next = this.draft;
    if (this.target === null) return this.#show(this.#next);
    this.#show('edit' in this.target ? this.target.draft : EMPTY_DRAFT);
    void this.#focusFirst().then(() => this.scrollIntoView());
  }

  #leave(): void {
    this.#sending = null;
    this.dispatchEvent(new SheetTurn(null));
  }

  #show(draft: Draft): void {
    this.draft = draft;
    this.tried = false;
    this.showsGames = false;
    this.showsRunners = false;
    this.moreOpen = false;
    this.#sending = null;
  }

  /** Only the next hand outlives the page; a row that is changed is safe on the sheet as it was. */
  #keep(): void {
    if (this.target === null) keepDraft(this.draftKey, this.draft, this.#sending?.id);
  }

  #escape({ key }: KeyboardEvent): void {
    if (key === 'Escape' && this.target !== null) this.#leave();
  }

  /** Leads to what is still to be said. */
  #goTo(step: MissingStep): void {
    const name = { contract: 'game', outcome: 'outcome' }[step as string] ?? 'declarer';
    const choice = this.renderRoot.querySelector<HTMLInputElement>(
      `input[name='${name}']:not(:disabled)`,
    );
    choice?.focus({ preventScroll: true });
    choice?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  }

  async #focusFirst(): Promise<void> {
    await this.updateComplete;
    this.renderRoot
      .querySelector<HTMLInputElement>('input:not(:disabled)')
      ?.focus({ preventScroll: true });
  }
}

function priceLine(text: string, how = 'price'): TemplateResult {
  return html`<p role="status" class=${how}>${text}</p>`;
}

function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
