import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Delivery } from './deliveries.sql.ts';

/** A delivery to a patient, with its subject. */
export interface PatientDelivery extends Delivery {
  id: string;
  aboutType: string;
  aboutId: string;
  createdTime: Date;
}

/** Returns a patient's sent and pending deliveries, newest first. */
export async function readPatientDeliveries(
  db: Queryable,
  clinicId: string,
  patientId: string,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: PatientDelivery[] }> {
  const [count, { rows }] = await Promise.all([
    countRows(db, sql`deliveries.delivery where clinic_id = ${clinicId} and patient_id = ${patientId}`),
    columnsOf({ d: 'deliveries.delivery' }, [
      'd.id',
      'd.key',
      'd.channel',
      'd.recipient as to',
      'd.state',
      'd.send_time as sendAt',
      'd.sent_time as sentTime',
      'd.error',
      'd.about_type as aboutType',
      'd.about_id as aboutId',
      'd.created_time as createdTime',
    ])
      .select(sql`from deliveries.delivery d where d.clinic_id = ${clinicId} and d.patient_id = ${patientId}
      order by d.id desc limit ${take} offset ${skip}`)
      .execute(db),
  ]);
  return { count, rows };
}
