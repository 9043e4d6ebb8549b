import { type RawBuilder, sql } from 'kysely';
import { foldName } from '#patients/rules';
import { ADULT_AGE } from '../../rules/index.ts';
import type { Queryable } from '#platform/database.ts';

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
  patientId: string | null;
  today: string;
  /** Minimum balance, net of credit. */
  leastBalance?: number;
  /** Only accounts for a statement run: none after this day, not on hold, and of an adult or with a guarantor. */
  noStatementSince?: string;
}

/** Returns accounts with their open amounts, highest first, and the totals. */
export async function findBalances(
  db: Queryable,
  clinicId: string,
  { view, least, keyword, patientId, today, leastBalance, noStatementSince }: BalanceSearch,
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
  const one = patientId === null ? sql`` : sql`and e.patient_id = ${patientId}`;
  const accounts = sql`
    with open_charge as (
      select e.patient_id, e.charge_id, c.date_of_charge, sum(e.amount) - sum(e.applied) as open
      from billing.ledger_entry e join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
      where e.clinic_id = ${clinicId} ${one} group by e.patient_id, e.charge_id, c.date_of_charge
      having sum(e.amount) - sum(e.applied) <> 0),
    aged as (
      select patient_id, sum(open) as owed,
        sum(open) filter (where date_of_charge >= ${today}::date - 30) as days_30,
        sum(open) filter (where date_of_charge < ${today}::date - 30 and date_of_charge >= ${today}::date - 60) as days_60,
        sum(open) filter (where date_of_charge < ${today}::date - 60 and date_of_charge >= ${today}::date - 90) as days_90,
        sum(open) filter (where date_of_charge < ${today}::date - 90) as older
      from open_charge group by patient_id),
    summed as (
      select e.patient_id, sum(e.amount) as balance, coalesce(sum(e.amount) filter (where e.responsibility = 'insurance'), 0) as insurance
      from billing.ledger_entry e where e.clinic_id = ${clinicId} ${one} group by e.patient_id),
    a as (
      select s.patient_id, s.balance, s.insurance, coalesce(g.owed, 0) as owed, coalesce(g.days_30, 0) as days_30,
        coalesce(g.days_60, 0) as days_60, coalesce(g.days_90, 0) as days_90, coalesce(g.older, 0) as older,
        coalesce(g.owed, 0) - s.balance as credit
      from summed s left join aged g on g.patient_id = s.patient_id),
    found as (
      select a.*, p.first_name || ' ' || p.last_name as patient_name from a
      join billing.account_patient p on p.clinic_id = ${clinicId} and p.id = a.patient_id
      where ${sql.join(conditions, sql` and `)})`;
  const { rows } = await sql<BalanceRow & { total: number; all_owed: number; all_credit: number }>`
    ${accounts} select f.patient_id, f.patient_name, f.balance::bigint, f.insurance::bigint, f.days_30::bigint, f.days_60::bigint,
      f.days_90::bigint, f.older::bigint, f.credit::bigint,
      (select max(y.book_day)::text from billing.payment y where y.clinic_id = ${clinicId} and y.patient_id = f.patient_id
        and y.status = 'succeeded') as last_payment,
      (select max(t.issue_day)::text from billing.statement t where t.clinic_id = ${clinicId} and t.patient_id = f.patient_id) as last_statement,
      exists (select from billing.saved_card k where k.clinic_id = ${clinicId} and k.patient_id = f.patient_id and k.deleted_time is null) as has_card,
      count(*) over () as total, (sum(f.owed) over ())::bigint as all_owed, (sum(f.credit) over ())::bigint as all_credit
    from found f order by ${view === 'Credit' ? sql`f.credit` : sql`f.owed`} desc, f.patient_id limit ${take} offset ${skip}`.execute(
    db,
  );
  return {
    balances: rows.map(({ total: _total, all_owed: _owed, all_credit: _credit, ...row }) => row),
    count: rows[0]?.total ?? 0,
    owed: rows[0]?.all_owed ?? 0,
    credit: rows[0]?.all_credit ?? 0,
  };
}
