import { toBase64 } from './seal-bytes.ts';

/** This browser's own pair: what is wrapped with the public half opens here and nowhere else. */
export interface BrowserPair {
  /** SPKI, base64. */
  publicKey: string;
  privateKey: CryptoKey;
}

const STORE = 'pairs';
const NAME = 'own';
let known: Promise<BrowserPair> | undefined;

/** Whether this browser offers encryption here: not over plain HTTP on a network. */
export const canEncrypt: boolean = typeof crypto !== 'undefined' && 'subtle' in crypto;

/**
 * The pair, made when it is needed for the first time: RSA of 2048 bits, its private half never to be read out, not even by this page, and
 * kept in IndexedDB. Where the browser keeps nothing it lasts as long as the page.
 */
export function browserPair(): Promise<BrowserPair> {
  known ??= readOrMake();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function readOrMake(): Promise<BrowserPair> {
  const made = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    false,
    ['encrypt', 'decrypt'],
  );
  const stored = await keep(made).catch(() => made);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', stored.publicKey));
  return { publicKey: toBase64(spki), privateKey: stored.privateKey };
}

/** Keeps a pair unless one is kept: two tabs may start at once, and whichever comes first decides for both. */
async function keep(made: CryptoKeyPair): Promise<CryptoKeyPair> {
  const opening = indexedDB.open('salus-messages', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser could not open its key store.'));
  });
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  return new Promise((resolve, reject) => {
    const existing = store.get(NAME) as IDBRequest<CryptoKeyPair | undefined>;
    existing.onsuccess = () => {
      if (existing.result === undefined) store.put(made, NAME);
    };
    transaction.oncomplete = () => resolve(existing.result ?? made);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store the key.'));
  });
}
