import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('chart.note_message', [
  'id',
  'message_id',
  'conversation_id',
  'sender_name',
  'sent_time',
  'subject',
  'body',
  'taken_name',
  'taken_time',
]);

/** A secure message as attached to a note. */
export type NoteMessageRow = RowOfTable<typeof table>;

/** Returns the messages of a note, oldest first. */
export function readNoteMessages(db: Queryable, clinicId: string, noteId: string): Promise<NoteMessageRow[]> {
  return table
    .select(db, { clinicId })
    .where('note_id', '=', noteId)
    .where('deleted_time', 'is', null)
    .orderBy('sent_time')
    .orderBy('id')
    .execute();
}

/** Attaches a message to a note; returns false if it is already attached. */
export async function insertNoteMessage(
  tx: Tx,
  clinicId: string,
  noteId: string,
  row: NoteMessageRow & { taken_by: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('chart.note_message')
    .values({ ...row, clinic_id: clinicId, note_id: noteId })
    .onConflict((conflict) =>
      conflict.columns(['clinic_id', 'note_id', 'message_id']).where('deleted_time', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns a patient's unsigned notes with their authors, newest first. */
export function readUnsignedNotes(db: Queryable, clinicId: string, patientId: string) {
  return db
    .selectFrom('chart.chart_note')
    .select(['id', 'author_id'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('signed_time', 'is', null)
    .where('deleted_time', 'is', null)
    .orderBy('service_date', 'desc')
    .orderBy('created_time', 'desc')
    .limit(50)
    .execute();
}

/** Removes a message from a note; returns whether it was attached. */
export async function removeNoteMessage(
  tx: Tx,
  clinicId: string,
  noteId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const removed = await tx
    .updateTable('chart.note_message')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('note_id', '=', noteId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
