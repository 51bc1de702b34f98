import { changeSheet, type Sheet, type SheetChange } from '@schafkopf/core';

/** What was found where a sheet is kept. */
export type Opened =
  | { readonly found: 'sheet'; readonly sheet: Sheet }
  | { readonly found: 'nothing' }
  /** Something that is no sheet; it was put aside as it was. */
  | { readonly found: 'damaged'; readonly text: string };

/**
 * Where a sheet is kept. The score sheet knows no more than this, so that a shared store can take
 * the browser's place.
 */
export interface SheetStore {
  /** Reads the sheet. Rejects where nothing can be kept. */
  open(): Promise<Opened>;
  /**
   * Makes one change to the sheet as it is kept now, all or nothing, and gives the sheet after it.
   * `initial` is the sheet to go on with where none is kept. Rejects if it was not saved.
   */
  change(change: SheetChange, initial: Sheet): Promise<Sheet>;
  /** Calls back when somebody else changed the sheet. Gives a function that ends that. */
  watch(changed: (sheet: Sheet) => void): () => void;
}

/** Keeps a sheet for as long as the page is open. */
export class MemoryStore implements SheetStore {
  #sheet: Sheet | undefined;

  async open(): Promise<Opened> {
    return this.#sheet ? { found: 'sheet', sheet: this.#sheet } : { found: 'nothing' };
  }

  async change(change: SheetChange, initial: Sheet): Promise<Sheet> {
    this.#sheet = changeSheet(this.#sheet ?? initial, change);
    return this.#sheet;
  }

  watch(): () => void {
    return () => {};
  }
}
