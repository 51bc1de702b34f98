import { foldSheet, undoOf, type Ledger, type Sheet, type SheetChange } from '@schafkopf/core';
import type { SheetStore } from './store.js';

/** What the score sheet has to tell of its storage. */
export type Trouble = 'not-stored' | 'damaged' | null;

/** A sheet being written on: the latest state, its sums, and the way back. */
export class SheetSession {
  #sheet: Sheet;
  #ledger: Ledger | undefined;
  #store: SheetStore;
  readonly #fallback: SheetStore;
  #trouble: Trouble = null;
  #damagedText = '';
  #undo: SheetChange[] = [];
  #redo: SheetChange[] = [];
  #unwatch = () => {};
  #queue: Promise<unknown> = Promise.resolve();
  readonly #changed: () => void;

  /**
   * @param fallback takes over where `store` keeps nothing
   * @param initial the sheet to begin with where none is kept
   * @param changed called after every change, whoever made it
   */
  constructor(store: SheetStore, fallback: SheetStore, initial: Sheet, changed: () => void) {
    this.#store = store;
    this.#fallback = fallback;
    this.#sheet = initial;
    this.#changed = changed;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get ledger(): Ledger {
    this.#ledger ??= foldSheet(this.#sheet);
    return this.#ledger;
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

  /** Reads what is kept and follows what others change. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        const opened = await this.#store.open();
        if (opened.found === 'sheet') this.#show(opened.sheet);
        if (opened.found === 'damaged') {
          this.#trouble = 'damaged';
          this.#damagedText = opened.text;
        }
        this.#unwatch = this.#store.watch((sheet) => this.#show(sheet));
      } catch {
        this.#goOnInMemory();
        const kept = await this.#store.open();
        if (kept.found === 'sheet') this.#show(kept.sheet);
      }
      this.#changed();
    });
  }

  close(): void {
    this.#unwatch();
    this.#unwatch = () => {};
  }

  /** Makes a change that can be taken back; settles when it is saved. */
  async change(change: SheetChange): Promise<void> {
    const back = undoOf(this.#sheet, change);
    if (back === null) return;
    this.#undo.push(back);
    this.#redo = [];
    await this.#apply(change);
  }

  undo(): Promise<void> {
    return this.#step(this.#undo, this.#redo);
  }

  redo(): Promise<void> {
    return this.#step(this.#redo, this.#undo);
  }

  async #step(from: SheetChange[], to: SheetChange[]): Promise<void> {
    const change = from.pop();
    if (change === undefined) return;
    const back = undoOf(this.#sheet, change);
    if (back !== null) to.push(back);
    await this.#apply(change);
  }

  #apply(change: SheetChange): Promise<void> {
    return this.#inTurn(async () => {
      try {
        // Where storage was emptied meanwhile, what is on the screen goes on.
        this.#show(await this.#store.change(change, this.#sheet));
      } catch {
        const sheet = this.#sheet;
        this.#goOnInMemory();
        this.#show(await this.#store.change(change, sheet));
      }
    });
  }

  #goOnInMemory(): void {
    this.close();
    this.#store = this.#fallback;
    this.#trouble = 'not-stored';
  }

  #show(sheet: Sheet): void {
    this.#sheet = sheet;
    this.#ledger = undefined;
    this.#changed();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }
}
