import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type Category, type Folder, messageLimits, type MessageStatus } from '../../rules/index.ts';
import type { Participant } from '../writer.ts';

// A reply that was written before the assignment may be held this long.
const HELD = sql.raw(`interval '${messageLimits.mostUndoSeconds} seconds'`);

const conversations = clinicTable('messages.conversation', [
  'id',
  'category',
  'patient_id',
  'assigned_to',
  'assigned_role_id',
  'version',
  'last_time',
]);

/** A conversation with its status for a participant. */
export interface ConversationRow extends RowOfTable<typeof conversations> {
  status: MessageStatus;
}

/** Returns the column of a participant type. */
export function columnOf({ type }: Pick<Participant, 'type'>): RawBuilder<unknown> {
  return sql.raw(type === 'Doctor' ? 'user_id' : 'patient_id');
}

/** Adds a conversation. */
export async function insertConversation(
  tx: Tx,
  row: {
    clinic_id: string;
    id: string;
    category: Category;
    patient_id: string | null;
    to_clinic: boolean;
    /** The team that replies; null if none is assigned yet. */
    assigned_role_id: string | null;
    now: Date;
  },
): Promise<void> {
  const { now, ...conversation } = row;
  const assigned_time = row.assigned_role_id === null ? null : now;
  await tx
    .insertInto('messages.conversation')
    .values({ ...conversation, assigned_time, created_time: now, last_time: now })
    .execute();
}

/**
 * Returns a participant's conversation, or null for non-participants. `locked` locks it for the rest of the
 * transaction.
 */
export async function findConversation(
  db: Queryable,
  clinicId: string,
  id: string,
  reader: Participant,
  locked = false,
): Promise<ConversationRow | null> {
  const { rows } = await conversations
    .as('c')
    .and(columnsOf({ p: 'messages.participant' }, ['p.status']))
    .select(sql`from messages.conversation c
    join messages.participant p on p.clinic_id = c.clinic_id and p.conversation_id = c.id and p.${columnOf(reader)} = ${reader.id}
    where c.clinic_id = ${clinicId} and c.id = ${id} ${locked ? sql`for update of c` : sql``}`)
    .execute(db);
  return rows[0] ?? null;
}

/** Returns all participants of these conversations. */
export async function readParticipants(
  db: Queryable,
  clinicId: string,
  conversationIds: readonly string[],
): Promise<(Participant & { conversation_id: string; status: MessageStatus })[]> {
  const { rows } = await sql<Participant & { conversation_id: string; status: MessageStatus }>`
    select conversation_id, status, coalesce(user_id, patient_id) as id,
      case when user_id is null then 'Patient' else 'Doctor' end as type
    from messages.participant where clinic_id = ${clinicId} and conversation_id = any(${conversationIds}::uuid[])
    order by id`.execute(db);
  return rows;
}

/**
 * Adds a message's sender and recipients to the conversation, or updates their counts: it becomes unread for the
 * recipients.
 */
