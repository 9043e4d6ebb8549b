import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { type Category, messageLimits } from '../../rules/index.ts';
import { receiveContent, type Encrypted } from '../crypto/receive-content.ts';
import type { NamedFile } from '../drive/find-own-entries.ts';
import type { Participant, Writer } from '../writer.ts';
import { insertConversation } from './conversations.sql.ts';
import { findByDraft, holdDraft, readMessagesById } from './messages.sql.ts';
import { readMessagingMembers, readReachedPatients } from './people.sql.ts';
import { postMessage, type Sent } from './post-message.ts';
import { draftTaken, forwardRefused, onePatient, unknownConversation, unknownRecipient } from './refusals.ts';

/** A message that begins a conversation. */
export interface NewConversation {
  recipients: readonly Participant[];
  draftId: string;
  encrypted: Encrypted;
  category: Category;
  /** The message that is passed on; null for one that is none's. */
  forwardOf: string | null;
  files: readonly NamedFile[];
}

/** Sends a message that begins a conversation; the same draft sent again is answered with what became of the first. */
export async function sendMessage(writer: Writer, sent: NewConversation): Promise<Sent | DomainError> {
  const { app, clinicId } = writer;
  const recipients = othersOf(writer, sent.recipients);
  if (recipients.length === 0)
    return invalid([{ path: 'recipients', message: 'Please choose to whom the message goes' }]);
  if (recipients.length > messageLimits.recipients)
    return invalid([{ path: 'recipients', message: `At most ${messageLimits.recipients}, please` }]);
  if (sent.files.length > messageLimits.attachments)
    return invalid([{ path: 'attachment', message: `At most ${messageLimits.attachments} files, please` }]);
  const patients = recipients.filter(({ type }) => type === 'Patient');
  if (patients.length > 1) return onePatient();
  const received = await receiveContent(app, clinicId, sent.draftId, sent.encrypted);
  if (isDomainError(received)) return received;
  return app.database.transaction(async (tx) => {
    const repeated = await repeatedDraft(tx, writer, sent.draftId);
    if (repeated !== null) return repeated;
    const unknown = await rejectUnknown(tx, clinicId, recipients);
    if (unknown !== null) return unknown;
    const patientId = writer.type === 'Patient' ? writer.id : (patients[0]?.id ?? null);
    if (sent.forwardOf !== null) {
      const refused = await rejectForward(tx, writer, sent.forwardOf, patientId);
      if (refused !== null) return refused;
    }
    const conversationId = newId();
    const { category } = sent;
    await insertConversation(tx, {
      clinic_id: clinicId,
      id: conversationId,
      category,
      patient_id: patientId,
      now: writer.now,
    });
    const { draftId, files, forwardOf } = sent;
    return postMessage(tx, writer, { conversationId, draftId, recipients, received, files, forwardOf, patientId });
  });
}

/** What a draft's id was sent as before, by the same sender; a domain error where it was somebody else's. */
export async function repeatedDraft(tx: Tx, writer: Writer, draftId: string): Promise<Sent | DomainError | null> {
  await holdDraft(tx, writer.clinicId, draftId);
  const before = await findByDraft(tx, writer.clinicId, draftId);
  if (before === null) return null;
  if ((writer.type === 'Doctor' ? before.sender_user_id : before.sender_patient_id) !== writer.id) return draftTaken();
  return { conversationId: before.conversation_id, messageId: before.id, patientTold: null };
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
  if (recipients.some(({ id }) => !known.has(id))) return unknownRecipient();
  const unborn = patients.find(({ date_of_birth }) => date_of_birth === null);
  return unborn === undefined
    ? null
    : domainError(
        'NO_BIRTH_DATE',
        'The patient comes in with their date of birth: save it in their record first.',
        'Not sent',
      );
}

async function rejectForward(
  tx: Tx,
  writer: Writer,
  forwardOf: string,
  patientId: string | null,
): Promise<DomainError | null> {
  const [message] = await readMessagesById(tx, writer.clinicId, writer, [forwardOf]);
  if (message === undefined) return unknownConversation();
  if (patientId === null) return null;
  const among = [message.sender, ...message.receipts].filter(({ type }) => type === 'Patient');
  return among.every(({ id }) => id === patientId) ? null : forwardRefused();
}
