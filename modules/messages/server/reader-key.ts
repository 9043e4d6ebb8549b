import type { KeyObject } from 'node:crypto';
import { createHash } from 'node:crypto';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { fingerprintOf } from './crypto/clinic-key.ts';
import { readPublicKey } from './crypto/session-key.ts';
import { keyChanged } from './records/message-errors.ts';
import type { Writer } from './writer.ts';

/** A reader's public key for wrapping session keys. */
export interface ReaderKey {
  key: KeyObject;
  fingerprint: string;
  /** SPKI, base64. */
  publicKey: string;
}

/**
 * Validates the reader's public key. A member's session must use the key that it started with, because a stolen token
 * doesn't include the browser's non-extractable key. KEY_CHANGED for another one.
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
