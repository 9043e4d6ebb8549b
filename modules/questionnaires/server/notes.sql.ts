import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** The fields of a note needed by its surveys. */
export interface NoteRow {
  patient_id: string;
  signed_time: Date | null;
}

/** Returns the calendar owners of an appointment, in order. */
export async function readEventDoctors(db: Queryable, clinicId: string, eventId: string): Promise<string[]> {
  const { rows } = await columnsOf({ c: 'scheduling.calendar' }, ['c.user_id'])
    .select(sql`from scheduling.event_attendee a
    join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
    where a.clinic_id = ${clinicId} and a.event_id = ${eventId} order by c.id`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Returns the texts of a note with its version; null if it doesn't exist. */
export async function readNoteTexts(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<(NoteRow & { note: string; nurse_note: string; version: number }) | null> {
  const { rows } = await columnsOf('chart.chart_note', ['patient_id', 'signed_time', 'note', 'nurse_note', 'version'])
    .select(sql`from chart.chart_note
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null`)
    .execute(db);
  return rows[0] ?? null;
}
