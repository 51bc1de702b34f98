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
import { UnhurriedElement } from '../internal/unhurried-element.js';
import { menuWordsOf } from '../locales/sheet-menu.js';
import type { PanelView, Wish } from './panel.js';
import { LastDone } from './last-done.js';
import { keepEnd, readEnd } from './kept-end.js';
import { keepText, readText } from './kept-text.js';
import { ScreenAwake } from './screen-awake.js';
import { SettingsFold } from './settings-fold.js';
import { SETTLE } from './settle-part.js';
import { SheetKeeper } from './sheet-keeper.js';
import type { SheetMenu } from './sheet-menu.js';
import { isCounting, problemsOf } from './sheet-problems.js';
import type { SheetSession } from './sheet-session.js';
import { scoresheetStyles } from './skf-scoresheet.styles.js';
import { isBlank, isNameless } from './table-line.js';

const NOTICES = new Part(() => import('./sheet-notices.js'));
const MENU = new Part(() => import('./sheet-menu.js'));
const SETTINGS = new Part(() => import('./sheet-settings.js'));
const END = new Part(() => import('./end-near.js'));
const SAID = new Part(() => import('./sheet-said.js'));

/**
 * A score sheet: enter hands, see the totals, settle up, find them again after a reload.
 *
 * With `readonly` it shows the sheet that `src` or a child `<script type="application/json">` holds;
 * without, such a sheet is what the table begins with. Until it is there, where there is none to read,
 * and where there is no script, what else stands in the element is shown.
 *
 * @element skf-scoresheet
 * @fires {SkfChangeEvent} skf-change - after every change of the sheet that the page did not make
 * itself, with the sheet, what was done, and whether here or elsewhere
 * @slot - what is shown until the sheet is there, or where there is none to read
 * @csspart panel - where a hand is entered
 * @csspart table - the hands and totals
 * @csspart menu - everything else
 */
export class SkfScoresheet extends UnhurriedElement {
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
  readonly #keeper = new SheetKeeper(this, (session) => this.#begin(session));
  readonly #watch = new EndWatch(this, this.later(END));
  readonly #screen = new ScreenAwake(this);
  readonly #settings = new SettingsFold(this, this.later(SETTINGS));
  readonly #last = new LastDone(this, this.later(SAID));

