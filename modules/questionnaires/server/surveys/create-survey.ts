import { recordChange } from '#audit/server';
import { lockUnsignedNote } from '#chart/server';
import { readPatients } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { isId, newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { dayIn } from '#platform/day-in.ts';
import { readEvents, resolveEvent } from '#scheduling/server';
import { readEventId } from '#scheduling/rules';
import { lockQuestionnaire } from '../questionnaires.sql.ts';
import { deceased, notFound, notPublished } from '../questionnaire-errors.ts';
import { insertSurvey, lockSurvey, readSurveys, type SurveyRow, updateSurveys } from './surveys.sql.ts';
import { surveysChanged } from './survey-changed.ts';

/** The patient, the questionnaire, and the appointment. */
export interface SurveyInput {
  clinic_patient_id: string;
  questionnaire_id: string;
  chart_note_id?: string | null;
  event_id?: string | null;
  due_date?: string | null;
}

/**
 * Asks a patient a questionnaire in its published version. A repeated key returns the existing survey, as does the same
 * questionnaire that is open for the same appointment.
 */
export function createSurvey(
  ctx: RequestContext,
  input: SurveyInput,
  key: string | null,
): Promise<SurveyRow | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx) => {
    const before = key === null ? null : await lockSurvey(tx, actor.clinicId, key);
    return before ?? createSurveyIn(tx, ctx, input, key);
  });
}

async function createSurveyIn(
  tx: Tx,
  ctx: RequestContext,
  input: SurveyInput,
  key: string | null,
): Promise<SurveyRow | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const { clinic_patient_id: patientId, questionnaire_id: questionnaireId, chart_note_id: noteId = null } = input;
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id', 'deceased_date'], locked: true });
  if (patient === undefined)
    return invalid([{ path: 'input.clinic_patient_id', message: 'This patient does not exist' }]);
  if (patient.deceased_date !== null) return deceased();
  const questionnaire = await lockQuestionnaire(tx, clinicId, questionnaireId);
  if (questionnaire === null || questionnaire.deleted_time !== null)
    return invalid([{ path: 'input.questionnaire_id', message: 'This questionnaire does not exist' }]);
  if (questionnaire.published_version === null) return notPublished();
  const dueDate = input.due_date ?? null;
  if (dueDate !== null && dueDate < dayIn(actor.timeZone, now))
    return invalid([{ path: 'input.due_date', message: 'Choose a future date' }]);
  const eventId = input.event_id == null ? null : await eventOf(tx, ctx, input.event_id, patientId);
  if (isDomainError(eventId)) return eventId;
  if (noteId !== null) {
    const note = await lockUnsignedNote(tx, ctx, noteId);
    if (isDomainError(note) && note.code !== 'NOT_FOUND') return note;
    if (isDomainError(note) || note.patient_id !== patientId)
      return invalid([{ path: 'input.chart_note_id', message: 'This note does not exist' }]);
  }
  const open = await readSurveys(tx, clinicId, {
    patientIds: [patientId],
    questionnaireIds: [questionnaireId],
    take: 100,
    skip: 0,
  });
  const same = open.find((survey) => survey.submitted_time === null && survey.event_id === eventId);
  if (same !== undefined) return same;
  const id = key ?? newId();
  const isNew = await insertSurvey(tx, {
    clinic_id: clinicId,
    id,
    patient_id: patientId,
    questionnaire_id: questionnaireId,
    version_number: questionnaire.published_version,
    chart_note_id: noteId,
    event_id: eventId,
    due_date: dueDate,
    follows_id: null,
    created_by: actor.userId,
    created_time: now,
  });
  if (!isNew) return domainError('ALREADY_ASKED', 'This questionnaire is already assigned to this appointment.');
  await recordChange(tx, ctx, {
    action: 'create',
    objectType: 'survey',
    objectId: id,
    patientId,
    changes: { questionnaire: { before: null, after: questionnaire.name } },
  });
  await surveysChanged(tx, clinicId, [{ id, patient_id: patientId }]);
  return (await lockSurvey(tx, clinicId, id))!;
}

/** Returns the key of an event from its API ID, if it belongs to this patient. */
async function eventOf(
  tx: Tx,
  { actor, now }: RequestContext,
  called: string,
  patientId: string,
): Promise<string | DomainError> {
  const read = readEventId(called);
  const id = isId(read.id) ? await resolveEvent(tx, actor.clinicId, read, now) : null;
  const [event] = id === null ? [] : await readEvents(tx, actor.clinicId, [id], {});
  return event === undefined || event.patient_id !== patientId
    ? invalid([{ path: 'input.event_id', message: 'This appointment belongs to another patient' }])
    : event.id;
}

/** Withdraws a survey that was not submitted yet; idempotent. */
export function deleteSurvey(ctx: RequestContext, id: string): Promise<SurveyRow | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx) => {
    const survey = await lockSurvey(tx, actor.clinicId, id);
    return survey === null ? notFound('survey') : takeBack(tx, ctx, survey);
  });
}

/** Same, for a locked survey. */
export async function takeBack(tx: Tx, ctx: RequestContext, survey: SurveyRow): Promise<SurveyRow | DomainError> {
  const { actor, now } = ctx;
  if (survey.deleted_time !== null) return survey;
  if (survey.submitted_time !== null || survey.crisis_time !== null)
    return domainError('SURVEY_SUBMITTED', 'Answers that are part of the record can’t be deleted.', 'Answered');
  await updateSurveys(tx, actor.clinicId, [survey.id], { deleted_time: now }, now);
  await recordChange(tx, ctx, {
    action: 'delete',
    objectType: 'survey',
    objectId: survey.id,
    patientId: survey.patient_id,
    changes: { questionnaire: { before: survey.questionnaire_name, after: null } },
  });
  await surveysChanged(tx, actor.clinicId, [survey]);
  return (await lockSurvey(tx, actor.clinicId, survey.id))!;
}
