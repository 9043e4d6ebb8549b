import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { canonicalEntry, type AuditContent } from '../rules/index.ts';

/** The hash before the first entry of a clinic. */
export const GENESIS = Buffer.alloc(32);

const keys = new WeakMap<App, Promise<KeyObject>>();

/** The key that entries are sealed with; it lies outside the database, so that who can write the one can't forge the other. */
export function sealKey(app: App): Promise<KeyObject> {
  let key = keys.get(app);
  if (key === undefined) {
    key = app.keys.secret('audit').then(createSecretKey);
    keys.set(app, key);
    key.catch(() => keys.delete(app));
  }
  return key;
}

/** HMAC-SHA-256 over everything that an entry says, made when it is written. */
export function entryMac(key: KeyObject, entry: AuditContent): Buffer {
  return createHmac('sha256', key).update(canonicalEntry(entry)).digest();
}

/** The chain's next link: SHA-256 over the link before, the place and the entry's seal. */
export function nextHash(previous: Buffer, seq: number, mac: Buffer): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(seq));
  return createHash('sha256').update(previous).update(place).update(mac).digest();
}
