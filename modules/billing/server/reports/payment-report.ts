import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { type MonthlyReading, readByMonths } from '#platform/reports/read-by-months.ts';
import { changedMonths, reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type Report, type ReportInput, type ReportRow } from '#platform/reports/report.ts';
import { METHOD_WORDS, type PaymentMethod } from '../../rules/index.ts';
import { readPractices } from './income-report.ts';

/**
 * Money received by provider, location or method. An applied amount belongs to the provider and location of its charge;
 * what is not applied is credit at the location where it was taken. Every row adds up to the day sheets.
 */
export const paymentReport: Report = {
  id: 'paymentStats',
  title: 'Payments by Provider',
  definition:
    'Payments less refunds and voids, by book day, as on the day sheets. An applied amount counts for the provider and location of its charge on the day it was applied; amounts that are not applied are credit. Package units that were paid in advance are excluded.',
  rule: 'billing.statistics',
  order: 15,
  keepsMonths: true,
  filters: [
    { id: 'practice', title: 'Location', options: readPractices },
    {
      id: 'method',
      title: 'Method',
      options: async () =>
        Object.entries(METHOD_WORDS)
          .filter(([method]) => method !== 'prepaid')
          .map(([value, label]) => ({ value, label })),
    },
  ],
  breakdowns: [
    { id: 'provider', title: 'Provider' },
    { id: 'practice', title: 'Location' },
    { id: 'method', title: 'Method' },
  ],
  columns: [
    { id: 'name', title: 'Provider', kind: 'text' },
    { id: 'applied', title: 'Applied to charges', kind: 'cents', total: true, drill: { sum: 'applied' } },
    { id: 'credit', title: 'Change in credit', kind: 'cents', total: true, drill: { sum: 'credit' } },
    { id: 'received', title: 'Received', kind: 'cents', total: true, drill: { sum: 'received' }, better: 'more' },
  ],
  chart: { x: 'name', y: 'received', kind: 'bar' },
  read: readMoney,
  drill: {
    columns: [
      { id: 'day', title: 'Day', kind: 'day' },
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'method', title: 'Method', kind: 'text' },
      { id: 'provider', title: 'Provider', kind: 'text' },
      { id: 'location', title: 'Location', kind: 'text' },
      { id: 'applied', title: 'Applied', kind: 'cents' },
      { id: 'credit', title: 'Credit', kind: 'cents' },
      { id: 'received', title: 'Received', kind: 'cents' },
    ],
    foot: true,
    async read(db, input, row, column) {
      const key = row['key'] ?? null;
      const rows = await reportRows(
        db,
        sql`select concat_ws(' ', f.payment_id, f.provider_id, f.practice_id, f.book_day) as key, f.patient_id, '/patients/' || f.patient_id as path, f.book_day::text as day,
          a.first_name || ' ' || a.last_name as patient, f.method, min(${PROVIDER}) as provider,
          min(l.practice_name) as location, sum(f.applied)::float8 as applied, sum(f.credit)::float8 as credit,
          sum(f.applied + f.credit)::float8 as received
        from ${flows(input)} join billing.account_patient a on a.clinic_id = f.clinic_id and a.id = f.patient_id
        where (${key}::text is null or ${keyOf(input)} = ${key})
        group by f.patient_id, f.book_day, a.first_name, a.last_name, f.method, f.payment_id, f.provider_id, f.practice_id
        having sum(${VALUES[column] ?? VALUES['received']}) <> 0
        order by f.book_day desc, 1 limit ${MOST_DRILL_ROWS + 1}`,
      );
      return rows.map((found) => ({ ...found, method: METHOD_WORDS[found['method'] as PaymentMethod] }));
    },
  },
};

