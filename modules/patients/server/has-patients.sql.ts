import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** Whether the clinic has taken in anybody yet. */
export async function hasPatients(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from patients.patient where clinic_id = ${clinicId} and deleted_time is null) as found`.execute(
    db,
  );
  return rows[0]!.found;
}
