import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { App } from '../app.ts';

const opened = new WeakMap<App['keys'], Promise<KeyObject>>();

/** Returns the key as an object: the library takes three times as long to begin with its bytes. */
function keyOf(keys: App['keys']): Promise<KeyObject> {
  let key = opened.get(keys);
  if (key === undefined) {
    key = keys.secret('answers').then(createSecretKey);
    opened.set(keys, key);
    // An error may be temporary.
    key.catch(() => opened.delete(keys));
  }
  return key;
}

/** Encrypts what a call answered; it opens only with the same label. */
export async function sealText({ keys }: Pick<App, 'keys'>, label: string, text: Buffer): Promise<Buffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(keys), nonce).setAAD(Buffer.from(label));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `sealText` returned; throws if the label differs. */
export async function openText({ keys }: Pick<App, 'keys'>, label: string, sealed: Buffer): Promise<Buffer> {
  const cipher = createDecipheriv('aes-256-gcm', await keyOf(keys), sealed.subarray(0, 12));
  cipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]);
}
