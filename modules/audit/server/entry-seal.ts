import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { canonicalEntry, type AuditContent } from '../rules/index.ts';

/** The chain hash before the first entry of a clinic. */
export const GENESIS = Buffer.alloc(32);

const keys = new WeakMap<App, Promise<KeyObject>>();

/**
 * Returns the key for sealing entries; it is stored outside of the database, so that write access to the database is
 * not enough to forge them.
 */
export function sealKey(app: App): Promise<KeyObject> {
  let key = keys.get(app);
  if (key === undefined) {
    key = app.keys.secret('audit').then(createSecretKey);
    keys.set(app, key);
    key.catch(() => keys.delete(app));
  }
  return key;
}

/** Returns the HMAC-SHA-256 over the content of an entry, computed when it is written. */
export function entryMac(key: KeyObject, entry: AuditContent): Buffer {
  return createHmac('sha256', key).update(canonicalEntry(entry)).digest();
}

/** Returns the next chain hash: SHA-256 over the previous one, the position and the entry's seal. */
export function nextHash(previous: Buffer, seq: number, mac: Buffer): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(seq));
  return createHash('sha256').update(previous).update(place).update(mac).digest();
}
