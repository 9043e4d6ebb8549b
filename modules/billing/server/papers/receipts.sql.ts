import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { PaymentRow } from '../payments/payments.sql.ts';

const table = clinicTable('billing.receipt', ['id', 'number', 'patient_id', 'mailed_time', 'created_time']);

/** A receipt with its payment or refund. */
export interface ReceiptRow extends RowOfTable<typeof table>, Pick<PaymentRow, 'amount' | 'method' | 'card_last4'> {
  patient_name: string;
  is_refund: boolean;
}

/** Returns receipts, newest first, of one patient if given. */
export async function findReceipts(
  db: Queryable,
  clinicId: string,
  equal: { patient_id: string | null | undefined },
  { skip, take }: { skip: number; take: number },
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select ${table.columns('r')}, p.first_name || ' ' || p.last_name as patient_name, coalesce(f.amount, y.amount) as amount,
      y.method, y.card_last4, r.refund_id is not null as is_refund
    from billing.receipt r join billing.payment y on y.clinic_id = r.clinic_id and y.id = r.payment_id
    left join billing.refund f on f.clinic_id = r.clinic_id and f.id = r.refund_id
    join billing.account_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
    where r.clinic_id = ${clinicId} and ${table.matching('r', equal)}
    order by r.number desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
