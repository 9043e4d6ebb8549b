import { type RawBuilder, sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { wrongSums } from './account-sums.ts';
import { settleAll } from '../settlement/settle-unit.ts';

/** The first invalid row, with the reason. */
export interface Finding {
  rowId: string;
  finding: string;
}

interface Check {
  finding: string;
  rows(clinicId: string): RawBuilder<{ id: string }>;
}

// Each query returns rows that violate a rule; together they leave no room for a row that was not posted correctly.
const CHECKS: readonly Check[] = [
  {
    finding: 'A ledger entry does not match its charge or belongs to another patient.',
    rows: (clinic) => sql`select e.id from billing.ledger_entry e
      join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
      where e.clinic_id = ${clinic} and ((e.entry_type = 'charge' and e.reverses_id is null and e.amount <> c.amount_of_charge)
        or e.patient_id <> c.patient_id or c.state = 'draft') order by e.id limit 1`,
  },
  {
    finding: 'A ledger entry does not match its payment or belongs to another patient.',
    rows: (clinic) => sql`select e.id from billing.ledger_entry e
      join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id
      where e.clinic_id = ${clinic} and ((e.entry_type = 'payment' and e.reverses_id is null and e.amount <> -y.amount)
        or e.patient_id <> y.patient_id or y.status not in ('succeeded', 'void')) order by e.id limit 1`,
  },
  {
    finding: 'A ledger entry does not match its refund.',
    rows: (clinic) => sql`select e.id from billing.ledger_entry e
      join billing.refund r on r.clinic_id = e.clinic_id and r.id = e.refund_id
      where e.clinic_id = ${clinic} and e.reverses_id is null and (e.amount <> r.amount or e.payment_id <> r.payment_id
        or r.status <> 'succeeded') order by e.id limit 1`,
  },
  {
    finding: 'A reversal does not match the entry it reverses.',
    rows: (clinic) => sql`select e.id from billing.ledger_entry e
      join billing.ledger_entry r on r.clinic_id = e.clinic_id and r.id = e.reverses_id
      where e.clinic_id = ${clinic} and (e.amount <> -r.amount or e.applied <> -r.applied or e.entry_type <> r.entry_type
        or e.charge_id is distinct from r.charge_id or e.payment_id is distinct from r.payment_id or r.reverses_id is not null
        or e.patient_id <> r.patient_id) order by e.id limit 1`,
  },
  {
    finding: 'A write-off increases the balance, or a negative allocation reverses no other allocation.',
    rows: (clinic) => sql`select id from billing.ledger_entry
      where clinic_id = ${clinic} and reverses_id is null and ((entry_type = 'write_off' and amount >= 0)
        or (entry_type = 'allocation' and applied <= 0) or (entry_type = 'refund' and amount <= 0)) order by id limit 1`,
  },
  {
    finding: 'A posted charge has no ledger entry.',
    rows: (clinic) => sql`select c.id from billing.charge c where c.clinic_id = ${clinic} and c.state <> 'draft'
      and not exists (select from billing.ledger_entry e where e.clinic_id = c.clinic_id and e.charge_id = c.id
        and e.entry_type = 'charge' and e.reverses_id is null) order by c.id limit 1`,
  },
  {
    finding: 'A received payment has no ledger entry.',
    rows: (
      clinic,
    ) => sql`select y.id from billing.payment y where y.clinic_id = ${clinic} and y.status in ('succeeded', 'void')
      and not exists (select from billing.ledger_entry e where e.clinic_id = y.clinic_id and e.payment_id = y.id
        and e.entry_type = 'payment' and e.reverses_id is null) order by y.id limit 1`,
  },
  {
    finding: 'A completed refund has no ledger entry.',
    rows: (clinic) => sql`select r.id from billing.refund r where r.clinic_id = ${clinic} and r.status = 'succeeded'
      and not exists (select from billing.ledger_entry e where e.clinic_id = r.clinic_id and e.refund_id = r.id) order by r.id limit 1`,
  },
  {
    finding: 'Payments and write-offs exceed a charge, or a voided charge is still open.',
    rows: (
      clinic,
    ) => sql`select c.id from billing.charge c join billing.ledger_entry e on e.clinic_id = c.clinic_id and e.charge_id = c.id
      where c.clinic_id = ${clinic} group by c.clinic_id, c.id
      having sum(e.amount) - sum(e.applied) < 0 or (c.state = 'void' and sum(e.amount) - sum(e.applied) <> 0) order by c.id limit 1`,
  },
  {
    finding: 'Allocations and refunds exceed a payment, or a voided payment is still counted.',
    rows: (
      clinic,
    ) => sql`select y.id from billing.payment y join billing.ledger_entry e on e.clinic_id = y.clinic_id and e.payment_id = y.id
      where y.clinic_id = ${clinic} group by y.clinic_id, y.id
      having -sum(e.amount) - sum(e.applied) < 0 or (y.status = 'void' and sum(e.amount) + sum(e.applied) <> 0) order by y.id limit 1`,
  },
  {
    finding: 'A payment or refund has a different posting date than its ledger entry.',
    rows: (
      clinic,
    ) => sql`select e.id from billing.ledger_entry e join billing.payment y on y.clinic_id = e.clinic_id and y.id = e.payment_id
      where e.clinic_id = ${clinic} and e.entry_type = 'payment' and e.reverses_id is null and e.book_day <> y.book_day order by e.id limit 1`,
  },
  {
    finding: 'A closed day no longer matches the total expected at closing.',
    rows: (clinic) => sql`
      select e.id from billing.day_close d
      join lateral (select max(le.id::text)::uuid as id, coalesce(-sum(le.amount), 0) as total from billing.ledger_entry le
        join billing.payment y on y.clinic_id = le.clinic_id and y.id = le.payment_id
        where le.clinic_id = d.clinic_id and le.book_day = d.day and le.entry_type in ('payment', 'refund') and y.method <> 'prepaid') e on true
      where d.clinic_id = ${clinic}
        and e.total <> (select coalesce(sum((line ->> 'expected')::bigint), 0) from jsonb_array_elements(d.lines) line)
      order by d.day limit 1`,
  },
  {
    finding: 'A package covers more units than were sold, or a unit’s charge does not match the revenue earned for it.',
    rows: (clinic) => sql`select min(w.charge_id::text)::uuid as id from billing.package_draw w
      join billing.package_share s on s.clinic_id = w.clinic_id and s.order_id = w.order_id
      join billing.charge c on c.clinic_id = w.clinic_id and c.id = w.charge_id
      left join billing.payment y on y.clinic_id = w.clinic_id and y.id = w.payment_id
      where w.clinic_id = ${clinic} group by w.order_id, s.amount
      having sum(c.amount_of_charge) > s.amount or bool_or(c.state <> 'posted')
        or bool_or(w.payment_id is not null and (y.amount <> c.amount_of_charge or y.status <> 'succeeded')) order by 1 limit 1`,
  },
  {
    finding: 'The quantity dispensed from a package does not match the quantity charged.',
    // Very recent dispensing events are still being processed.
    rows: (clinic) => sql`select d.id from billing.account_dispensing d
      join billing.account_order o on o.clinic_id = d.clinic_id and o.id = d.order_id
      join billing.charge c on c.clinic_id = o.clinic_id and c.id = o.charge_id
      left join billing.package_draw w on w.clinic_id = d.clinic_id and w.dispensing_id = d.id
      cross join lateral (select coalesce(sum(r.quantity), 0) as back, max(r.created_time) as last
        from billing.account_dispensing r where r.clinic_id = d.clinic_id and r.reverses_id = d.id) r
      where d.clinic_id = ${clinic} and d.is_prepaid and d.quantity > 0 and d.quantity + r.back <> coalesce(w.quantity, 0)
        and coalesce(r.last, d.created_time) < now() - interval '15 minutes' order by d.id limit 1`,
  },
  { finding: 'The stored sums of an account do not match its ledger entries.', rows: wrongSums },
];

/** Recomputes a clinic's accounts from the ledger and returns the first invalid row, or null. */
export async function proveClinic(db: Queryable, clinicId: string): Promise<Finding | null> {
  for (const { finding, rows } of CHECKS) {
    const { rows: found } = await rows(clinicId).execute(db);
    if (found[0] !== undefined) return { rowId: found[0].id, finding };
  }
  return null;
}

/** Checks a clinic's accounts and saves the result. */
export async function proveAndKeep(app: App, clinicId: string): Promise<Finding | null> {
  const db = app.database.kysely;
  await settleAll(app, clinicId);
  const found = await proveClinic(db, clinicId);
  const counted = await db
    .selectFrom('billing.ledger_entry')
    .select((all) => all.fn.countAll<number>().as('entries'))
    .where('clinic_id', '=', clinicId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('billing.proof')
    .values({
      clinic_id: clinicId,
      id: newId(),
      finding: found?.finding ?? null,
      row_id: found?.rowId ?? null,
      entries: counted.entries,
      proved_time: app.clock(),
    })
    .execute();
  if (found !== null)
    app.log.error({ clinicId, row: found.rowId }, `billing: the account check failed: ${found.finding}`);
  return found;
}

/** The nightly check of every clinic that has accounts. */
export async function proveAll(app: App): Promise<void> {
  const books = await app.database.kysely.selectFrom('billing.book').select('clinic_id').execute();
  for (const { clinic_id } of books) await proveAndKeep(app, clinic_id);
}
