import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { readAttachments } from '../drive/drive.sql.ts';
import type { Writer } from '../writer.ts';
import { readMessagesById } from '../records/messages.sql.ts';
import { forwardRejected, notForwarded, unknownConversation } from '../records/message-errors.ts';

/**
 * Returns the forwarded files by attachment id. The writer must be able to read the message. A message that a patient
 * took part in is never forwarded to another patient, through any number of forwards and drives.
 */
export async function checkForward(
  tx: Tx,
  writer: Writer,
  forwardOf: string | null,
  attachmentIds: readonly string[],
  patientId: string | null,
): Promise<string[] | DomainError> {
  const { clinicId } = writer;
  if (forwardOf === null) return attachmentIds.length === 0 ? [] : notForwarded();
  const [message] = await readMessagesById(tx, clinicId, writer, [forwardOf]);
  if (message === undefined) return unknownConversation();
  const files = await readAttachments(tx, clinicId, [forwardOf]);
  const chosen = attachmentIds.map((id) => files.find((file) => file.attachment_id === id));
  if (patientId !== null) {
    const patients = [
      ...(await patientsBehind(tx, clinicId, forwardOf)),
      ...chosen.flatMap((file) => (file?.patient_id == null ? [] : [file.patient_id])),
    ];
    if (patients.some((id) => id !== patientId)) return forwardRejected();
  }
  const known = chosen.filter((file) => file !== undefined);
  return known.length === chosen.length ? known.map(({ id }) => id) : notForwarded();
}

/** Returns the patients of the conversations that a message belongs to, and of those it was forwarded from. */
async function patientsBehind(tx: Tx, clinicId: string, messageId: string): Promise<string[]> {
  const { rows } = await columnsOf({ c: 'messages.conversation' }, ['c.patient_id'])
    .filled('patient_id')
    .distinct()
    .select(
      sql`from behind b
    join messages.conversation c on c.clinic_id = ${clinicId} and c.id = b.conversation_id
    where c.patient_id is not null`,
      sql`with recursive behind as (
      select m.id, m.conversation_id, m.forward_of from messages.message m
      where m.clinic_id = ${clinicId} and m.id = ${messageId}
      union
      select m.id, m.conversation_id, m.forward_of from messages.message m join behind b on m.id = b.forward_of
      where m.clinic_id = ${clinicId})`,
    )
    .execute(tx);
  return rows.map(({ patient_id }) => patient_id);
}
