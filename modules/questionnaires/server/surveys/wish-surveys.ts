import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { type Event, readEvents } from '#scheduling/server';
import { questionnairesOfCategory, questionnairesOfWishes, readWish, wishedSurveys } from './event-surveys.sql.ts';
import { surveysChanged } from './survey-changed.ts';
import { insertSurvey, readSurveys, updateSurveys } from './surveys.sql.ts';

/**
 * Asks a patient who requests an appointment in the portal the questionnaires of its event type: they appear there
 * immediately, and move to the appointment once it is booked. Returns the number of new surveys.
 */
export async function askForWishes(tx: Tx, app: App, clinicId: string, patientId: string): Promise<number> {
  const now = app.clock();
  const done = new Set<string>();
  for (const { request_id, questionnaire_id, number } of await questionnairesOfWishes(tx, clinicId, patientId)) {
    if (done.has(questionnaire_id)) continue;
    done.add(questionnaire_id);
    const id = newId();
    const isNew = await insertSurvey(tx, {
      clinic_id: clinicId,
      id,
      patient_id: patientId,
      questionnaire_id,
      version_number: number,
      request_id,
      chart_note_id: null,
      event_id: null,
      due_date: null,
      follows_id: null,
      created_by: null,
      created_time: now,
    });
    if (!isNew) continue;
    // The patient sees it in the portal right away, so no message is sent.
    await updateSurveys(tx, clinicId, [id], { sent_time: now }, now);
    await recordOwnChange(tx, app, clinicId, { action: 'create', objectType: 'survey', objectId: id, patientId });
    await surveysChanged(tx, clinicId, [{ id, patient_id: patientId }]);
  }
  return done.size;
}

/**
 * After an appointment request is created or decided, adds its questionnaires, moves them to the appointment, or
 * withdraws them.
 */
export async function onRequestChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const id = String(body['id']);
  const wish = await readWish(tx, clinicId, id);
  if (wish === null) return;
  if (wish.status === 'New' || wish.status === 'Pending') {
    await askForWishes(tx, app, clinicId, wish.patient_id);
    return;
  }
  const [event] = wish.event_id === null ? [] : await readEvents(tx, clinicId, [wish.event_id], {});
  if (event !== undefined) return takeOverWished(tx, app, event);
  const unbegun = (await wishedSurveys(tx, clinicId, { requestId: id })).filter((each) => each.opened_time === null);
  await takeBack(tx, app, clinicId, unbegun);
}

/**
 * Moves the surveys of a request to the event created from it; unstarted ones that its type doesn't ask are withdrawn.
 */
export async function takeOverWished(tx: Tx, app: App, event: Event): Promise<void> {
  const { clinic_id: clinicId, patient_id: patientId } = event;
  const wished = await wishedSurveys(tx, clinicId, { eventId: event.id });
  if (wished.length === 0 || patientId === null) return;
  const standing = await readSurveys(tx, clinicId, { eventIds: [event.id], take: 100, skip: 0 });
  const due = await questionnairesOfCategory(tx, clinicId, { ...event, patient_id: patientId });
  const { time_zone: timeZone } = await readClinic(tx, clinicId);
  const taken: string[] = [];
  const left: { id: string; patient_id: string }[] = [];
  for (const { id, patient_id, questionnaire_id: questionnaireId, opened_time } of wished) {
    const isThere = standing.some((each) => each.questionnaire_id === questionnaireId);
    const isDue = due.some((each) => each.questionnaire_id === questionnaireId);
    if (!isThere && patient_id === patientId && (isDue || opened_time !== null)) taken.push(id);
    else if (opened_time === null) left.push({ id, patient_id });
  }
  const now = app.clock();
  const due_date = dayIn(timeZone, event.start_time);
  await updateSurveys(tx, clinicId, taken, { event_id: event.id, due_date }, now);
  if (taken.length > 0) {
    const events = taken.map((id) => ({ id, patient_id: patientId }));
    await surveysChanged(tx, clinicId, events);
  }
  await takeBack(tx, app, clinicId, left);
}

async function takeBack(
  tx: Tx,
  app: App,
  clinicId: string,
  gone: readonly { id: string; patient_id: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const now = app.clock();
  const ids = gone.map(({ id }) => id);
  await updateSurveys(tx, clinicId, ids, { deleted_time: now }, now);
  for (const { id, patient_id: patientId } of gone)
    await recordOwnChange(tx, app, clinicId, {
      action: 'delete',
      objectType: 'survey',
      objectId: id,
      patientId,
      reason: 'the appointment request was not approved',
    });
  await surveysChanged(tx, clinicId, gone);
}
