import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { sumRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { OpenCharge } from '../../rules/index.ts';
import type { Poster } from '../poster.ts';

const table = clinicTable('billing.ledger_entry', [
  'id',
  'patient_id',
  'entry_type',
  'amount',
  'applied',
  'charge_id',
  'payment_id',
  'refund_id',
  'reverses_id',
  'book_day',
  'for_day',
  'reason_code',
  'reason',
  'created_time',
]);

/** A ledger entry. */
export type LedgerEntry = RowOfTable<typeof table>;

/** A ledger entry with the charge's description, or the payment method. */
export interface LedgerRow extends LedgerEntry {
  description: string;
}

type EntryFields = Pick<
  Insertable<DB['billing.ledger_entry']>,
  | 'charge_id'
  | 'payment_id'
  | 'refund_id'
  | 'reverses_id'
  | 'for_day'
  | 'reason_code'
  | 'reason'
  | 'patient_id'
  | 'entry_type'
>;

/** A new ledger entry; amounts in cents, 0 if omitted. */
export interface NewEntry extends EntryFields {
  amount?: number;
  applied?: number;
}

/** Appends immutable entries to the open day. */
export async function appendEntries(
  tx: Tx,
  poster: Poster,
  bookDay: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('billing.ledger_entry')
    .values(
      entries.map((entry) => ({
        amount: 0,
        ...entry,
        clinic_id: poster.clinicId,
        id: newId(),
        book_day: bookDay,
        created_by: poster.userId,
        created_time: poster.now,
      })),
    )
    .execute();
}

/** Creates the reversals of these entries, each referencing the one that it reverses. */
export function reversalsOf(entries: readonly LedgerEntry[], bookDay: string, reason: string | null): NewEntry[] {
  return entries.map((entry) => ({
    patient_id: entry.patient_id,
    entry_type: entry.entry_type,
    amount: -entry.amount,
    applied: -entry.applied,
    charge_id: entry.charge_id,
    payment_id: entry.payment_id,
    refund_id: entry.refund_id,
    reverses_id: entry.id,
    for_day: entry.book_day === bookDay ? null : entry.book_day,
    reason_code: entry.reason_code,
    reason,
  }));
}

/** Returns the effective entries of a charge or a payment: neither reversals nor reversed. */
export async function readStanding(
  db: Queryable,
  clinicId: string,
  of: { chargeId: string } | { paymentId: string },
): Promise<LedgerEntry[]> {
  const which = 'chargeId' in of ? sql`e.charge_id = ${of.chargeId}` : sql`e.payment_id = ${of.paymentId}`;
  const { rows } = await table
    .as('e')
    .select(sql`
    from billing.ledger_entry e
    where e.clinic_id = ${clinicId} and ${which} and e.reverses_id is null
      and not exists (select from billing.ledger_entry r where r.clinic_id = e.clinic_id and r.reverses_id = e.id)
    order by e.id`)
    .execute(db);
  return rows;
}

/** Returns the open amounts of a patient's posted charges, without paid ones. */
export async function readOpenCharges(db: Queryable, clinicId: string, patientId: string): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select c.id, c.date_of_charge, (sum(e.amount) - sum(e.applied))::bigint as open
    from billing.charge c join billing.ledger_entry e on e.clinic_id = c.clinic_id and e.charge_id = c.id
    where c.clinic_id = ${clinicId} and c.patient_id = ${patientId} and c.state = 'posted' and c.deleted_time is null
    group by c.clinic_id, c.id having sum(e.amount) - sum(e.applied) > 0
    order by c.date_of_charge, c.id`.execute(db);
  return rows;
}

/** Returns a patient's payments that are neither fully applied nor refunded. */
export async function readPaymentsWithCredit(db: Queryable, clinicId: string, patientId: string): Promise<string[]> {
  const { rows } = await columnsOf('billing.ledger_entry', ['payment_id'])
    .filled('payment_id')
    .select(sql`from billing.ledger_entry
    where clinic_id = ${clinicId} and patient_id = ${patientId} and payment_id is not null
    group by payment_id having -sum(amount) - sum(applied) > 0`)
    .execute(db);
  return rows.map(({ payment_id }) => payment_id);
}

/** Returns a patient's balance in cents; negative for credit. */
export async function readBalance(db: Queryable, clinicId: string, patientId: string): Promise<number> {
  return sumRows(
    db,
    sql`amount`,
    sql`billing.ledger_entry where clinic_id = ${clinicId} and patient_id = ${patientId}`,
  );
}

/** Returns a patient's balance in cents, and what was paid but is not applied to charges. */
export async function readBalanceAndCredit(
  db: Queryable,
  clinicId: string,
  patientId: string,
): Promise<{ balance: number; credit: number }> {
  const { rows } = await sql<{ balance: number; owed: number }>`
    select coalesce(sum(amount), 0)::bigint as balance,
      coalesce(sum(amount - applied) filter (where charge_id is not null), 0)::bigint as owed
    from billing.ledger_entry where clinic_id = ${clinicId} and patient_id = ${patientId}`.execute(db);
  const [{ balance, owed }] = rows as [{ balance: number; owed: number }];
  return { balance, credit: owed - balance };
}

/** Returns all ledger entries of a patient, newest first. */
export async function readEntries(
  db: Queryable,
  clinicId: string,
  patientId: string,
  { skip, take }: { skip: number; take: number },
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select ${table.columns('e')}, coalesce(c.description, initcap(p.method), '') as description
    from billing.ledger_entry e
    left join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
    left join billing.payment p on p.clinic_id = e.clinic_id and p.id = e.payment_id
    where e.clinic_id = ${clinicId} and e.patient_id = ${patientId} order by e.id desc limit ${take} offset ${skip}`.execute(
    db,
  );
  return rows;
}
