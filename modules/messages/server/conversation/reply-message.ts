import { requireActivePatient } from '#patients/server';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { messageLimits } from '../../rules/index.ts';
import { type EncryptedContent, receiveContent } from '../crypto/receive-content.ts';
import type { NamedFile } from '../drive/find-own-entries.ts';
import type { Writer } from '../writer.ts';
import { findConversation, readParticipants } from '../records/conversations.sql.ts';
import { readMessagesOf } from '../records/messages.sql.ts';
import { checkSendingWay } from '../sending/check-sending-way.ts';
import { postMessage, type SendingWay } from '../sending/post-message.ts';
import type { SendResult } from '../sending/ready-message.ts';
import { newerMessage, unknownConversation } from '../records/message-errors.ts';
import { repeatedDraft } from './send-message.ts';

/** A reply in a conversation. */
export interface Reply {
  conversationId: string;
  draftId: string;
  encrypted: EncryptedContent;
  /** To all participants; otherwise to the author of the newest message by another participant. */
  toAll: boolean;
  /** The newest message that the author had seen; null if unknown. */
  after: string | null;
  files: readonly NamedFile[];
  how?: SendingWay;
}

/** Replies in a conversation; NEWER_MESSAGE if one arrived that the author had not seen. */
export async function replyMessage(writer: Writer, reply: Reply): Promise<SendResult | DomainError> {
  const { app, clinicId } = writer;
  if (reply.files.length > messageLimits.attachments)
    return invalid([{ path: 'attachment', message: `Attach at most ${messageLimits.attachments} files` }]);
  const { conversationId, draftId, files, how } = reply;
  const wrongWay = checkSendingWay(how);
  if (wrongWay !== null) return wrongWay;
  // Non-participants get no information, not even whether their content was valid.
  if ((await findConversation(app.database.kysely, clinicId, conversationId, writer)) === null)
    return unknownConversation();
  const received = await receiveContent(app, clinicId, draftId, reply.encrypted);
  if (isDomainError(received)) return received;
  return app.database.transaction(async (tx) => {
    const repeated = await repeatedDraft(tx, writer, draftId);
    if (repeated !== null) return repeated;
    const conversation = await findConversation(tx, clinicId, conversationId, writer, true);
    if (conversation === null) return unknownConversation();
    const messages = await readMessagesOf(tx, clinicId, writer, conversationId, messageLimits.shownMessages);
    const newest = messages.at(-1);
    if (reply.after !== null && newest !== undefined && newest.id !== reply.after && newest.sender.id !== writer.id)
      return newerMessage();
    const others = (await readParticipants(tx, clinicId, [conversationId])).filter(({ id }) => id !== writer.id);
    const last = messages.findLast(({ sender }) => sender.id !== writer.id)?.sender;
    const recipients = reply.toAll || last === undefined ? others : others.filter(({ id }) => id === last.id);
    for (const { id } of recipients.filter(({ type }) => type === 'Patient')) {
      const inactive = await requireActivePatient(tx, clinicId, id);
      if (inactive !== null) return inactive;
    }
    return postMessage(tx, writer, {
      conversationId,
      begins: null,
      draftId,
      recipients: recipients.map(({ type, id }) => ({ type, id })),
      received,
      files,
      forwardOf: null,
      patientId: conversation.patient_id,
      how,
    });
  });
}
