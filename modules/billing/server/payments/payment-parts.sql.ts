import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { PaymentApply } from '../../api/accounting.gen.ts';

const refund = clinicTable('billing.refund', [
  'id',
  'amount',
  'reason_code',
  'reason',
  'status',
  'failure',
  'made_name',
  'created_time',
]);
export type RefundRow = RowOfTable<typeof refund>;

/** Returns a payment's current allocations and its refunds. */
export async function readPaymentParts(
  db: Queryable,
  clinicId: string,
  paymentId: string,
): Promise<{ applies: PaymentApply[]; refunds: RefundRow[] }> {
  const [{ rows: applies }, refunds] = await Promise.all([
    sql<PaymentApply>`
      select c.id as charge_id, c.description, c.code, c.date_of_charge, sum(e.applied)::bigint as amount
      from billing.ledger_entry e join billing.charge c on c.clinic_id = e.clinic_id and c.id = e.charge_id
      where e.clinic_id = ${clinicId} and e.payment_id = ${paymentId} and e.entry_type = 'allocation'
      group by c.id, c.description, c.code, c.date_of_charge having sum(e.applied) <> 0 order by c.date_of_charge, c.id`.execute(
      db,
    ),
    refund.select(db, { clinicId }).where('payment_id', '=', paymentId).orderBy('id').execute(),
  ]);
  return { applies, refunds };
}
