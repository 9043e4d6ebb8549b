/** A value that only this browser's key opens. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';

/** A new key that can be used and stored by the browser, but never read out, not even by this page. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a JSON value. `name` is bound in, so that one entry can't be passed off as another. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const clear = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: bytes(name) }, key, clear) };
}

/** The value of a sealed entry, or undefined where it was sealed with another key, under another name, or was damaged. */
export async function unseal(key: CryptoKey, name: string, sealed: Sealed): Promise<unknown> {
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
