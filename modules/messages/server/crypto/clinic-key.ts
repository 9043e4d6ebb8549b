import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { openSealed, sealWith } from './seal-with.ts';

/** A clinic's key pair, which its pages wrap their session keys for. */
export interface ClinicKey {
  /** SPKI, DER. */
  publicKey: Buffer;
  privateKey: KeyObject;
}

const known = new WeakMap<App, Map<string, Promise<ClinicKey>>>();
const generate = promisify(generateKeyPair);

/**
 * Returns a clinic's key pair, created on first use. The private key is stored encrypted in the database and can only
 * be decrypted with `keys/messages.key`.
 */
export function clinicKey(app: App, clinicId: string): Promise<ClinicKey> {
  let keys = known.get(app);
  if (keys === undefined) {
    keys = new Map<string, Promise<ClinicKey>>();
    known.set(app, keys);
  }
  let key = keys.get(clinicId);
  if (key === undefined) {
    key = readOrMake(app, clinicId);
    keys.set(clinicId, key);
    key.catch(() => keys.delete(clinicId));
  }
  return key;
}

/** Returns the fingerprint of a public key for visual comparison: SHA-256 in groups of four. */
export function fingerprintOf(publicKey: Uint8Array): string {
  const hex = createHash('sha256').update(publicKey).digest('hex').slice(0, 32);
  return hex.match(/.{4}/g)!.join(' ');
}

async function readOrMake(app: App, clinicId: string): Promise<ClinicKey> {
  const secret = await app.keys.secret('messages');
  const { kysely } = app.database;
  const read = () =>
    kysely
      .selectFrom('messages.clinic_key')
      .select(['public_key', 'sealed_private_key'])
      .where('clinic_id', '=', clinicId)
      .executeTakeFirst();
  let row = await read();
  if (row === undefined) {
    const pair = await generate('rsa', { modulusLength: 3072 });
    await kysely
      .insertInto('messages.clinic_key')
      .values({
        clinic_id: clinicId,
        id: newId(),
        public_key: pair.publicKey.export({ type: 'spki', format: 'der' }),
        sealed_private_key: sealWith(
          secret,
          clinicKeyLabel(clinicId),
          pair.privateKey.export({ type: 'pkcs8', format: 'der' }),
        ),
        created_time: app.clock(),
      })
      // Two concurrent processes end up with the same pair.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await read();
  }
  const pkcs8 = openSealed(secret, clinicKeyLabel(clinicId), row!.sealed_private_key);
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  // The stored public key could have been replaced, so it is derived from the private key, which our key authenticates.
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { publicKey, privateKey };
}

/** Returns the label that a clinic's private key is bound to. */
export const clinicKeyLabel = (clinicId: string): string => `messages clinic key ${clinicId}`;
