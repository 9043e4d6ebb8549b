import { openSealed } from '../crypto/seal-with.ts';
import { wrapSessionKey } from '../crypto/session-key.ts';
import type { ReaderKey } from '../reader-key.ts';
import type { Writer } from '../writer.ts';
import { readHeldOf } from './held-messages.sql.ts';
import { keyLabel } from '../records/key-label.ts';

/** A message that its sender can still recall, wrapped for them. */
export interface ShownHeld {
  id: string;
  draft: string;
  encryptedMessage: { publicKey: string; sessionKey: string; encryptedText: string };
  releaseTime: Date;
  createdTime: Date;
}

/** Returns a sender's held messages in a conversation; each wrapping is an audit entry. */
export async function showHeld(writer: Writer, reader: ReaderKey, conversationId: string): Promise<ShownHeld[]> {
  const { app, clinicId } = writer;
  const rows = await readHeldOf(app.database.kysely, clinicId, conversationId, writer.id);
  if (rows.length === 0) return [];
  const secret = await app.keys.secret('messages');
  await Promise.all(
    rows.map(({ ready }) =>
      writer.look({
        action: 'read',
        objectType: 'held_message',
        objectId: ready.id,
        patientId: ready.patientId,
        changes: { key_wrapped_for: { before: null, after: reader.fingerprint } },
      }),
    ),
  );
  return rows.map(({ ready, releaseTime, createdTime }) => ({
    id: ready.id,
    draft: ready.draftId,
    releaseTime,
    createdTime,
    encryptedMessage: {
      publicKey: reader.publicKey,
      sessionKey: wrapSessionKey(
        reader.key,
        openSealed(secret, keyLabel(clinicId, ready.id), ready.sealedKey),
      ).toString('base64'),
      encryptedText: ready.content.toString('base64'),
    },
  }));
}
