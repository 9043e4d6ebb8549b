import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

/** An attachment, with its bytes as base64. */
export interface Attachment {
  name: string;
  type: string;
  base64: string;
}

/** The content of a delivery. */
export interface Content {
  subject: string;
  text: string;
  html: string | null;
  attachments: readonly Attachment[];
}

const NONCE = 12;
const TAG = 16;

/** Encrypts the content of a delivery with AES-256-GCM; `place` (the clinic and the key) binds it to its row. */
export async function sealContent(keys: Keys, place: string, content: Content): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('deliveries'), nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `sealContent` encrypted; throws if it belongs to another row or was altered. */
export async function openContent(keys: Keys, place: string, sealed: Buffer): Promise<Content> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('deliveries'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  return JSON.parse(plain.toString('utf8')) as Content;
}
