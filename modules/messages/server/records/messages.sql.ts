import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Participant } from '../writer.ts';
import { columnOf, visibleTo } from './conversations.sql.ts';
import { insertWords } from './words.sql.ts';

const messages = clinicTable('messages.message', [
  'id',
  'conversation_id',
  'draft_id',
  'content',
  'sealed_key',
  'forward_of',
  'automatic',
  'created_time',
]);

/** A message; its text is encrypted. */
export interface MessageRow extends RowOfTable<typeof messages> {
  sender: Participant;
  receipts: (Participant & { read_time: string | null })[];
}

/** A new message row. */
export interface NewMessageRow {
  clinic_id: string;
  id: string;
  conversation_id: string;
  draft_id: string;
  sender: Participant;
  recipients: readonly Participant[];
  content: Buffer;
  sealed_key: Buffer;
  forward_of: string | null;
  automatic: boolean;
  words: readonly Buffer[];
  entryIds: readonly string[];
  now: Date;
}

/** Adds a message with its recipients, attachments and word hashes. */
export async function insertMessage(tx: Tx, row: NewMessageRow): Promise<void> {
  const { clinic_id, id, sender, recipients, words, entryIds, now, ...message } = row;
  await tx
    .insertInto('messages.message')
    .values({
      clinic_id,
      id,
      ...message,
      sender_user_id: sender.type === 'Doctor' ? sender.id : null,
      sender_patient_id: sender.type === 'Patient' ? sender.id : null,
      words_complete: true,
      created_time: now,
    })
    .execute();
  if (recipients.length > 0)
    await tx
      .insertInto('messages.receipt')
      .values(
        recipients.map((one) => ({
          clinic_id,
          id: newId(),
          message_id: id,
          user_id: one.type === 'Doctor' ? one.id : null,
          patient_id: one.type === 'Patient' ? one.id : null,
        })),
      )
      .execute();
  await insertWords(tx, clinic_id, id, words);
  if (entryIds.length > 0)
    await tx
      .insertInto('messages.attachment')
      .values(entryIds.map((entry_id, position) => ({ clinic_id, id: newId(), message_id: id, entry_id, position })))
      .execute();
}

const SENDER = sql.raw(`json_build_object('type', case when m.sender_user_id is null then 'Patient' else 'Doctor' end,
  'id', coalesce(m.sender_user_id, m.sender_patient_id)) as sender`);
const RECEIPTS = sql.raw(`coalesce((select json_agg(json_build_object(
    'type', case when r.user_id is null then 'Patient' else 'Doctor' end, 'id', coalesce(r.user_id, r.patient_id),
    'read_time', r.read_time) order by r.id)
  from messages.receipt r where r.clinic_id = m.clinic_id and r.message_id = m.id), '[]') as receipts`);
const COLUMNS = messages.as('m').and(sql<Pick<MessageRow, 'sender' | 'receipts'>>`${SENDER}, ${RECEIPTS}`);

/** Returns messages by id that a reader wrote or received, oldest first. */
export async function readMessagesById(
  db: Queryable,
  clinicId: string,
  reader: Participant,
  ids: readonly string[],
): Promise<MessageRow[]> {
  const { rows } =
    await COLUMNS.select(sql`from messages.message m where m.clinic_id = ${clinicId} and m.id = any(${ids}::uuid[])
      and ${visibleTo(reader)} order by m.created_time, m.id`).execute(db);
  return rows;
}

/**
 * Returns the newest messages of a conversation that a reader wrote or received, or the newest before `before`; sorted
 * oldest first.
 */
export async function readMessagesOf(
  db: Queryable,
  clinicId: string,
  reader: Participant,
  conversationId: string,
  most: number,
  before: string | null = null,
): Promise<MessageRow[]> {
  const older = sql`and (m.created_time, m.id) < (select b.created_time, b.id from messages.message b
    where b.clinic_id = ${clinicId} and b.conversation_id = ${conversationId} and b.id = ${before})`;
  const { rows } =
    await COLUMNS.select(sql`from messages.message m where m.clinic_id = ${clinicId} and m.conversation_id = ${conversationId}
      and ${visibleTo(reader)} ${before === null ? sql`` : older} order by m.created_time desc, m.id desc limit ${most}`).execute(
      db,
    );
  return rows.toReversed();
}

/** Returns the messages that a patient wrote or received, oldest first; at most 10,000. */
export async function readMessagesOfPatient(db: Queryable, clinicId: string, patientId: string): Promise<MessageRow[]> {
  const { rows } = await COLUMNS.select(sql`from messages.message m
    where m.clinic_id = ${clinicId} and m.conversation_id in (select p.conversation_id from messages.participant p
      where p.clinic_id = ${clinicId} and p.patient_id = ${patientId})
    and ${visibleTo({ type: 'Patient', id: patientId })} order by m.created_time, m.id limit 10000`).execute(db);
  return rows;
}

/** Returns the ids of all messages of a conversation that a reader wrote or received, oldest first. */
export async function readMessageIdsOf(
  db: Queryable,
  clinicId: string,
  reader: Participant,
  conversationId: string,
): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'messages.message' }, ['m.id'])
    .select(sql`from messages.message m where m.clinic_id = ${clinicId} and m.conversation_id = ${conversationId}
      and ${visibleTo(reader)} order by m.created_time, m.id`)
    .execute(db);
  return rows.map(({ id }) => id);
}

/** Returns what was sent with a draft id, or null. */
export async function findByDraft(
  db: Queryable,
  clinicId: string,
  draftId: string,
): Promise<{
  id: string;
  conversation_id: string;
  sender_user_id: string | null;
  sender_patient_id: string | null;
} | null> {
  const row = await db
    .selectFrom('messages.message')
    .select(['id', 'conversation_id', 'sender_user_id', 'sender_patient_id'])
    .where('clinic_id', '=', clinicId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a draft id for the rest of the transaction, so that sending it twice concurrently creates one message. */
export async function lockDraft(tx: Tx, clinicId: string, draftId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${clinicId} ${draftId}`}, 0))`.execute(tx);
}

/** Marks all messages of a conversation as read by a reader; returns how many were unread. */
export async function recordRead(
  tx: Tx,
  clinicId: string,
  conversationId: string,
  reader: Participant,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update messages.receipt r set read_time = ${now} from messages.message m
    where m.clinic_id = r.clinic_id and m.id = r.message_id and m.conversation_id = ${conversationId}
      and r.clinic_id = ${clinicId} and r.${columnOf(reader)} = ${reader.id} and r.read_time is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