async function readMoney(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const isWhole = Object.keys(input.filters).length === 0;
  const rows = await (isWhole ? readByMonths(db, money(input.breakdown), input) : readFlows(db, input));
  const named = rows.map((row) =>
    input.breakdown === 'method' ? { ...row, name: METHOD_WORDS[row['key'] as PaymentMethod] } : row,
  );
  const text = (row: ReportRow, column: string): string => String(row[column] ?? '');
  return named.toSorted(
    (one, other) =>
      Number(other['received']) - Number(one['received']) ||
      text(one, 'name').localeCompare(text(other, 'name')) ||
      text(one, 'key').localeCompare(text(other, 'key')),
  );
}

const readFlows = (db: Queryable, input: ReportInput): Promise<ReportRow[]> =>
  reportRows(
    db,
    sql`select ${keyOf(input)} as key, min(${nameOf(input)}) as name, sum(f.applied)::float8 as applied,
      sum(f.credit)::float8 as credit, sum(f.applied + f.credit)::float8 as received
    from ${flows(input)} group by 1`,
  );

/** A month's totals change with its ledger entries, and with the provider or location of a charge that was paid in it. */
const money = (breakdown: string): MonthlyReading => ({
  name: `paymentStats/${breakdown}`,
  sums: ['applied', 'credit', 'received'],
  read: readFlows,
  async changed(db, { clinicId }, since) {
    return changedMonths(
      db,
      sql`to_char(w.book_day, 'YYYY-MM')`,
      sql`w.time`,
      sql`from (
        select book_day, created_time as time from billing.ledger_entry
        where clinic_id = ${clinicId} and created_time > ${since}
        union all
        select e.book_day, c.updated_time from billing.charge c
        join billing.ledger_entry e on e.clinic_id = c.clinic_id and e.charge_id = c.id and e.entry_type = 'allocation'
        where c.clinic_id = ${clinicId} and c.id = any(array(
          select id from billing.charge where clinic_id = ${clinicId} and updated_time > ${since}))) w`,
    );
  },
});

const VALUES: Readonly<Record<string, RawBuilder<unknown>>> = {
  applied: sql.raw('f.applied'),
  credit: sql.raw('f.credit'),
  received: sql.raw('f.applied + f.credit'),
};
const PROVIDER = sql.raw(`coalesce(m.first_name || ' ' || m.last_name, 'Not applied')`);

// Each ledger entry of a payment, twice for an allocation: what its charge gains is what the credit loses.
function flows({ clinicId, from, to, filters: { practice, method } }: ReportInput): RawBuilder<unknown> {
  return sql`(
    select e.id, e.clinic_id, e.patient_id, e.book_day, e.payment_id, y.method, c.provider_id, c.practice_id,
      e.applied, 0::bigint as credit
    from billing.ledger_entry e
    join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id
    join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
    where e.clinic_id = ${clinicId} and e.entry_type = 'allocation'
    union all
    select e.id, e.clinic_id, e.patient_id, e.book_day, e.payment_id, y.method, null, y.practice_id,
      0, -e.amount - e.applied
    from billing.ledger_entry e
    join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id
    where e.clinic_id = ${clinicId} and e.entry_type in ('payment', 'refund', 'allocation')) f
    join billing.account_practice l on l.clinic_id = f.clinic_id and l.id = f.practice_id
      and f.book_day between ${from}::date and ${to}::date and f.method <> 'prepaid'
      ${practice === undefined ? sql`` : sql`and f.practice_id = ${practice}::uuid`}
      ${method === undefined ? sql`` : sql`and f.method = ${method}`}
    left join billing.account_member m on m.clinic_id = f.clinic_id and m.user_id = f.provider_id`;
}

function keyOf({ breakdown }: ReportInput): RawBuilder<unknown> {
  if (breakdown === 'practice') return sql`f.practice_id::text`;
  if (breakdown === 'method') return sql`f.method`;
  return sql`coalesce(f.provider_id::text, 'none')`;
}

function nameOf({ breakdown }: ReportInput): RawBuilder<unknown> {
  if (breakdown === 'practice') return sql`l.practice_name`;
  if (breakdown === 'method') return sql`f.method`;
  return PROVIDER;
}
