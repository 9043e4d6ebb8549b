import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName, summed } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { PaymentWhere } from '../../api/accounting.gen.ts';

const table = clinicTable('billing.payment', [
  'id',
  'patient_id',
  'practice_id',
  'method',
  'amount',
  'status',
  'check_number',
  'note',
  'applies',
  'intent_id',
  'account_id',
  'manual_capture',
  'capture_before',
  'card_brand',
  'card_last4',
  'failure',
  'is_disputed',
  'taken_name',
  'book_day',
  'version',
  'created_time',
]);

/** A payment with its ledger amounts. */
export interface PaymentRow extends RowOfTable<typeof table> {
  patient_name: string;
  receipt_number: number | null;
  allocated: number;
  refunded: number;
  /** Refunds that the processor has not settled yet. */
  refunding: number;
}

const PAYMENTS = table
  .as('y')
  .and(fullName('patient_name', 'p'))
  .and(
    summed(
      'allocated',
      sql`e.applied`,
      sql`billing.ledger_entry e where e.clinic_id = y.clinic_id and e.payment_id = y.id`,
    ),
  )
  .and(
    summed(
      'refunded',
      sql`r.amount`,
      sql`billing.refund r
      where r.clinic_id = y.clinic_id and r.payment_id = y.id and r.status = 'succeeded'`,
    ),
  )
  .and(
    summed(
      'refunding',
      sql`r.amount`,
      sql`billing.refund r
      where r.clinic_id = y.clinic_id and r.payment_id = y.id and r.status = 'pending'`,
    ),
  )
  .and(
    sql<{
      receipt_number: number | null;
    }>`(select r.number from billing.receipt r where r.clinic_id = y.clinic_id and r.payment_id = y.id and r.refund_id is null) as receipt_number`,
  );
const PAYMENTS_FROM = sql`from billing.payment y join billing.account_patient p on p.clinic_id = y.clinic_id and p.id = y.patient_id`;

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<PaymentRow[]> {
  return (await PAYMENTS.select(sql`${PAYMENTS_FROM} where ${which}`).execute(db)).rows;
}

/** Returns the amount of a payment that can still be refunded, in cents. */
export function refundable({ status, amount, refunded, refunding }: PaymentRow): number {
  return status === 'succeeded' ? amount - refunded - refunding : 0;
}

/** Returns the amount of a payment that is neither applied nor refunded, in cents. */
export function unappliedOf({ status, amount, allocated, refunded }: PaymentRow): number {
  return status === 'succeeded' ? amount - refunded - allocated : 0;
}

/** Returns these payments, unordered. */
export function readPayments(db: Queryable, clinicId: string, ids: readonly string[]): Promise<PaymentRow[]> {
  return read(db, sql`y.clinic_id = ${clinicId} and y.id = any(${ids}::uuid[])`);
}

/** Returns the payment with a client key. */
export async function readPaymentOfKey(db: Queryable, clinicId: string, key: string): Promise<PaymentRow | null> {
  return (await read(db, sql`y.clinic_id = ${clinicId} and y.client_key = ${key}`))[0] ?? null;
}

/** Locks a payment for the rest of the transaction. */
export async function lockPayment(tx: Tx, clinicId: string, id: string): Promise<PaymentRow | null> {
  await sql`select id from billing.payment where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return (await readPayments(tx, clinicId, [id]))[0] ?? null;
}

/** Filters for a list of payments; `from` and `to` limit the time when they were started. */
export type PaymentSearch = Omit<PaymentWhere, 'from' | 'to'> & { from: Date | null; to: Date | null };

/** Returns payments, newest first, with the total count. */
export async function findPayments(
  db: Queryable,
  clinicId: string,
  { from, to, unapplied_only, ...equal }: PaymentSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; payments: PaymentRow[] }> {
  const conditions: RawBuilder<unknown>[] = [sql`y.clinic_id = ${clinicId}`, table.matching('y', equal)];
  if (from !== null) conditions.push(sql`y.created_time >= ${from}`);
  if (to !== null) conditions.push(sql`y.created_time < ${to}`);
  if (unapplied_only === true)
    conditions.push(sql`y.status = 'succeeded' and (select -sum(e.amount) - sum(e.applied) from billing.ledger_entry e
      where e.clinic_id = y.clinic_id and e.payment_id = y.id) > 0`);
  const where = sql.join(conditions, sql` and `);
  const [count, payments] = await Promise.all([
    countRows(db, sql`billing.payment y where ${where}`),
    read(db, sql`${where} order by y.created_time desc, y.id desc limit ${take} offset ${skip}`),
  ]);
  return { count, payments };
}
