import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

type AddendumRow = Selectable<DB['chart.note_addendum']>;

/** What the hash of an addendum covers. */
export type Addendum = Omit<AddendumRow, 'addendum_hash'>;

/** SHA-256 of an addendum: what was added, to which note, by whom and when. */
export function addendumHash({ clinic_id, id, note_id, body, author_id, author_name, created_time }: Addendum): Buffer {
  const form = JSON.stringify([clinic_id, id, note_id, body, author_id, author_name, created_time.toISOString()]);
  return createHash('sha256').update(form).digest();
}

/** The addenda of a note with their hashes, the oldest first. */
export function readAddendumHashes(db: Queryable, clinicId: string, noteId: string): Promise<AddendumRow[]> {
  return db
    .selectFrom('chart.note_addendum')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('note_id', '=', noteId)
    .orderBy('created_time')
    .orderBy('id')
    .execute();
}
