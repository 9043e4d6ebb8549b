import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Keys } from '#platform/keys.ts';

const NONCE = 12;
const TAG = 16;
const LARGEST = 32 * 1024 * 1024;

/** Compresses and encrypts a text (AES-256-GCM) with a key of the installation, bound to `label`. */
export async function sealText(keys: Keys, label: string, text: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('eligibility'), nonce);
  cipher.setAAD(Buffer.from(label));
  const sealed = Buffer.concat([cipher.update(deflateSync(Buffer.from(text, 'utf8'))), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts the text; throws if it was altered or belongs to another label. */
export async function openText(keys: Keys, label: string, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('eligibility'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const small = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  return inflateSync(small, { maxOutputLength: LARGEST }).toString('utf8');
}
