import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type ReportInput, type ReportRow } from '#platform/reports/report.ts';
import { type CancelReason, cancelReasons } from '../../rules/index.ts';

/** The breakdowns of the report: each defines a row's key and name, over `e` of the statement. */
export const BREAKDOWNS = [
  { id: 'provider', title: 'Provider' },
  { id: 'category', title: 'Event type' },
  { id: 'weekday', title: 'Weekday' },
  { id: 'hour', title: 'Hour' },
  { id: 'lead', title: 'Booked ahead' },
  { id: 'reminder', title: 'Reminder' },
  { id: 'visit', title: 'Patient is' },
  { id: 'reason', title: 'Why it was canceled' },
  { id: 'month', title: 'Month' },
  { id: 'patient', title: 'Patient who missed two or more' },
] as const;

/** The columns that count appointments, with the condition of each. */
export const COUNTED = {
  scheduled: sql.raw('true'),
  came: sql.raw(`e.status = 'checkedin'`),
  noshow: sql.raw(`e.status = 'noshow'`),
  canceled: sql.raw(`e.status = 'canceled'`),
  late: sql.raw(`e.status = 'canceled' and e.canceled_time > e.start_time - interval '24 hours'`),
  open: sql.raw(`e.status in ('pending', 'confirmed')`),
  moved: sql.raw('e.times_moved > 0'),
  lost: sql.raw(
    `(e.status = 'noshow' or (e.status = 'canceled' and e.canceled_time > e.start_time - interval '24 hours'))`,
  ),
} as const;

const HOUR = 3_600_000;

/**
 * Returns appointment counts for one breakdown, in one statement that is answered from an index alone; future
 * appointments are not counted. Row names are looked up once per row, not per appointment.
 */
export async function readNoShows(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const { group, byTime, join, having, name, names, order } = groupingOf(input);
  const rows = await reportRows(
    db,
    sql`
    select g.key::text as key, ${name} as name, scheduled, came, noshow, canceled, late, open, moved, lost
      ${input.breakdown === 'patient' ? sql`, g.key::text as patient_id, '/patients/' || g.key as path` : sql``}
    from (${byTime === null ? counts(input, group, join, having) : countsByTime(input, byTime)}) g ${names}
    order by ${order}`,
  );
  return rows.map((row) => ({ ...row, key: row['key'] ?? '' }));
}

/** Returns the appointments behind one number, newest first, with what happened to the time and to the patient. */
export async function readNoShowRows(
  db: Queryable,
  input: ReportInput,
  row: ReportRow,
  column: string,
): Promise<ReportRow[]> {
  const { clinicId, now } = input;
  const { group, join, having } = groupingOf(input);
  // The totals include only rows shown in the table: not every patient has missed twice.
  const ofAll =
    input.breakdown === 'patient'
      ? sql`e.patient_id in (select e.patient_id from scheduling.event e where ${counted(input)} group by 1 ${having})`
      : sql`true`;
  const ofRow = row['key'] == null ? ofAll : sql`coalesce((${group})::text, '') = ${String(row['key'])}`;
  const { rows } = await sql<ReportRow & { start: Date; canceled_at: Date | null; next: Date | null }>`
    with found as (
      select e.* from scheduling.event e ${join}
      where ${counted(input)} and ${ofRow} and ${COUNTED[column as keyof typeof COUNTED]}
      order by e.start_time desc, e.id limit ${MOST_DRILL_ROWS + 1})
    select e.id as key, e.patient_id, '/patients/' || e.patient_id as path, e.start_time as start, e.status,
      p.first_name || ' ' || p.last_name as patient, c.category_name as category, e.canceled_time as canceled_at,
      (select w.reason from scheduling.cancel_reason w where w.clinic_id = e.clinic_id and w.event_id = e.id and e.status = 'canceled') as why,
      (select string_agg(o.first_name || ' ' || o.last_name, ', ' order by a.calendar_id) from scheduling.event_attendee a
        join scheduling.calendar k on k.clinic_id = a.clinic_id and k.id = a.calendar_id
        join scheduling.calendar_owner o on o.clinic_id = k.clinic_id and o.user_id = k.user_id
        where a.clinic_id = e.clinic_id and a.event_id = e.id) as provider,
      (extract(epoch from e.end_time - e.start_time) / 60)::int as minutes,
      (select min(n.start_time) from scheduling.event n
        where n.clinic_id = e.clinic_id and n.patient_id = e.patient_id and n.deleted_time is null
          and n.start_time > e.start_time and n.status not in ('canceled', 'noshow')) as next,
      case when e.status not in ('canceled', 'noshow') then null
        when exists (select 1 from scheduling.event_attendee a
          join scheduling.event_attendee b on b.clinic_id = a.clinic_id and b.calendar_id = a.calendar_id and b.is_busy
            and b.start_time < e.end_time and b.end_time > e.start_time and b.event_id <> e.id
            and b.start_time > e.start_time - interval '14 days'
          where a.clinic_id = e.clinic_id and a.event_id = e.id) then 'Yes' else 'No' end as refilled
    from found e
    join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
    join scheduling.event_category c on c.clinic_id = e.clinic_id and c.id = e.category_id
    where e.clinic_id = ${clinicId}
    order by e.start_time desc, e.id`.execute(db);
  return rows.map(({ start, canceled_at, next, status, why, ...rest }) => ({
    ...rest,
    why: why === null ? null : cancelReasons[why as CancelReason],
    start: start.toISOString(),
    status: statusWords(String(status), canceled_at, start, now),
    canceled_at: canceled_at === null || status !== 'canceled' ? null : canceled_at.toISOString(),
    next: next === null ? null : next.toISOString(),
  })) as ReportRow[];
}

