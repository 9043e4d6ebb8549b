import type { KeyObject } from 'node:crypto';
import { createHash } from 'node:crypto';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { fingerprintOf } from './crypto/clinic-key.ts';
import { readPublicKey } from './crypto/session-key.ts';
import { keyChanged } from './records/message-errors.ts';
import type { Writer } from './writer.ts';

/** A key that session keys are wrapped with for a reader. */
export interface ReaderKey {
  key: KeyObject;
  fingerprint: string;
  /** SPKI, base64. */
  publicKey: string;
}

/**
 * The reader's public key, checked. A member's session reads with the key that it began with: who has stolen a token has not stolen the
 * key that the browser will not give away. KEY_CHANGED for another one.
 */
export async function readerKey(writer: Writer, publicKey: string): Promise<ReaderKey | DomainError> {
  const read = readPublicKey(publicKey);
  if (read === null) return invalid([{ path: 'publicKey', message: 'Send a 2048-bit RSA key as SPKI in base64.' }]);
  const hash = createHash('sha256').update(read.spki).digest();
  if (writer.type === 'Doctor' && writer.sessionId !== null) {
    const { kysely } = writer.app.database;
    await kysely
      .insertInto('messages.reader_key')
      .values({ clinic_id: writer.clinicId, session_id: writer.sessionId, fingerprint: hash, created_time: writer.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await kysely
      .selectFrom('messages.reader_key')
      .select('fingerprint')
      .where('clinic_id', '=', writer.clinicId)
      .where('session_id', '=', writer.sessionId)
      .executeTakeFirst();
    if (stored === undefined || !stored.fingerprint.equals(hash)) return keyChanged();
  }
  return { key: read.key, fingerprint: fingerprintOf(read.spki), publicKey };
}
