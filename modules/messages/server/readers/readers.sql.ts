import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { holdersOf } from '#practice/server';
import { findPresent } from '#tasks/server';
import { readMessagingMembers } from '../records/people.sql.ts';

/** The members of a clinic who can read messages, and who is present today. */
export interface Readers {
  /** Active members with permission to use messages. */
  able: ReadonlySet<string>;
  /** Those who are not away today. */
  present: ReadonlySet<string>;
  /** Present members who receive messages to the clinic as a whole; all present members if there are none. */
  desk: readonly string[];
  /** The present substitute of each absent member, if one can read messages. */
  covers: ReadonlyMap<string, string>;
}

/** Returns the readers of a clinic on its current day. */
export async function readReaders(db: Queryable, clinicId: string, now: Date): Promise<Readers> {
  const members = (await readMessagingMembers(db, clinicId)).map(({ id }) => id);
  const receiving = new Set(await holdersOf(db, clinicId, 'messages.receive'));
  const { rows } = await columnsOf({ a: 'messages.absence' }, ['a.user_id'])
    .select(sql`from messages.absence a join practice.clinic c on c.clinic_id = a.clinic_id
    where a.clinic_id = ${clinicId} and a.ended_time is null
      and (${now}::timestamptz at time zone c.time_zone)::date between a.first_day and a.last_day`)
    .execute(db);
  const away = new Set(rows.map(({ user_id }) => user_id));
  const standing = await findPresent(db, clinicId, members, now);
  const present = new Set(members.filter((id) => standing.get(id) === id && !away.has(id)));
  const desk = [...present].filter((id) => receiving.has(id));
  const covers = [...standing].flatMap(([id, cover]) =>
    cover !== null && cover !== id && present.has(cover) ? [[id, cover] as const] : [],
  );
  return { able: new Set(members), present, desk: desk.length > 0 ? desk : [...present], covers: new Map(covers) };
}

/** A patient's conversation without a present reader. */
export interface LooseConversation {
  id: string;
  patient_id: string;
  members: string[];
  assigned_to: string | null;
  assigned_role_id: string | null;
  /** The patient's last unanswered message, or null. */
  unanswered_id: string | null;
  /** True if a member who can read messages has read it. */
  is_read: boolean;
}

/**
 * Returns patients' conversations without a present participating member, newest first; `id` limits the search to one.
 */
export async function findLoose(
  db: Queryable,
  clinicId: string,
  { able, present }: Readers,
  { since, id = null, most }: { since: Date | null; id?: string | null; most: number },
): Promise<LooseConversation[]> {
  const { rows } = await sql<LooseConversation>`
    select c.id, c.patient_id, c.assigned_to, c.assigned_role_id,
      array(select p.user_id from messages.participant p where p.clinic_id = c.clinic_id and p.conversation_id = c.id
        and p.user_id is not null order by p.user_id) as members,
      u.id as unanswered_id, u.id is not null and exists (select 1 from messages.receipt r where r.clinic_id = c.clinic_id
        and r.message_id = u.id and r.read_time is not null and r.user_id = any(${[...able]}::uuid[])) as is_read
    from messages.conversation c
    left join lateral (select m.id from messages.message m where m.clinic_id = c.clinic_id and m.conversation_id = c.id
      and m.sender_patient_id is not null and not exists (select 1 from messages.message o where o.clinic_id = c.clinic_id
        and o.conversation_id = c.id and o.sender_user_id is not null and not o.automatic and o.created_time > m.created_time)
      order by m.created_time desc, m.id desc limit 1) u on true
    where c.clinic_id = ${clinicId} and c.patient_id is not null ${id === null ? sql`` : sql`and c.id = ${id}`}
      ${since === null ? sql`` : sql`and c.last_time > ${since}`}
      and not exists (select 1 from messages.participant p where p.clinic_id = c.clinic_id and p.conversation_id = c.id
        and p.user_id = any(${[...present]}::uuid[]))
      and (u.id is not null or not exists (select 1 from messages.participant p where p.clinic_id = c.clinic_id
        and p.conversation_id = c.id and p.user_id = any(${[...able]}::uuid[])) or c.assigned_to <> all(${[...able]}::uuid[]))
    order by c.last_time desc, c.id limit ${most}`.execute(db);
  return rows;
}

/** Returns the messages that the patient of a conversation wrote or received, which the new readers may read. */
export async function readPatientMessageIds(db: Queryable, clinicId: string, id: string): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'messages.message' }, ['m.id'])
    .select(sql`from messages.message m where m.clinic_id = ${clinicId} and m.conversation_id = ${id}
      and (m.sender_patient_id is not null or exists (select 1 from messages.receipt r
        where r.clinic_id = m.clinic_id and r.message_id = m.id and r.patient_id is not null))
    order by m.created_time, m.id`)
    .execute(db);
  return rows.map(({ id: messageId }) => messageId);
}
