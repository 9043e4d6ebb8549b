import type { App } from '#platform/app.ts';
import { isId, newId } from '#platform/id.ts';
import { dayIn } from '#platform/day-in.ts';
import type { Tx } from '#platform/database.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordChange, recordOwnChange } from '#audit/server';
import { readClinic } from '#practice/server';
import { type Event, readEvents, checkScope, resolveEvent } from '#scheduling/server';
import { readEventId } from '#scheduling/rules';
import { takeBack } from './create-survey.ts';
import { dueEvents, eventsWithQuestions, publishedVersions, questionnairesOfCategory } from './event-surveys.sql.ts';
import { notPublished } from '../questionnaire-errors.ts';
import { sendLinkIn } from './send-surveys.ts';
import { surveysChanged } from './survey-changed.ts';
import { takeOverWished } from './wish-surveys.ts';
import { insertSurvey, lockSurvey, readSurveys, type SurveyRow, updateSurveys } from './surveys.sql.ts';

const WEEK_MS = 7 * 86_400_000;

/** Returns the surveys of an event's patient; empty for an event without a patient, or one that doesn't exist. */
export async function readEventSurveys({ app, actor, now }: RequestContext, called: string): Promise<SurveyRow[]> {
  const { kysely } = app.database;
  const read = readEventId(called);
  const id = isId(read.id) ? await resolveEvent(kysely, actor.clinicId, read, now) : null;
  return id === null ? [] : readSurveys(kysely, actor.clinicId, { eventIds: [id], take: 100, skip: 0, order: 'asc' });
}

/**
 * Sets the questionnaires of an event's patient: new ones are sent, unstarted ones are withdrawn, started ones stay.
 */
export function saveEventSurveys(
  ctx: RequestContext,
  called: string,
  questionnaireIds: readonly string[],
): Promise<SurveyRow[] | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const ids = [...new Set(questionnaireIds)];
  if (ids.length > 20 || !ids.every(isId))
    return Promise.resolve(invalid([{ path: 'questionnaire_ids', message: 'Choose up to 20 questionnaires' }]));
  return app.database.transaction(async (tx): Promise<SurveyRow[] | DomainError> => {
    const read = readEventId(called);
    const id = isId(read.id) ? await resolveEvent(tx, clinicId, read, now) : null;
    const [event] = id === null ? [] : await readEvents(tx, clinicId, [id], { attendees: true });
    if (event === undefined) return domainError('NOT_FOUND', 'This appointment does not exist.', 'Not found');
    const calendars = (event.attendees ?? []).map(({ calendar_id }) => calendar_id);
    const outside = await checkScope(tx, ctx, 'scheduling.edit', calendars, calendars);
    if (outside !== null) return outside;
    const standing = await readSurveys(tx, clinicId, { eventIds: [event.id], take: 100, skip: 0 });
    const fresh = ids.filter((each) => !standing.some(({ questionnaire_id: id }) => id === each));
    if (event.patient_id === null && fresh.length > 0)
      return invalid([{ path: 'event_id', message: 'Choose a patient first' }]);
    for (const survey of standing) {
      if (ids.includes(survey.questionnaire_id) || survey.opened_time !== null) continue;
      const locked = (await lockSurvey(tx, clinicId, survey.id))!;
      const gone = await takeBack(tx, ctx, locked);
      if (isDomainError(gone)) return gone;
    }
    const versions = await publishedVersions(tx, clinicId, fresh);
    if (versions.length < fresh.length) return notPublished();
    const made = await ask(tx, event, versions, { now, timeZone: actor.timeZone, userId: actor.userId });
    for (const survey of made)
      await recordChange(tx, ctx, {
        action: 'create',
        objectType: 'survey',
        objectId: survey.id,
        patientId: survey.patient_id,
      });
    if (made.length > 0) await send(tx, app, now, event, actor.userId);
    return readSurveys(tx, clinicId, { eventIds: [event.id], take: 100, skip: 0, order: 'asc' });
  });
}

/** After events are booked, moved or canceled, sends or withdraws the questionnaires of their types. */
export async function onEventsChanged(
  app: App,
  tx: Tx,
  clinicId: string,
  outboxEvents: readonly OutboxEvent[],
): Promise<void> {
  const ids = outboxEvents.map(({ body }) => String(body['id']));
  const asked = new Set(await eventsWithQuestions(tx, clinicId, ids));
  for (const outboxEvent of outboxEvents)
    if (asked.has(String(outboxEvent.body['id']))) await onEventChanged(app, tx, outboxEvent);
}

