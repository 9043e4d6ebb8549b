import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** A tag of the clinic's list. */
export interface TagRow {
  id: string;
  tag: string;
  color: string;
  created_time: Date;
  version: number;
}

/** The clinic's tags, by word. */
export async function readTags(db: Queryable, clinicId: string): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select id, tag, color, created_time, version from practice.clinic_tag
    where clinic_id = ${clinicId} and deleted_time is null order by lower(tag), id`.execute(db);
  return rows;
}

/** The same, locked until the transaction ends: nobody else changes the list meanwhile. */
export async function lockTags(tx: Tx, clinicId: string): Promise<TagRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.tags ${clinicId}`}, 0))`.execute(tx);
  return readTags(tx, clinicId);
}

/** Writes a tag; one that is there already gets its next version. */
export async function writeTag(
  tx: Tx,
  clinicId: string,
  { id, tag, color }: Pick<TagRow, 'id' | 'tag' | 'color'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into practice.clinic_tag (clinic_id, id, tag, color, created_time)
    values (${clinicId}, ${id}, ${tag}, ${color}, ${now})
    on conflict (clinic_id, id) do update
      set tag = excluded.tag, color = excluded.color, version = clinic_tag.version + 1`.execute(tx);
}

/** Takes a tag from the list. */
export async function retireTag(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`
    update practice.clinic_tag set deleted_time = ${now}, version = version + 1
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}
