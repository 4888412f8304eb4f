/** What the browser keeps: texts by key, in one store of its database. */
const NAME = 'tradecraft';
const STORE = 'kept';

let database: Promise<IDBDatabase> | undefined;
const forget = (): void => (database = undefined);

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => {
      // Where the browser closes it, as when the site's data are cleared, the next step opens it again.
      asked.result.onclose = forget;
      resolve(asked.result);
    };
    asked.onerror = () => {
      forget();
      reject(asked.error ?? new Error(NAME));
    };
  });
}

const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await (database ??= opened())).transaction(STORE, mode).objectStore(STORE);

/** Read everything. */
export async function readAll(): Promise<Record<string, string>> {
  const kept = await store('readonly');
  const keys = kept.getAllKeys();
  const values = kept.getAll();
  await settled(kept.transaction);
  return Object.fromEntries(keys.result.map((key, place) => [String(key), String(values.result[place])]));
}

/** Keep texts, all of them or none; null removes one. */
export async function keepAll(values: Record<string, string | null>): Promise<void> {
  const kept = await store('readwrite');
  for (const [key, value] of Object.entries(values)) {
    if (value === null) kept.delete(key);
    else kept.put(value, key);
  }
  await settled(kept.transaction);
}

const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error(NAME));
  });