  /**
   * The sheet as it stands; null until it has been read from where it is kept. Set before that, it is
   * what the table begins with: a sheet that is stored already goes on. Set later, it takes the place
   * of the sheet at hand, which can be undone. To set again what was set last, or what the sheet is
   * already, changes nothing, even where hands were written since: so a framework may set it with
   * each drawing, always the same one or always the one that `skf-change` told last. Nor does a sheet
   * that `skf-change` told earlier: it comes late, and others may have written since. To begin again
   * with any of them, set null before. What is no sheet is refused, and that is said.
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
    const { session, ready, noticed } = this.#keeper;
    const words = this.#words.current;
    const waiting = session === null || !ready || !this.#settings.settled;
    // Four people whom nobody knows are made up, and not to be read.
    if (waiting || (this.readonly && isBlank(session.sheet))) {
      const said = waiting || noticed.length > 0 ? '' : words.sheet.noHands;
      return html`<section aria-busy=${waiting}>${this.#notices()}<slot></slot>${said}</section>`;
    }
    const { sheet, ledger } = this.looking ?? session;
    const reading = this.readonly || this.looking !== null;
    const view: PanelView = {
      sheet,
      ledger,
      counting: this.#counting(ledger.terms.tariff),
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
        @skf-sheet-turn=${this.#turn}
      >
        ${this.#notices()} ${reading ? this.#ended(view) : this.#writing(session, view)}
        <div class="list" part="table">
          ${this.#more(view, session)}
          <skf-sheet-table
            .sheet=${sheet}
            .ledger=${ledger}
            .counting=${view.counting}
            .target=${this.target}
            .reading=${reading}
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
      ${this.#settings.render(sheet, ledger, words)}
      ${
        ledger.closed
          ? this.#ended(view)
          : html`<skf-sheet-entry
              part="panel"
              .sheet=${sheet}
              .ledger=${ledger}
              .target=${this.target}
              .draftKey=${this.#keeper.key}
              @input=${this.#beginHand}
            >
              ${this.#last.line(session, words)}
            </skf-sheet-entry>`
      }
    `;
  }

  /** Who won and who pays whom, where the evening has ended. */
  #ended(view: PanelView): TemplateResult | typeof nothing {
    return view.ledger.closed
      ? html`<div part="panel">${this.#settle.needed?.panel(view) ?? '…'}</div>`
      : nothing;
  }

  /** Everything else. Until it can be opened, what opens it is there all the same. */
  #more(view: PanelView, session: SheetSession): TemplateResult {
    const tools = {
      count: (chosen: Counting) => this.#count(chosen),
      ...(!view.reading && this.#last.ways(session)),
    };
    const menu = this.#menu.needed?.menu(view, tools, this.menuAsked);
    const open = () => (this.menuAsked = true);
    const { more } = menuWordsOf(this.#words.current);
    const later = html`<div class="later">
      <button type="button" part="menu" aria-expanded="false" @click=${open}>${more}</button>
    </div>`;
    return menu ?? later;
  }

  #notices(): TemplateResult {
    const { session, ready, noticed } = this.#keeper;
    const words = this.#words.current;
    const problems = problemsOf(this, session?.trouble ?? null, words);
    const looking = this.looking !== null;
    const news = session?.trouble === 'stored-again';
    const told =
      (problems.length > 0 || noticed.length > 0 || looking || news) &&
      this.#told.needed?.notices({
        words,
        problems,
        noticed,
        looking,
        session,
        back: () => (this.looking = null),
        look: (sheet) => this.#look(sheet),
        take: (sheet) => void this.#wish({ kind: 'begin', sheet }),
        answer: () => this.#keeper.answerLink(),
      });
    const asked = session && ready && !this.readonly;
    return html`${told || nothing} ${this.#watch.line(asked ? session.ledger : null, words)}`;
  }

  #begin(session: SheetSession): void {
    const { key } = this.#keeper;
    this.looking = null;
    const chosen = readText('counting', key);
    if (chosen !== null && isCounting(chosen)) this.counting = chosen;
    this.#watch.chosen = readEnd(key);
    this.#settings.open = !this.readonly && isNameless(session.sheet);
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
        keepEnd(key, wish.end);
        this.requestUpdate();
    }
  }

  async #change(change: SheetChange): Promise<void> {
    const { session } = this.#keeper;
    if (session === null || this.readonly) return;
    if (change.type === 'add') {
      const { kind } = change.row;
      // Before the panel turns to the next hand: what is above it would move it out of sight.
      if (kind === 'hand' || kind === 'thrown-in') this.#settings.open = false;
      this.#screen.want(false);
    }
    await this.#last.change(session, change);
    if (change.type === 'set') this.looking = this.target = null;
  }

  #look(sheet: Sheet): void {
    this.looking = { sheet, ledger: foldSheet(sheet) };
    this.renderRoot.querySelector<SheetMenu>('skf-sheet-menu')?.close();
  }

  #count(counting: Counting): void {
    this.counting = counting;
    keepText('counting', this.#keeper.key, counting);
  }

  /** Where the tariff has neither units nor money, amounts are what they are. */
  #counting(tariff: Tariff): Counting {
    const known = countingsOf(tariff);
    return known.includes(this.counting) ? this.counting : 'net';
  }

  /** Turns to a row: what was said of another one is over. */
  #turn({ to }: SheetTurn): void {
    this.target = to;
    if (to !== null) this.#last.forget();
  }

  #beginHand(): void {
    this.#last.forget();
    this.#screen.want(true);
  }
}
