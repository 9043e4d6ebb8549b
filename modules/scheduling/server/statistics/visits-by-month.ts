import { sql } from 'kysely';
import { reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type ReportColumns, type ReportRow } from '#platform/reports/report.ts';

const COUNTED: Readonly<Record<string, ReturnType<typeof sql.raw>>> = {
  visits: sql.raw(`e.status = 'checkedin'`),
  scheduled: sql.raw('true'),
  noshows: sql.raw(`e.status = 'noshow'`),
};

/** Visits and no-shows per month, for the monthly trend. */
export const visitsByMonth: ReportColumns = {
  report: 'monthlyTrend',
  order: 10,
  rule: 'scheduling.statistics',
  columns: [
    {
      id: 'visits',
      title: 'Visits',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'more',
      definition: 'Checked-in appointments, by start date.',
    },
    {
      id: 'scheduled',
      title: 'Scheduled',
      kind: 'number',
      total: true,
      drill: 'rows',
      definition: 'Past patient appointments, regardless of status.',
    },
    { id: 'noshows', title: 'No-shows', kind: 'number', total: true, drill: 'rows', better: 'less' },
    {
      id: 'noshow_rate',
      title: 'No-show %',
      kind: 'percent',
      ratio: { of: 'noshows', over: 'scheduled' },
      better: 'less',
      definition: 'No-shows as a percentage of scheduled appointments.',
    },
  ],
  async read(db, { clinicId, from, to, start, end, now, timeZone }) {
    // The month is found by comparing with month boundaries, which is cheaper than computing each time's wall clock.
    return reportRows(
      db,
      sql`
      with months as (
        select date_trunc('month', ${from}::date)::timestamp as first,
          array_agg(month at time zone ${sql.lit(timeZone)} order by month) as bounds
        from generate_series(date_trunc('month', ${from}::date)::timestamp, ${to}::date, interval '1 month') month)
      select to_char(first + (g.nth - 1) * interval '1 month', 'YYYY-MM') as key, visits, scheduled, noshows
      from (
        select width_bucket(e.start_time, (select bounds from months)) as nth,
          count(*) filter (where ${COUNTED['visits']!})::int as visits, count(*)::int as scheduled,
          count(*) filter (where ${COUNTED['noshows']!})::int as noshows
        from scheduling.event e
        where e.clinic_id = ${clinicId} and e.start_time >= ${start} and e.start_time < ${end < now ? end : now}
          and e.patient_id is not null and e.deleted_time is null
        group by 1) g, months`,
    );
  },
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'start', title: 'Start', kind: 'instant' },
      { id: 'status', title: 'Status', kind: 'text' },
      { id: 'category', title: 'Event type', kind: 'text' },
    ],
    async read(db, { clinicId, start, end, now, timeZone }, row, column) {
      const month = row['key'] ?? null;
      const { rows } = await sql<ReportRow & { start: Date }>`
        select e.id as key, e.patient_id, '/patients/' || e.patient_id as path, p.first_name || ' ' || p.last_name as patient,
          e.start_time as start, c.category_name as category,
          case e.status when 'checkedin' then 'Came' when 'noshow' then 'No-show' when 'canceled' then 'Canceled' else 'Without a status' end as status
        from scheduling.event e
        join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
        join scheduling.event_category c on c.clinic_id = e.clinic_id and c.id = e.category_id
        where e.clinic_id = ${clinicId} and e.start_time >= ${start} and e.start_time < ${end < now ? end : now}
          and e.patient_id is not null and e.deleted_time is null and ${COUNTED[column]!}
          and (${month}::text is null or to_char(e.start_time at time zone ${sql.lit(timeZone)}, 'YYYY-MM') = ${month})
        order by e.start_time desc, e.id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
      return rows.map((found) => ({ ...found, start: found.start.toISOString() }));
    },
    foot: true,
  },
};
