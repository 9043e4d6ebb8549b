import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { App } from '#platform/app.ts';

const NONCE = 12;
const TAG = 16;

/** How many bytes that many are once they are sealed. */
export function sealedSize(size: number): number {
  return NONCE + size + TAG;
}

/** Bytes sealed under a key of their own (AES-256-GCM), and that key wrapped by the installation's; both belong to `label` and open with no other. */
export async function sealBytes(
  app: App,
  label: string,
  bytes: Uint8Array,
): Promise<{ sealed: Buffer; wrappedKey: Buffer }> {
  const key = randomBytes(32);
  return {
    sealed: seal(key, label, bytes),
    wrappedKey: seal(await app.keys.secret('files'), label, key),
  };
}

/** The bytes again; throws where they or the key were altered, or belong to another label. */
export async function openBytes(app: App, label: string, sealed: Buffer, wrappedKey: Buffer): Promise<Buffer> {
  const key = open(await app.keys.secret('files'), label, wrappedKey);
  return open(key, label, sealed);
}

function seal(key: Buffer, label: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, label: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, sealed.length - TAG)), decipher.final()]);
}
