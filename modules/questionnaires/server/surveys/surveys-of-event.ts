import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { gather } from '#platform/gather.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** A questionnaire for an event's patient. */
export interface AppointmentSurveyRequest {
  /** ID of the survey. */
  id: string;
  questionnaire_id: string;
}

type LoadSurveys = (clinicId: string, eventId: string) => Promise<AppointmentSurveyRequest[]>;
const asks = new WeakMap<App, LoadSurveys>();

/** Returns the questionnaires of an event, resolving the field of the event type; null without permission. */
export async function surveysOfEvent(
  { app, actor }: RequestContext,
  eventId: string,
): Promise<AppointmentSurveyRequest[] | null> {
  if (!actor.rules.has('questionnaires.send') && !actor.rules.has('questionnaires.view')) return null;
  let ask = asks.get(app);
  if (ask === undefined) {
    // Batches the events of a response into one statement.
    ask = gather(async (clinicId: string, ids: readonly string[]) => {
      const found = await readSurveys(app.database.kysely, clinicId, [...new Set(ids)]);
      return ids.map((id) => found.flatMap(({ event_id, ...survey }) => (event_id === id ? [survey] : [])));
    });
    asks.set(app, ask);
  }
  return ask(actor.clinicId, eventId);
}

async function readSurveys(
  db: Queryable,
  clinicId: string,
  eventIds: readonly string[],
): Promise<(AppointmentSurveyRequest & { event_id: string })[]> {
  const { rows } = await columnsOf('questionnaires.survey', ['id', 'questionnaire_id', 'event_id'])
    .filled('event_id')
    .select(sql`from questionnaires.survey
    where clinic_id = ${clinicId} and event_id = any(${eventIds}::uuid[]) and deleted_time is null
    order by created_time, id`)
    .execute(db);
  return rows;
}
