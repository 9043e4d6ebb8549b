import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { openText } from '../crypto/open-text.ts';
import { memberWriter } from '../writer.ts';
import { findConversation } from '../records/conversations.sql.ts';
import { keyLabel } from '../records/key-label.ts';
import { readMessagesById } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';

/** A decrypted message, for the caller's purpose. */
export interface MessageText {
  conversationId: string;
  /** The participating patient. */
  patientId: string | null;
  senderName: string;
  sentTime: Date;
  subject: string;
  body: string;
}

/**
 * Decrypts on the server a message that the caller wrote or received; `reason` is written to the audit log before the
 * text is returned. NOT_FOUND for all others.
 */
export async function openMessageText(
  ctx: RequestContext,
  messageId: string,
  reason: string,
): Promise<MessageText | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  const db = app.database.kysely;
  const writer = memberWriter(ctx);
  const [message] = actor.rules.has('messages.use') ? await readMessagesById(db, clinicId, writer, [messageId]) : [];
  const conversation =
    message === undefined ? null : await findConversation(db, clinicId, message.conversation_id, writer);
  if (message === undefined || conversation === null)
    return domainError('NOT_FOUND', 'This message does not exist, or you don’t have access to it.', 'Not found');
  const patientId = conversation.patient_id;
  await writer.look({ action: 'read', objectType: 'secure_message', objectId: messageId, patientId, reason });
  const secret = await app.keys.secret('messages');
  const content = openText(secret, keyLabel(clinicId, messageId), message);
  if (content === null) throw new Error('A stored message could not be decrypted.');
  const names = await readNames(db, clinicId, [message.sender.id]);
  return {
    conversationId: message.conversation_id,
    patientId,
    senderName: names.get(message.sender.id) ?? '',
    sentTime: message.created_time,
    ...content,
  };
}
