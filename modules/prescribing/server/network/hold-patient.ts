import type { Tx } from '#platform/database.ts';
import { holdPatient } from '#patients/server';

/**
 * Locks the patient of the message's prescription or request for the rest of the transaction. Every command that
 * changes several records of one patient locks the patient first (see README.md). Does nothing if the patient is
 * unknown.
 */
export async function holdPatientOf(
  tx: Tx,
  clinicId: string,
  { prescription_id: id }: { prescription_id: string },
): Promise<void> {
  const patientId = await patientOf(tx, clinicId, id);
  if (patientId !== null) await holdPatient(tx, clinicId, patientId);
}

async function patientOf(tx: Tx, clinicId: string, id: string): Promise<string | null> {
  const prescription = await tx
    .selectFrom('prescribing.prescription')
    .select('patient_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (prescription !== undefined) return prescription.patient_id;
  // A response to a request without one of our prescriptions is queued under the request.
  const request = await tx
    .selectFrom('prescribing.pharmacy_request')
    .select('patient_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  return request?.patient_id ?? null;
}
