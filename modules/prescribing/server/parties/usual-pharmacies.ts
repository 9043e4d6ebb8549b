import { sql } from 'kysely';
import { defaultPharmacies } from '#pharmacies/server';
import type { Queryable } from '#platform/database.ts';
import { findPharmacies, type KnownPharmacy } from './find-pharmacy.ts';

/** Where a patient's prescriptions go: the preferred pharmacy first, then those that were used last. */
export async function usualPharmacies(db: Queryable, clinicId: string, patientId: string): Promise<KnownPharmacy[]> {
  const [preferred, { rows }] = await Promise.all([
    defaultPharmacies(db, clinicId, [patientId]),
    sql<{ ncpdp_id: string }>`
      select pharmacy_ncpdp_id as ncpdp_id from prescribing.prescription
      where clinic_id = ${clinicId} and patient_id = ${patientId} and sent_time is not null
      group by 1 order by max(sent_time) desc limit 10`.execute(db),
  ]);
  const first = preferred.get(patientId);
  const ids = [...new Set([...(first === undefined ? [] : [first]), ...rows.map(({ ncpdp_id: id }) => id)])];
  const found = new Map((await findPharmacies(db, ids)).map((each) => [each.ncpdp_id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
