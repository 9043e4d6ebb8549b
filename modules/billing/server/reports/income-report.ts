import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { type MonthlyReading, readByMonths } from '#platform/reports/read-by-months.ts';
import { changedMonths, plannedReportRows, reportOptions, reportRows } from '#platform/reports/report-rows.ts';
import {
  MOST_DRILL_ROWS,
  type Report,
  type ReportColumn,
  type ReportInput,
  type ReportRow,
  type ReportValue,
} from '#platform/reports/report.ts';

// Each is the sum of the same column of the underlying charges.
const SUMS: readonly ReportColumn[] = [
  { id: 'quantity', title: 'Quantity', kind: 'number' },
  { id: 'gross', title: 'Gross', kind: 'cents', definition: 'Quantity × price.' },
  { id: 'discount', title: 'Discount', kind: 'cents', better: 'less' },
  { id: 'tax', title: 'Tax', kind: 'cents', definition: 'Tax is passed through and excluded from net and margin.' },
  { id: 'written_off', title: 'Written off', kind: 'cents', better: 'less' },
  {
    id: 'net',
    title: 'Net',
    kind: 'cents',
    better: 'more',
    definition: 'Gross less discounts and write-offs.',
  },
  {
    id: 'collected',
    title: 'Collected',
    kind: 'cents',
    better: 'more',
    definition: 'Payments currently applied, including tax and excluding refunds.',
  },
  {
    id: 'cost',
    title: 'Cost',
    kind: 'cents',
    definition: 'Purchase cost of the goods dispensed.',
  },
  { id: 'margin', title: 'Margin', kind: 'cents', better: 'more', definition: 'Net less cost.' },
];

/** Revenue by product and procedure, or by provider; agrees with the ledger to the cent. */
export const incomeReport: Report = {
  id: 'productIncomeStats',
  title: 'Income by Product',
  definition:
    'Posted charges that were not reversed, by date of service. Net = gross − discounts − write-offs. Margin = net − cost. Collected is the amount received for these charges to date. Units covered by a package are excluded because the package itself is counted.',
  rule: 'billing.statistics',
  keepsMonths: true,
  order: 10,
  filters: [
    { id: 'provider', title: 'Provider', options: readProviders },
    { id: 'practice', title: 'Location', options: readPractices },
    { id: 'kind', title: 'Type', options: readKinds },
  ],
  breakdowns: [
    { id: 'product', title: 'Product or procedure' },
    { id: 'provider', title: 'Provider' },
    { id: 'practice', title: 'Location' },
    { id: 'kind', title: 'Type' },
    { id: 'month', title: 'Month' },
  ],
  columns: [
    { id: 'name', title: 'Product or procedure', kind: 'text' },
    ...SUMS.map((column) => ({ ...column, total: true, drill: { sum: column.id } })),
    { id: 'margin_share', title: 'Margin %', kind: 'percent', ratio: { of: 'margin', over: 'net' }, better: 'more' },
  ],
  chart: { x: 'name', y: ['net', 'collected'], kind: 'bar' },
  read: readIncome,
  drill: {
    columns: [
      { id: 'day', title: 'Day', kind: 'day' },
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'service', title: 'Service', kind: 'text' },
      { id: 'provider', title: 'Provider', kind: 'text' },
      ...SUMS,
    ],
    read: readCharges,
    foot: true,
  },
};

async function readIncome(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const isWhole = Object.keys(input.filters).length === 0;
  const rows = isWhole ? await readByMonths(db, income(input.breakdown), input) : await readCharged(db, input);
  const largest = (one: ReportRow, other: ReportRow): number => Number(other['net']) - Number(one['net']);
  const byKey = (one: ReportRow, other: ReportRow): number => compare(one['key'], other['key']);
  if (input.breakdown === 'month') return rows.toSorted(byKey);
  return rows.toSorted((one, other) => largest(one, other) || compare(one['name'], other['name']) || byKey(one, other));
}

async function readCharged(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const sum = ({ id }: ReportColumn): RawBuilder<unknown> => sql.raw(`sum(e.${id})::float8 as ${id}`);
  return plannedReportRows(
    db,
    sql`
      select e.key, ${groupingOf(input).name} as name, ${sql.join(SUMS.map(sum))}
      from (${earned(input)}) e group by e.key`,
  );
}

/** How years are aggregated: a month's totals change with its charges, their postings and their costs. */
const income = (breakdown: string): MonthlyReading => ({
  name: `productIncomeStats/${breakdown}`,
  sums: SUMS.map(({ id }) => id),
  read: readCharged,
  async changed(db, { clinicId }, since) {
    return changedMonths(
      db,
      sql`(select to_char(c.date_of_charge, 'YYYY-MM') from billing.charge c where c.clinic_id = ${clinicId} and c.id = w.charge_id)`,
      sql`w.time`,
      sql`from (
        select id as charge_id, updated_time as time from billing.charge where clinic_id = ${clinicId} and updated_time > ${since}
        union all
        select charge_id, created_time from billing.ledger_entry
        where clinic_id = ${clinicId} and created_time > ${since} and charge_id is not null
        union all
        select charge_id, created_time from billing.charge_movement where clinic_id = ${clinicId} and created_time > ${since}) w`,
    );
  },
});

const compare = (one: ReportValue | undefined, other: ReportValue | undefined): number =>
  String(one ?? '').localeCompare(String(other ?? ''));

