import {
  foldSheet,
  isSameSheet,
  undoOf,
  type Ledger,
  type Sheet,
  type SheetChange,
} from '@schafkopf/core';
import { MemoryStore, NewerSheet, type Changed, type PutAside, type SheetStore } from './store.js';

/** What the score sheet has to tell of its storage. */
export type Trouble = 'not-stored' | 'stored-again' | 'newer' | 'damaged' | null;

/** Who changed the sheet: somebody at this element, the page around it, or another page. */
export type ChangedBy = 'here' | 'page' | 'elsewhere';

/** What a session tells: that the sheet is another one, or that something is to be told of it. */
export type News =
  | { readonly what: 'state' }
  | { readonly what: 'sheet'; readonly by: ChangedBy; readonly change: SheetChange | null };

/** A sheet being written on: the latest state, its sums, and the way back. */
export class SheetSession {
  #sheet: Sheet;
  #ledger: Ledger | undefined;
  #store: SheetStore;
  #trouble: Trouble = null;
  /** What kept nothing when it was asked last; it may have room again. */
  #refusing: { readonly store: SheetStore; readonly stored: Sheet } | null = null;
  #undo: SheetChange[] = [];
  #redo: SheetChange[] = [];
  #aside: readonly PutAside[] = [];
  #rereads = false;
  #unwatch = () => {};
  #queue: Promise<unknown> = Promise.resolve();
  readonly #initial: Sheet;
  readonly #tell: (news: News) => void;

  /**
   * @param initial the sheet to begin with where none is kept
   * @param tell called when the sheet is another one, whoever changed it, or what is told of it
   */
  constructor(store: SheetStore, initial: Sheet, tell: (news: News) => void) {
    this.#store = store;
    this.#sheet = initial;
    this.#initial = initial;
    this.#tell = tell;
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

  /** What lies beside the sheet: earlier evenings and what could not be read, the latest first. */
  get aside(): readonly PutAside[] {
    return this.#aside;
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
      this.#watch();
      this.#tell({ what: 'state' });
    });
  }

  /** Follows others no longer. */
  close(): void {
    this.#unwatch();
    this.#unwatch = () => {};
  }

  /** Makes a change that can be taken back; settles when it is saved, and tells whether it is. */
  change(change: SheetChange, by: ChangedBy = 'here'): Promise<boolean> {
    return this.#inTurn(async () => {
      const back = undoOf(this.#sheet, change);
      if (back === null) return false;
      const [undo, redo] = [this.#undo, this.#redo];
      this.#undo = [...undo, back];
      this.#redo = [];
      const made = await this.#apply(change, by);
      if (!made) [this.#undo, this.#redo] = [undo, redo];
      return made;
    });
  }

  /** Puts the sheet aside and another in its place: a new evening, a backup, an earlier evening. */
  begin(sheet: Sheet): Promise<void> {
    return this.#inTurn(async () => {
      this.#undo.push({ type: 'set', sheet: this.#sheet });
      this.#redo = [];
      await this.#save({ type: 'set', sheet }, 'here', (shown) => this.#store.begin(sheet, shown));
      await this.#look();
      this.#tell({ what: 'state' });
    });
  }

  /** Forgets something that was put aside. */
  discard(id: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.discard(id).catch(() => {});
      await this.#look();
      this.#tell({ what: 'state' });
    });
  }

  /** Takes the last change back; what that changed, or null where there is none. */
  undo(): Promise<SheetChange | null> {
    return this.#step(this.#undo, this.#redo);
  }

  redo(): Promise<SheetChange | null> {
    return this.#step(this.#redo, this.#undo);
  }

  #step(from: SheetChange[], to: SheetChange[]): Promise<SheetChange | null> {
    return this.#inTurn(async () => {
      const change = from.pop();
      if (change === undefined) return null;
      const back = undoOf(this.#sheet, change);
      if (back !== null) to.push(back);
      return (await this.#apply(change, 'here')) ? change : null;
    });
  }

  /** However often it is asked before its turn comes, it is done once. */
  async #reread(): Promise<void> {
    if (this.#rereads) return;
    this.#rereads = true;
    await this.#inTurn(async () => {
      this.#rereads = false;
      await this.#read();
      this.#tell({ what: 'state' });
    });
  }

  async #read(): Promise<void> {
    try {
      const opened = await this.#store.open();
      if (opened.found === 'sheet' && !isSameSheet(opened.sheet, this.#sheet)) {
        this.#show(opened.sheet, 'elsewhere', null);
      }
      if (opened.found === 'damaged') this.#trouble = 'damaged';
      if (opened.found === 'newer') this.#goOnInMemory('newer');
      await this.#look();
    } catch (error) {
      this.#goOnInMemory(troubleOf(error));
    }
  }

  /** Sees what lies beside the sheet; where that cannot be read, it is what it was. */
  async #look(): Promise<void> {
    try {
      this.#aside = await this.#store.aside();
    } catch {
      // What is told of the sheet itself says it.
    }
  }

  #apply(change: SheetChange, by: ChangedBy): Promise<boolean> {
    return this.#save(change, by, (shown) => this.#store.change(change, shown));
  }

  async #save(
    change: SheetChange,
    by: ChangedBy,
    save: (shown: Sheet) => Promise<Changed>,
  ): Promise<boolean> {
    if (this.#trouble === 'stored-again') this.#trouble = null;
    const refused = this.#refusing;
    const made = await this.#saveSomewhere(change, by, save);
    // What has refused only now has no room a moment later.
    if (refused !== null) await this.#storeAgain(refused);
    return made;
  }

  async #saveSomewhere(
    change: SheetChange,
    by: ChangedBy,
    save: (shown: Sheet) => Promise<Changed>,
  ): Promise<boolean> {
    try {
      const { sheet, damaged, refused = false } = await save(this.#sheet);
      if (damaged) {
        this.#trouble = 'damaged';
        await this.#look();
      }
      if (!refused) this.#show(sheet, by, change);
      return !refused;
    } catch (error) {
      this.#goOnInMemory(troubleOf(error));
      const { sheet, refused = false } = await save(this.#sheet);
      if (!refused) this.#show(sheet, by, change);
      return !refused;
    }
  }

  /** With every change it is tried again, whatever was written meanwhile. */
  async #storeAgain({ store, stored }: { store: SheetStore; stored: Sheet }): Promise<void> {
    try {
      const evenings = (await this.#store.aside()).map(({ text }) => text);
      const { sheet } = await store.restore(this.#sheet, stored, evenings.toReversed());
      this.#store = store;
      this.#refusing = null;
      this.#trouble = 'stored-again';
      this.#watch();
      await this.#look();
      if (!isSameSheet(sheet, this.#sheet)) this.#show(sheet, 'elsewhere', null);
      this.#tell({ what: 'state' });
    } catch {
      // There is still no room, and that was said.
    }
  }

  #watch(): void {
    this.#unwatch = this.#store.watch(() => void this.#reread());
  }

  /** A memory of its own: it begins with what is on the screen, so that nothing vanishes from it. */
  #goOnInMemory(trouble: Trouble): void {
    this.close();
    if (trouble === 'not-stored') this.#refusing = { store: this.#store, stored: this.#sheet };
    this.#store = new MemoryStore();
    this.#trouble = trouble;
  }

  #show(sheet: Sheet, by: ChangedBy, change: SheetChange | null): void {
    this.#sheet = sheet;
    this.#ledger = undefined;
    this.#tell({ what: 'sheet', by, change });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }
}

function troubleOf(error: unknown): Trouble {
  return error instanceof NewerSheet ? 'newer' : 'not-stored';
}
