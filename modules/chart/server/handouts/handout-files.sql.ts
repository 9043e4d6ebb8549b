import type { Queryable } from '#platform/database.ts';

/** Returns the file of a handout given as a PDF; null for text. */
export const readGivenFile = (db: Queryable, clinicId: string, givenId: string): Promise<string | null> =>
  readFileId(db, 'chart.note_handout', clinicId, givenId);

/** Returns the file of a clinic handout that is a PDF. */
export const readHandoutFile = (db: Queryable, clinicId: string, id: string): Promise<string | null> =>
  readFileId(db, 'chart.handout', clinicId, id);

async function readFileId(
  db: Queryable,
  table: 'chart.handout' | 'chart.note_handout',
  clinicId: string,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom(table)
    .select('file_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return row?.file_id ?? null;
}
