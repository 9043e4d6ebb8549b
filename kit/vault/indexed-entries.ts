import type { Entries } from './entries.ts';
import { newKey, type SealedValue } from './seal.ts';

const ENTRIES = 'entries';
const KEYS = 'keys';

/**
 * Opens the entries in this browser's IndexedDB together with the key that encrypts them; rejects if the browser
 * refuses to store.
 */
export async function openIndexedEntries(): Promise<{ entries: Entries; key: CryptoKey }> {
  const database = await open();
  const key = await keyOf(database);
  const entries: Entries = {
    get: (name) => resultOf(reading(database).get(name) as IDBRequest<SealedValue | undefined>),
    put: (name, sealed) => done(database, (store) => store.put(sealed, name)),
    remove: (name) => done(database, (store) => store.delete(name)),
    names: async (prefix) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const names = await resultOf<IDBValidKey[]>(reading(database).getAllKeys(range));
      return names.map(String);
    },
  };
  return { entries, key };
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('salus', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ENTRIES);
    opening.result.createObjectStore(KEYS);
  };
  return resultOf(opening);
}

// Two tabs may start together: each generates a key, and the first transaction decides for both.
async function keyOf(database: IDBDatabase): Promise<CryptoKey> {
  const brought = await newKey();
  const transaction = database.transaction(KEYS, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(KEYS);
  return new Promise((resolve, reject) => {
    const existing = store.get('seal') as IDBRequest<CryptoKey | undefined>;
    existing.onsuccess = () => {
      if (existing.result === undefined) store.put(brought, 'seal');
    };
    transaction.oncomplete = () => resolve(existing.result ?? brought);
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser did not store the key.'));
    transaction.onabort = transaction.onerror;
  });
}

function reading(database: IDBDatabase): IDBObjectStore {
  return database.transaction(ENTRIES, 'readonly').objectStore(ENTRIES);
}

// 'strict' waits for the disk: user input must survive a power failure.
function done(database: IDBDatabase, act: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  const transaction = database.transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  act(transaction.objectStore(ENTRIES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser could not store an entry.'));
    transaction.onabort = transaction.onerror;
  });
}

function resultOf<Result>(asking: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error ?? new Error('The browser could not read its storage.'));
  });
}
