import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';

/** Returns whether the clinic has any patients yet, besides that of a rehearsal. */
export async function hasPatients(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`patients.patient p where p.clinic_id = ${clinicId} and p.deleted_time is null and not exists (
      select from patients.rehearsal r where r.clinic_id = p.clinic_id and r.patient_id = p.id)`,
  );
}
