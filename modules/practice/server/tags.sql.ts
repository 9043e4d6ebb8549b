import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** The tags of the clinic's list. */
export const tags = clinicTable('practice.clinic_tag', ['id', 'tag', 'color', 'created_time', 'version']);
export type TagRow = RowOfTable<typeof tags>;

/** Reads the clinic's tags, by name. */
export function readTags(db: Queryable, clinicId: string): Promise<TagRow[]> {
  return tags
    .select(db, { clinicId })
    .where('deleted_time', 'is', null)
    .orderBy(sql`lower(tag)`)
    .orderBy('id')
    .execute();
}

/** Reads the clinic's tags and locks the list until the transaction ends. */
export async function lockTags(tx: Tx, clinicId: string): Promise<TagRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.tags ${clinicId}`}, 0))`.execute(tx);
  return readTags(tx, clinicId);
}
