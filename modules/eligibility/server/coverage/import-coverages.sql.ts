import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** Patients who are not deleted by their record numbers. */
export async function findPatientsByNumber(
  db: Queryable,
  clinicId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: string; record_number: number }>`
    select id, record_number from patients.patient
    where clinic_id = ${clinicId} and record_number = any(${numbers}::int[]) and deleted_time is null`.execute(db);
  return new Map(rows.map(({ id, record_number }) => [record_number, id]));
}
