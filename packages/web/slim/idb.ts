/** Stands in for idb in the build: a database that is opened, transactions of two stores, and promises of what a store is asked for. The library wraps all of IndexedDB (1 kB gzip more). */
interface Opening {
  upgrade(database: IDBDatabase): void;
  blocking(now: number, then: number | null, event: Event): void;
  terminated(): void;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const storeOf = (store: IDBObjectStore) => ({
  get: (key: string): Promise<unknown> => answered(store.get(key)),
  getAll: (): Promise<unknown[]> => answered(store.getAll()),
  put: (value: unknown, key?: string) => answered(store.put(value, key)),
  delete: (key: string) => answered(store.delete(key)),
});

function transactionOf(database: IDBDatabase, stores: string | readonly string[], mode?: IDBTransactionMode) {
  const work = database.transaction(stores as string[], mode);
  const done = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new DOMException('AbortError', 'AbortError'));
  });
  // who waits for a request of it hears of the fault there
  done.catch(() => {});
  return { done, objectStore: (name: string) => storeOf(work.objectStore(name)) };
}

export async function openDB(name: string, version: number, { upgrade, blocking, terminated }: Opening) {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => upgrade(opening.result);
  const database = await answered(opening);
  database.onversionchange = event => blocking(event.oldVersion, event.newVersion, event);
  database.onclose = () => terminated();
  const one = (store: string) => transactionOf(database, store).objectStore(store);
  return {
    transaction: (stores: readonly string[], mode: IDBTransactionMode) => transactionOf(database, stores, mode),
    get: (store: string, key: string) => one(store).get(key),
    getAll: (store: string) => one(store).getAll(),
  };
}
