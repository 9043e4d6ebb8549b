import { type RawBuilder, sql } from 'kysely';
import { reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type Report, type ReportInput } from '#platform/reports/report.ts';

// The monthly amount of a subscription, rounded individually so that totals agree.
const MONTHLY = sql.raw(`round(v.amount * 365.25 / 12 / (v.interval_count *
  case v.interval_unit when 'week' then 7 when 'month' then 365.25 / 12 else 365.25 end))`);

const counted = (id: string, { from, to }: ReportInput): RawBuilder<unknown> =>
  ({
    opening: sql`s.began < ${from}::date and (s.canceled_day is null or s.canceled_day >= ${from}::date)`,
    added: sql`s.began between ${from}::date and ${to}::date`,
    canceled: sql`s.canceled_day between ${from}::date and ${to}::date`,
    closing: sql`s.began <= ${to}::date and (s.canceled_day is null or s.canceled_day > ${to}::date)`,
    paused: sql`s.status = 'paused'`,
    failed: sql`s.status in ('past_due', 'unpaid')`,
  })[id.replace(/^monthly_/, '')]!;

const COUNTS = ['opening', 'added', 'canceled', 'closing', 'paused', 'failed'];
const SUMS = ['monthly_opening', 'monthly_added', 'monthly_canceled', 'monthly_closing'];

/** Enrollments by plan, with their monthly value. */
export const subscriptionReport: Report = {
  id: 'subscriptionCount',
  title: 'Subscriptions',
  definition:
    'Opening: patients enrolled before the first day and not canceled by then. Closing = opening + new − canceled. Monthly amounts convert each price to one month and add up the same way.',
  rule: 'billing.statistics',
  order: 80,
  filters: [],
  columns: [
    { id: 'name', title: 'Plan', kind: 'text' },
    { id: 'opening', title: 'Opening', kind: 'number', total: true, drill: 'rows' },
    { id: 'added', title: 'New', kind: 'number', total: true, drill: 'rows', better: 'more' },
    { id: 'canceled', title: 'Canceled', kind: 'number', total: true, drill: 'rows', better: 'less' },
    { id: 'closing', title: 'Closing', kind: 'number', total: true, drill: 'rows', better: 'more' },
    { id: 'churn', title: 'Churn %', kind: 'percent', ratio: { of: 'canceled', over: 'opening' }, better: 'less' },
    { id: 'paused', title: 'Paused now', kind: 'number', total: true, drill: 'rows' },
    { id: 'failed', title: 'Failed now', kind: 'number', total: true, drill: 'rows', better: 'less' },
    { id: 'monthly_opening', title: 'Monthly, opening', kind: 'cents', total: true, drill: { sum: 'monthly' } },
    {
      id: 'monthly_added',
      title: 'Monthly, new',
      kind: 'cents',
      total: true,
      drill: { sum: 'monthly' },
      better: 'more',
    },
    {
      id: 'monthly_canceled',
      title: 'Monthly, canceled',
      kind: 'cents',
      total: true,
      drill: { sum: 'monthly' },
      better: 'less',
    },
    {
      id: 'monthly_closing',
      title: 'Monthly, closing',
      kind: 'cents',
      total: true,
      drill: { sum: 'monthly' },
      better: 'more',
    },
  ],
  chart: { x: 'name', y: 'closing', kind: 'bar' },
  async read(db, input) {
    return reportRows(
      db,
      sql`
      select p.id::text as key, p.plan_name as name,
        ${sql.join(COUNTS.map((id) => sql`count(*) filter (where ${counted(id, input)})::int as ${sql.raw(id)}`))},
        ${sql.join(SUMS.map((id) => sql`coalesce(sum(${MONTHLY}) filter (where ${counted(id, input)}), 0)::float8 as ${sql.raw(id)}`))}
      from ${subscriptions(input)} group by p.id, p.plan_name order by lower(p.plan_name), 1`,
    );
  },
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'plan', title: 'Plan', kind: 'text' },
      { id: 'status', title: 'Current status', kind: 'text' },
      { id: 'began', title: 'Since', kind: 'day' },
      { id: 'canceled_day', title: 'Canceled', kind: 'day' },
      { id: 'monthly', title: 'Monthly amount', kind: 'cents' },
    ],
    async read(db, input, row, column) {
      const key = row['key'] ?? null;
      return reportRows(
        db,
        sql`
        select s.id as key, s.patient_id, '/patients/' || s.patient_id as path, a.first_name || ' ' || a.last_name as patient,
          p.plan_name as plan, replace(s.status, '_', ' ') as status, s.began::text as began, s.canceled_day::text as canceled_day,
          ${MONTHLY}::float8 as monthly
        from ${subscriptions(input)}
        join billing.account_patient a on a.clinic_id = s.clinic_id and a.id = s.patient_id
        where (${key}::text is null or p.id::text = ${key}) and ${counted(column, input)}
        order by s.began desc, s.id limit ${MOST_DRILL_ROWS + 1}`,
      );
    },
    foot: true,
  },
};

/** Selects enrollments as `s`, each with its plan `p` and the price `v` at enrollment. */
function subscriptions({ clinicId, timeZone }: ReportInput): RawBuilder<unknown> {
  return sql`(select *, (created_time at time zone ${sql.lit(timeZone)})::date as began
      from billing.subscription where clinic_id = ${clinicId}) s
    join billing.plan p on p.clinic_id = s.clinic_id and p.id = s.plan_id
    join billing.plan_version v on v.clinic_id = s.clinic_id and v.plan_id = s.plan_id and v.number = s.plan_version`;
}
