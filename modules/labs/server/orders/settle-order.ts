import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { stateAfterReports } from '../../rules/index.ts';
import { publishOrder } from './record-order.ts';

const currentReports = clinicTable('labs.report', ['status', 'reviewed_time', 'comment', 'filler_number']);

/** Updates an ordered test from its current results; includes the laboratory's reason if it was canceled. */
export async function settleOrder(tx: Tx, clinicId: string, testOrderId: string, now: Date): Promise<void> {
  const { rows } = await columnsOf({ t: 'labs.test_order', g: 'labs.order_group' }, [
    't.status',
    't.group_id',
    't.patient_id',
    'g.note_id',
  ])
    .select(sql`from labs.test_order t
    join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    where t.clinic_id = ${clinicId} and t.id = ${testOrderId} for update of t`)
    .execute(tx);
  const reports = await currentReports
    .select(tx, { clinicId })
    .where('test_order_id', '=', testOrderId)
    .where('is_current', '=', true)
    .orderBy('order_time', 'desc')
    .orderBy('id')
    .execute();
  const order = rows[0];
  if (order === undefined) return;
  // Without a result of its own, the test waits for one again.
  const isBack = reports.length === 0 && ['Partial', 'Final', 'Reviewed'].includes(order.status);
  const to = isBack
    ? 'Collected'
    : stateAfterReports(
        order.status,
        reports.map(({ status, reviewed_time }) => ({ status, isReviewed: reviewed_time !== null })),
      );
  const cancelled = to === 'Cancelled' ? reports.find(({ status }) => status === 'cancelled') : undefined;
  const filler = reports.find(({ filler_number }) => filler_number !== '')?.filler_number ?? null;
  await sql`
    update labs.test_order set status = ${to}, status_time = case when status = ${to} then status_time else ${now} end,
      cancel_reason = case when ${to} = 'Cancelled' then coalesce(${cancelled === undefined ? null : cancelled.comment.slice(0, 300) || 'Canceled by the laboratory'}, cancel_reason)
        else cancel_reason end,
      filler_number = coalesce(${filler}, filler_number), version = version + 1
    where clinic_id = ${clinicId} and id = ${testOrderId}`.execute(tx);
  // A test with results was received, even if the order was never acknowledged.
  if (reports.length > 0)
    await sql`update labs.order_group set sent_time = coalesce(sent_time, ${now}), queued_time = null
      where clinic_id = ${clinicId} and id = ${order.group_id} and (sent_time is null or queued_time is not null)`.execute(
      tx,
    );
  await publishOrder(tx, clinicId, { id: order.group_id, patient_id: order.patient_id, note_id: order.note_id });
}
