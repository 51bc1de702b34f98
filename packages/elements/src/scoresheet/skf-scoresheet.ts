import {
  isTariffId,
  newSheet,
  OFFICIAL_RULES,
  TARIFFS,
  type Sheet,
  type Tariff,
} from '@schafkopf/core';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers, splitNames } from '../internal/names.js';
import { textOf } from '../internal/text.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { BrowserStore } from './browser-store.js';
import { defaultKey } from './default-key.js';
import { COUNTINGS, countingsOf, unitOf, type Counting } from './counting.js';
import { SkfChangeEvent, type SheetRequest, type SheetTurn, type Target } from './events.js';
import { keepPreference, readPreference } from './preference.js';
import { SheetSession } from './sheet-session.js';
import { scoresheetStyles } from './skf-scoresheet.styles.js';
import { MemoryStore } from './store.js';
import { tariffIdOf } from './tariff-id.js';

const PLAYERS = 4;
const KEEPING = new Set<string>(['browser', 'none']);

/**
 * A score sheet for four: enter hands, see the totals, find them again after a reload.
 *
 * @element skf-scoresheet
 * @fires {SkfChangeEvent} skf-change - after every change of the sheet, with the sheet
 * @csspart panel - where a hand is entered
 * @csspart table - the hands and totals
 */
export class SkfScoresheet extends LitElement {
  static override styles = [theme, controls, scoresheetStyles];

  /** The players clockwise, separated by commas. Counts while no sheet is stored yet. */
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

  @state() private session: SheetSession | null = null;
  @state() private ready = false;
  @state() private said = '';
  @state() private settingsOpen = false;
  /** The row that the panel is at; null for the next hand. */
  @state() private target: Target | null = null;

  readonly #words = new Words(this);
  /** Under which name the sheet at hand is kept; null where it is not. */
  #key: string | null = null;

  /** The sheet as it stands; null until it has been read from where it is kept. */
  get sheet(): Sheet | null {
    return this.session?.sheet ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Put back on a page: the same sheet goes on, with what others wrote meanwhile.
    void this.session?.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { session } = this;
    const moved = changed.has('storageKey') || changed.has('persist');
    // What the page says of players and tariff counts until something is written.
    const begun = (changed.has('players') || changed.has('tariff')) && session?.untouched;
    if (session === null || moved || begun) this.#open();
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const words = this.#words.current.sheet;
    if (session === null || !this.ready) return html`<section aria-busy="true"></section>`;
    const { sheet, ledger } = session;
    return html`
      <section
        aria-label=${words.label}
        @skf-sheet-request=${this.#request}
        @skf-sheet-turn=${this.#turn}
      >
        ${this.#problems()} ${this.#settings(session)}
        <skf-sheet-entry
          part="panel"
          .sheet=${sheet}
          .ledger=${ledger}
          .target=${this.target}
          .draftKey=${this.#key}
          @input=${this.#beginHand}
        >
          ${this.#message(session)}
        </skf-sheet-entry>
        <div class="list" part="table">
          ${this.#toolbar(session)}
          <skf-sheet-table
            .ledger=${ledger}
            .counting=${this.#counting(ledger.terms.tariff)}
            .target=${this.target}
            .firstTariff=${sheet.terms.tariff}
          ></skf-sheet-table>
        </div>
      </section>
    `;
  }

