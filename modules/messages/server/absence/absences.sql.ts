import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** Absences of members, including ended ones. */
export const absences = clinicTable('messages.absence', ['id', 'first_day', 'last_day', 'answer', 'version']);

/** A member's absence, with the automatic reply to senders. */
export type AbsenceRow = RowOfTable<typeof absences>;

/** Returns a member's absence that was not ended, or null. `locked` locks it for the rest of the transaction. */
export async function readAbsence(
  db: Queryable,
  clinicId: string,
  userId: string,
  locked = false,
): Promise<AbsenceRow | null> {
  const row = await absences
    .select(db, { clinicId })
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns these members' absences on the clinic's current day that have not sent an automatic reply in this
 * conversation, and marks them as sent. Empty in a conversation with the clinic as a whole.
 */
export async function claimAnswers(
  tx: Tx,
  clinicId: string,
  conversationId: string,
  userIds: readonly string[],
  now: Date,
): Promise<{ user_id: string; name: string; answer: string }[]> {
  const { rows } = await sql<{ user_id: string; name: string; answer: string }>`
    with away as (
      select a.id, a.user_id, a.answer, concat_ws(' ', m.title, m.first_name, m.last_name) || coalesce(', ' || m.credential, '') as name
      from messages.absence a
      join practice.clinic c on c.clinic_id = a.clinic_id
      join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.user_id and m.is_active
      where a.clinic_id = ${clinicId} and a.user_id = any(${userIds}::uuid[]) and a.ended_time is null
        and (${now}::timestamptz at time zone c.time_zone)::date between a.first_day and a.last_day
        and not exists (select 1 from messages.conversation v
          where v.clinic_id = a.clinic_id and v.id = ${conversationId} and v.to_clinic)),
    claimed as (
      insert into messages.absence_answer (clinic_id, absence_id, conversation_id, created_time)
      select ${clinicId}::uuid, id, ${conversationId}::uuid, ${now} from away on conflict do nothing returning absence_id)
    select away.user_id, away.name, away.answer from away join claimed on claimed.absence_id = away.id order by away.id`.execute(
    tx,
  );
  return rows;
}
