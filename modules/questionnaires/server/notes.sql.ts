import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** What of a note matters to what hangs on it. */
export interface HeldNote {
  patient_id: string;
  signed_time: Date | null;
  event_id: string | null;
}

/** A note, held for the rest of the transaction so that nobody signs it meanwhile; null where there is none. */
export async function lockOpenNote(tx: Tx, clinicId: string, id: string): Promise<HeldNote | null> {
  const { rows } = await sql<HeldNote>`
    select patient_id, signed_time, event_id from chart.chart_note
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(tx);
  return rows[0] ?? null;
}

/** Of an appointment: whose calendars it stands on, the first of them first. */
export async function readEventDoctors(db: Queryable, clinicId: string, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select c.user_id from scheduling.event_attendee a
    join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
    where a.clinic_id = ${clinicId} and a.event_id = ${eventId} order by c.id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** The texts of a note and their version; null where there is none. */
export async function readNoteTexts(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<(HeldNote & { note: string; nurse_note: string; version: number }) | null> {
  const { rows } = await sql<HeldNote & { note: string; nurse_note: string; version: number }>`
    select patient_id, signed_time, event_id, note, nurse_note, version from chart.chart_note
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null`.execute(db);
  return rows[0] ?? null;
}
