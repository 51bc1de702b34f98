import { foldSheet, type Ledger, type Sheet, type SheetChange, type Tariff } from '@schafkopf/core';
import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { controls } from '../internal/controls.styles.js';
import { Part } from '../internal/part.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { countingsOf, type Counting } from './counting.js';
import { EndWatch } from './end-watch.js';
import type { SheetRequest, SheetTurn, Target } from './events.js';
import { PatientElement } from '../internal/patient-element.js';
import { menuWordsOf } from '../locales/sheet-menu.js';
import type { PanelView, Wish } from './panel.js';
import { keepEnd, keepPreference, readEnd, readPreference } from './preference.js';
import { ScreenAwake } from './screen-awake.js';
import { SETTLE } from './settle-part.js';
import { SheetKeeper } from './sheet-keeper.js';
import type { SheetMenu } from './sheet-menu.js';
import { isNameless, saidAfter, saidLine, tableLine } from './sheet-lines.js';
import { isCounting, problemsOf } from './sheet-problems.js';
import type { SheetSession } from './sheet-session.js';
import { toolbar } from './sheet-toolbar.js';
import { scoresheetStyles } from './skf-scoresheet.styles.js';

const NOTICES = new Part(() => import('./sheet-notices.js'));
const MENU = new Part(() => import('./sheet-menu.js'));
const SETTINGS = new Part(() => import('./sheet-settings.js'));
const END = new Part(() => import('./end-near.js'));

/**
 * A score sheet: enter hands, see the totals, settle up, find them again after a reload.
 *
 * With `readonly` it shows the sheet that `src` or a child `<script type="application/json">` holds;
 * without, such a sheet is what the table begins with. Until it is there, and where there is no
 * script, what else stands in the element is shown.
 *
 * @element skf-scoresheet
 * @fires {SkfChangeEvent} skf-change - after every change of the sheet that the page did not make
 * itself, with the sheet, what was done, and whether here or elsewhere
 * @slot - what is shown until the sheet is there
 * @csspart panel - where a hand is entered
 * @csspart table - the hands and totals
 * @csspart menu - everything else
 */
export class SkfScoresheet extends PatientElement {
  static override styles = [theme, controls, scoresheetStyles];

  /** The players clockwise, three to six, separated by commas. Counts while no sheet is stored yet. */
  @property() players = '';

  /** The name of the tariff to begin with, for example `10-50` or `1-5`. */
  @property() tariff = '10-50';

  /**
   * Under which name the browser keeps the sheet. Without one, by the page's address, the `id`, and
   * the element's place among those on the page that have neither.
   */
  @property({ attribute: 'storage-key' }) storageKey = '';

  /** `none` keeps the sheet only while the page is open. */
  @property() persist: 'browser' | 'none' = 'browser';

  /** How amounts are counted: `net`, `units`, `money` or `above-worst`. */
  @property() counting: Counting = 'net';

  /** Shows a sheet and takes no hand; nothing is stored. */
  @property({ type: Boolean, reflect: true }) readonly = false;

  /** The address of a sheet as JSON on the page's own host. */
  @property() src = '';

  /** After how many rounds the table wants to stop, 1 to 999. */
  @property({ attribute: 'end-rounds' }) endRounds = '';

  /** At what time of day it wants to stop: `23:30`. */
  @property({ attribute: 'end-time' }) endTime = '';

  @state() private said = '';
  @state() private settingsOpen = false;
  /** The row that the panel is at; null for the next hand. */
  @state() private target: Target | null = null;
  /** Another sheet that is only looked at, and its sums. */
  @state() private looking: { readonly sheet: Sheet; readonly ledger: Ledger } | null = null;
  /** Whether somebody wanted the menu before it was there. */
  @state() private menuAsked = false;

  readonly #words = new Words(this);
  readonly #told = this.later(NOTICES);
  readonly #settle = this.later(SETTLE);
  readonly #menu = this.later(MENU);
  readonly #settings = this.later(SETTINGS);
  readonly #keeper = new SheetKeeper(this, (session) => this.#begin(session));
  readonly #watch = new EndWatch(this, this.later(END));
  readonly #screen = new ScreenAwake(this);
  #shown = false;

