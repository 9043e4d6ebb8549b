import { toBase64 } from './seal-bytes.ts';

/** This browser's own key pair: data wrapped with the public key can only be opened here. */
export interface BrowserPair {
  /** SPKI, base64. */
  publicKey: string;
  privateKey: CryptoKey;
}

const STORE = 'pairs';
const NAME = 'own';
let known: Promise<BrowserPair> | undefined;

/** True if this browser supports encryption here, which it doesn't over plain HTTP. */
export const canEncrypt: boolean = typeof crypto !== 'undefined' && 'subtle' in crypto;

/**
 * Returns the key pair, created on first use: RSA 2048 with a non-extractable private key, stored in IndexedDB. If the
 * browser stores nothing, it lasts as long as the page.
 */
export function browserPair(): Promise<BrowserPair> {
  known ??= readOrMake();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

// Making a pair takes up to a second, so the stored one is read first.
async function readOrMake(): Promise<BrowserPair> {
  const { publicKey, privateKey } = (await storedPair(undefined).catch(() => undefined)) ?? (await makePair());
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  return { publicKey: toBase64(spki), privateKey };
}

async function makePair(): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    false,
    ['encrypt', 'decrypt'],
  );
  return (await storedPair(made).catch(() => made)) ?? made;
}

/**
 * Returns the stored pair; if there is none, stores and returns the one that was made: if two tabs start concurrently,
 * both use the first one.
 */
async function storedPair(made: CryptoKeyPair | undefined): Promise<CryptoKeyPair | undefined> {
  const opening = indexedDB.open('salus-messages', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser could not open its key store.'));
  });
  const transaction = database.transaction(STORE, made === undefined ? 'readonly' : 'readwrite', {
    durability: 'strict',
  });
  const store = transaction.objectStore(STORE);
  return new Promise((resolve, reject) => {
    const existing = store.get(NAME) as IDBRequest<CryptoKeyPair | undefined>;
    existing.onsuccess = () => {
      if (existing.result === undefined && made !== undefined) store.put(made, NAME);
    };
    transaction.oncomplete = () => resolve(existing.result ?? made);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store the key.'));
  });
}
