import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

const NONCE = 12;
const TAG = 16;

/** Encrypts a secret with AES-256-GCM; `place` binds it to its row. */
export async function seal(keys: Keys, place: string, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('meetings'), nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a secret encrypted by `seal`; throws if it belongs to another row or was altered. */
export async function unseal(keys: Keys, place: string, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('meetings'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
