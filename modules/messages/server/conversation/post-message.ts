import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { keepSessionKey, type Received } from '../crypto/receive-content.ts';
import { wordHashes } from '../crypto/word-hashes.ts';
import { findOwnEntries, type NamedFile } from '../drive/find-own-entries.ts';
import type { Participant, Writer } from '../writer.ts';
import { countMessage } from './conversations.sql.ts';
import { insertMessage } from './messages.sql.ts';
import { unknownFile } from './refusals.ts';
import { notifyRecipients } from './notify-recipients.ts';

/** A message whose conversation and recipients are known. */
export interface Posting {
  conversationId: string;
  draftId: string;
  recipients: readonly Participant[];
  received: Received;
  files: readonly NamedFile[];
  forwardOf: string | null;
  /** The patient who takes part. */
  patientId: string | null;
}

/** What was sent. */
export interface Sent {
  conversationId: string;
  messageId: string;
  patientTold: boolean | null;
}

/** The label that a message's session key is sealed under. */
export const keyLabel = (clinicId: string, messageId: string): string => `message ${clinicId} ${messageId}`;

/** Writes a message down, counts it for everybody, tells the recipients that something is there, and leaves an entry without a word of it. */
export async function postMessage(tx: Tx, writer: Writer, posting: Posting): Promise<Sent | DomainError> {
  const { app, clinicId, now } = writer;
  const { conversationId, draftId, recipients, received, forwardOf, patientId } = posting;
  const entryIds = await findOwnEntries(tx, writer, posting.files);
  if (entryIds === null) return unknownFile();
  const messageId = newId();
  const sender = { type: writer.type, id: writer.id };
  await insertMessage(tx, {
    clinic_id: clinicId,
    id: messageId,
    conversation_id: conversationId,
    draft_id: draftId,
    sender,
    recipients,
    content: received.content,
    sealed_key: await keepSessionKey(app, keyLabel(clinicId, messageId), received.sessionKey),
    forward_of: forwardOf,
    words: await wordHashes(app, clinicId, `${received.words.subject} ${received.words.body}`),
    entryIds,
    now,
  });
  await countMessage(tx, clinicId, conversationId, { sender, recipients, now });
  await writer.note(tx, {
    action: 'create',
    objectType: 'secure_message',
    objectId: messageId,
    patientId,
    changes: {
      conversation: { before: null, after: conversationId },
      recipients: { before: null, after: recipients.map(({ type, id }) => `${type} ${id}`) },
    },
  });
  const patientTold = await notifyRecipients(tx, writer, { conversationId, recipients });
  return { conversationId, messageId, patientTold };
}
