import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** A secure message as it was taken into a note. */
export interface NoteMessageRow {
  id: string;
  message_id: string;
  conversation_id: string;
  sender_name: string;
  sent_time: Date;
  subject: string;
  body: string;
  taken_name: string;
  taken_time: Date;
}

/** The messages of a note, the oldest first. */
export async function readNoteMessages(db: Queryable, clinicId: string, noteId: string): Promise<NoteMessageRow[]> {
  const { rows } = await sql<NoteMessageRow>`
    select id, message_id, conversation_id, sender_name, sent_time, subject, body, taken_name, taken_time
    from chart.note_message where clinic_id = ${clinicId} and note_id = ${noteId} and deleted_time is null
    order by sent_time, id`.execute(db);
  return rows;
}

/** Adds a message to a note; false where it stands there already. */
export async function insertNoteMessage(
  tx: Tx,
  clinicId: string,
  noteId: string,
  row: NoteMessageRow & { taken_by: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into chart.note_message (clinic_id, id, note_id, message_id, conversation_id, sender_name, sent_time, subject, body,
      taken_by, taken_name, taken_time)
    values (${clinicId}, ${row.id}, ${noteId}, ${row.message_id}, ${row.conversation_id}, ${row.sender_name}, ${row.sent_time},
      ${row.subject}, ${row.body}, ${row.taken_by}, ${row.taken_name}, ${row.taken_time})
    on conflict (clinic_id, note_id, message_id) where deleted_time is null do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** A patient's unsigned notes, the newest first, with who writes each. */
export async function readUnsignedNotes(
  db: Queryable,
  clinicId: string,
  patientId: string,
): Promise<{ id: string; author_id: string }[]> {
  const { rows } = await sql<{ id: string; author_id: string }>`
    select id, author_id from chart.chart_note
    where clinic_id = ${clinicId} and patient_id = ${patientId} and signed_time is null and deleted_time is null
    order by service_date desc, created_time desc limit 50`.execute(db);
  return rows;
}

/** Takes a message off a note; answers whether it stood there. */
export async function removeNoteMessage(
  tx: Tx,
  clinicId: string,
  noteId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update chart.note_message set deleted_time = ${now}
    where clinic_id = ${clinicId} and note_id = ${noteId} and id = ${id} and deleted_time is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
