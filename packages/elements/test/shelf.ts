/**
 * The browser's own store, read and written from outside the package: the data base `skf` with the
 * sheets as text by their key, and what was put aside. Other versions of the package read it too.
 */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('skf', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('sheets');
    request.result.createObjectStore('damaged', { autoIncrement: true });
  });
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

async function withStore<T>(
  name: 'sheets' | 'damaged',
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await answer(work(database.transaction(name, 'readwrite').objectStore(name)));
  } finally {
    database.close();
  }
}

/** The text that is stored under a key. */
export function stored(key: string): Promise<string | undefined> {
  return withStore<string | undefined>('sheets', (sheets) => sheets.get(key));
}

export async function store(key: string, record: unknown): Promise<void> {
  await withStore('sheets', (sheets) => sheets.put(record, key));
}

export async function wipe(key: string): Promise<void> {
  await withStore('sheets', (sheets) => sheets.delete(key));
}

/** What was put aside of a key, oldest first. */
export async function putAside(key: string): Promise<string[]> {
  const everything = await withStore<{ key: string; text: string }[]>('damaged', (damaged) =>
    damaged.getAll(),
  );
  return everything.filter((each) => each.key === key).map(({ text }) => text);
}
