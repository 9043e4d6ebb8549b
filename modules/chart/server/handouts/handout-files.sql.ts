import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** The file of a handout that was given as a PDF; null for a text. */
export async function readGivenFile(db: Queryable, clinicId: string, givenId: string): Promise<string | null> {
  const { rows } = await sql<{ file_id: string | null }>`
    select file_id from chart.note_handout
    where clinic_id = ${clinicId} and id = ${givenId} and deleted_time is null`.execute(db);
  return rows[0]?.file_id ?? null;
}

/** The file of a handout of the clinic that is a PDF. */
export async function readHandoutFile(db: Queryable, clinicId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ file_id: string | null }>`
    select file_id from chart.handout where clinic_id = ${clinicId} and id = ${id} and deleted_time is null`.execute(
    db,
  );
  return rows[0]?.file_id ?? null;
}
