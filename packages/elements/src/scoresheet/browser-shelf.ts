import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { NewerSheet } from './store.js';

/** The browser's data base of ours. */
interface Shelf extends DBSchema {
  /** Sheets, by storage key; evenings put aside by the key and the time. Texts, unless damaged. */
  sheets: { key: string; value: unknown };
  /** What could not be read, as it was, in the order in which it was put aside. */
  damaged: { key: number; value: { key: string; text: unknown; at?: number } };
}

/** A transaction on everything there is. */
export type ShelfTransaction = IDBPTransaction<Shelf, ('sheets' | 'damaged')[], 'readwrite'>;

/** What a browser says when the data base is closed, before a transaction begins or in its midst. */
const CUT_OFF = /^(InvalidState|Abort|Unknown)Error$/;

/** So often in a row one that was taken away is opened anew. */
const TRIES = 3;

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

/**
 * Does something in one transaction, all of it or nothing; settles when it is on the disk. Another
 * page may have deleted the data base, or the browser closed it, a moment ago or in the midst of it:
 * then it is opened anew, and the same is done again. Rejects with {@link NewerSheet} where a later
 * version of this program has built the data base anew.
 */
export async function onShelf<T>(
  work: (transaction: ShelfTransaction) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  try {
    return await transact(work);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'VersionError') throw new NewerSheet();
    if (tries === 0 || !CUT_OFF.test(name)) throw error;
    forget();
    return onShelf(work, tries - 1);
  }
}

async function transact<T>(work: (transaction: ShelfTransaction) => Promise<T>): Promise<T> {
  const database = await openShelf();
  const transaction: ShelfTransaction = database.transaction(['sheets', 'damaged'], 'readwrite', {
    durability: 'strict',
  });
  // Where the work fails, that is told; that the transaction failed with it is no further news.
  transaction.done.catch(() => {});
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
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
