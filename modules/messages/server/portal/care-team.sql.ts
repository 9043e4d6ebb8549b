import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { readCalendars, readPatientEvents } from '#scheduling/server';

const MOST_EVENTS = 50;

/** Returns the members with whom the patient has a past or future appointment, or from whom they have messages. */
export async function readCareTeam(db: Queryable, clinicId: string, patientId: string): Promise<string[]> {
  const [events, calendars, { rows }] = await Promise.all([
    readPatientEvents(db, clinicId, patientId, MOST_EVENTS, { attendees: true }),
    readCalendars(db, clinicId),
    columnsOf({ m: 'messages.message' }, ['m.sender_user_id as user_id'])
      .distinct()
      .select(sql`from messages.receipt r
      join messages.message m on m.clinic_id = r.clinic_id and m.id = r.message_id
      where r.clinic_id = ${clinicId} and r.patient_id = ${patientId} and m.sender_user_id is not null`)
      .execute(db),
  ]);
  const owners = new Map(calendars.map((calendar) => [calendar.id, calendar.user_id]));
  const seen = events.flatMap(({ attendees = [] }) => attendees.map(({ calendar_id }) => owners.get(calendar_id)));
  return [...new Set([...seen, ...rows.map(({ user_id }) => user_id)])].filter((userId) => userId != null);
}
