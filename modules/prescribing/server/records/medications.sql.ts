import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { type PrescriptionRow, selectPrescriptions } from './prescriptions.sql.ts';

/** Returns an entry of a medication list, including stopped and deleted ones. */
export function readListed(db: Queryable, clinicId: string, id: string) {
  return db
    .selectFrom('prescribing.rx_medication')
    .select(['id', 'patient_id', 'drug_name', 'frequency', 'to_date', 'deleted_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An entry of the medication list with its last prescription. */
export interface LastPrescription {
  medicationId: string;
  row: PrescriptionRow;
}

/**
 * Returns the last prescription of each current medication of a patient that left the clinic, electronically or on
 * paper. One belongs to an entry by its link, or by the same name.
 */
export async function lastPrescriptions(
  db: Queryable,
  clinicId: string,
  patientId: string,
): Promise<LastPrescription[]> {
  const { rows: links } = await sql<{ medication_id: string; id: string }>`
    select distinct on (m.id) m.id as medication_id, r.id
    from prescribing.rx_medication m
    join prescribing.prescription r on r.clinic_id = m.clinic_id and r.patient_id = m.patient_id and r.deleted_time is null
      and r.state in ('Waiting', 'Queued', 'Confirmed', 'Unknown', 'Printed')
      and (r.medication_record_id = m.id or lower(r.drug_description) = lower(m.drug_name))
    where m.clinic_id = ${clinicId} and m.patient_id = ${patientId} and m.to_date is null and m.deleted_time is null
    order by m.id, r.written_date desc, r.id desc`.execute(db);
  const ids = links.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectPrescriptions(db, clinicId, sql`r.id = any(${ids}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return links.flatMap(({ medication_id: medicationId, id }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ medicationId, row }];
  });
}
