import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/** Adds the word hashes of a message. */
export async function insertWords(tx: Tx, clinicId: string, messageId: string, hashes: readonly Buffer[]) {
  if (hashes.length > 0)
    await sql`insert into messages.word (clinic_id, message_id, hash)
      select ${clinicId}::uuid, ${messageId}::uuid, hash from unnest(${hashes}::bytea[]) hash
      on conflict do nothing`.execute(tx);
}

/** Adds the word hashes of an internal note. */
export async function insertNoteWords(tx: Tx, clinicId: string, noteId: string, hashes: readonly Buffer[]) {
  if (hashes.length > 0)
    await sql`insert into messages.note_word (clinic_id, note_id, hash)
      select ${clinicId}::uuid, ${noteId}::uuid, hash from unnest(${hashes}::bytea[]) hash
      on conflict do nothing`.execute(tx);
}
