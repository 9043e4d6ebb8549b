import { sql } from 'kysely';
import { notify } from '#notifications/server';
import type { Tx } from '#platform/database.ts';
import { publishAll } from '#platform/outbox.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import { readClinic } from '#practice/server';
import { sendLink } from '#requests/server';
import type { Participant, Writer } from '../writer.ts';
import { readReachedPatients } from './people.sql.ts';

const HALF_A_DAY_MS = 43_200_000;

/**
 * Notifies members in the app, and a patient by email or text, that there is a message, without its content. Returns
 * whether the patient was notified; null if no patient is among the recipients. A patient who has not read the last one
 * is not notified again.
 */
export async function notifyRecipients(
  tx: Tx,
  writer: Writer,
  { conversationId, recipients }: { conversationId: string; recipients: readonly Participant[] },
): Promise<boolean | null> {
  const { clinicId, now } = writer;
  const userIds = recipients.filter(({ type }) => type === 'Doctor').map(({ id }) => id);
  await notify(tx, {
    clinicId,
    userIds,
    source: 'Message',
    type: 'New message',
    description: `From ${writer.name}`,
    passId: conversationId,
    path: `/securemessage/${conversationId}`,
    time: now,
  });
  const mailboxIds = [...userIds, ...(writer.type === 'Doctor' ? [writer.id] : [])];
  await notifyMailboxes(tx, clinicId, conversationId, mailboxIds);
  const patient = recipients.find(({ type }) => type === 'Patient');
  return patient === undefined ? null : notifyPatient(tx, writer, patient.id);
}

/** Notifies these members' open pages that their mailboxes changed. */
export async function notifyMailboxes(
  tx: Tx,
  clinicId: string,
  conversationId: string,
  userIds: readonly string[],
): Promise<void> {
  await publishAll(
    tx,
    userIds.map((user_id) => ({
      clinicId,
      topic: 'messages.mailbox-changed',
      body: { user_id, conversation_id: conversationId },
    })),
  );
}

async function notifyPatient(tx: Tx, writer: Writer, patientId: string): Promise<boolean> {
  const { app, clinicId, now } = writer;
  const [patient] = await readReachedPatients(tx, clinicId, [patientId]);
  if (patient === undefined || (patient.email === null && patient.mobile === null)) return false;
  if (await wasNotifiedLately(tx, clinicId, patientId, now)) return true;
  const { clinic_name: clinicName } = await readClinic(tx, clinicId);
  const sent = await sendLink(tx, app, now, {
    clinicId,
    clinicName,
    patientId,
    firstName: patient.first_name,
    email: patient.email,
    mobile: patient.mobile,
    language: patient.preferred_language,
    sentBy: writer.type === 'Doctor' ? writer.id : null,
    reason: 'message',
  });
  return sent !== null;
}

/** Returns whether the patient was notified within the last half day of another message that is still unread. */
async function wasNotifiedLately(tx: Tx, clinicId: string, patientId: string, now: Date): Promise<boolean> {
  return hasRows(
    tx,
    sql`messages.receipt r join messages.message m on m.clinic_id = r.clinic_id and m.id = r.message_id
      where r.clinic_id = ${clinicId} and r.patient_id = ${patientId} and r.read_time is null
        and m.created_time < ${now} and m.created_time > ${new Date(now.getTime() - HALF_A_DAY_MS)}`,
  );
}
