import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { MOST_DRILL_ROWS, type Report, type ReportInput, type ReportRow } from '#platform/reports/report.ts';

const COUNTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  ordered: sql.raw('true'),
  sent: sql.raw('g.sent_time is not null'),
  collected: sql.raw(`t.status in ('Collected', 'Partial', 'Final', 'Reviewed')`),
  resulted: sql.raw(`t.status in ('Final', 'Reviewed')`),
  reviewed: sql.raw(`t.status = 'Reviewed'`),
  told: sql.raw('d.told'),
  waiting: sql.raw(`t.status not in ('Final', 'Reviewed', 'Cancelled')`),
  cancelled: sql.raw(`t.status = 'Cancelled'`),
};

const BREAKDOWNS = [
  { id: 'test', title: 'Test' },
  { id: 'lab', title: 'Laboratory' },
  { id: 'provider', title: 'Ordered by' },
  { id: 'month', title: 'Month' },
];

// When the first final result came, and whether somebody said that the patient was told.
const DONE = sql.raw(`left join lateral (
    select min(r.received_time) filter (where r.status in ('final', 'corrected')) as result_time,
      coalesce(bool_or(v.disposition = 'Patient told'), false) as told
    from labs.report r left join labs.review v on v.clinic_id = r.clinic_id and v.report_id = r.id
    where r.clinic_id = t.clinic_id and r.test_order_id = t.id) d on true`);
const DAYS = sql.raw('extract(epoch from d.result_time - coalesce(g.sent_time, t.created_time)) / 86400');

/** What was ordered from laboratories, how far it is, and how long it took. */
export const orderingReport: Report = {
  id: 'primitiveOrderingStats',
  title: 'Lab Ordering',
  definition:
    'Laboratory tests that were ordered in these days, each counted once for every step that it has reached. Drafts and deleted orders are not counted. Days run from when the order was sent to when the first final result came.',
  rule: 'labs.statistics',
  order: 30,
  filters: [
    { id: 'lab', title: 'Laboratory', options: readLabs },
    { id: 'provider', title: 'Ordered by', options: readProviders },
  ],
  breakdowns: BREAKDOWNS,
  columns: [
    { id: 'name', title: 'Test', kind: 'text' },
    { id: 'ordered', title: 'Ordered', kind: 'number', total: true, drill: 'rows' },
    { id: 'sent', title: 'Sent', kind: 'number', total: true, drill: 'rows' },
    { id: 'collected', title: 'Collected', kind: 'number', total: true, drill: 'rows' },
    { id: 'resulted', title: 'Resulted', kind: 'number', total: true, drill: 'rows' },
    { id: 'reviewed', title: 'Reviewed', kind: 'number', total: true, drill: 'rows', better: 'more' },
    {
      id: 'told',
      title: 'Patient told',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'more',
      definition: 'The review of a result says so.',
    },
    {
      id: 'waiting',
      title: 'No result yet',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
    },
    { id: 'cancelled', title: 'Cancelled', kind: 'number', total: true, drill: 'rows' },
    {
      id: 'days',
      title: 'Days to result',
      kind: 'days',
      better: 'less',
      definition: 'The median: half of the results came sooner, half later.',
    },
  ],
  chart: { x: 'name', y: 'ordered', kind: 'bar' },
  read: readOrdering,
  async foot(db, input) {
    const { rows } = await sql<{ days: number | null }>`
      select (percentile_cont(0.5) within group (order by ${DAYS}))::float8 as days from ${counted(input)}`.execute(db);
    return { days: rows[0]?.days ?? null };
  },
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'test', title: 'Test', kind: 'text' },
      { id: 'status', title: 'State', kind: 'text' },
      { id: 'lab', title: 'Laboratory', kind: 'text' },
      { id: 'provider', title: 'Ordered by', kind: 'text' },
      { id: 'ordered', title: 'Ordered', kind: 'instant' },
      { id: 'resulted', title: 'Result', kind: 'instant' },
      { id: 'days', title: 'Took', kind: 'days' },
    ],
    read: readOrderRows,
    foot: true,
  },
};

