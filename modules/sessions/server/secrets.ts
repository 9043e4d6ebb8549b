import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

const NONCE = 12;
const TAG = 16;
// Without easily confused letters and digits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns six random digits. */
export function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Returns a recovery code: ten letters and digits, about 49 bits. */
export function newRecoveryCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Returns 256 random bits as text for a URL or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns a keyed hash of a code or a secret for storage: it can't be guessed from the database alone, which doesn't
 * contain the key.
 */
export async function hashSecret(keys: Keys, place: string, secret: string): Promise<string> {
  return createHmac('sha256', await keys.secret('codes'))
    .update(`${place}\n${secret}`)
    .digest('base64url');
}

/** Compares two hashes in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Encrypts a text for a column; `place` binds it to its row. */
export async function sealText(keys: Keys, place: string, text: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('factors'), nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts the result of `sealText`; throws if it belongs to another row or was altered. */
export async function openText(keys: Keys, place: string, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('factors'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