async function readCharges(db: Queryable, input: ReportInput, row: ReportRow): Promise<ReportRow[]> {
  const key = row['key'] ?? null;
  const value = ({ id }: ReportColumn): RawBuilder<unknown> => sql.raw(`e.${id}::float8 as ${id}`);
  const rows = await reportRows(
    db,
    sql`
    select e.id as row_key, e.patient_id, '/patients/' || e.patient_id as path, e.day::text as day,
      p.first_name || ' ' || p.last_name as patient, concat_ws(' ', e.code, e.description) as service,
      m.first_name || ' ' || m.last_name as provider, ${sql.join(SUMS.map(value))}
    from (${earned(input)}) e
    join billing.account_patient p on p.clinic_id = ${input.clinicId} and p.id = e.patient_id
    join billing.account_member m on m.clinic_id = ${input.clinicId} and m.user_id = e.provider_id
    where ${key}::text is null or e.key = ${key}
    order by e.day desc, e.id desc limit ${MOST_DRILL_ROWS + 1}`,
  );
  return rows.map(({ row_key, ...rest }) => ({ ...rest, key: row_key! }));
}

/** Selects every charge of the range with its amounts in cents, and the key of its row. */
function earned(input: ReportInput): RawBuilder<unknown> {
  const { clinicId, from, to, filters } = input;
  const { key } = groupingOf(input);
  const only = (filter: string, column: string): RawBuilder<unknown> =>
    filters[filter] === undefined ? sql`` : sql`and ${sql.raw(column)}::text = ${filters[filter]}`;
  return sql`
    select c.id, ${key} as key, c.patient_id, c.provider_id, c.practice_id, c.charge_type, c.code, c.description,
      c.date_of_charge as day, c.quantity, c.quantity * c.price as gross,
      c.quantity * c.price + c.tax - c.amount_of_charge as discount, c.tax, coalesce(l.written_off, 0) as written_off,
      c.amount_of_charge - c.tax - coalesce(l.written_off, 0) as net, coalesce(l.collected, 0) as collected,
      coalesce(g.cost, 0) as cost, c.amount_of_charge - c.tax - coalesce(l.written_off, 0) - coalesce(g.cost, 0) as margin
    from billing.charge c
    left join (
      select e.charge_id, -sum(e.amount) filter (where e.entry_type in ('write_off', 'adjustment')) as written_off, sum(e.applied) as collected
      from billing.charge x join billing.ledger_entry e on e.clinic_id = x.clinic_id and e.charge_id = x.id
      where x.clinic_id = ${clinicId} and x.deleted_time is null and x.date_of_charge between ${from}::date and ${to}::date
      group by e.charge_id) l on l.charge_id = c.id
    left join billing.charge_cost g on g.clinic_id = c.clinic_id and g.charge_id = c.id
    where c.clinic_id = ${clinicId} and c.state = 'posted' and c.deleted_time is null and c.date_of_charge between ${from}::date and ${to}::date
      and not exists (select from billing.package_draw w
        where w.clinic_id = c.clinic_id and w.charge_id = c.id and w.payment_id is not null)
      ${only('provider', 'c.provider_id')} ${only('practice', 'c.practice_id')} ${only('kind', 'c.charge_type')}`;
}

/** Returns the grouping expression (`key`) and the label of a row. */
function groupingOf({ breakdown, clinicId }: ReportInput): Record<'key' | 'name', RawBuilder<unknown>> {
  switch (breakdown) {
    case 'provider':
      return {
        key: sql`c.provider_id::text`,
        name: sql`(select m.first_name || ' ' || m.last_name from billing.account_member m
          where m.clinic_id = ${clinicId} and m.user_id = e.key::uuid)`,
      };
    case 'practice':
      return {
        key: sql`c.practice_id::text`,
        name: sql`(select p.practice_name from billing.account_practice p where p.clinic_id = ${clinicId} and p.id = e.key::uuid)`,
      };
    case 'kind':
      return { key: sql`c.charge_type`, name: sql`e.key` };
    case 'month':
      return {
        key: sql`to_char(c.date_of_charge, 'YYYY-MM')`,
        name: sql`to_char(to_date(e.key, 'YYYY-MM'), 'Mon YYYY')`,
      };
    default:
      return {
        // Products and procedures are grouped by id or code, whatever their descriptions; others by description.
        key: sql`coalesce('product ' || c.product_id, 'code ' || nullif(c.code, ''), 'words ' || c.description)`,
        name: sql`concat_ws(' ', max(e.code), min(e.description))`,
      };
  }
}

async function readProviders(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return reportOptions(
    db,
    sql`m.user_id`,
    sql`m.first_name || ' ' || m.last_name`,
    sql`from billing.account_member m where m.clinic_id = ${clinicId}
      and exists (select 1 from billing.charge c where c.clinic_id = m.clinic_id and c.provider_id = m.user_id)`,
  );
}

/** Returns the clinic's practices as report options. */
export async function readPractices(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return reportOptions(
    db,
    sql`id`,
    sql`practice_name`,
    sql`from billing.account_practice where clinic_id = ${clinicId}`,
  );
}

function readKinds(): Promise<{ value: string; label: string }[]> {
  const kinds = ['Procedure', 'Product', 'Package', 'Subscription', 'Fee'];
  return Promise.resolve(kinds.map((value) => ({ value, label: value })));
}
