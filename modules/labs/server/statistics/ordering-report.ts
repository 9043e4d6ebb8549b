import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { readPlanned } from '#platform/reports/read-planned.ts';
import { plannedReportRows, reportOptions } from '#platform/reports/report-rows.ts';
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

const DAYS = sql.raw('extract(epoch from d.result_time - coalesce(g.sent_time, t.created_time)) / 86400');

/** Report on laboratory orders, their progress and turnaround time. */
export const orderingReport: Report = {
  id: 'primitiveOrderingStats',
  title: 'Lab Ordering',
  definition:
    'Laboratory tests ordered in the period, counted once for each step reached. Drafts and deleted orders are excluded. Days are from sending the order to the first final result.',
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
      title: 'Patient notified',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'more',
      definition: 'As recorded when the result was reviewed.',
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
      definition: 'Median number of days.',
    },
  ],
  chart: { x: 'name', y: 'ordered', kind: 'bar' },
  read: readOrdering,
  async foot(db, input) {
    const statement = sql`
      select (percentile_cont(0.5) within group (order by ${DAYS}))::float8 as days
      from ${counted(input)} where d.result_time is not null`;
    const [foot] = await plannedReportRows(db, statement);
    return foot ?? {};
  },
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'test', title: 'Test', kind: 'text' },
      { id: 'status', title: 'Status', kind: 'text' },
      { id: 'lab', title: 'Laboratory', kind: 'text' },
      { id: 'provider', title: 'Ordered by', kind: 'text' },
      { id: 'ordered', title: 'Ordered', kind: 'instant' },
      { id: 'resulted', title: 'Result', kind: 'instant' },
      { id: 'days', title: 'Days to result', kind: 'days' },
    ],
    read: readOrderRows,
    foot: true,
  },
};

async function readOrdering(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const count = (id: string): RawBuilder<unknown> =>
    sql`count(*) filter (where ${COUNTED[id]!})::int as ${sql.ref(id)}`;
  const { group, key, name, names, order } = groupingOf(input);
  const statement = sql`
    select ${key(sql`c.key`)} as key, ${name} as name, ordered, sent, collected, resulted, reviewed, told, waiting, cancelled,
      (select percentile_cont(0.5) within group (order by days) from unnest(c.took) days) as days
    from (
      select ${group} as key, min(t.test_name) as test_name, ${sql.join(Object.keys(COUNTED).map(count))},
        array_agg((${DAYS})::float8) filter (where d.result_time is not null) as took
      from ${counted(input)} group by 1) c ${names}
    order by ${order}`;
  return plannedReportRows(db, statement);
}

async function readOrderRows(db: Queryable, input: ReportInput, row: ReportRow, column: string): Promise<ReportRow[]> {
  const key = row['key'] ?? null;
  const { group, key: keyOf } = groupingOf(input);
  const statement = sql<ReportRow & { ordered: Date; resulted: Date | null }>`
    select t.id as key, t.patient_id, '/patients/' || t.patient_id as path, p.first_name || ' ' || p.last_name as patient,
      t.test_name as test, t.status, l.lab_name as lab, m.first_name || ' ' || m.last_name as provider, t.created_time as ordered,
      d.result_time as resulted, (${DAYS})::float8 as days
    from ${counted(input)}
    join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
    join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id
    join labs.order_patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
    where ${COUNTED[column] ?? sql`false`} and (${key}::text is null or ${keyOf(group)} = ${key})
    order by t.created_time desc, t.id limit ${MOST_DRILL_ROWS + 1}`;
  const rows = await readPlanned(db, statement);
  return rows.map((found) => ({
    ...found,
    ordered: found.ordered.toISOString(),
    resulted: found.resulted?.toISOString() ?? null,
  }));
}

/**
 * Selects the counted tests, as `t`, with their order, the time of their first final result, and whether the patient
 * was notified.
 */
function counted(input: ReportInput): RawBuilder<unknown> {
  const { lab, provider } = input.filters;
  return sql`${tests(input, 't')}
    join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
      ${lab === undefined ? sql`` : sql`and g.lab_id = ${lab}`} ${provider === undefined ? sql`` : sql`and g.provider_id = ${provider}`}
    left join (
      select r.test_order_id, min(r.received_time) filter (where r.status in ('final', 'corrected')) as result_time,
        bool_or(v.disposition = 'Patient told') as told
      from ${tests(input, 'o')}
      join labs.report r on r.clinic_id = o.clinic_id and r.test_order_id = o.id
      left join labs.review v on v.clinic_id = r.clinic_id and v.report_id = r.id
      group by r.test_order_id) d on d.test_order_id = t.id`;
}

/** Selects the tests ordered in the range. */
function tests({ clinicId, start, end }: ReportInput, as: string): RawBuilder<unknown> {
  return sql`(select * from labs.test_order where clinic_id = ${clinicId} and deleted_time is null and status <> 'Draft'
      and created_time >= ${start} and created_time < ${end}) ${sql.ref(as)}`;
}

interface Grouping {
  /** The grouping expression, and the key that is made of it. */
  group: RawBuilder<unknown>;
  key: (group: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The name of a row, `c`, and its joins: looked up once per row, not per test. */
  name: RawBuilder<unknown>;
  names: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

function groupingOf({ breakdown, clinicId, timeZone }: ReportInput): Grouping {
  const key = (group: RawBuilder<unknown>): RawBuilder<unknown> => sql`${group}::text`;
  const order = sql`ordered desc, 2, 1`;
  if (breakdown === 'lab') {
    const names = sql`join labs.lab l on l.clinic_id = ${clinicId} and l.id = c.key`;
    return { group: sql`g.lab_id`, key, name: sql`l.lab_name`, names, order };
  }
  if (breakdown === 'provider') {
    const names = sql`join labs.order_member m on m.clinic_id = ${clinicId} and m.user_id = c.key`;
    return { group: sql`g.provider_id`, key, name: sql`m.first_name || ' ' || m.last_name`, names, order };
  }
  if (breakdown === 'month')
    return {
      group: sql`date_trunc('month', t.created_time at time zone ${sql.lit(timeZone)})`,
      key: (group) => sql`to_char(${group}, 'YYYY-MM')`,
      name: sql`to_char(c.key, 'Mon YYYY')`,
      names: sql``,
      order: sql`1`,
    };
  return { group: sql`t.test_code`, key, name: sql`c.test_name`, names: sql``, order };
}

function readLabs(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return db
    .selectFrom('labs.lab')
    .select(['id as value', 'lab_name as label'])
    .where('clinic_id', '=', clinicId)
    .orderBy(({ eb }) => eb('deleted_time', 'is not', null))
    .orderBy(({ fn }) => fn('lower', ['lab_name']))
    .orderBy('id')
    .execute();
}

async function readProviders(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return reportOptions(
    db,
    sql`m.user_id`,
    sql`m.first_name || ' ' || m.last_name`,
    sql`from labs.order_member m where m.clinic_id = ${clinicId}
      and exists (select from labs.order_group g where g.clinic_id = m.clinic_id and g.provider_id = m.user_id)`,
  );
}
