import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { messageLabel, readContent } from '../../rules/index.ts';
import { openSealed } from '../crypto/seal-with.ts';
import { openContent } from '../crypto/session-key.ts';
import { memberWriter } from '../writer.ts';
import { findConversation } from '../records/conversations.sql.ts';
import { keyLabel } from '../records/key-label.ts';
import { readMessagesById } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';

/** A message in the clear, for what its reader wants it in. */
export interface MessageText {
  conversationId: string;
  /** The patient who takes part in the conversation. */
  patientId: string | null;
  senderName: string;
  sentTime: Date;
  subject: string;
  body: string;
}

/**
 * The words of a message that the caller wrote or was sent, opened by the server; `reason` stands in the audit log, whose entry is
 * written before the words leave. NOT_FOUND for everybody else.
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
  const sessionKey = openSealed(secret, keyLabel(clinicId, messageId), message.sealed_key);
  const clear = openContent(sessionKey, messageLabel(message.draft_id), message.content);
  const content = clear === null ? null : readContent(clear.toString('utf8'));
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