async function readOrdering(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const count = (id: string): RawBuilder<unknown> => sql`count(*) filter (where ${COUNTED[id]!})::int`;
  const { rows } = await sql<ReportRow>`
    select ${keyOf(input)} as key, min(${nameOf(input)}) as name, ${count('ordered')} as ordered, ${count('sent')} as sent,
      ${count('collected')} as collected, ${count('resulted')} as resulted, ${count('reviewed')} as reviewed, ${count('told')} as told,
      ${count('waiting')} as waiting, ${count('cancelled')} as cancelled,
      (percentile_cont(0.5) within group (order by ${DAYS}))::float8 as days
    from ${counted(input)}
    group by 1 order by ${input.breakdown === 'month' ? sql`1` : sql`3 desc, 2, 1`}`.execute(db);
  return rows;
}

async function readOrderRows(db: Queryable, input: ReportInput, row: ReportRow, column: string): Promise<ReportRow[]> {
  const key = row['key'] ?? null;
  const { rows } = await sql<ReportRow & { ordered: Date; resulted: Date | null }>`
    select t.id as key, t.patient_id, '/patients/' || t.patient_id as path, p.first_name || ' ' || p.last_name as patient,
      t.test_name as test, t.status, l.lab_name as lab, m.first_name || ' ' || m.last_name as provider, t.created_time as ordered,
      d.result_time as resulted, (${DAYS})::float8 as days
    from ${counted(input)}
    join labs.order_patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
    where ${COUNTED[column] ?? sql`false`} and (${key}::text is null or ${keyOf(input)} = ${key})
    order by t.created_time desc, t.id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
  return rows.map((found) => ({
    ...found,
    ordered: found.ordered.toISOString(),
    resulted: found.resulted?.toISOString() ?? null,
  }));
}

/** The tests that are counted, as `t`, with their order, laboratory, who ordered them and what came of them. */
function counted({ clinicId, start, end, filters }: ReportInput): RawBuilder<unknown> {
  const lab = filters['lab'] ?? null;
  const provider = filters['provider'] ?? null;
  return sql`(select o.* from labs.test_order o where o.clinic_id = ${clinicId} and o.deleted_time is null and o.status <> 'Draft'
      and o.created_time >= ${start} and o.created_time < ${end}) t
    join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
      and (${lab}::uuid is null or g.lab_id = ${lab}) and (${provider}::uuid is null or g.provider_id = ${provider})
    join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
    join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id ${DONE}`;
}

function keyOf({ breakdown, timeZone }: ReportInput): RawBuilder<unknown> {
  if (breakdown === 'lab') return sql`l.id::text`;
  if (breakdown === 'provider') return sql`g.provider_id::text`;
  if (breakdown === 'month') return sql`to_char(t.created_time at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`;
  return sql`t.test_code`;
}

function nameOf({ breakdown, timeZone }: ReportInput): RawBuilder<unknown> {
  if (breakdown === 'lab') return sql`l.lab_name`;
  if (breakdown === 'provider') return sql`m.first_name || ' ' || m.last_name`;
  if (breakdown === 'month') return sql`to_char(t.created_time at time zone ${sql.lit(timeZone)}, 'Mon YYYY')`;
  return sql`t.test_name`;
}

async function readLabs(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  const { rows } = await sql<{ value: string; label: string }>`
    select id as value, lab_name as label from labs.lab where clinic_id = ${clinicId}
    order by deleted_time is not null, lower(lab_name), id`.execute(db);
  return rows;
}

async function readProviders(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  const { rows } = await sql<{ value: string; label: string }>`
    select distinct m.user_id as value, m.first_name || ' ' || m.last_name as label from labs.order_group g
    join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id
    where g.clinic_id = ${clinicId} order by 2, 1`.execute(db);
  return rows;
}
