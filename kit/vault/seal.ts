/** A value that can be decrypted only with this browser's key. */
export interface SealedValue {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';

/** Generates a key that the browser can use and store but never export, not even for this page. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a JSON value. `name` is authenticated, so that one entry can't be passed off as another. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<SealedValue> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const clear = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: bytes(name) }, key, clear) };
}

/** Decrypts an entry; returns undefined if it was encrypted with another key or under another name, or is damaged. */
export async function unseal(key: CryptoKey, name: string, sealed: SealedValue): Promise<unknown> {
  try {
    const algorithm = { name: ALGORITHM, iv: sealed.iv, additionalData: bytes(name) };
    const clear = await crypto.subtle.decrypt(algorithm, key, sealed.data);
    return JSON.parse(new TextDecoder().decode(clear)) as unknown;
  } catch {
    return undefined;
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
