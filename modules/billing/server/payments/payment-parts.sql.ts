import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { PaymentApply, Refund } from '../../api/accounting.gen.ts';

/** What a payment pays at the moment, and what was given back of it. */
export async function readPaymentParts(
  db: Queryable,
  clinicId: string,
  paymentId: string,
): Promise<{ applies: PaymentApply[]; refunds: Refund[] }> {
  const [{ rows: applies }, { rows: refunds }] = await Promise.all([
    sql<PaymentApply>`
      select c.id as charge_id, c.description, c.code, c.date_of_charge, sum(e.applied)::bigint as amount
      from billing.ledger_entry e join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
      where e.clinic_id = ${clinicId} and e.payment_id = ${paymentId} and e.entry_type = 'allocation'
      group by c.id, c.description, c.code, c.date_of_charge having sum(e.applied) <> 0 order by c.date_of_charge, c.id`.execute(
      db,
    ),
    sql<Omit<Refund, 'create_time'> & { created_time: Date }>`
      select id, amount, reason_code, reason, status, failure, made_name as made_by, created_time from billing.refund
      where clinic_id = ${clinicId} and payment_id = ${paymentId} order by id`.execute(db),
  ]);
  return {
    applies,
    refunds: refunds.map(({ created_time, ...refund }) => ({ ...refund, create_time: created_time.toISOString() })),
  };
}
