import { changeSheet, formatSheet, type Sheet, type SheetChange } from '@schafkopf/core';

/** What was found where a sheet is kept. */
export type Opened =
  | { readonly found: 'sheet'; readonly sheet: Sheet }
  | { readonly found: 'nothing' }
  /** Something that is no sheet; it was put aside as it was. */
  | { readonly found: 'damaged' }
  /** A sheet of a later version of this program; it was left as it is. */
  | { readonly found: 'newer' };

/** What came of a change: the sheet after it, and whether something damaged was put aside for it. */
export interface Changed {
  readonly sheet: Sheet;
  readonly damaged?: boolean;
  /** The sheet is as it was: after the change nobody could have read it any more. */
  readonly refused?: boolean;
}

/** What core makes of a change. */
export function changedBy(sheet: Sheet, change: SheetChange): Changed {
  const after = changeSheet(sheet, change);
  return after.ok ? { sheet: after.value } : { sheet, refused: true };
}

/** An evening that gave way to another, or a text that could not be read. */
export interface PutAside {
  /** Unique in the store. */
  readonly id: string;
  readonly kind: 'evening' | 'damaged';
  /** When it was put aside, in milliseconds since 1970-01-01 UTC; null where nobody knows. */
  readonly at: number | null;
  /** As it was kept. */
  readonly text: string;
}

/** A sheet of a later version stands in the way; nothing was changed. */
export class NewerSheet extends Error {}

/**
 * Where a sheet is kept. The score sheet knows no more than this, so that a shared store can take
 * the browser's place.
 */
export interface SheetStore {
  /** Reads the sheet. Rejects where nothing can be kept. */
  open(): Promise<Opened>;
  /**
   * Makes one change to the sheet as it is kept now, all or nothing. `shown` is the sheet to go on
   * with where none is kept. Rejects if it was not saved, with {@link NewerSheet} if it must not be.
   */
  change(change: SheetChange, shown: Sheet): Promise<Changed>;
  /** Puts the sheet as it is kept now aside and another in its place, both or neither. */
  begin(sheet: Sheet, shown: Sheet): Promise<Changed>;
  /**
   * Takes in what could only be remembered for a while: a sheet, and evenings as texts. With a copy of
   * the same evening that is kept now it becomes one; another one is put aside. `stored` is what had
   * been kept before that while. All or nothing.
   */
  restore(sheet: Sheet, stored: Sheet, evenings: readonly string[]): Promise<Changed>;
  /** What was put aside, the latest first. */
  aside(): Promise<readonly PutAside[]>;
  /** Forgets something that was put aside. */
  discard(id: string): Promise<void>;
  /** Calls back when somebody else may have changed the sheet. Gives a function that ends that. */
  watch(changed: () => void): () => void;
}

/** Keeps a sheet for as long as the page is open. */
export class MemoryStore implements SheetStore {
  #sheet: Sheet | undefined;
  #aside: readonly PutAside[] = [];
  #count = 0;

  async open(): Promise<Opened> {
    return this.#sheet ? { found: 'sheet', sheet: this.#sheet } : { found: 'nothing' };
  }

  async change(change: SheetChange, shown: Sheet): Promise<Changed> {
    const changed = changedBy(this.#sheet ?? shown, change);
    this.#sheet = changed.sheet;
    return changed;
  }

  async begin(sheet: Sheet, shown: Sheet): Promise<Changed> {
    const before = this.#sheet ?? shown;
    if (before.rows.length > 0) {
      const id = String((this.#count += 1));
      const old = { id, kind: 'evening', at: Date.now(), text: formatSheet(before) } as const;
      this.#aside = [old, ...this.#aside];
    }
    this.#sheet = sheet;
    return { sheet };
  }

  async restore(sheet: Sheet): Promise<Changed> {
    this.#sheet = sheet;
    return { sheet };
  }

  async aside(): Promise<readonly PutAside[]> {
    return this.#aside;
  }

  async discard(id: string): Promise<void> {
    this.#aside = this.#aside.filter((each) => each.id !== id);
  }

  watch(): () => void {
    return () => {};
  }
}
