import {
  changeSheet,
  formatSheet,
  parseSheet,
  type Sheet,
  type SheetChange,
  type SheetFileError,
} from '@schafkopf/core';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { NewerSheet, type Changed, type Opened, type SheetStore } from './store.js';

interface Shelf extends DBSchema {
  /** Sheets as text, by storage key. */
  sheets: { key: string; value: string };
  /** What could not be read, as it was, in the order in which it was put aside. */
  damaged: { key: number; value: { key: string; text: string } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

/** Keeps a sheet in the browser, in IndexedDB, under a key that pages of one site share. */
export class BrowserStore implements SheetStore {
  readonly #key: string;
  #channel: BroadcastChannel | null = null;

  constructor(key: string) {
    this.#key = key;
  }

  async open(): Promise<Opened> {
    const transaction = (await openShelf()).transaction(['sheets', 'damaged'], 'readwrite');
    const text = await transaction.objectStore('sheets').get(this.#key);
    if (text === undefined) return { found: 'nothing' };
    const parsed = parseSheet(text);
    if (parsed.ok) return { found: 'sheet', sheet: parsed.value };
    if (isNewer(parsed.error)) return { found: 'newer' };
    await transaction.objectStore('damaged').add({ key: this.#key, text });
    await transaction.objectStore('sheets').delete(this.#key);
    await transaction.done;
    return { found: 'damaged', text };
  }

  async change(change: SheetChange, shown: Sheet): Promise<Changed> {
    // Read and written in one transaction, so that two pages on one sheet both keep their rows.
    const transaction = (await openShelf()).transaction(['sheets', 'damaged'], 'readwrite', {
      durability: 'strict',
    });
    const sheets = transaction.objectStore('sheets');
    const text = await sheets.get(this.#key);
    const stored = text === undefined ? null : parseSheet(text);
    if (stored && !stored.ok && isNewer(stored.error)) throw new NewerSheet();
    // Another page may have left what cannot be read.
    const damaged = stored?.ok === false ? text : undefined;
    if (damaged !== undefined) {
      await transaction.objectStore('damaged').add({ key: this.#key, text: damaged });
    }
    const sheet = changeSheet(stored?.ok ? stored.value : shown, change);
    await sheets.put(formatSheet(sheet), this.#key);
    await transaction.done;
    this.#tell();
    return { sheet, ...(damaged !== undefined && { damaged }) };
  }

  watch(changed: () => void): () => void {
    const channel = new BroadcastChannel(this.#channelName);
    channel.addEventListener('message', changed);
    this.#channel = channel;
    return () => {
      channel.close();
      if (this.#channel === channel) this.#channel = null;
    };
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

function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('skf', 1, {
    upgrade(database) {
      database.createObjectStore('sheets');
      database.createObjectStore('damaged', { autoIncrement: true });
    },
    // The next use opens it anew.
    blocking: forget,
    terminated: forget,
  });
  shelf.catch(forgetShelf);
  return shelf;
}

function forget(): void {
  void shelf?.then((database) => database.close(), forgetShelf);
  forgetShelf();
}

function forgetShelf(): void {
  shelf = undefined;
}
