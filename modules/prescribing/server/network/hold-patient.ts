import type { Tx } from '#platform/database.ts';
import { holdPatient } from '#patients/server';

/**
 * Holds the patient of the prescription or request that a message is about for the rest of the transaction: whatever changes several things
 * of one patient takes the patient first (see README.md). Nothing where it is about none that is known.
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
  // An answer to a request that no prescription of ours belongs to is queued under the request.
  const request = await tx
    .selectFrom('prescribing.pharmacy_request')
    .select('patient_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  return request?.patient_id ?? null;
}
