import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** A member's calendar. */
export interface Calendar {
  id: string;
  user_id: string;
  color: string;
  first_name: string;
  last_name: string;
  title: string | null;
  credential: string | null;
}

/** The clinic's active calendars, by their owners' names. */
export async function readCalendars(db: Queryable, clinicId: string): Promise<Calendar[]> {
  const { rows } = await sql<Calendar>`
    select c.id, c.user_id, c.color, o.first_name, o.last_name, o.title, o.credential
    from scheduling.calendar c join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
    where c.clinic_id = ${clinicId} and c.is_active order by o.last_name, o.first_name, c.id limit 500`.execute(db);
  return rows;
}

/** The ids of these users' active calendars. */
export async function readCalendarIdsOf(
  db: Queryable,
  clinicId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from scheduling.calendar
    where clinic_id = ${clinicId} and user_id = any(${userIds}::uuid[]) and is_active`.execute(db);
  return rows.map(({ id }) => id);
}

/** The colours that the clinic's calendars have, and how many calendars this user has. */
export async function readCalendarColours(
  db: Queryable,
  clinicId: string,
  userId: string,
): Promise<{ colours: string[]; own: number }> {
  const { rows } = await sql<{ colours: string[]; own: number }>`
    select coalesce(array_agg(color), '{}') as colours, (count(*) filter (where user_id = ${userId}))::int as own
    from scheduling.calendar where clinic_id = ${clinicId}`.execute(db);
  return rows[0]!;
}
