import { sql } from 'kysely';
import type { Subscriber } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { publishPrescription } from '../prescriptions/record-prescription.ts';

/** Refreshes prescription tasks when a medication list changes: a stopped medication may still be with a pharmacy. */
export const onMedicationStopped: Subscriber = async (_app, tx, { clinicId, body }) => {
  const { rows } = await columnsOf({ r: 'prescribing.prescription' }, ['r.id', 'r.patient_id', 'r.note_id'])
    .select(sql`from prescribing.prescription r
    join prescribing.rx_medication x on x.clinic_id = r.clinic_id and x.id = r.medication_record_id
    where r.clinic_id = ${clinicId} and r.patient_id = ${String(body['id'])} and r.deleted_time is null
      and r.state in ('Waiting', 'Queued', 'Confirmed', 'Unknown') and r.cancel_state is null
      and (x.deleted_time is not null or x.to_date is not null)`)
    .execute(tx);
  for (const row of rows) await publishPrescription(tx, clinicId, row);
};
