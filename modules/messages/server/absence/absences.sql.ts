import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** From when to when a member is away, and what whoever writes to them is answered. */
export interface AbsenceRow {
  id: string;
  /** YYYY-MM-DD. */
  first_day: string;
  /** YYYY-MM-DD. */
  last_day: string;
  answer: string;
  version: number;
}

/** A member's absence that runs or is to come; null where there is none. `locked` locks it for the rest of the transaction. */
export async function readAbsence(
  db: Queryable,
  clinicId: string,
  userId: string,
  locked = false,
): Promise<AbsenceRow | null> {
  const { rows } = await sql<AbsenceRow>`
    select id, first_day, last_day, answer, version from messages.absence
    where clinic_id = ${clinicId} and user_id = ${userId} and ended_time is null ${locked ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Adds an absence. */
export async function insertAbsence(
  tx: Tx,
  row: {
    clinic_id: string;
    id: string;
    user_id: string;
    first_day: string;
    last_day: string;
    answer: string;
    now: Date;
  },
): Promise<void> {
  const { now, ...absence } = row;
  await tx
    .insertInto('messages.absence')
    .values({ ...absence, created_time: now })
    .execute();
}

/** Changes an absence. */
export async function updateAbsence(
  tx: Tx,
  clinicId: string,
  { id, ...change }: Omit<AbsenceRow, 'version'> & { version: number },
): Promise<void> {
  await tx.updateTable('messages.absence').set(change).where('clinic_id', '=', clinicId).where('id', '=', id).execute();
}

/** Ends an absence. */
export async function closeAbsence(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('messages.absence')
    .set({ ended_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/**
 * The absences of these members on the clinic's day that were not answered in this conversation yet; from now on they are. None in a
 * conversation with the clinic as a whole.
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
