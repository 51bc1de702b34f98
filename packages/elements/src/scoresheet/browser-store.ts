import {
  formatSheet,
  mergeSheets,
  parseSheet,
  rereadSheet,
  type Sheet,
  type SheetChange,
  type SheetFileError,
} from '@schafkopf/core';
import { onShelf, type ShelfTransaction } from './browser-shelf.js';
import { isLaterState } from './later-state.js';
import {
  changedBy,
  NewerSheet,
  type Changed,
  type Opened,
  type PutAside,
  type SheetStore,
} from './store.js';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Keeps a sheet in the browser, in IndexedDB, under a key that pages of one site share. */
export class BrowserStore implements SheetStore {
  readonly #key: string;
  #channel: BroadcastChannel | null = null;
  /** What was last read or written: to read a long evening anew with every hand takes a pause. */
  #known: { readonly text: string; readonly sheet: Sheet } | null = null;

  constructor(key: string) {
    this.#key = key;
  }

  open(): Promise<Opened> {
    return onShelf(async (transaction): Promise<Opened> => {
      const sheets = transaction.objectStore('sheets');
      const record = await sheets.get(this.#key);
      if (record === undefined) return { found: 'nothing' };
      const read = this.#read(record);
      if (read instanceof NewerSheet) return { found: 'newer' };
      if (read !== null) return { found: 'sheet', sheet: read };
      await this.#putDamaged(transaction, record);
      await sheets.delete(this.#key);
      return { found: 'damaged' };
    });
  }

  change(change: SheetChange, shown: Sheet): Promise<Changed> {
    // Read and written in one transaction, so that two pages on one sheet both keep their rows.
    return this.#write(shown, async (kept) => changedBy(kept, change));
  }

  begin(sheet: Sheet, shown: Sheet): Promise<Changed> {
    return this.#write(shown, async (kept, transaction) => {
      if (kept.rows.length > 0) await this.#putEvening(transaction, formatSheet(kept));
      return { sheet };
    });
  }

  restore(sheet: Sheet, stored: Sheet, evenings: readonly string[]): Promise<Changed> {
    return this.#write(sheet, async (kept, transaction) => {
      // Else another page has begun a new evening meanwhile.
      const goesOn = isLaterState(kept, stored);
      const isOne = goesOn && isLaterState(sheet, stored);
      let old = isOne ? null : kept;
      for (const text of evenings) {
        const read = old && goesOn ? parseSheet(text) : null;
        if (old && read?.ok && isLaterState(read.value, stored)) {
          // It was put aside meanwhile: there it lies once, with what others wrote.
          await this.#putEvening(transaction, formatSheet(mergeSheets(old, read.value)));
          old = null;
        } else await this.#putEvening(transaction, text);
      }
      if (old && old.rows.length > 0) await this.#putEvening(transaction, formatSheet(old));
      return { sheet: isOne ? mergeSheets(kept, sheet) : sheet };
    });
  }

  aside(): Promise<readonly PutAside[]> {
    return onShelf(async (transaction) => {
      const found: PutAside[] = [];
      const sheets = transaction.objectStore('sheets');
      const ours = IDBKeyRange.bound(`${this.#key} `, `${this.#key}!`, false, true);
      for (const key of await sheets.getAllKeys(ours)) {
        const time = key.slice(this.#key.length + 1);
        // Another sheet's key may begin like this one's.
        if (!TIME.test(time)) continue;
        const text = textOf(await sheets.get(key));
        found.unshift({ id: key, kind: 'evening', at: Date.parse(time), text });
      }
      let cursor = await transaction.objectStore('damaged').openCursor(null, 'prev');
      while (cursor) {
        const { key, text, at = null } = cursor.value;
        if (key === this.#key) {
          found.push({ id: String(cursor.key), kind: 'damaged', at, text: textOf(text) });
        }
        cursor = await cursor.continue();
      }
      return found;
    });
  }

  discard(id: string): Promise<void> {
    return onShelf(async (transaction) => {
      if (/^\d+$/.test(id)) await transaction.objectStore('damaged').delete(Number(id));
      else if (id.startsWith(`${this.#key} `)) await transaction.objectStore('sheets').delete(id);
    });
  }

  watch(changed: () => void): () => void {
    const channel = new BroadcastChannel(this.#channelName);
    channel.addEventListener('message', changed);
    this.#channel = channel;
    // A page that was asleep or put away heard nothing.
    const back = () => {
      if (document.visibilityState === 'visible') changed();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('pageshow', back);
    return () => {
      channel.close();
      if (this.#channel === channel) this.#channel = null;
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('pageshow', back);
    };
  }

  async #write(
    shown: Sheet,
    next: (kept: Sheet, transaction: ShelfTransaction) => Promise<Changed>,
  ): Promise<Changed> {
    const written = await onShelf(async (transaction) => {
      const sheets = transaction.objectStore('sheets');
      const record = await sheets.get(this.#key);
      const read = record === undefined ? shown : this.#read(record);
      if (read instanceof NewerSheet) throw read;
      // Another page may have left what cannot be read.
      const damaged = read === null;
      if (damaged) await this.#putDamaged(transaction, record);
      const changed = await next(read ?? shown, transaction);
      const { sheet } = changed;
      const after = sheet === this.#known?.sheet ? this.#known.text : formatSheet(sheet);
      await sheets.put(after, this.#key);
      return { ...changed, text: after, damaged };
    });
    const { text, ...changed } = written;
    this.#known = { text, sheet: changed.sheet };
    this.#tell();
    return changed;
  }

  /** Null for what is damaged. */
  #read(text: unknown): Sheet | NewerSheet | null {
    if (typeof text !== 'string') return null;
    const known = this.#known;
    if (known?.text === text) return known.sheet;
    // Another page wrote it: mostly one hand more.
    const parsed = known ? rereadSheet(text, known.sheet) : parseSheet(text);
    if (!parsed.ok) return isNewer(parsed.error) ? new NewerSheet() : null;
    this.#known = { text, sheet: parsed.value };
    return parsed.value;
  }

  async #putDamaged(transaction: ShelfTransaction, text: unknown): Promise<void> {
    await transaction.objectStore('damaged').add({ key: this.#key, text, at: Date.now() });
  }

  async #putEvening(transaction: ShelfTransaction, text: string): Promise<void> {
    const key = await this.#freeKey(transaction);
    await transaction.objectStore('sheets').add(text, key);
  }

  /** By the clock, which may have gone backwards: what lies there is never overwritten. */
  async #freeKey(transaction: ShelfTransaction): Promise<string> {
    for (let at = Date.now(); ; at++) {
      const key = `${this.#key} ${new Date(at).toISOString()}`;
      if ((await transaction.objectStore('sheets').getKey(key)) === undefined) return key;
    }
  }

  /** The others read for themselves, so that nobody is shown an older state than is stored. */
  #tell(): void {
    const channel = this.#channel ?? new BroadcastChannel(this.#channelName);
    channel.postMessage('changed');
    if (channel !== this.#channel) channel.close();
  }

  get #channelName(): string {
    return `skf-sheet:${this.#key}`;
  }
}

function isNewer(errors: readonly SheetFileError[]): boolean {
  return errors.some(({ code }) => code === 'newer-version');
}

/** What somebody can save of a record, which is text unless something has damaged it. */
function textOf(record: unknown): string {
  return typeof record === 'string' ? record : `${JSON.stringify(record)}`;
}
