import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

type AddendumRow = Selectable<DB['chart.note_addendum']>;

/** The content covered by the hash of an addendum. */
export type Addendum = Omit<AddendumRow, 'addendum_hash'>;

/** SHA-256 of an addendum: text, note, author and time. */
export function addendumHash({ clinic_id, id, note_id, body, author_id, author_name, created_time }: Addendum): Buffer {
  const form = JSON.stringify([clinic_id, id, note_id, body, author_id, author_name, created_time.toISOString()]);
  return createHash('sha256').update(form).digest();
}

/** Returns the addenda of a note with their hashes, oldest first. */
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
