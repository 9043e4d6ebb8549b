import { recordChange } from '#audit/server';
import { readPatients } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { isId, newId } from '#platform/id.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { dayIn } from '#platform/day-in.ts';
import { readEvents, resolveEvent } from '#scheduling/server';
import { readEventId } from '#scheduling/rules';
import { lockOpenNote } from './notes.sql.ts';
import { lockQuestionnaire } from './questionnaires.sql.ts';
import { deceased, notFound, noteSigned, notPublished } from './refusals.ts';
import { insertSurvey, lockSurvey, readSurveys, type SurveyRow, updateSurveys } from './surveys.sql.ts';
import { surveysChanged } from './survey-changed.ts';

/** Whom to ask what, and for what. */
export interface SurveyInput {
  clinic_patient_id: string;
  questionnaire_id: string;
  chart_note_id?: string | null;
  event_id?: string | null;
  due_date?: string | null;
}

/**
 * Asks a patient a questionnaire by its published version. What the same key made before is answered, and so is the same questionnaire
 * that stands open for the same appointment.
 */
export function createSurvey(request: Request, input: SurveyInput, key: string | null): Promise<SurveyRow | Refusal> {
  const { house, actor } = request;
  return house.database.transaction(async (tx) => {
    const before = key === null ? null : await lockSurvey(tx, actor.clinicId, key);
    return before ?? createSurveyIn(tx, request, input, key);
  });
}

async function createSurveyIn(
  tx: Tx,
  request: Request,
  input: SurveyInput,
  key: string | null,
): Promise<SurveyRow | Refusal> {
  const { actor, now } = request;
  const { clinicId } = actor;
  const { clinic_patient_id: patientId, questionnaire_id: questionnaireId, chart_note_id: noteId = null } = input;
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id', 'deceased_date'], held: true });
  if (patient === undefined) return invalid([{ path: 'input.clinic_patient_id', message: 'This patient does not exist' }]);
  if (patient.deceased_date !== null) return deceased();
  const questionnaire = await lockQuestionnaire(tx, clinicId, questionnaireId);
  if (questionnaire === null || questionnaire.deleted_time !== null)
    return invalid([{ path: 'input.questionnaire_id', message: 'This questionnaire does not exist' }]);
  if (questionnaire.published_version === null) return notPublished();
  const dueDate = input.due_date ?? null;
  if (dueDate !== null && dueDate < dayIn(actor.timeZone, now))
    return invalid([{ path: 'input.due_date', message: 'Please choose a day to come' }]);
  const eventId = input.event_id == null ? null : await eventOf(tx, request, input.event_id, patientId);
  if (isRefusal(eventId)) return eventId;
  if (noteId !== null) {
    const note = await lockOpenNote(tx, clinicId, noteId);
    if (note === null || note.patient_id !== patientId)
      return invalid([{ path: 'input.chart_note_id', message: 'This note does not exist' }]);
    if (note.signed_time !== null) return noteSigned();
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
  if (!isNew) return refuse('ALREADY_ASKED', 'This was asked for the same appointment already.');
  await recordChange(tx, request, {
    action: 'create',
    objectType: 'survey',
    objectId: id,
    patientId,
    changes: { questionnaire: { before: null, after: questionnaire.name } },
  });
  await surveysChanged(tx, clinicId, [{ id, patient_id: patientId }]);
  return (await lockSurvey(tx, clinicId, id))!;
}

/** The row's id of an event as the wire calls it, where it is of this patient. */
async function eventOf(tx: Tx, { actor, now }: Request, called: string, patientId: string): Promise<string | Refusal> {
  const read = readEventId(called);
  const id = isId(read.id) ? await resolveEvent(tx, actor.clinicId, read, now) : null;
  const [event] = id === null ? [] : await readEvents(tx, actor.clinicId, [id], {});
  return event === undefined || event.patient_id !== patientId
    ? invalid([{ path: 'input.event_id', message: 'This appointment is not the patient’s' }])
    : event.id;
}

/** Takes back what was not submitted yet; once more changes nothing. */
export function deleteSurvey(request: Request, id: string): Promise<SurveyRow | Refusal> {
  const { house, actor } = request;
  return house.database.transaction(async (tx) => {
    const survey = await lockSurvey(tx, actor.clinicId, id);
    return survey === null ? notFound('survey') : takeBack(tx, request, survey);
  });
}

/** The same of a survey that is held. */
export async function takeBack(tx: Tx, request: Request, survey: SurveyRow): Promise<SurveyRow | Refusal> {
  const { actor, now } = request;
  if (survey.deleted_time !== null) return survey;
  if (survey.submitted_time !== null || survey.crisis_time !== null)
    return refuse('SURVEY_SUBMITTED', 'This holds answers that are part of the record: it stays.', 'Answered');
  await updateSurveys(tx, actor.clinicId, [survey.id], { deleted_time: now }, now);
  await recordChange(tx, request, {
    action: 'delete',
    objectType: 'survey',
    objectId: survey.id,
    patientId: survey.patient_id,
    changes: { questionnaire: { before: survey.questionnaire_name, after: null } },
  });
  await surveysChanged(tx, actor.clinicId, [survey]);
  return (await lockSurvey(tx, actor.clinicId, survey.id))!;
}