  /** Names and tariff on one line; open as long as nobody has said who plays. */
  #settings({ sheet, ledger }: SheetSession): TemplateResult {
    const words = this.#words.current.sheet;
    const tariff = tariffIdOf(ledger.terms.tariff);
    const nameless = isNameless(sheet);
    return html`
      <details ?open=${this.settingsOpen}>
        <summary>
          ${
            nameless
              ? words.settings
              : shownPlayers(ledger.players, this.#words.current)
                  .map(({ name }) => name)
                  .join(', ')
          }
          ${tariff ? html`<span class="tariff">${words.tariffName(tariff)}</span>` : nothing}
        </summary>
        <skf-sheet-settings .sheet=${sheet} .ledger=${ledger}></skf-sheet-settings>
      </details>
    `;
  }

  #message(session: SheetSession): TemplateResult {
    return html`
      <p class=${this.said ? 'said' : ''} slot="said" role="status">
        ${this.said}
        ${
          this.said && session.canUndo
            ? html`<button type="button" @click=${() => this.#travel('undo')}>
                ${this.#words.current.sheet.undo}
              </button>`
            : nothing
        }
      </p>
    `;
  }

  #toolbar(session: SheetSession): TemplateResult {
    const words = this.#words.current.sheet;
    const { tariff } = session.ledger.terms;
    const counting = this.#counting(tariff);
    const countingWords = {
      net: words.asNet,
      units: words.asUnits,
      money: words.asMoney,
      'above-worst': words.aboveWorst,
    };
    return html`
      <div class="toolbar">
        <label>
          <span class="visually-hidden">${words.show}</span>
          <select @change=${this.#count}>
            ${countingsOf(tariff).map(
              (each) => html`
                <option value=${each} .selected=${live(each === counting)}>
                  ${countingWords[each]}
                </option>
              `,
            )}
          </select>
        </label>
        <span class="unit">${unitOf(counting, tariff, this.#words.current)}</span>
        <button type="button" ?disabled=${!session.canUndo} @click=${() => this.#travel('undo')}>
          ${words.undo}
        </button>
        <button type="button" ?disabled=${!session.canRedo} @click=${() => this.#travel('redo')}>
          ${words.redo}
        </button>
      </div>
    `;
  }

  #problems(): TemplateResult | typeof nothing {
    const words = this.#words.current.sheet;
    const names = splitNames(this.players);
    const problems: (string | TemplateResult)[] = [];
    if (names.length > 0 && names.length !== PLAYERS) problems.push(words.badPlayers(names.length));
    const tariff = textOf(this.tariff ?? '10-50');
    if (!isTariffId(tariff)) problems.push(words.badTariff(tariff));
    const counting = textOf(this.counting ?? 'net');
    if (!isCounting(counting)) problems.push(words.badWord('counting', counting));
    const persist = textOf(this.persist ?? 'browser');
    if (!KEEPING.has(persist)) problems.push(words.badWord('persist', persist));
    if (this.session?.trouble === 'not-stored') problems.push(words.notStored);
    if (this.session?.trouble === 'newer') problems.push(words.newer);
    if (this.session?.trouble === 'damaged') {
      problems.push(
        html`${words.damaged}
          <button type="button" @click=${this.#download}>${words.download}</button>`,
      );
    }
    return problems.length === 0
      ? nothing
      : html`<div class="problems" role="alert">
          ${problems.map((text) => html`<p>${text}</p>`)}
        </div>`;
  }

  #open(): void {
    this.session?.close();
    this.ready = false;
    this.#key = this.#chooseKey();
    const store = this.#key === null ? new MemoryStore() : new BrowserStore(this.#key);
    const session = new SheetSession(store, this.#initial(), ({ what }) => {
      if (this.session !== session) return;
      this.requestUpdate();
      if (this.ready && what === 'sheet') this.dispatchEvent(new SkfChangeEvent(session.sheet));
    });
    this.session = session;
    void session.open().then(() => {
      if (this.session !== session) return;
      this.ready = true;
      const chosen = this.#key === null ? null : readPreference(this.#key);
      if (chosen !== null && isCounting(chosen)) this.counting = chosen;
      this.settingsOpen = isNameless(session.sheet);
      if (!this.isConnected) session.close();
    });
  }

  #chooseKey(): string | null {
    if (this.persist === 'none') return null;
    return textOf(this.storageKey) || defaultKey(this);
  }

  #initial(): Sheet {
    const given = splitNames(this.players);
    const players = Array.from({ length: PLAYERS }, (_, seat) => ({
      id: `p${seat + 1}`,
      // Cut between letters, not within one of two halves.
      name: (given[seat] ?? '').slice(0, 60).replace(/[\uD800-\uDBFF]$/, ''),
    }));
    const tariff = TARIFFS[isTariffId(this.tariff) ? this.tariff : '10-50'];
    return newSheet(players, { tariff, rules: OFFICIAL_RULES });
  }

  async #request({ change }: SheetRequest): Promise<void> {
    const { session } = this;
    if (session === null) return;
    const words = this.#words.current.sheet;
    if (change.type === 'set') await session.begin(change.sheet);
    else await session.change(change);
    if (change.type === 'add') {
      const { kind, id } = change.row;
      const dealt = kind === 'hand' || kind === 'thrown-in';
      if (dealt) this.settingsOpen = false;
      const number = session.ledger.rows.findLast(({ row }) => row.id === id)?.number;
      this.said = number ? words.saved(number) : words.written;
    }
    if (change.type === 'replace') this.said = words.changed;
    if (change.type === 'remove') this.said = words.removed;
    if (change.type === 'set') this.said = words.eveningBegun;
  }

  async #travel(way: 'undo' | 'redo'): Promise<void> {
    this.said = '';
    await this.session?.[way]();
  }

  #count(event: Event): void {
    this.counting = (event.target as HTMLSelectElement).value as Counting;
    if (this.#key !== null) keepPreference(this.#key, this.counting);
  }

  #turn({ to }: SheetTurn): void {
    this.target = to;
  }

  /** Where the tariff has neither units nor money, amounts are what they are. */
  #counting(tariff: Tariff): Counting {
    const known = countingsOf(tariff);
    return known.includes(this.counting) ? this.counting : 'net';
  }

  #beginHand(): void {
    this.said = '';
  }

  #download(): void {
    const text = this.session?.aside.find(({ kind }) => kind === 'damaged')?.text ?? '';
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'skf-damaged.json';
    link.click();
    // Not at once: some browsers read it only after the click has been dealt with.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

function isCounting(text: string): text is Counting {
  return (COUNTINGS as readonly string[]).includes(text);
}

function isNameless({ players }: Sheet): boolean {
  return players.every(({ name }) => name === '');
}
