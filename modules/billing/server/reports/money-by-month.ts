import { sql } from 'kysely';
import { type MonthlyReading, readByMonths } from '#platform/reports/read-by-months.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { changedMonths, reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type ReportColumns, type ReportRow } from '#platform/reports/report.ts';

// The ledger entries of each column. Package units are not money, since they were paid with the package, and not
// charges while it covers them.
const COUNTED: Readonly<Record<string, { of: ReturnType<typeof sql.raw>; sign: ReturnType<typeof sql.raw> }>> = {
  charges: {
    of: sql.raw(`(e.entry_type = 'charge' or (e.entry_type = 'payment' and y.method = 'prepaid'))`),
    sign: sql.raw(''),
  },
  payments: { of: sql.raw(`e.entry_type = 'payment' and coalesce(y.method, '') <> 'prepaid'`), sign: sql.raw('-') },
  refunds: { of: sql.raw(`e.entry_type = 'refund'`), sign: sql.raw('') },
  written_off: { of: sql.raw(`e.entry_type in ('write_off', 'adjustment')`), sign: sql.raw('-') },
};

const money: MonthlyReading = {
  name: 'monthlyTrend/money',
  sums: ['charges', 'payments', 'refunds', 'written_off', 'posted'],
  async read(db, { clinicId, from, to }) {
    return reportRows(
      db,
      sql`
      with days as (
        select e.book_day, e.entry_type, coalesce(y.method, '') = 'prepaid' as prepaid, sum(e.amount) as amount
        from billing.ledger_entry e
        left join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id and e.entry_type = 'payment' and y.method = 'prepaid'
        where e.clinic_id = ${clinicId} and e.book_day between ${from}::date and ${to}::date and e.amount <> 0 group by 1, 2, 3),
      months as (select month::date as first, (month + interval '1 month')::date as next
        from generate_series(date_trunc('month', ${from}::date)::timestamp, ${to}::date, interval '1 month') month)
      select to_char(m.first, 'YYYY-MM') as key,
        coalesce(sum(d.amount) filter (where d.entry_type = 'charge' or d.prepaid), 0)::float8 as charges,
        coalesce(-sum(d.amount) filter (where d.entry_type = 'payment' and not d.prepaid), 0)::float8 as payments,
        coalesce(sum(d.amount) filter (where d.entry_type = 'refund'), 0)::float8 as refunds,
        coalesce(-sum(d.amount) filter (where d.entry_type in ('write_off', 'adjustment')), 0)::float8 as written_off,
        coalesce(sum(d.amount), 0)::float8 as posted
      from months m left join days d on d.book_day >= m.first and d.book_day < m.next
      group by 1`,
    );
  },
  // The ledger is append-only.
  async changed(db, { clinicId }, since) {
    return changedMonths(
      db,
      sql`to_char(book_day, 'YYYY-MM')`,
      sql`created_time`,
      sql`from billing.ledger_entry where clinic_id = ${clinicId} and created_time > ${since}`,
    );
  },
};

/** Monthly totals of the ledger for the trend report, by posting day. */
export const moneyByMonth: ReportColumns = {
  report: 'monthlyTrend',
  order: 30,
  rule: 'billing.statistics',
  keepsMonths: true,
  columns: [
    {
      id: 'charges',
      title: 'Charges',
      kind: 'cents',
      total: true,
      drill: { sum: 'value' },
      better: 'more',
      definition: 'Charges less reversals, by posting date. Units covered by a package are excluded.',
    },
    {
      id: 'payments',
      title: 'Payments',
      kind: 'cents',
      total: true,
      drill: { sum: 'value' },
      better: 'more',
      definition: 'Payments received before refunds. Package units are excluded.',
    },
    { id: 'refunds', title: 'Refunds', kind: 'cents', total: true, drill: { sum: 'value' }, better: 'less' },
    { id: 'written_off', title: 'Written off', kind: 'cents', total: true, drill: { sum: 'value' }, better: 'less' },
    {
      id: 'receivable',
      title: 'Closing balance',
      kind: 'cents',
      better: 'less',
      definition: 'Total owed by all patients, less credits, at the end of the month.',
    },
  ],
  async read(db, input) {
    // The amount owed at a month's end includes all earlier postings.
    const { rows } = await sql<{ first: string | null }>`
      select date_trunc('month', min(book_day))::date::text as first from billing.ledger_entry where clinic_id = ${input.clinicId}`.execute(
      db,
    );
    const first = rows[0]?.first ?? input.from;
    const months = await readByMonths(
      db,
      money,
      reportInput({ ...input, from: first < input.from ? first : input.from }),
    );
    let receivable = 0;
    return months
      .toSorted((one, other) => (String(one['key']) < String(other['key']) ? -1 : 1))
      .map(({ posted, ...month }): ReportRow => ({ ...month, receivable: (receivable += Number(posted)) }))
      .filter(({ key }) => String(key) >= input.from.slice(0, 7));
  },
  drill: {
    columns: [
      { id: 'day', title: 'Day', kind: 'day' },
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'what', title: 'Description', kind: 'text' },
      { id: 'value', title: 'Amount', kind: 'cents' },
    ],
    async read(db, { clinicId, from, to }, row, column) {
      const month = row['key'] ?? null;
      const { of, sign } = COUNTED[column]!;
      return reportRows(
        db,
        sql`
        select e.id as key, e.patient_id, '/patients/' || e.patient_id as path, e.book_day::text as day,
          p.first_name || ' ' || p.last_name as patient,
          concat_ws(', ', coalesce(c.description, y.method, e.entry_type), e.reason, case when e.reverses_id is not null then 'taken back' end) as what,
          (${sign}e.amount)::float8 as value
        from billing.ledger_entry e
        join billing.account_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
        left join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
        left join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id
        where e.clinic_id = ${clinicId} and ${of}
          and e.book_day between greatest(${from}::date, coalesce(to_date(${month}::text, 'YYYY-MM'), ${from}::date))
            and least(${to}::date, coalesce((to_date(${month}::text, 'YYYY-MM') + interval '1 month - 1 day')::date, ${to}::date))
        order by e.book_day desc, e.id desc limit ${MOST_DRILL_ROWS + 1}`,
      );
    },
    foot: true,
  },
};