/** Returns the options of a filter: calendar owners and event categories. */
export async function readProviders(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  const { rows } = await columnsOf({ k: 'scheduling.calendar' }, ['k.id as value'])
    .and(fullName('label', 'o'))
    .select(sql`from scheduling.calendar k
    join scheduling.calendar_owner o on o.clinic_id = k.clinic_id and o.user_id = k.user_id
    where k.clinic_id = ${clinicId} order by lower(o.last_name), lower(o.first_name), k.id`)
    .execute(db);
  return rows;
}

/** Returns the clinic's event categories, including archived ones. */
export async function readCategories(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  const { rows } = await columnsOf('scheduling.event_category', ['id as value', 'category_name as label'])
    .select(sql`from scheduling.event_category
    where clinic_id = ${clinicId} order by deleted_time is not null, sort_index, lower(category_name), id`)
    .execute(db);
  return rows;
}

function statusWords(status: string, canceled: Date | null, start: Date, now: Date): string {
  if (status === 'checkedin') return 'Came';
  if (status === 'noshow') return 'No-show';
  if (status !== 'canceled') return start < now ? 'Without a status' : 'Booked';
  return canceled !== null && canceled.getTime() > start.getTime() - 24 * HOUR ? 'Canceled late' : 'Canceled';
}

/** Returns the columns of each group of appointments. */
function counts(
  input: ReportInput,
  group: RawBuilder<unknown>,
  join: RawBuilder<unknown>,
  having: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
      select ${group} as key, count(*)::int as scheduled,
        count(*) filter (where ${COUNTED.came})::int as came,
        count(*) filter (where ${COUNTED.noshow})::int as noshow,
        count(*) filter (where ${COUNTED.canceled})::int as canceled,
        count(*) filter (where ${COUNTED.late})::int as late,
        count(*) filter (where ${COUNTED.open})::int as open,
        count(*) filter (where ${COUNTED.moved})::int as moved,
        coalesce(extract(epoch from sum(e.end_time - e.start_time) filter (where ${COUNTED.lost})) / 60, 0)::int as lost
      from scheduling.event e ${join}
      where ${counted(input)}
      group by 1 ${having}`;
}

/**
 * Same for groups that depend on the start only: many events start simultaneously, so the wall-clock time is computed
 * once for all of them.
 */
function countsByTime(
  input: ReportInput,
  byTime: (time: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = Object.keys(COUNTED).map((id) => sql.raw(`sum(t.${id})::int as ${id}`));
  return sql`
    select ${byTime(sql.raw('t.key'))} as key, ${sql.join(columns)}
    from (${counts(input, sql.raw('e.start_time'), sql``, sql``)}) t group by 1`;
}

/** Selects appointments of patients that began in these days and were not deleted, matching the filters. */
function counted({ clinicId, start, end, now, filters }: ReportInput): RawBuilder<unknown> {
  const provider = filters['provider'];
  const category = filters['category'];
  return sql`e.clinic_id = ${clinicId} and e.start_time >= ${start} and e.start_time < ${end < now ? end : now}
    and e.patient_id is not null and e.deleted_time is null
    ${category === undefined ? sql`` : sql`and e.category_id = ${category}`}
    ${
      provider === undefined
        ? sql``
        : sql`and exists (select 1 from scheduling.event_attendee f
            where f.clinic_id = e.clinic_id and f.event_id = e.id and f.calendar_id = ${provider})`
    }`;
}

interface Grouping {
  /** The grouping key of appointments, and the joins it requires. */
  group: RawBuilder<unknown>;
  /** The group as a function of the start alone. */
  byTime: ((time: RawBuilder<unknown>) => RawBuilder<unknown>) | null;
  join: RawBuilder<unknown>;
  having: RawBuilder<unknown>;
  /** The display name of a group from its key `g.key`, and the joins it requires. */
  name: RawBuilder<unknown>;
  names: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** Returns the grouping and row names of a breakdown. */
function groupingOf({ breakdown, timeZone, clinicId }: ReportInput): Grouping {
  const none = sql``;
  const plain = { byTime: null, join: none, having: none, names: none, order: sql`g.key` };
  const timed = (byTime: (time: RawBuilder<unknown>) => RawBuilder<unknown>) => ({
    ...plain,
    byTime,
    group: byTime(sql.raw('e.start_time')),
  });
  const largest = { ...plain, order: sql`scheduled desc, 2, 1` };
  const local = (time: RawBuilder<unknown>) => sql`(${time} at time zone ${sql.lit(timeZone)})`;
  switch (breakdown) {
    case 'category':
      return {
        ...largest,
        group: sql`e.category_id`,
        name: sql`c.category_name`,
        names: sql`join scheduling.event_category c on c.clinic_id = ${clinicId} and c.id = g.key`,
      };
    case 'weekday':
      // January 1, 2024 was a Monday.
      return {
        ...timed((time) => sql`extract(isodow from ${local(time)})::int`),
        name: sql`to_char(date '2023-12-31' + g.key, 'FMDay')`,
      };
    case 'hour':
      return {
        ...timed((time) => sql`extract(hour from ${local(time)})::int`),
        name: sql`to_char(timestamp '2024-01-01' + g.key * interval '1 hour', 'FMHH12 AM')`,
      };
    case 'month':
      return {
        ...timed((time) => sql`date_trunc('month', ${local(time)})::date`),
        name: sql`to_char(g.key, 'Mon YYYY')`,
      };
    case 'lead':
      return {
        ...plain,
        group: sql`case when e.start_time - e.created_time < interval '1 day' then 1 when e.start_time - e.created_time < interval '7 days' then 2
          when e.start_time - e.created_time < interval '28 days' then 3 else 4 end`,
        name: sql`(array['Less than a day', '1 to 6 days', '1 to 4 weeks', '4 weeks and more'])[g.key]`,
      };
    case 'reminder':
      return {
        ...plain,
        group: sql`m.about_id is not null`,
        name: sql`case when g.key then 'Reminder sent' else 'No reminder sent' end`,
        join: sql`left join (select distinct d.about_id from deliveries.delivery d
          where d.clinic_id = ${clinicId} and d.about_type = 'event' and d.state = 'sent' and d.key like '%:reminder:%') m
          on m.about_id = e.id::text`,
        order: sql`g.key desc`,
      };
    case 'visit':
      return {
        ...plain,
        group: sql`coalesce(f.first >= e.start_time, true)`,
        name: sql`case when g.key then 'New' else 'Known' end`,
        join: sql`left join (select n.patient_id, min(n.start_time) as first from scheduling.event n
          where n.clinic_id = ${clinicId} and n.patient_id is not null and n.deleted_time is null and n.status = 'checkedin'
          group by n.patient_id) f on f.patient_id = e.patient_id`,
        order: sql`g.key desc`,
      };
    case 'reason':
      return {
        ...largest,
        group: sql`case when e.status = 'canceled' then coalesce(w.reason, 'unsaid') else '' end`,
        name: sql`coalesce(${sql.lit(JSON.stringify(cancelReasons))}::jsonb ->> g.key, case g.key when '' then 'Not canceled' else 'Not said' end)`,
        join: sql`left join scheduling.cancel_reason w on w.clinic_id = ${clinicId} and w.event_id = e.id and e.status = 'canceled'`,
      };
    case 'patient':
      return {
        ...plain,
        group: sql`e.patient_id`,
        name: sql`p.first_name || ' ' || p.last_name`,
        names: sql`join scheduling.event_patient p on p.clinic_id = ${clinicId} and p.id = g.key`,
        order: sql`noshow + canceled desc, 2, 1`,
        having: sql`having count(*) filter (where ${COUNTED.lost}) >= 2`,
      };
    default:
      return {
        ...largest,
        group: sql`e.first_calendar_id`,
        name: sql`coalesce(o.first_name || ' ' || o.last_name, 'Nobody')`,
        names: sql`left join scheduling.calendar k on k.clinic_id = ${clinicId} and k.id = g.key
          left join scheduling.calendar_owner o on o.clinic_id = k.clinic_id and o.user_id = k.user_id`,
      };
  }
}
