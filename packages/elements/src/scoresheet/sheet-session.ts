import {
  foldSheet,
  formatSheet,
  undoOf,
  type Ledger,
  type Sheet,
  type SheetChange,
} from '@schafkopf/core';
import { MemoryStore, NewerSheet, type SheetStore } from './store.js';

/** What the score sheet has to tell of its storage. */
export type Trouble = 'not-stored' | 'newer' | 'damaged' | null;

/** A sheet being written on: the latest state, its sums, and the way back. */
export class SheetSession {
  #sheet: Sheet;
  #ledger: Ledger | undefined;
  #store: SheetStore;
  #trouble: Trouble = null;
  #damagedText = '';
  #undo: SheetChange[] = [];
  #redo: SheetChange[] = [];
  #unwatch = () => {};
  #queue: Promise<unknown> = Promise.resolve();
  readonly #initial: Sheet;
  readonly #changed: (what: 'sheet' | 'state') => void;

  /**
   * @param initial the sheet to begin with where none is kept
   * @param changed called when the sheet is another one, whoever changed it, or what is told of it
   */
  constructor(store: SheetStore, initial: Sheet, changed: (what: 'sheet' | 'state') => void) {
    this.#store = store;
    this.#sheet = initial;
    this.#initial = initial;
    this.#changed = changed;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get ledger(): Ledger {
    this.#ledger ??= foldSheet(this.#sheet);
    return this.#ledger;
  }

  /** Whether nothing was written and nothing was found yet. */
  get untouched(): boolean {
    return this.#sheet === this.#initial;
  }

  get trouble(): Trouble {
    return this.#trouble;
  }

  /** What was stored and could not be read. */
  get damagedText(): string {
    return this.#damagedText;
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Reads what is kept and follows what others change; also after {@link close}. */
  open(): Promise<void> {
    this.close();
    return this.#inTurn(async () => {
      await this.#read();
      this.#unwatch = this.#store.watch(() => void this.#reread());
      this.#changed('state');
    });
  }

  /** Follows others no longer. */
  close(): void {
    this.#unwatch();
    this.#unwatch = () => {};
  }

  /** Makes a change that can be taken back; settles when it is saved. */
  change(change: SheetChange): Promise<void> {
    return this.#inTurn(async () => {
      const back = undoOf(this.#sheet, change);
      if (back === null) return;
      this.#undo.push(back);
      this.#redo = [];
      await this.#apply(change);
    });
  }

  undo(): Promise<void> {
    return this.#step(this.#undo, this.#redo);
  }

  redo(): Promise<void> {
    return this.#step(this.#redo, this.#undo);
  }

  #step(from: SheetChange[], to: SheetChange[]): Promise<void> {
    return this.#inTurn(async () => {
      const change = from.pop();
      if (change === undefined) return;
      const back = undoOf(this.#sheet, change);
      if (back !== null) to.push(back);
      await this.#apply(change);
    });
  }

  #reread(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#read();
      this.#changed('state');
    });
  }

  async #read(): Promise<void> {
    try {
      const opened = await this.#store.open();
      if (opened.found === 'sheet' && !isSame(opened.sheet, this.#sheet)) this.#show(opened.sheet);
      if (opened.found === 'damaged') this.#tellDamaged(opened.text);
      if (opened.found === 'newer') this.#goOnInMemory('newer');
    } catch {
      this.#goOnInMemory('not-stored');
    }
  }

  async #apply(change: SheetChange): Promise<void> {
    try {
      const { sheet, damaged } = await this.#store.change(change, this.#sheet);
      if (damaged !== undefined) this.#tellDamaged(damaged);
      this.#show(sheet);
    } catch (error) {
      this.#goOnInMemory(error instanceof NewerSheet ? 'newer' : 'not-stored');
      const { sheet } = await this.#store.change(change, this.#sheet);
      this.#show(sheet);
    }
  }

  /** A memory of its own: it begins with what is on the screen, so that nothing vanishes from it. */
  #goOnInMemory(trouble: Trouble): void {
    this.close();
    this.#store = new MemoryStore();
    this.#trouble = trouble;
  }

  #tellDamaged(text: string): void {
    this.#trouble = 'damaged';
    this.#damagedText = text;
  }

  #show(sheet: Sheet): void {
    this.#sheet = sheet;
    this.#ledger = undefined;
    this.#changed('sheet');
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }
}

/** Whether two sheets would be written alike: what was only read again is no change. */
function isSame(a: Sheet, b: Sheet): boolean {
  return formatSheet(a) === formatSheet(b);
}