  /**
   * The sheet as it stands; null until it has been read from where it is kept. Set before that, it is
   * what the table begins with: a sheet that is stored already goes on. Set later, it takes the place
   * of the sheet at hand, which can be undone. To set again what was set last, or what the sheet is
   * already, changes nothing, even where hands were written since: so a framework may set it with
   * each drawing, always the same one or always the one that `skf-change` told last. To begin again
   * with the very same sheet, set null before. What is no sheet is refused, and that is said.
   */
  @property({ attribute: false })
  get sheet(): Sheet | null {
    return this.#keeper.session?.sheet ?? null;
  }

  set sheet(given: Sheet | null | undefined) {
    if (this.#keeper.give(given) && this.hasUpdated) void this.#keeper.open();
  }

  /** A server that was given the sheet drew it: to take that over, it must be there again. */
  protected async prepare(): Promise<void> {
    if (this.renderRoot.querySelector('skf-sheet-table')) await this.#keeper.open();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return this.#keeper.show();
    const sources = ['storageKey', 'persist', 'readonly', 'src'] as const;
    const moved = sources.some((name) => changed.has(name));
    // What the page says of players and tariff counts until something is written.
    const begun =
      (changed.has('players') || changed.has('tariff')) && this.#keeper.session?.untouched === true;
    if (this.hasUpdated ? moved || begun : !this.#keeper.asked) void this.#keeper.open();
  }

  protected override render(): TemplateResult {
    const { session, ready } = this.#keeper;
    const words = this.#words.current;
    if (session === null || !ready || !this.#settled()) {
      return html`<section aria-busy="true">${this.#notices()}<slot></slot></section>`;
    }
    const { sheet, ledger } = this.looking ?? session;
    const counting = this.#counting(ledger.terms.tariff);
    const reading = this.readonly || this.looking !== null;
    const view: PanelView = {
      sheet,
      ledger,
      counting,
      aside: session.aside,
      end: this.#watch.end,
      reading,
      wish: (wish) => this.#wish(wish),
    };
    return html`
      <section
        class=${reading ? 'reading' : ''}
        aria-label=${words.sheet.label}
        @skf-sheet-request=${({ change }: SheetRequest) => this.#change(change)}
        @skf-sheet-turn=${({ to }: SheetTurn) => (this.target = to)}
      >
        ${this.#notices()} ${reading ? nothing : this.#writing(session, view)}
        <div class="list" part="table">
          ${toolbar(counting, ledger.terms.tariff, words, {
            count: (chosen) => this.#count(chosen),
            ...(!reading && {
              undo: session.canUndo ? () => this.#travel('undo') : null,
              redo: session.canRedo ? () => this.#travel('redo') : null,
            }),
          })}
          ${this.#more(view)}
          <skf-sheet-table
            .ledger=${ledger}
            .counting=${counting}
            .target=${this.target}
            .reading=${reading}
            .firstTariff=${sheet.terms.tariff}
          ></skf-sheet-table>
        </div>
      </section>
    `;
  }

  /** Where the next hand is written; after the end of the evening, who won and who pays whom. */
  #writing(session: SheetSession, view: PanelView): TemplateResult {
    const { sheet, ledger } = session;
    const words = this.#words.current;
    return html`
      <details
        ?open=${this.settingsOpen}
        @toggle=${({ target }: Event) => {
          this.settingsOpen = (target as HTMLDetailsElement).open;
        }}
      >
        <summary>${tableLine(sheet, ledger, words)}</summary>
        ${this.settingsOpen ? this.#questions(sheet, ledger) : nothing}
      </details>
      ${
        ledger.closed
          ? html`<div part="panel">${this.#settle.needed?.panel(view) ?? '…'}</div>`
          : html`<skf-sheet-entry
              part="panel"
              .sheet=${sheet}
              .ledger=${ledger}
              .target=${this.target}
              .draftKey=${this.#keeper.key}
              @input=${this.#beginHand}
            >
              ${saidLine(this.said, words, session.canUndo ? () => this.#travel('undo') : null)}
            </skf-sheet-entry>`
      }
    `;
  }

  /** Everything else. Until it can be opened, what opens it is there all the same. */
  #more(view: PanelView): TemplateResult {
    const menu = this.#menu.needed?.menu(view, this.menuAsked);
    const open = () => (this.menuAsked = true);
    return (
      menu ??
      html`<button type="button" part="menu" aria-expanded="false" @click=${open}>
        ${menuWordsOf(this.#words.current).more}
      </button>`
    );
  }

  /** Whether a new table's questions are there: what comes later would push the panel down. */
  #settled(): boolean {
    const part = this.#settings;
    this.#shown ||= !this.settingsOpen || part.needed !== undefined || part.failed;
    return this.#shown;
  }

  /** Who plays, who deals first, and the tariff. */
  #questions(sheet: Sheet, ledger: Ledger): TemplateResult | string {
    const { needed, failed } = this.#settings;
    const { notLoaded } = this.#words.current.sheet;
    return needed?.settings(sheet, ledger) ?? (failed ? notLoaded : '…');
  }

  #notices(): TemplateResult {
    const { session, ready, noticed } = this.#keeper;
    const words = this.#words.current;
    const asked = session && ready && !this.readonly;
    const near = asked ? this.#watch.said(session.ledger, words) : null;
    const problems = problemsOf(this, session?.trouble ?? null, words);
    const looking = this.looking !== null;
    const none = problems.length === 0 && noticed.length === 0 && !looking;
    const told = none
      ? nothing
      : this.#told.needed?.notices({
          words,
          problems,
          noticed,
          looking,
          session,
          back: () => (this.looking = null),
          look: (sheet) => this.#look(sheet),
          take: (sheet) => {
            this.#keeper.answerLink();
            void this.#wish({ kind: 'begin', sheet });
          },
          refuse: () => this.#keeper.answerLink(),
        });
    return html`${told ?? nothing}
      <p class="near" role="status">${near ?? nothing}</p>`;
  }

  #begin(session: SheetSession): void {
    const { key } = this.#keeper;
    this.looking = null;
    const chosen = key === null ? null : readPreference(key);
    if (chosen !== null && isCounting(chosen)) this.counting = chosen;
    this.#watch.chosen = key === null ? null : readEnd(key);
    this.settingsOpen = !this.readonly && isNameless(session.sheet);
  }

  async #wish(wish: Wish): Promise<void> {
    const { session, key } = this.#keeper;
    switch (wish.kind) {
      case 'change':
        return this.#change(wish.change);
      case 'begin':
        return this.#change({ type: 'set', sheet: wish.sheet });
      case 'discard':
        return session?.discard(wish.id);
      case 'look':
        return this.#look(wish.sheet);
      case 'end':
        this.#watch.chosen = wish.end;
        if (key !== null) keepEnd(key, wish.end);
        this.requestUpdate();
    }
  }

  async #change(change: SheetChange): Promise<void> {
    const { session } = this.#keeper;
    if (session === null || this.readonly) return;
    if (change.type === 'set') await session.begin(change.sheet);
    else if (!(await session.change(change))) return;
    if (change.type === 'add') {
      const { kind } = change.row;
      if (kind === 'hand' || kind === 'thrown-in') this.settingsOpen = false;
      this.#screen.want(false);
    }
    if (change.type === 'set') this.looking = this.target = null;
    this.said = saidAfter(change, session.ledger, this.#words.current);
  }

  #look(sheet: Sheet): void {
    this.looking = { sheet, ledger: foldSheet(sheet) };
    this.renderRoot.querySelector<SheetMenu>('skf-sheet-menu')?.close();
  }

  async #travel(way: 'undo' | 'redo'): Promise<void> {
    this.said = '';
    await this.#keeper.session?.[way]();
  }

  #count(counting: Counting): void {
    const { key } = this.#keeper;
    this.counting = counting;
    if (key !== null) keepPreference(key, counting);
  }

  /** Where the tariff has neither units nor money, amounts are what they are. */
  #counting(tariff: Tariff): Counting {
    const known = countingsOf(tariff);
    return known.includes(this.counting) ? this.counting : 'net';
  }

  #beginHand(): void {
    this.said = '';
    this.#screen.want(true);
  }
}
