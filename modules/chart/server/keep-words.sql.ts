import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/** Indexes the words of a note when it is signed. */
export async function keepWords(tx: Tx, clinicId: string, noteId: string): Promise<void> {
  await sql`
    insert into chart.note_words (clinic_id, note_id, words)
    select clinic_id, id, chart.words_of(record_name, left(note, 200000), left(nurse_note, 200000)) from chart.chart_note
    where clinic_id = ${clinicId} and id = ${noteId}
    on conflict (clinic_id, note_id) do update set words = excluded.words`.execute(tx);
}

/** Adds the words of an addendum to the index of its note. */
export async function addWords(tx: Tx, clinicId: string, noteId: string, text: string): Promise<void> {
  await sql`
    update chart.note_words set words = words || chart.words_of(${text.slice(0, 200_000)}::text)
    where clinic_id = ${clinicId} and note_id = ${noteId}`.execute(tx);
}
