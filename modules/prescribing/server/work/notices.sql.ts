import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';

const table = clinicTable('prescribing.network_notice', [
  'id',
  'code',
  'text',
  'relates_to',
  'prescription_id',
  'request_id',
  'received_time',
]);

/** A notice from the network or a pharmacy about a sent message. */
export interface NoticeRow extends RowOfTable<typeof table> {
  order_number: number | null;
  drug_description: string | null;
  patient_id: string | null;
  patient_name: string | null;
  pharmacy_name: string | null;
}

/** Returns a page of notices of one kind, newest first, with the total count. */
export async function findNotices(
  db: Queryable,
  clinicId: string,
  kind: 'error' | 'cancel_response',
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: NoticeRow[] }> {
  const [{ rows }, count] = await Promise.all([
    sql<NoticeRow>`
      select ${table.columns('n')}, r.order_number,
        coalesce(r.drug_description, q.drug_description) as drug_description, coalesce(r.patient_id, q.patient_id) as patient_id,
        p.first_name || ' ' || p.last_name as patient_name, coalesce(r.pharmacy->>'name', q.pharmacy->>'name') as pharmacy_name
      from prescribing.network_notice n
      left join prescribing.prescription r on r.clinic_id = n.clinic_id and r.id = n.prescription_id
      left join prescribing.pharmacy_request q on q.clinic_id = n.clinic_id and q.id = n.request_id
      left join prescribing.rx_patient p on p.clinic_id = n.clinic_id and p.id = coalesce(r.patient_id, q.patient_id)
      where n.clinic_id = ${clinicId} and n.kind = ${kind}
      order by n.received_time desc, n.id desc offset ${skip} limit ${take}`.execute(db),
    countRows(db, sql`prescribing.network_notice where clinic_id = ${clinicId} and kind = ${kind}`),
  ]);
  return { count, rows };
}

/** Counts waiting work: renewals, changes, unsent and failed prescriptions. */
export async function countWork(db: Queryable, clinicId: string) {
  const { rows } = await sql<{ renewals: number; changes: number; not_sent: number; failed: number }>`
    select
      (select count(*) from prescribing.pharmacy_request where clinic_id = ${clinicId} and deleted_time is null and state = 'Waiting' and kind = 'renewal')::int as renewals,
      (select count(*) from prescribing.pharmacy_request where clinic_id = ${clinicId} and deleted_time is null and state = 'Waiting' and kind = 'change')::int as changes,
      (select count(*) from prescribing.prescription where clinic_id = ${clinicId} and deleted_time is null and state = 'Saved')::int as not_sent,
      (select count(*) from prescribing.prescription where clinic_id = ${clinicId} and deleted_time is null and state in ('Failed', 'Unknown'))::int as failed`.execute(
    db,
  );
  return rows[0]!;
}
