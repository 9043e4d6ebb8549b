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

const MOST_KNOWN = 2000;

/** The keys of sessions that were checked, by clinic and session. A session's key never changes once it is stored. */
const known = new Map<string, ReaderKey>();

/**
 * Validates the reader's public key. A member's session must use the key that it started with, because a stolen token
 * doesn't include the browser's non-extractable key. KEY_CHANGED for another one.
 */
export async function readerKey(writer: Writer, publicKey: string): Promise<ReaderKey | DomainError> {
  const session =
    writer.type === 'Doctor' && writer.sessionId !== null ? `${writer.clinicId} ${writer.sessionId}` : null;
  const checked = session === null ? undefined : known.get(session);
  if (checked?.publicKey === publicKey) return checked;
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
  const reader = { key: read.key, fingerprint: fingerprintOf(read.spki), publicKey };
  if (session !== null) remember(session, reader);
  return reader;
}

function remember(session: string, reader: ReaderKey): void {
  known.set(session, reader);
  // The map is ordered: the oldest gives way.
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
}
