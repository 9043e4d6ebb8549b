import { type RawBuilder, sql } from 'kysely';
import { foldName } from '#patients/rules';
import { ADULT_AGE } from '../../rules/index.ts';
import type { Queryable } from '#platform/database.ts';
import { accountsOf, accountsSince } from './account-sums.ts';

/** A patient's balance by age, and their unapplied credit. */
export interface BalanceRow {
  patient_id: string;
  patient_name: string;
  balance: number;
  insurance: number;
  days_30: number;
  days_60: number;
  days_90: number;
  older: number;
  credit: number;
  last_payment: string | null;
  last_statement: string | null;
  has_card: boolean;
}

/** Filters for a list of accounts. */
export interface BalanceSearch {
  view: 'Owing' | 'Credit' | 'All';
  least: number;
  keyword: string;
  today: string;
  /** Minimum balance, net of credit. */
  leastBalance?: number;
  /** Only accounts for a statement run: none after this day, not on hold, and of an adult or with a guarantor. */
  noStatementSince?: string;
  /** Whether the clinic has sums of its accounts (`keepAccountSums`). */
  hasSums?: boolean;
}

/** Returns accounts with their open amounts, highest first, and the totals. */
export async function findBalances(
  db: Queryable,
  clinicId: string,
  { view, least, keyword, today, leastBalance, noStatementSince, hasSums = false }: BalanceSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ balances: BalanceRow[]; count: number; owed: number; credit: number }> {
  const conditions: RawBuilder<unknown>[] = [
    view === 'Owing' ? sql`a.owed > 0 and a.owed >= ${least}` : view === 'Credit' ? sql`a.credit > 0` : sql`true`,
  ];
  const words = foldName(keyword).split(' ').filter(Boolean);
  for (const word of words)
    conditions.push(sql`p.search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
  if (leastBalance !== undefined) conditions.push(sql`a.balance >= ${leastBalance}`);
  if (noStatementSince !== undefined)
    conditions.push(sql`not exists (select from billing.statement t where t.clinic_id = ${clinicId}
      and t.patient_id = a.patient_id and t.issue_day > ${noStatementSince})
      and not exists (select from billing.account_details h where h.clinic_id = ${clinicId}
        and h.patient_id = a.patient_id and h.statement_hold <> '')
      and (p.date_of_birth is null or p.date_of_birth + make_interval(years => ${ADULT_AGE}::integer) <= ${today}::date
        or exists (select from billing.account_details h where h.clinic_id = ${clinicId}
          and h.patient_id = a.patient_id and h.relationship is not null))`);
  // Joining all patients takes longer than summing their accounts.
  const isAboutPatients = words.length > 0 || noStatementSince !== undefined;
  const patient = (of: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`join billing.account_patient p on p.clinic_id = ${clinicId} and p.id = ${of}.patient_id`;
  const order = sql.raw(view === 'Credit' ? 'credit desc, patient_id' : 'owed desc, patient_id');
  // All accounts are summed once; only the accounts of the page are read in detail.
  const { rows } = await sql<BalanceRow & { total: number; all_owed: number; all_credit: number }>`
    with summed as (${hasSums ? accountsSince(clinicId) : accountsOf(clinicId)}),
    a as (select s.*, s.owed - s.balance as credit from summed s),
    page as (
      select a.*, count(*) over () as total, sum(a.owed) over () as all_owed, sum(a.credit) over () as all_credit
      from a ${isAboutPatients ? patient(sql`a`) : sql``}
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${take} offset ${skip})
    select f.patient_id, p.first_name || ' ' || p.last_name as patient_name, f.balance::bigint, f.credit::bigint,
      (select coalesce(sum(e.amount), 0) from billing.ledger_entry e where e.clinic_id = ${clinicId}
        and e.patient_id = f.patient_id and e.responsibility = 'insurance')::bigint as insurance,
      g.days_30::bigint, g.days_60::bigint, g.days_90::bigint, g.older::bigint,
      (select max(y.book_day)::text from billing.payment y where y.clinic_id = ${clinicId} and y.patient_id = f.patient_id
        and y.status = 'succeeded') as last_payment,
      (select max(t.issue_day)::text from billing.statement t where t.clinic_id = ${clinicId} and t.patient_id = f.patient_id) as last_statement,
      exists (select from billing.saved_card k where k.clinic_id = ${clinicId} and k.patient_id = f.patient_id and k.deleted_time is null) as has_card,
      f.total, f.all_owed::bigint, f.all_credit::bigint
    from page f ${patient(sql`f`)} cross join lateral (
      select coalesce(sum(open) filter (where day >= ${today}::date - 30), 0) as days_30,
        coalesce(sum(open) filter (where day < ${today}::date - 30 and day >= ${today}::date - 60), 0) as days_60,
        coalesce(sum(open) filter (where day < ${today}::date - 60 and day >= ${today}::date - 90), 0) as days_90,
        coalesce(sum(open) filter (where day < ${today}::date - 90), 0) as older
      from (select c.date_of_charge as day, e.amount - e.applied as open from billing.ledger_entry e
        join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
        where e.clinic_id = ${clinicId} and e.patient_id = f.patient_id) o) g
    order by ${order}`.execute(db);
  return {
    balances: rows.map(({ total: _total, all_owed: _owed, all_credit: _credit, ...row }) => row),
    count: rows[0]?.total ?? 0,
    owed: rows[0]?.all_owed ?? 0,
    credit: rows[0]?.all_credit ?? 0,
  };
}
