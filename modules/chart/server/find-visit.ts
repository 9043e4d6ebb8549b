import { readMeetings } from '#meetings/server';
import { readMember } from '#practice/server';
import { dayIn } from '#platform/day-in.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readCalendars, readEvents, type Event } from '#scheduling/server';
import { type EncounterMode, visitMode } from '../rules/index.ts';

/** The data that a new note takes from its appointment. */
export interface Visit {
  event_category_id: string;
  record_name: string;
  /** YYYY-MM-DD in the clinic's zone. */
  service_date: string;
  author_id: string;
  encounter_mode: EncounterMode;
}

/**
 * Returns the appointment of a new note; rejected if it doesn't exist or belongs to another patient: a note must never
 * end up in another chart.
 */
export async function findVisit(ctx: RequestContext, eventId: string, patientId: string): Promise<Visit | DomainError> {
  const { actor, app } = ctx;
  const [event] = await readEvents(app.database.kysely, actor.clinicId, [eventId], {
    attendees: true,
    category: true,
  });
  if (event === undefined) return invalid([{ path: 'input.event_id', message: 'This appointment does not exist.' }]);
  if (event.patient_id !== patientId) {
    return invalid([{ path: 'input.clinic_patient_id', message: 'This appointment belongs to another patient.' }]);
  }
  const meetings = await readMeetings(app.database.kysely, actor.clinicId, [eventId]);
  return {
    event_category_id: event.category_id,
    // Appointment titles are often the patient's name, which is not suitable as a visit title.
    record_name: event.category?.category_name ?? event.title,
    service_date: dayIn(actor.timeZone, event.start_time),
    author_id: await authorOf(ctx, event),
    encounter_mode: visitMode(
      meetings.some(({ is_wanted }) => is_wanted),
      event.category?.category_name ?? '',
    ),
  };
}

/**
 * Users who may sign are the authors of their notes; if a nurse prepares the visit, the author is the doctor of the
 * appointment.
 */
async function authorOf({ actor, app }: RequestContext, event: Event): Promise<string> {
  if (actor.rules.has('chart.sign')) return actor.userId;
  const { kysely } = app.database;
  const attended = new Set(event.attendees?.map(({ calendar_id }) => calendar_id));
  const owners = (await readCalendars(kysely, actor.clinicId)).filter(({ id }) => attended.has(id));
  for (const { user_id } of owners) {
    const member = await readMember(kysely, actor.clinicId, user_id);
    if (member?.access_rules.includes('chart.sign')) return user_id;
  }
  return actor.userId;
}
