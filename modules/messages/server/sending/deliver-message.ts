import type { Tx } from '#platform/database.ts';
import { teamOf } from '#tasks/server';
import { answersForAbsent } from './answers-for-absent.ts';
import { ensureReader } from '../readers/hand-over.ts';
import { endNoReader } from '../readers/take-over.ts';
import type { Writer } from '../writer.ts';
import { countMessage, insertConversation } from '../records/conversations.sql.ts';
import { insertMessage } from '../records/messages.sql.ts';
import { notifyRecipients } from '../records/notify-recipients.ts';
import type { ReadyMessage, SendResult } from './ready-message.ts';
import { addReminder } from './unread-reminders.ts';

/**
 * Stores a message, updates all participants, notifies the recipients, and writes an audit entry without its content.
 * Automatic replies are sent in the same transaction.
 */
export async function deliverMessage(tx: Tx, writer: Writer, ready: ReadyMessage): Promise<SendResult> {
  const { clinicId, now } = writer;
  const { id, conversationId, begins, patientId } = ready;
  const sender = { type: writer.type, id: writer.id };
  if (begins !== null)
    await insertConversation(tx, {
      clinic_id: clinicId,
      id: conversationId,
      category: begins,
      patient_id: patientId,
      to_clinic: ready.toClinic,
      // What a patient writes to the clinic belongs to the team that receives it, until a member is assigned.
      assigned_role_id: ready.toClinic ? await teamOf(tx, clinicId, 'messages.receive') : null,
      now,
    });
  // A patient's message always reaches a present member, whoever participates in the conversation.
  const reader = writer.type === 'Patient' ? await ensureReader(tx, writer, conversationId, ready.recipients) : null;
  const recipients = [...ready.recipients, ...(reader?.more ?? [])];
  if (writer.type === 'Doctor' && !ready.automatic && patientId !== null) await endNoReader(tx, writer, conversationId);
  await insertMessage(tx, {
    clinic_id: clinicId,
    id,
    conversation_id: conversationId,
    draft_id: ready.draftId,
    sender,
    recipients,
    content: ready.content,
    sealed_key: ready.sealedKey,
    forward_of: ready.forwardOf,
    automatic: ready.automatic,
    words: ready.wordHashes,
    entryIds: ready.entryIds,
    now,
  });
  await countMessage(tx, clinicId, conversationId, { sender, recipients, now });
  await writer.note(tx, {
    action: 'create',
    objectType: 'secure_message',
    objectId: id,
    patientId,
    changes: {
      conversation: { before: null, after: conversationId },
      recipients: { before: null, after: recipients.map((one) => `${one.type} ${one.id}`) },
    },
  });
  if (ready.remindDays !== null) await addReminder(tx, writer, id, ready.remindDays);
  const patientTold = await notifyRecipients(tx, writer, { conversationId, recipients });
  if (!ready.automatic)
    for (const answer of await answersForAbsent(tx, writer, ready))
      await deliverMessage(tx, answer.writer, answer.ready);
  return { conversationId, messageId: id, patientTold, releaseTime: null, isHandedOver: reader?.isHandedOver ?? false };
}
