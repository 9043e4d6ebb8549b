import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { ReadyMessage } from './ready-message.ts';

/** A message that can still be recalled. */
export interface HeldMessage {
  ready: ReadyMessage;
  senderId: string;
  senderName: string;
  releaseTime: Date;
  createdTime: Date;
}

const heldMessages = clinicTable('messages.held_message', [
  'id',
  'conversation_id',
  'begins',
  'draft_id',
  'sender_user_id',
  'patient_id',
  'recipients',
  'content',
  'sealed_key',
  'word_hashes',
  'entry_ids',
  'forward_of',
  'remind_days',
  'release_time',
  'created_time',
]);

interface HeldRow extends RowOfTable<typeof heldMessages> {
  sender_name: string;
}

const ROW = heldMessages.as('h').and(sql<{
  sender_name: string;
}>`(select concat_ws(' ', m.title, m.first_name, m.last_name) || coalesce(', ' || m.credential, '')
    from practice.member m where m.clinic_id = h.clinic_id and m.user_id = h.sender_user_id) as sender_name`);

/** Stores a message until its release time. */
export async function insertHeld(
  tx: Tx,
  { clinicId, senderId, releaseTime, now }: { clinicId: string; senderId: string; releaseTime: Date; now: Date },
  ready: ReadyMessage,
): Promise<void> {
  await sql`
    insert into messages.held_message (clinic_id, id, conversation_id, begins, draft_id, sender_user_id, patient_id, recipients, content,
      sealed_key, word_hashes, entry_ids, forward_of, remind_days, release_time, created_time)
    values (${clinicId}, ${ready.id}, ${ready.conversationId}, ${ready.begins}, ${ready.draftId}, ${senderId}, ${ready.patientId},
      ${JSON.stringify(ready.recipients)}::jsonb, ${ready.content}, ${ready.sealedKey}, ${ready.wordHashes}::bytea[],
      ${ready.entryIds}::uuid[], ${ready.forwardOf}, ${ready.remindDays}, ${releaseTime}, ${now})`.execute(tx);
}

/** Returns a message that can still be recalled, locked for the rest of the transaction, or null. */
export async function lockHeld(tx: Tx, clinicId: string, id: string): Promise<HeldMessage | null> {
  const { rows } = await ROW.select(
    sql`from messages.held_message h where h.clinic_id = ${clinicId} and h.id = ${id} for update of h`,
  ).execute(tx);
  return rows[0] === undefined ? null : heldOf(rows[0]);
}

/** Returns a sender's held messages in a conversation. */
export async function readHeldOf(
  db: Queryable,
  clinicId: string,
  conversationId: string,
  senderId: string,
): Promise<HeldMessage[]> {
  const { rows } = await ROW.select(sql`from messages.held_message h
    where h.clinic_id = ${clinicId} and h.conversation_id = ${conversationId} and h.sender_user_id = ${senderId}
    order by h.created_time limit 20`).execute(db);
  return rows.map(heldOf);
}

/** Adds newly added members as recipients of a sender's held messages in a conversation. */
export async function addHeldRecipients(
  tx: Tx,
  clinicId: string,
  conversationId: string,
  senderId: string,
  userIds: readonly string[],
): Promise<void> {
  const added = JSON.stringify(userIds.map((id) => ({ type: 'Doctor', id })));
  await sql`update messages.held_message set recipients = recipients || ${added}::jsonb
    where clinic_id = ${clinicId} and conversation_id = ${conversationId} and sender_user_id = ${senderId}`.execute(tx);
}

/** Returns the held message of a draft id, or null. */
export async function findHeldByDraft(
  db: Queryable,
  clinicId: string,
  draftId: string,
): Promise<{ id: string; conversation_id: string; sender_user_id: string; release_time: Date } | null> {
  const row = await db
    .selectFrom('messages.held_message')
    .select(['id', 'conversation_id', 'sender_user_id', 'release_time'])
    .where('clinic_id', '=', clinicId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a held message. */
export async function deleteHeld(tx: Tx, clinicId: string, id: string): Promise<void> {
  await tx.deleteFrom('messages.held_message').where('clinic_id', '=', clinicId).where('id', '=', id).execute();
}

function heldOf(row: HeldRow): HeldMessage {
  return {
    senderId: row.sender_user_id,
    senderName: row.sender_name,
    releaseTime: row.release_time,
    createdTime: row.created_time,
    ready: {
      id: row.id,
      conversationId: row.conversation_id,
      begins: row.begins,
      toClinic: false,
      draftId: row.draft_id,
      // If the patient's record was merged in between, the column contains the merge target.
      recipients: row.recipients.map(({ type, id }) =>
        type === 'Patient' ? { type, id: row.patient_id! } : { type, id },
      ),
      content: row.content,
      sealedKey: row.sealed_key,
      wordHashes: row.word_hashes,
      entryIds: row.entry_ids,
      forwardOf: row.forward_of,
      patientId: row.patient_id,
      remindDays: row.remind_days,
      automatic: false,
    },
  };
}