export async function countMessage(
  tx: Tx,
  clinicId: string,
  conversationId: string,
  message: { sender: Participant; recipients: readonly Participant[]; now: Date },
): Promise<void> {
  const { sender, recipients, now } = message;
  const all = [sender, ...recipients];
  for (const one of all) {
    const isSender = one === sender;
    const column = columnOf(one);
    await sql`
      insert into messages.participant (clinic_id, id, conversation_id, ${column}, status, status_time, last_received_time, last_sent_time)
      values (${clinicId}, ${newId()}, ${conversationId}, ${one.id}, ${isSender ? 'read' : 'unread'}, ${now},
        ${isSender ? null : now}, ${isSender ? now : null})
      on conflict (clinic_id, conversation_id, ${column}) where ${column} is not null do update set
        status = ${isSender ? sql`participant.status` : sql`'unread'`}, status_time = ${now},
        last_received_time = ${isSender ? sql`participant.last_received_time` : now},
        last_sent_time = ${isSender ? now : sql`participant.last_sent_time`}`.execute(tx);
  }
  await tx
    .updateTable('messages.conversation')
    .set({ last_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', conversationId)
    .execute();
}

/** Moves a participant's conversations; returns the ids that they have. */
export async function moveConversations(
  tx: Tx,
  clinicId: string,
  reader: Participant,
  ids: readonly string[],
  status: MessageStatus,
  now: Date,
): Promise<{ conversation_id: string; before: MessageStatus }[]> {
  const { rows } = await sql<{ conversation_id: string; before: MessageStatus }>`
    with held as (
      select id, conversation_id, status from messages.participant
      where clinic_id = ${clinicId} and ${columnOf(reader)} = ${reader.id} and conversation_id = any(${ids}::uuid[])
      order by id for update)
    update messages.participant p set status = ${status}, status_time = ${now}
    from held where p.clinic_id = ${clinicId} and p.id = held.id
    returning p.conversation_id, held.status as before`.execute(tx);
  return rows;
}

/** Returns the number of a reader's conversations with unread messages. */
export async function countUnread(db: Queryable, clinicId: string, reader: Participant): Promise<number> {
  return countRows(
    db,
    sql`messages.participant where clinic_id = ${clinicId} and ${columnOf(reader)} = ${reader.id}
      and status = 'unread' and last_received_time is not null`,
  );
}

/** Filters for a list of conversations. */
export interface ConversationFilter {
  folder: Folder;
  /** The start of the trash list. */
  trashSince: Date;
  /** Hashes of words, or their beginnings, that the messages or a member's internal notes must all contain. */
  words: readonly Buffer[];
  /** Limits the list to a patient; null for all. */
  patientId: string | null;
}

/** Returns a page of a reader's conversations, with the total count. */
export async function listConversations(
  db: Queryable,
  clinicId: string,
  reader: Participant,
  filter: ConversationFilter,
  page: { take: number; skip: number },
): Promise<{ count: number; rows: (ConversationRow & { message_count: number; message_id: string })[] }> {
  const { folder, trashSince, words, patientId } = filter;
  const time = sql.raw(folder === 'sent' ? 'p.last_sent_time' : 'coalesce(p.last_received_time, p.last_sent_time)');
  const column = columnOf(reader);
  const seen = visibleTo(reader);
  const found = words.map(
    (
      hash,
    ) => sql`and (exists (select 1 from messages.word w join messages.message m on m.clinic_id = w.clinic_id and m.id = w.message_id
      where w.clinic_id = ${clinicId} and w.hash = ${hash} and m.conversation_id = p.conversation_id and ${seen})
      ${reader.type === 'Patient' ? sql`` : inNotes(clinicId, hash)})`,
  );
  const where = sql`p.clinic_id = ${clinicId} and p.${column} = ${reader.id} and ${inFolder(folder, trashSince, reader)}
    ${patientId === null ? sql`` : ofPatient(clinicId, patientId)} ${found.length === 0 ? sql`` : sql.join(found, sql` `)}`;
  const [counted, { rows }] = await Promise.all([
    countRows(db, sql`messages.participant p where ${where}`),
    sql<ConversationRow & { message_count: number; message_id: string }>`
      select ${conversations.columns('c')}, p.status, l.message_count, l.message_id
      from messages.participant p
      join messages.conversation c on c.clinic_id = p.clinic_id and c.id = p.conversation_id
      cross join lateral (
        select count(*) as message_count, (array_agg(m.id order by m.created_time desc, m.id desc))[1] as message_id
        from messages.message m where m.clinic_id = p.clinic_id and m.conversation_id = p.conversation_id
          and ${folder === 'sent' ? sql`m.sender_${column} = ${reader.id}` : seen}) l
      where ${where} and l.message_id is not null
      order by ${time} desc, p.id desc limit ${page.take} offset ${page.skip}`.execute(db),
  ]);
  return { count: counted, rows };
}

/** Returns since when patients wait for a reply: by conversation, the time of the first message without one. */
export async function readWaitingSince(
  db: Queryable,
  clinicId: string,
  conversationIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ conversation_id: string; since: Date }>`
    select m.conversation_id, min(m.created_time) as since from messages.message m
    where m.clinic_id = ${clinicId} and m.conversation_id = any(${conversationIds}::uuid[]) and ${isUnanswered}
    group by m.conversation_id`.execute(db);
  return new Map(rows.map(({ conversation_id, since }) => [conversation_id, since]));
}

/** The condition that a message (`alias`) is a member's to the patient; automatic replies don't count. */
function repliesToPatient(alias: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${alias}.sender_user_id is not null and not ${alias}.automatic and exists (select 1 from messages.receipt r
    where r.clinic_id = ${alias}.clinic_id and r.message_id = ${alias}.id and r.patient_id is not null)`;
}

/** The condition that a message (m) is a patient's and no member has replied to it. */
const isUnanswered = sql`m.sender_patient_id is not null and not exists (select 1 from messages.message o
  where o.clinic_id = m.clinic_id and o.conversation_id = m.conversation_id and (o.created_time, o.id) > (m.created_time, m.id)
    and ${repliesToPatient(sql`o`)})`;

function unanswered(conversation: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select 1 from messages.message m where m.clinic_id = ${conversation}.clinic_id
    and m.conversation_id = ${conversation}.id and ${isUnanswered})`;
}

function inNotes(clinicId: string, hash: Buffer): RawBuilder<unknown> {
  return sql`or exists (select 1 from messages.note_word w
    join messages.internal_note n on n.clinic_id = w.clinic_id and n.id = w.note_id
    where w.clinic_id = ${clinicId} and w.hash = ${hash} and n.conversation_id = p.conversation_id)`;
}

function ofPatient(clinicId: string, patientId: string): RawBuilder<unknown> {
  return sql`and p.conversation_id in (select o.id from messages.conversation o
    where o.clinic_id = ${clinicId} and o.patient_id = ${patientId})`;
}

/** Returns the condition that a message (m) was written or received by a reader. */
export function visibleTo(reader: Participant): RawBuilder<unknown> {
  const column = columnOf(reader);
  return sql`(m.sender_${column} = ${reader.id} or exists (select 1 from messages.receipt r
    where r.clinic_id = m.clinic_id and r.message_id = m.id and r.${column} = ${reader.id}))`;
}

function inFolder(folder: Folder, trashSince: Date, reader: Participant): RawBuilder<unknown> {
  switch (folder) {
    case 'inbox':
      return sql`p.last_received_time is not null and p.status in ('unread', 'read')`;
    case 'sent':
      return sql`p.last_sent_time is not null and p.status <> 'trash'`;
    case 'trash':
      return sql`p.status = 'trash' and p.status_time >= ${trashSince}`;
    case 'archived':
      return sql`p.status = 'archived'`;
    case 'to_answer':
      return sql`p.status in ('unread', 'read') and exists (select 1 from messages.conversation a
        where a.clinic_id = p.clinic_id and a.id = p.conversation_id and (a.assigned_to = ${reader.id} or exists (
          select 1 from practice.member_role mr where mr.clinic_id = a.clinic_id and mr.role_id = a.assigned_role_id
            and mr.user_id = ${reader.id}))
        and (a.patient_id is null or a.assigned_time is null or ${unanswered(sql`a`)} or not exists (
          select 1 from messages.message m where m.clinic_id = a.clinic_id and m.conversation_id = a.id
            and m.created_time > a.assigned_time + ${HELD} and ${repliesToPatient(sql`m`)})))`;
    case 'all':
      return sql`p.status <> 'trash'`;
    default:
      return sql`p.last_received_time is not null and p.status = ${folder}`;
  }
}