/** Does the same for one event. */
async function onEventChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const now = app.clock();
  const id = String(body['id']);
  const [event] = await readEvents(tx, clinicId, [id], { series: true });
  if (event === undefined || event.status === 'canceled' || event.patient_id === null)
    return takeBackUnbegun(tx, app, clinicId, id, null);
  await takeBackUnbegun(tx, app, clinicId, id, event.patient_id);
  await takeOverWished(tx, app, event);
  // For visits of a series, questionnaires are sent about a week before each.
  if (event.series_id !== null && event.start_time.getTime() > now.getTime() + WEEK_MS) return;
  await askByKind(tx, app, event);
}

/** Nightly job: sends questionnaires for visits in the coming week, and reminders for those due within two days. */
export async function askForComingVisits(app: App): Promise<void> {
  const now = app.clock();
  for (const { clinic_id, id } of await dueEvents(app.database.kysely, now, new Date(now.getTime() + WEEK_MS)))
    await app.database.transaction(async (tx) => {
      const [event] = await readEvents(tx, clinic_id, [id], {});
      if (event !== undefined) await askByKind(tx, app, event);
    });
}

async function askByKind(tx: Tx, app: App, event: Event): Promise<void> {
  const now = app.clock();
  const { patient_id: patientId } = event;
  if (patientId === null || event.start_time <= now || event.status === 'canceled') return;
  const versions = await questionnairesOfCategory(tx, event.clinic_id, { ...event, patient_id: patientId });
  if (versions.length === 0) return;
  const { time_zone: timeZone } = await readClinic(tx, event.clinic_id);
  const made = await ask(tx, event, versions, { now, timeZone, userId: null });
  for (const { id } of made)
    await recordOwnChange(tx, app, event.clinic_id, {
      action: 'create',
      objectType: 'survey',
      objectId: id,
      patientId,
    });
  if (made.length > 0) await send(tx, app, now, event, null);
}

async function ask(
  tx: Tx,
  event: Event,
  versions: readonly { questionnaire_id: string; number: number }[],
  { now, timeZone, userId }: { now: Date; timeZone: string; userId: string | null },
): Promise<{ id: string; patient_id: string }[]> {
  const made: { id: string; patient_id: string }[] = [];
  for (const { questionnaire_id, number } of versions) {
    const id = newId();
    const patient_id = event.patient_id!;
    const isNew = await insertSurvey(tx, {
      clinic_id: event.clinic_id,
      id,
      patient_id,
      questionnaire_id,
      version_number: number,
      chart_note_id: null,
      event_id: event.id,
      due_date: dayIn(timeZone, event.start_time),
      follows_id: null,
      created_by: userId,
      created_time: now,
    });
    if (isNew) made.push({ id, patient_id });
  }
  if (made.length > 0) await surveysChanged(tx, event.clinic_id, made);
  return made;
}

/** Patients without contact data are asked in the waiting room: the list shows the survey as not sent. */
async function send(tx: Tx, app: App, now: Date, event: Event, userId: string | null): Promise<void> {
  if (event.start_time <= now) return;
  await sendLinkIn(tx, app, now, { clinicId: event.clinic_id, patientId: event.patient_id!, sentBy: userId });
}

/** Withdraws unstarted surveys, of a canceled event or of an event's previous patient. */
async function takeBackUnbegun(
  tx: Tx,
  app: App,
  clinicId: string,
  eventId: string,
  keep: string | null,
): Promise<void> {
  const now = app.clock();
  const standing = await readSurveys(tx, clinicId, { eventIds: [eventId], take: 100, skip: 0 });
  const gone = standing.filter(({ patient_id, opened_time }) => patient_id !== keep && opened_time === null);
  await updateSurveys(
    tx,
    clinicId,
    gone.map(({ id }) => id),
    { deleted_time: now },
    now,
  );
  for (const { id, patient_id: patientId } of gone)
    await recordOwnChange(tx, app, clinicId, {
      action: 'delete',
      objectType: 'survey',
      objectId: id,
      patientId,
      reason: 'the appointment changed',
    });
  if (gone.length > 0) await surveysChanged(tx, clinicId, gone);
}
