import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';

/** Counts the unsigned notes of an author. */
export function countUnsigned(db: Queryable, clinicId: string, authorId: string): Promise<number> {
  return countRows(
    db,
    sql`chart.chart_note
      where clinic_id = ${clinicId} and author_id = ${authorId} and deleted_time is null and signed_time is null`,
  );
}

/** Reassigns all unsigned notes of an author to another one. */
export function passOnUnsigned(tx: Tx, clinicId: string, from: string, to: string, now: Date) {
  return tx
    .updateTable('chart.chart_note')
    .set((eb) => ({ author_id: to, version: eb('version', '+', 1), updated_time: now }))
    .where('clinic_id', '=', clinicId)
    .where('author_id', '=', from)
    .where('deleted_time', 'is', null)
    .where('signed_time', 'is', null)
    .returning(['id', 'patient_id', 'version'])
    .execute();
}
