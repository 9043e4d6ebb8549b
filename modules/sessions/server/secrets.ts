import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

const NONCE = 12;
const TAG = 16;
// Without letters and digits that are taken for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Six digits by chance. */
export function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A recovery code: ten letters and digits, about 49 bits. */
export function newRecoveryCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** 256 random bits as a text that an address or a cookie can carry. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a code or a secret: it can't be guessed from the database alone, for the key is not in there. */
export async function hashSecret(keys: Keys, place: string, secret: string): Promise<string> {
  return createHmac('sha256', await keys.secret('codes'))
    .update(`${place}\n${secret}`)
    .digest('base64url');
}

/** Whether two hashes are the same, in the same time whatever they are. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Seals a text for a column; `place` binds it to its row. */
export async function sealText(keys: Keys, place: string, text: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('factors'), nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what `sealText` sealed; throws where it is another row's, or was altered. */
export async function openText(keys: Keys, place: string, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('factors'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
