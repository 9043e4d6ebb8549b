import type { Queryable } from '#platform/database.ts';
import { readAttachments } from '../drive/drive.sql.ts';
import { openName } from '../drive/entry-name.ts';
import { openSealed } from '../crypto/seal-with.ts';
import { wrapSessionKey } from '../crypto/session-key.ts';
import type { ReaderKey } from '../reader-key.ts';
import type { Participant, Writer } from '../writer.ts';
import type { MessageRow } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';
import { keyLabel } from '../records/key-label.ts';

/** A message for one reader, with its session key wrapped for them. */
export interface ShownMessage {
  id: string;
  conversationId: string;
  draft: string;
  sender: Participant & { name: string };
  recipients: (Participant & { name: string; readTime: Date | null })[];
  encryptedMessage: { publicKey: string; sessionKey: string; encryptedText: string };
  attachment: { id: string; file_name: string; app: string; permission: string; type: string; byte_size: number }[];
  isForward: boolean;
  /** Sent automatically. */
  isAutomatic: boolean;
  createdTime: Date;
}

/**
 * Wraps the session keys of messages for their reader; each wrapping is an audit entry, written before the response.
 * The caller must have checked that the reader wrote or received each message.
 */
export async function showMessages(
  db: Queryable,
  writer: Writer,
  reader: ReaderKey,
  rows: readonly MessageRow[],
  patientId: (row: MessageRow) => string | null,
): Promise<ShownMessage[]> {
  const { app, clinicId } = writer;
  const people = rows.flatMap(({ sender, receipts }) => [sender.id, ...receipts.map(({ id }) => id)]);
  const [names, attached, secret] = await Promise.all([
    readNames(db, clinicId, [...new Set(people)]),
    readAttachments(
      db,
      clinicId,
      rows.map(({ id }) => id),
    ),
    app.keys.secret('messages'),
  ]);
  const files = await Promise.all(
    attached.map(async (entry) => ({
      messageId: entry.message_id,
      id: entry.attachment_id,
      file_name: await openName(app, clinicId, entry),
      app: 'secureMessage',
      permission: '4000',
      type: entry.type!,
      byte_size: entry.byte_size,
    })),
  );
  const named = <One extends Participant>(one: One) => ({ type: one.type, id: one.id, name: names.get(one.id) ?? '' });
  await Promise.all(
    rows.map((row) =>
      writer.look({
        action: 'read',
        objectType: 'secure_message',
        objectId: row.id,
        patientId: patientId(row),
        changes: { key_wrapped_for: { before: null, after: reader.fingerprint } },
      }),
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    conversationId: row.conversation_id,
    draft: row.draft_id,
    sender: named(row.sender),
    recipients: row.receipts.map((receipt) => ({
      ...named(receipt),
      readTime: receipt.read_time === null ? null : new Date(receipt.read_time),
    })),
    encryptedMessage: {
      publicKey: reader.publicKey,
      sessionKey: wrapSessionKey(reader.key, openSealed(secret, keyLabel(clinicId, row.id), row.sealed_key)).toString(
        'base64',
      ),
      encryptedText: row.content.toString('base64'),
    },
    attachment: files.filter(({ messageId }) => messageId === row.id).map(({ messageId: _id, ...file }) => file),
    isForward: row.forward_of !== null,
    isAutomatic: row.automatic,
    createdTime: row.created_time,
  }));
}
