const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const SESSION_KEY_BYTES = 16;
const NONCE_BYTES = 12;

/** Data encrypted for the clinic: the session key wrapped with its public key, and nonce, text and tag together. */
export interface SealedBytes {
  /** Base64. */
  sessionKey: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Encrypts bytes with AES-128-GCM and a fresh random key of 16 bytes, and wraps that with the clinic's public key
 * (RSA-OAEP, SHA-256).
 */
export async function sealBytes(
  clinicKey: string,
  label: string,
  clear: Uint8Array<ArrayBuffer>,
): Promise<SealedBytes> {
  const publicKey = await crypto.subtle.importKey('spki', fromBase64(clinicKey), OAEP, false, ['encrypt']);
  const raw = crypto.getRandomValues(new Uint8Array(SESSION_KEY_BYTES));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(label) }, key, clear);
  const wrapped = await crypto.subtle.encrypt(OAEP, publicKey, raw);
  raw.fill(0);
  const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), NONCE_BYTES);
  return { sessionKey: toBase64(new Uint8Array(wrapped)), bytes };
}

/** Decrypts data wrapped for this browser; rejects if key, label or bytes don't match. */
export async function openBytes(
  privateKey: CryptoKey,
  label: string,
  sessionKey: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = await crypto.subtle.decrypt(OAEP, privateKey, fromBase64(sessionKey));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES), additionalData: utf8(label) };
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES)));
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In chunks, because the number of arguments is limited.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Decodes base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
