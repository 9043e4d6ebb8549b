import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';
import { writeSecret } from './sign-notification.ts';

const [KEY_BYTES, NONCE, TAG] = [32, 12, 16];

/** Returns a new secret of a subscription, and the secret encrypted for its row. */
export async function makeSecret(keys: Keys, subscriptionId: string): Promise<{ secret: string; sealed: Buffer }> {
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('subscriptions'), nonce);
  cipher.setAAD(Buffer.from(subscriptionId));
  const sealed = Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  return { secret: writeSecret(key), sealed };
}

/** Decrypts the secret of a subscription; throws if it belongs to another one or was altered. */
export async function openSecret(keys: Keys, subscriptionId: string, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keys.secret('subscriptions'), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(subscriptionId)).setAuthTag(sealed.subarray(-TAG));
  return writeSecret(Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]));
}
