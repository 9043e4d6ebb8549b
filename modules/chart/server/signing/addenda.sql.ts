import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** An addendum with what its hash covers. */
export interface Addendum {
  clinic_id: string;
  id: string;
  note_id: string;
  body: string;
  author_id: string;
  author_name: string;
  created_time: Date;
}

/** SHA-256 of an addendum: what was added, to which note, by whom and when. */
export function addendumHash({ clinic_id, id, note_id, body, author_id, author_name, created_time }: Addendum): Buffer {
  const form = JSON.stringify([clinic_id, id, note_id, body, author_id, author_name, created_time.toISOString()]);
  return createHash('sha256').update(form).digest();
}

/** The addenda of a note with their hashes, the oldest first. */
export async function readAddendumHashes(
  db: Queryable,
  clinicId: string,
  noteId: string,
): Promise<(Addendum & { addendum_hash: Buffer })[]> {
  const { rows } = await sql<Addendum & { addendum_hash: Buffer }>`
    select clinic_id, id, note_id, body, author_id, author_name, created_time, addendum_hash from chart.note_addendum
    where clinic_id = ${clinicId} and note_id = ${noteId} order by created_time, id`.execute(db);
  return rows;
}
