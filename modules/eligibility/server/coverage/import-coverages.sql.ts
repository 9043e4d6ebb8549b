import type { Queryable } from '#platform/database.ts';

/** Finds patients who are not deleted, by record number. */
export async function findPatientsByNumber(
  db: Queryable,
  clinicId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('patients.patient')
    .select(['id', 'record_number'])
    .where('clinic_id', '=', clinicId)
    .where('record_number', 'in', numbers)
    .where('deleted_time', 'is', null)
    .execute();
  return new Map(rows.map(({ id, record_number }) => [record_number, id]));
}
