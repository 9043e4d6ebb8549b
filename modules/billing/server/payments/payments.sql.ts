import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Apply, PaymentMethod } from '../../rules/index.ts';

/** A payment as it stands, with what the ledger says of it. */
export interface PaymentRow {
  id: string;
  patient_id: string;
  patient_name: string;
  practice_id: string;
  method: PaymentMethod;
  amount: number;
  status: 'pending' | 'authorized' | 'succeeded' | 'failed' | 'canceled' | 'void';
  check_number: string | null;
  note: string;
  applies: Apply[] | null;
  intent_id: string | null;
  account_id: string | null;
  manual_capture: boolean;
  capture_before: Date | null;
  card_brand: string | null;
  card_last4: string | null;
  failure: string | null;
  is_disputed: boolean;
  taken_name: string;
  book_day: string | null;
  version: number;
  created_time: Date;
  receipt_number: number | null;
  allocated: number;
  refunded: number;
  /** Refunds that the processor has not settled yet. */
  refunding: number;
}

const SHOWN =
  sql.raw(`y.id, y.patient_id, p.first_name || ' ' || p.last_name as patient_name, y.practice_id, y.method, y.amount, y.status,
  y.check_number, y.note, y.applies, y.intent_id, y.account_id, y.manual_capture, y.capture_before, y.card_brand, y.card_last4, y.failure,
  y.is_disputed, y.taken_name, y.book_day, y.version, y.created_time,
  (select r.number from billing.receipt r where r.clinic_id = y.clinic_id and r.payment_id = y.id and r.refund_id is null) as receipt_number,
  (select coalesce(sum(e.applied), 0)::bigint from billing.ledger_entry e where e.clinic_id = y.clinic_id and e.payment_id = y.id) as allocated,
  (select coalesce(sum(r.amount), 0)::bigint from billing.refund r
    where r.clinic_id = y.clinic_id and r.payment_id = y.id and r.status = 'succeeded') as refunded,
  (select coalesce(sum(r.amount), 0)::bigint from billing.refund r
    where r.clinic_id = y.clinic_id and r.payment_id = y.id and r.status = 'pending') as refunding`);
const OF = sql.raw(
  `billing.payment y join billing.account_patient p on p.clinic_id = y.clinic_id and p.id = y.patient_id`,
);

/** What of a payment can still be given back, in cents. */
export function refundable({ status, amount, refunded, refunding }: PaymentRow): number {
  return status === 'succeeded' ? amount - refunded - refunding : 0;
}

/** What of a payment is neither applied nor given back, in cents. */
export function unappliedOf({ status, amount, allocated, refunded }: PaymentRow): number {
  return status === 'succeeded' ? amount - refunded - allocated : 0;
}

/** These payments, in no order. */
export async function readPayments(db: Queryable, clinicId: string, ids: readonly string[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${SHOWN} from ${OF} where y.clinic_id = ${clinicId} and y.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** The payment that a caller's key made. */
export async function readPaymentOfKey(db: Queryable, clinicId: string, key: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${SHOWN} from ${OF} where y.clinic_id = ${clinicId} and y.client_key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Holds a payment for the rest of the transaction. */
export async function lockPayment(tx: Tx, clinicId: string, id: string): Promise<PaymentRow | null> {
  await sql`select id from billing.payment where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return (await readPayments(tx, clinicId, [id]))[0] ?? null;
}

/** Which payments a list holds. */
export interface PaymentSearch {
  patientId: string | null;
  method: string | null;
  status: string | null;
  /** Of the book, or of the day on which it was begun where it has not come. */
  from: Date | null;
  to: Date | null;
  unappliedOnly: boolean;
}

/** Payments, the newest first, and how many there are. */
export async function findPayments(
  db: Queryable,
  clinicId: string,
  search: PaymentSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; payments: PaymentRow[] }> {
  const conditions: RawBuilder<unknown>[] = [sql`y.clinic_id = ${clinicId}`];
  if (search.patientId !== null) conditions.push(sql`y.patient_id = ${search.patientId}`);
  if (search.method !== null) conditions.push(sql`y.method = ${search.method}`);
  if (search.status !== null) conditions.push(sql`y.status = ${search.status}`);
  if (search.from !== null) conditions.push(sql`y.created_time >= ${search.from}`);
  if (search.to !== null) conditions.push(sql`y.created_time < ${search.to}`);
  if (search.unappliedOnly)
    conditions.push(sql`y.status = 'succeeded' and (select -sum(e.amount) - sum(e.applied) from billing.ledger_entry e
      where e.clinic_id = y.clinic_id and e.payment_id = y.id) > 0`);
  const where = sql.join(conditions, sql` and `);
  const [{ rows: counted }, { rows: payments }] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from billing.payment y where ${where}`.execute(db),
    sql<PaymentRow>`select ${SHOWN} from ${OF} where ${where} order by y.created_time desc, y.id desc limit ${take} offset ${skip}`.execute(
      db,
    ),
  ]);
  return { count: counted[0]!.count, payments };
}
