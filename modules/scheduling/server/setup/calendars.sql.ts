import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const table = clinicTable('scheduling.calendar', ['id', 'user_id', 'color', 'is_active']);
const COLUMNS = table
  .as('c')
  .and(columnsOf({ o: 'scheduling.calendar_owner' }, ['o.first_name', 'o.last_name', 'o.title', 'o.credential']));

/** A member's calendar with its owner's name; for former members only future events are shown. */
export type Calendar = ReadRow<typeof COLUMNS>;

/** Returns the clinic's active calendars, sorted by owner name. */
export async function readCalendars(db: Queryable, clinicId: string): Promise<Calendar[]> {
  const { rows } = await COLUMNS.select(sql`
    from scheduling.calendar c join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
    where c.clinic_id = ${clinicId} and c.is_active order by o.last_name, o.first_name, c.id limit 500`).execute(db);
  return rows;
}

/** Returns the clinic's calendars, sorted by owner name; those of former members only if they have future events. */
export async function readShownCalendars(db: Queryable, clinicId: string, now: Date): Promise<Calendar[]> {
  const { rows } = await COLUMNS.select(sql`
    from scheduling.calendar c join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
    where c.clinic_id = ${clinicId} and (c.is_active or exists (
      select 1 from scheduling.event_attendee a
      join scheduling.event e on e.clinic_id = a.clinic_id and e.id = a.event_id and e.deleted_time is null
      where a.clinic_id = c.clinic_id and a.calendar_id = c.id and a.end_time > ${now}
        and e.status not in ('canceled', 'noshow')))
    order by o.last_name, o.first_name, c.id limit 500`).execute(db);
  return rows;
}

/** Activates or deactivates a user's calendars; returns the IDs that changed. */
export async function setCalendarsActive(
  tx: Tx,
  clinicId: string,
  userId: string,
  isActive: boolean,
): Promise<string[]> {
  const { rows } = await columnsOf('scheduling.calendar', ['id'])
    .returned(sql`update scheduling.calendar set is_active = ${isActive}
    where clinic_id = ${clinicId} and user_id = ${userId} and is_active <> ${isActive}`)
    .execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the IDs of these users' calendars. */
export async function readCalendarIdsOf(
  db: Queryable,
  clinicId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await table
    .select(db, { clinicId })
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the colors of the clinic's calendars, and the number of this user's calendars. */
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
