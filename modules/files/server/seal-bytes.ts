import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { App } from '#platform/app.ts';

const NONCE = 12;
const TAG = 16;

/** Returns the size after encryption. */
export function sealedSize(size: number): number {
  return NONCE + size + TAG;
}

/**
 * Encrypts bytes with their own key (AES-256-GCM), which is wrapped by the installation's; both are bound to `label`.
 */
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

/** Decrypts bytes; throws if they or the key were altered, or belong to another label. */
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
