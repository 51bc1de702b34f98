import {
  changeSheet,
  formatSheet,
  parseSheet,
  type Sheet,
  type SheetChange,
} from '@schafkopf/core';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Opened, SheetStore } from './store.js';

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
  readonly #channel: BroadcastChannel;

  constructor(key: string) {
    this.#key = key;
    this.#channel = new BroadcastChannel(`skf-sheet:${key}`);
  }

  async open(): Promise<Opened> {
    const transaction = (await openShelf()).transaction(['sheets', 'damaged'], 'readwrite');
    const text = await transaction.objectStore('sheets').get(this.#key);
    if (text === undefined) return { found: 'nothing' };
    const parsed = parseSheet(text);
    if (parsed.ok) return { found: 'sheet', sheet: parsed.value };
    await transaction.objectStore('damaged').add({ key: this.#key, text });
    await transaction.objectStore('sheets').delete(this.#key);
    await transaction.done;
    return { found: 'damaged', text };
  }

  async change(change: SheetChange, initial: Sheet): Promise<Sheet> {
    // Read and written in one transaction, so that two pages on one sheet both keep their rows.
    const transaction = (await openShelf()).transaction(['sheets', 'damaged'], 'readwrite', {
      durability: 'strict',
    });
    const sheets = transaction.objectStore('sheets');
    const text = await sheets.get(this.#key);
    const stored = text === undefined ? null : parseSheet(text);
    // Another page, perhaps a newer one, may have left what this one cannot read.
    if (text !== undefined && !stored?.ok) {
      await transaction.objectStore('damaged').add({ key: this.#key, text });
    }
    const sheet = changeSheet(stored?.ok ? stored.value : initial, change);
    await sheets.put(formatSheet(sheet), this.#key);
    await transaction.done;
    this.#channel.postMessage(formatSheet(sheet));
    return sheet;
  }

  watch(changed: (sheet: Sheet) => void): () => void {
    const hear = ({ data }: MessageEvent) => {
      const parsed = typeof data === 'string' ? parseSheet(data) : null;
      if (parsed?.ok) changed(parsed.value);
    };
    this.#channel.addEventListener('message', hear);
    return () => {
      this.#channel.removeEventListener('message', hear);
      this.#channel.close();
    };
  }
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
