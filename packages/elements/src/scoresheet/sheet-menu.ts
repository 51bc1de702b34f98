import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { controls } from '../internal/controls.styles.js';
import { Part } from '../internal/part.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import { menuWordsOf } from '../locales/sheet-menu.js';
import type { LoadedLater } from '../internal/loaded-later.js';
import { PatientElement } from '../internal/patient-element.js';
import { register } from '../internal/register.js';
import type { PanelView } from './panel.js';
import { SETTLE } from './settle-part.js';
import { sheetMenuStyles } from './sheet-menu.styles.js';
import { printedHead } from './printed-head.js';
import { toolbar, type Tools } from './sheet-toolbar.js';

/** What can be opened from the menu, in its order. */
const PANELS = ['settle', 'chart', 'statistics', 'share', 'rules', 'people', 'evenings'] as const;

/** One of the parts that are opened from the menu. */
export type PanelName = (typeof PANELS)[number];

/** Where only reading is possible there are neither people to move nor evenings to begin. */
const FOR_READING: readonly PanelName[] = ['settle', 'chart', 'statistics', 'share', 'rules'];

interface PanelPart {
  panel(view: PanelView): TemplateResult;
}

const PARTS: Readonly<Record<PanelName, Part<PanelPart>>> = {
  settle: SETTLE,
  chart: new Part(() => import('./panel-chart.js')),
  statistics: new Part(() => import('./panel-statistics.js')),
  share: new Part(() => import('./panel-share.js')),
  rules: new Part(() => import('./panel-rules.js')),
  people: new Part(() => import('./panel-people.js')),
  evenings: new Part(() => import('./panel-evenings.js')),
};

/**
 * How amounts are counted, the way back, and everything around the sheet that is not needed at first
 * sight, each part loaded when it is first opened. Private to the score sheet.
 */
export class SheetMenu extends PatientElement {
  static override styles = [theme, controls, sheetMenuStyles];

  @property({ attribute: false }) view!: PanelView;
  @property({ attribute: false }) tools!: Tools;

  /** Whether it lies open. */
  @property({ attribute: false }) unfolded = false;
  @state() private open: PanelName | null = null;

  readonly #words = new Words(this);
  readonly #parts = Object.fromEntries(
    PANELS.map((name) => [name, this.later(PARTS[name])]),
  ) as Record<PanelName, LoadedLater<PanelPart>>;

  /** Closes what is open: what was to be done is done, so the menu is folded up as well. */
  close(): void {
    if (this.open === null) return;
    this.#shown?.close();
    this.open = null;
    this.unfolded = false;
    this.renderRoot.querySelector<HTMLButtonElement>('.more')?.focus();
  }

  protected override render(): TemplateResult {
    const dictionary = this.#words.current;
    const words = menuWordsOf(dictionary);
    const { reading, counting, ledger } = this.view;
    const offered = reading ? FOR_READING : PANELS;
    const more = html`<button
      type="button"
      class="more"
      aria-expanded=${this.unfolded}
      aria-controls="menu"
      @click=${() => (this.unfolded = !this.unfolded)}
    >
      ${words.more}
    </button>`;
    return html`
      ${printedHead(this.view, dictionary)}
      ${toolbar(counting, ledger.terms.tariff, dictionary, this.tools, more)}
      <div id="menu" ?hidden=${!this.unfolded}>
        ${offered.map(
          (name) => html`
            <button type="button" aria-haspopup="dialog" @click=${() => (this.open = name)}>
              ${words.panel[name]}
            </button>
          `,
        )}
      </div>
      ${this.open === null ? nothing : this.#dialog(this.open)}
    `;
  }

  protected override updated(changed: PropertyValues): void {
    // Only then: one that is being closed would come back with any news.
    if (changed.has('open')) this.#shown?.showModal();
  }

  /** The news may come when the next part is open already, in this dialog or in a new one. */
  #closed(): void {
    if (this.#shown?.open === false) this.close();
  }

  get #shown(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #dialog(name: PanelName): TemplateResult {
    const words = menuWordsOf(this.#words.current);
    const part = this.#parts[name];
    const content =
      part.needed?.panel(this.view) ??
      html`<p>${part.failed ? this.#words.current.sheet.notLoaded : '…'}</p>`;
    return html`
      <dialog aria-labelledby="title" @close=${this.#closed}>
        <header>
          <h2 id="title">${words.panel[name]}</h2>
          <button type="button" @click=${() => this.close()}>${words.close}</button>
        </header>
        ${content}
      </dialog>
    `;
  }
}

register('skf-sheet-menu', SheetMenu);

/** The toolbar with the menu; whether that is to lie open from the beginning. */
export function menu(view: PanelView, tools: Tools, unfolded: boolean): TemplateResult {
  return html`<skf-sheet-menu
    part="menu"
    .view=${view}
    .tools=${tools}
    .unfolded=${unfolded}
  ></skf-sheet-menu>`;
}
