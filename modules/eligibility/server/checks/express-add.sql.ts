import type { Tx } from '#platform/database.ts';

/** Returns the patient of a check, locked for the rest of the transaction; null if there is no check. */
export async function lockCheckPatient(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<{ patient_id: string | null; coverage_id: string | null } | null> {
  const row = await tx
    .selectFrom('eligibility.eligibility_check')
    .select(['patient_id', 'coverage_id'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Sets the patient of a check that had none. */
export async function setCheckPatient(
  tx: Tx,
  clinicId: string,
  id: string,
  { patientId, coverageId }: { patientId: string; coverageId: string },
): Promise<void> {
  await tx
    .updateTable('eligibility.eligibility_check')
    .set({ patient_id: patientId, coverage_id: coverageId })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}
