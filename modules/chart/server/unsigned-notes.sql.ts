import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** How many notes of an author nobody has signed. */
export async function countUnsigned(db: Queryable, clinicId: string, authorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chart.chart_note
    where clinic_id = ${clinicId} and author_id = ${authorId} and deleted_time is null and signed_time is null`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Makes somebody else the author of all that an author has not signed. */
export async function passOnUnsigned(tx: Tx, clinicId: string, from: string, to: string, now: Date) {
  const { rows } = await sql<{ id: string; patient_id: string; version: number }>`
    update chart.chart_note set author_id = ${to}, version = version + 1, updated_time = ${now}
    where clinic_id = ${clinicId} and author_id = ${from} and deleted_time is null and signed_time is null
    returning id, patient_id, version`.execute(tx);
  return rows;
}
