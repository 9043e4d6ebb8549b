import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { type EncryptedContent, keepSessionKey, receiveContent } from '../crypto/receive-content.ts';
import { openSealed } from '../crypto/seal-with.ts';
import { indexHashes } from '../crypto/word-hashes.ts';
import { wrapSessionKey } from '../crypto/session-key.ts';
import type { ReaderKey } from '../reader-key.ts';
import { membersOf, type Writer } from '../writer.ts';
import { type ConversationRow, findConversation, readParticipants } from '../records/conversations.sql.ts';
import { noteLabel } from '../records/key-label.ts';
import { lockDraft } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';
import { draftTaken, unknownConversation } from '../records/message-errors.ts';
import { notifyMailboxes } from '../records/notify-recipients.ts';
import { insertNoteWords } from '../records/words.sql.ts';

/** A note for one reader. */
export interface ShownNote {
  id: string;
  draft: string;
  author: string;
  encryptedMessage: { publicKey: string; sessionKey: string; encryptedText: string } | null;
  createdTime: Date;
}

/** Adds a note to a conversation, for participating members. */
export async function addInternalNote(
  writer: Writer,
  conversationId: string,
  draftId: string,
  encrypted: EncryptedContent,
): Promise<ShownNote | DomainError> {
  const { app, clinicId, now } = writer;
  const conversation = await findConversation(app.database.kysely, clinicId, conversationId, writer);
  if (conversation === null) return unknownConversation();
  const received = await receiveContent(app, clinicId, draftId, encrypted);
  if (isDomainError(received)) return received;
  return app.database.transaction(async (tx) => {
    await lockDraft(tx, clinicId, draftId);
    const before = await tx
      .selectFrom('messages.internal_note')
      .select(['id', 'user_id', 'created_time'])
      .where('clinic_id', '=', clinicId)
      .where('draft_id', '=', draftId)
      .executeTakeFirst();
    if (before !== undefined)
      return before.user_id === writer.id
        ? {
            id: before.id,
            draft: draftId,
            author: writer.name,
            encryptedMessage: null,
            createdTime: before.created_time,
          }
        : draftTaken();
    const id = newId();
    await tx
      .insertInto('messages.internal_note')
      .values({
        clinic_id: clinicId,
        id,
        conversation_id: conversationId,
        draft_id: draftId,
        user_id: writer.id,
        content: received.content,
        sealed_key: await keepSessionKey(app, noteLabel(clinicId, id), received.sessionKey),
        words_complete: true,
        created_time: now,
      })
      .execute();
    // Every note has the same subject.
    await insertNoteWords(tx, clinicId, id, await indexHashes(app, clinicId, received.words.body));
    await writer.note(tx, {
      action: 'create',
      objectType: 'internal_note',
      objectId: id,
      patientId: conversation.patient_id,
    });
    const participants = await readParticipants(tx, clinicId, [conversationId]);
    await notifyMailboxes(tx, clinicId, conversationId, membersOf(participants));
    return { id, draft: draftId, author: writer.name, encryptedMessage: null, createdTime: now };
  });
}

/** Returns the notes of a conversation, wrapped for a participating member; each wrapping is an audit entry. */
export async function readNotes(
  writer: Writer,
  reader: ReaderKey,
  conversation: ConversationRow,
): Promise<ShownNote[]> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const rows = await db
    .selectFrom('messages.internal_note')
    .select(['id', 'draft_id', 'user_id', 'content', 'sealed_key', 'created_time'])
    .where('clinic_id', '=', clinicId)
    .where('conversation_id', '=', conversation.id)
    .orderBy('created_time')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const secret = await app.keys.secret('messages');
  const names = await readNames(db, clinicId, [...new Set(rows.map(({ user_id }) => user_id))]);
  await Promise.all(
    rows.map(({ id }) =>
      writer.look({
        action: 'read',
        objectType: 'internal_note',
        objectId: id,
        patientId: conversation.patient_id,
        changes: { key_wrapped_for: { before: null, after: reader.fingerprint } },
      }),
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    draft: row.draft_id,
    author: names.get(row.user_id) ?? '',
    encryptedMessage: {
      publicKey: reader.publicKey,
      sessionKey: wrapSessionKey(reader.key, openSealed(secret, noteLabel(clinicId, row.id), row.sealed_key)).toString(
        'base64',
      ),
      encryptedText: row.content.toString('base64'),
    },
    createdTime: row.created_time,
  }));
}
