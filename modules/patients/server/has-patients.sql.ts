import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';

/** Returns whether the clinic has any patients yet. */
export async function hasPatients(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(db, sql`patients.patient where clinic_id = ${clinicId} and deleted_time is null`);
}
