import { recordChange } from '#audit/server';
import type { Changes } from '#audit/rules';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { readClinic } from '#practice/server';
import { type Answerer, keepAnswers } from './keep-answers.ts';
import { notFound, staleVersion, submitted } from './refusals.ts';
import { submitSurvey } from './submit-survey.ts';
import { surveysChanged } from './survey-changed.ts';
import { lockSurvey, type SurveyRow, updateSurveys } from './surveys.sql.ts';

/** What a member changes of a survey. */
export interface SurveyPatch {
  due_date?: string | null;
  complete_status?: string | null;
  survey_answers?: readonly { question_id: string; answer?: unknown }[] | null;
}

/**
 * Answers for a patient and, where `complete_status` says completed, submits. The answers are kept even where submitting is refused,
 * for then somebody goes on with them.
 */
export async function updateSurvey(
  request: Request,
  id: string,
  version: number,
  patch: SurveyPatch,
): Promise<SurveyRow | Refusal> {
  const { house, actor, now } = request;
  const { clinicId } = actor;
  const wanted = patch.complete_status ?? null;
  if (wanted !== null && !['not_started', 'in_progress', 'completed'].includes(wanted))
    return invalid([{ path: 'input.complete_status', message: 'not_started, in_progress or completed is expected' }]);
  if (patch.due_date != null && patch.due_date < dayIn(actor.timeZone, now))
    return invalid([{ path: 'input.due_date', message: 'Please choose a day to come' }]);
  const kept = await house.database.transaction(async (tx) => {
    const survey = await lockSurvey(tx, clinicId, id);
    if (survey === null || survey.deleted_time !== null) return notFound('survey');
    if (survey.submitted_time !== null) return submitted();
    if (survey.version !== version) return staleVersion();
    if (patch.due_date !== undefined && patch.due_date !== survey.due_date) {
      await updateSurveys(tx, clinicId, [id], { due_date: patch.due_date }, now);
      await surveysChanged(tx, clinicId, [survey]);
      const changes = { due_date: { before: survey.due_date, after: patch.due_date } };
      await recordChange(tx, request, { action: 'update', objectType: 'survey', objectId: id, patientId: survey.patient_id, changes });
    }
    const answers = Object.fromEntries((patch.survey_answers ?? []).map((each) => [each.question_id, each.answer ?? null]));
    if (Object.keys(answers).length > 0) {
      const done = await keepAnswers(tx, await answererOf(tx, request, survey), survey, answers);
      if (isRefusal(done)) return inInput(done);
    }
    return (await lockSurvey(tx, clinicId, id))!;
  });
  if (isRefusal(kept) || wanted !== 'completed') return kept;
  return house.database.transaction(async (tx) => {
    const survey = (await lockSurvey(tx, clinicId, id))!;
    const done = await submitSurvey(tx, await answererOf(tx, request, survey), survey);
    return isRefusal(done) ? inInput(done) : (await lockSurvey(tx, clinicId, id))!;
  });
}

async function answererOf(tx: Tx, request: Request, survey: SurveyRow): Promise<Answerer> {
  const { house, actor, now, ip, device } = request;
  const { clinic_name: clinicName } = await readClinic(tx, actor.clinicId);
  const { patient_id: patientId, patient_name: patientName } = survey;
  const { clinicId, timeZone, userId } = actor;
  return {
    house,
    now,
    userId,
    portal: { house, now, ip, device, clinicId, clinicName, timeZone, patientId, patientName, sessionId: null },
    note: (tx, { action, changes }, surveyId) =>
      recordChange(tx, request, {
        action,
        objectType: 'survey',
        objectId: surveyId,
        patientId,
        changes: changes as Changes,
        reason: 'answered for the patient',
      }),
  };
}

function inInput(refused: Refusal): Refusal {
  return refused.issues.length === 0
    ? refused
    : invalid(refused.issues.map(({ path, message }) => ({ path: `input.${path}`, message })));
}
