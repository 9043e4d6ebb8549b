import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { addJob } from '#platform/jobs.ts';
import type { Poster } from '../poster.ts';
import { nextNumber } from '../setup/next-number.ts';

/** Creates the receipt of a received payment or a completed refund; a refund receipt references the payment. */
export async function writeReceipt(
  tx: Tx,
  poster: Poster,
  of: { paymentId: string; refundId: string | null },
): Promise<void> {
  const number = await nextNumber(tx, poster.clinicId, 'receipt');
  const id = newId();
  await sql`
    insert into billing.receipt (clinic_id, id, number, patient_id, payment_id, refund_id, created_time)
    select clinic_id, ${id}, ${number}, patient_id, id, ${of.refundId}, ${poster.now} from billing.payment
    where clinic_id = ${poster.clinicId} and id = ${of.paymentId}`.execute(tx);
  const { rows } = await sql<{ wanted: boolean }>`
    select coalesce(s.mails_receipts, true) and coalesce(p.email, '') <> '' as wanted
    from billing.payment y join billing.account_patient p on p.clinic_id = y.clinic_id and p.id = y.patient_id
    left join billing.settings s on s.clinic_id = y.clinic_id
    where y.clinic_id = ${poster.clinicId} and y.id = ${of.paymentId}`.execute(tx);
  if (rows[0]?.wanted === true)
    await addJob(
      tx,
      'billing.mail-paper',
      { clinicId: poster.clinicId, kind: 'receipt', id },
      { key: `receipt ${id}` },
    );
}
