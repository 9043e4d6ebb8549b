import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

const NONCE = 12;
const TAG = 16;

/** Encrypts the password of a laboratory account (AES-256-GCM), bound to that account. */
export async function sealPassword(keys: Keys, accountId: string, password: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('labs'), nonce);
  cipher.setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts the password for a message to the laboratory; throws if it belongs to another account or was altered. */
export async function openPassword(keys: Keys, accountId: string, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('labs'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(accountId));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
