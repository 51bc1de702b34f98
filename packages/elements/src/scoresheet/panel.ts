import type { Ledger, Sheet, SheetChange } from '@schafkopf/core';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { controls } from '../internal/controls.styles.js';
import { shownPlayers } from '../internal/names.js';
import { theme } from '../internal/theme.styles.js';
import { Words } from '../internal/words.js';
import type { Dictionary } from '../locales/dictionary.js';
import { panelWordsOf, type PanelWords } from '../locales/panels.js';
import type { AgreedEnd } from './agreed-end.js';
import { amountWriter, unitOf } from './amount-writer.js';
import type { Counting } from './counting.js';
import { panelStyles } from './panel.styles.js';
import type { PutAside } from './store.js';

/** What somebody wants who has opened a part from the menu. */
export type Wish =
  | { readonly kind: 'change'; readonly change: SheetChange }
  /** Puts the sheet aside and another in its place. */
  | { readonly kind: 'begin'; readonly sheet: Sheet }
  | { readonly kind: 'discard'; readonly id: string }
  /** Looks at another sheet without changing anything. */
  | { readonly kind: 'look'; readonly sheet: Sheet }
  | { readonly kind: 'end'; readonly end: AgreedEnd };

/** What every part that is opened from the menu is given. */
export interface PanelView {
  readonly sheet: Sheet;
  readonly ledger: Ledger;
  readonly counting: Counting;
  readonly aside: readonly PutAside[];
  readonly end: AgreedEnd;
  /** Whether nothing may be written. */
  readonly reading: boolean;
  wish(wish: Wish): Promise<void>;
}

/** A part of the score sheet that is opened from its menu. */
export abstract class Panel extends LitElement {
  static override styles = [theme, controls, panelStyles];

  @property({ attribute: false }) view!: PanelView;

  readonly #words = new Words(this);

  protected get dictionary(): Dictionary {
    return this.#words.current;
  }

  protected get words(): PanelWords {
    return panelWordsOf(this.#words.current);
  }

  /** Everybody who is or was on the sheet, as they are called. */
  protected get people() {
    return shownPlayers(this.view.ledger.people, this.dictionary);
  }

  /** Writes an amount as the sheet counts it, with its sign. */
  protected get signed(): (amount: number) => string {
    const { counting, ledger } = this.view;
    const way = counting === 'above-worst' ? 'net' : counting;
    return amountWriter(way, ledger.terms.tariff, this.dictionary);
  }

  /** What the amounts are counted in: “in cents”. */
  protected get unit(): string {
    const { counting, ledger } = this.view;
    return unitOf(counting, ledger.terms.tariff, this.dictionary);
  }

  /** Writes an amount that somebody pays: without a plus. */
  protected get plain(): (amount: number) => string {
    const { signed } = this;
    return (amount) => signed(amount).replace('+', '');
  }

  protected change(change: SheetChange): Promise<void> {
    return this.view.wish({ kind: 'change', change });
  }
}
