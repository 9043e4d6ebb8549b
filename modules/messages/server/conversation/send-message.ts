import { requireActivePatient } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { type Category, messageLimits } from '../../rules/index.ts';
import { receiveContent, type EncryptedContent } from '../crypto/receive-content.ts';
import type { NamedFile } from '../drive/find-own-entries.ts';
import type { Participant, Writer } from '../writer.ts';
import { findHeldByDraft } from '../sending/held-messages.sql.ts';
import { findByDraft, lockDraft } from '../records/messages.sql.ts';
import { readMessagingMembers, readReachedPatients } from '../records/people.sql.ts';
import { checkForward } from '../sending/check-forward.ts';
import { checkSendingWay } from '../sending/check-sending-way.ts';
import { postMessage, type SendingWay } from '../sending/post-message.ts';
import type { SendResult } from '../sending/ready-message.ts';
import { draftTaken, onePatient, unknownRecipient } from '../records/message-errors.ts';

/** A message that starts a conversation. */
export interface NewConversation {
  recipients: readonly Participant[];
  draftId: string;
  encrypted: EncryptedContent;
  category: Category;
  /** The forwarded message, or null. */
  forwardOf: string | null;
  /** The forwarded files, by attachment id. */
  forwardedFiles?: readonly string[];
  files: readonly NamedFile[];
  /** A patient writes to the clinic as a whole. */
  toClinic?: boolean;
  how?: SendingWay;
}

/** Sends a message that starts a conversation; repeating a draft returns the result of the first call. */
export async function sendMessage(writer: Writer, sent: NewConversation): Promise<SendResult | DomainError> {
  const { app, clinicId } = writer;
  const recipients = othersOf(writer, sent.recipients);
  if (recipients.length === 0) return invalid([{ path: 'recipients', message: 'Enter a recipient' }]);
  if (recipients.length > messageLimits.recipients)
    return invalid([{ path: 'recipients', message: `Enter at most ${messageLimits.recipients} recipients` }]);
  if (sent.files.length + (sent.forwardedFiles?.length ?? 0) > messageLimits.attachments)
    return invalid([{ path: 'attachment', message: `Attach at most ${messageLimits.attachments} files` }]);
  const patients = recipients.filter(({ type }) => type === 'Patient');
  if (patients.length > 1) return onePatient();
  const wrongWay = checkSendingWay(sent.how);
  if (wrongWay !== null) return wrongWay;
  const received = await receiveContent(app, clinicId, sent.draftId, sent.encrypted);
  if (isDomainError(received)) return received;
  return app.database.transaction(async (tx) => {
    const repeated = await repeatedDraft(tx, writer, sent.draftId);
    if (repeated !== null) return repeated;
    const unknown = await rejectUnknown(tx, clinicId, recipients);
    if (unknown !== null) return unknown;
    const patientId = writer.type === 'Patient' ? writer.id : (patients[0]?.id ?? null);
    const entryIds = await checkForward(tx, writer, sent.forwardOf, sent.forwardedFiles ?? [], patientId);
    if (isDomainError(entryIds)) return entryIds;
    const { draftId, files, forwardOf, category, toClinic, how } = sent;
    return postMessage(tx, writer, {
      conversationId: newId(),
      begins: category,
      toClinic,
      draftId,
      recipients,
      received,
      files,
      entryIds,
      forwardOf,
      patientId,
      how,
    });
  });
}

/** Returns the earlier result of a draft id by the same sender, or a domain error if it belongs to another sender. */
export async function repeatedDraft(tx: Tx, writer: Writer, draftId: string): Promise<SendResult | DomainError | null> {
  await lockDraft(tx, writer.clinicId, draftId);
  const held = await findHeldByDraft(tx, writer.clinicId, draftId);
  const before = held ?? (await findByDraft(tx, writer.clinicId, draftId));
  if (before === null) return null;
  const senderId =
    writer.type === 'Patient' && 'sender_patient_id' in before ? before.sender_patient_id : before.sender_user_id;
  if (senderId !== writer.id) return draftTaken();
  return {
    conversationId: before.conversation_id,
    messageId: before.id,
    patientTold: null,
    releaseTime: held?.release_time ?? null,
  };
}

function othersOf(writer: Participant, recipients: readonly Participant[]): Participant[] {
  const distinct = new Map(recipients.map(({ type, id }) => [`${type} ${id}`, { type, id }]));
  distinct.delete(`${writer.type} ${writer.id}`);
  return [...distinct.values()];
}

async function rejectUnknown(
  tx: Tx,
  clinicId: string,
  recipients: readonly Participant[],
): Promise<DomainError | null> {
  const patientIds = recipients.filter(({ type }) => type === 'Patient').map(({ id }) => id);
  const members = await readMessagingMembers(tx, clinicId);
  const patients = await readReachedPatients(tx, clinicId, patientIds);
  const known = new Set([...members, ...patients].map(({ id }) => id));
  for (const id of patientIds.filter((each) => !known.has(each))) {
    const inactive = await requireActivePatient(tx, clinicId, id);
    if (inactive !== null && inactive.code !== 'NOT_FOUND') return inactive;
  }
  if (recipients.some(({ id }) => !known.has(id))) return unknownRecipient();
  const unborn = patients.find(({ date_of_birth }) => date_of_birth === null);
  return unborn === undefined
    ? null
    : domainError(
        'NO_BIRTH_DATE',
        'Patients sign in with their date of birth. Add it to the patient’s record first.',
        'Not sent',
      );
}
