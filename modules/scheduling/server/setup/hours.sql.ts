import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { counted, listed } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { EventTimes, WeekSpan } from '../../rules/index.ts';

/** Days off; without a calendar, a clinic holiday. */
export const timesOff = clinicTable('scheduling.time_off', [
  'id',
  'calendar_id',
  'first_day',
  'last_day',
  'start_minute',
  'end_minute',
  'reason',
  'version',
]);
export type TimeOff = RowOfTable<typeof timesOff>;

const calendarHours = clinicTable('scheduling.calendar', ['id', 'user_id', 'has_own_hours', 'hours_version']);

/** A calendar with its weekly hours. */
export interface CalendarWeek extends RowOfTable<typeof calendarHours> {
  week: WeekSpan[];
}

/** Returns the weekly hours of these calendars; `week` is empty for calendars without their own. */
export async function readWeeks(db: Queryable, clinicId: string, ids: readonly string[]): Promise<CalendarWeek[]> {
  const { rows } = await calendarHours
    .as('c')
    .and(
      listed(
        'week',
        columnsOf({ w: 'scheduling.working_span' }, ['w.weekday', 'w.start_minute', 'w.end_minute', 'w.is_break']),
        sql`from scheduling.working_span w
        where w.clinic_id = c.clinic_id and w.calendar_id = c.id and c.has_own_hours order by w.weekday, w.start_minute`,
      ),
    )
    .select(sql`from scheduling.calendar c where c.clinic_id = ${clinicId} and c.id = any(${ids}::uuid[]) and c.is_active
    order by c.id`)
    .execute(db);
  return rows;
}

/** An active calendar and the number of periods in its week. */
export type LockedCalendar = Omit<CalendarWeek, 'id' | 'week'> & { spans: number };

/** Locks an active calendar. */
export async function lockCalendar(tx: Tx, clinicId: string, id: string): Promise<LockedCalendar | null> {
  const { rows } = await columnsOf({ c: 'scheduling.calendar' }, ['c.user_id', 'c.hours_version', 'c.has_own_hours'])
    .and(
      counted(
        'spans',
        sql`scheduling.working_span w
      where w.clinic_id = c.clinic_id and w.calendar_id = c.id`,
      ),
    )
    .select(
      sql`from scheduling.calendar c where c.clinic_id = ${clinicId} and c.id = ${id} and c.is_active for update of c`,
    )
    .execute(tx);
  return rows[0] ?? null;
}

/** Replaces a calendar's weekly hours; null for the clinic's opening hours. */
export async function replaceWeek(
  tx: Tx,
  clinicId: string,
  id: string,
  week: readonly WeekSpan[] | null,
): Promise<void> {
  await sql`delete from scheduling.working_span where clinic_id = ${clinicId} and calendar_id = ${id}`.execute(tx);
  await sql`
    update scheduling.calendar set has_own_hours = ${week !== null}, hours_version = hours_version + 1
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
  if (week === null || week.length === 0) return;
  await tx
    .insertInto('scheduling.working_span')
    .values(week.map((span) => ({ ...span, clinic_id: clinicId, calendar_id: id })))
    .execute();
}

/** Returns the days off of these calendars within a range of days, including clinic holidays. */
export async function readTimeOff(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  days: { from: string; to: string },
): Promise<TimeOff[]> {
  const { rows } = await timesOff
    .as('t')
    .select(sql`from scheduling.time_off t
    where t.clinic_id = ${clinicId} and t.deleted_time is null and t.last_day >= ${days.from}::date
      and t.first_day <= ${days.to}::date and (t.calendar_id is null or t.calendar_id = any(${ids}::uuid[]))
    order by t.first_day, t.id limit 2000`)
    .execute(db);
  return rows;
}

/** Returns the clinic's holidays from a day on. */
export function readHolidays(db: Queryable, clinicId: string, from: string): Promise<TimeOff[]> {
  return timesOff
    .select(db, { clinicId })
    .where('deleted_time', 'is', null)
    .where('calendar_id', 'is', null)
    .where('last_day', '>=', from)
    .orderBy('first_day')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Locks existing days off. */
export async function lockTimeOff(tx: Tx, clinicId: string, id: string): Promise<TimeOff | null> {
  const all = timesOff.select(tx, { clinicId }).where('id', '=', id).where('deleted_time', 'is', null);
  return (await all.forUpdate().executeTakeFirst()) ?? null;
}

/** Returns the bookings and external busy times of these calendars between two instants. */
export async function readBusyTimes(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  between: { start: Date; end: Date },
): Promise<(EventTimes & { calendar_id: string })[]> {
  const { rows } = await columnsOf({ a: 'scheduling.event_attendee' }, ['a.calendar_id', 'a.start_time', 'a.end_time'])
    .select(sql`
    from scheduling.event_attendee a
    where a.clinic_id = ${clinicId} and a.calendar_id = any(${ids}::uuid[]) and a.is_busy
      and a.start_time < ${between.end} and a.start_time >= ${between.start}::timestamptz - interval '15 days'
      and a.end_time > ${between.start}
    union all
    select b.calendar_id, b.start_time, b.end_time from scheduling.busy_time b
    where b.clinic_id = ${clinicId} and b.calendar_id = any(${ids}::uuid[])
      and b.start_time < ${between.end} and b.end_time > ${between.start}
    limit 20000`)
    .execute(db);
  return rows;
}
