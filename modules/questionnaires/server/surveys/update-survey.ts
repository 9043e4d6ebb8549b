import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { keepAnswers } from './keep-answers.ts';
import type { Answerer } from '../raise-crisis.ts';
import { notFound, versionConflict, submitted } from '../questionnaire-errors.ts';
import { submitSurvey } from './submit-survey.ts';
import { surveysChanged } from './survey-changed.ts';
import { lockSurvey, type SurveyRow, updateSurveys } from './surveys.sql.ts';

/** Changes to a survey by a member. */
export interface SurveyPatch {
  due_date?: string | null;
  complete_status?: string | null;
  survey_answers?: readonly { question_id: string; answer?: unknown }[] | null;
}

/**
 * Answers on behalf of a patient and, if `complete_status` is completed, submits. Answers are saved even if submitting
 * is rejected, so that the user can continue.
 */
export async function updateSurvey(
  ctx: RequestContext,
  id: string,
  version: number,
  patch: SurveyPatch,
): Promise<SurveyRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const status = patch.complete_status ?? null;
  if (status !== null && !['not_started', 'in_progress', 'completed'].includes(status))
    return invalid([{ path: 'input.complete_status', message: 'Choose not_started, in_progress or completed' }]);
  if (patch.due_date != null && patch.due_date < dayIn(actor.timeZone, now))
    return invalid([{ path: 'input.due_date', message: 'Choose a future date' }]);
  const saved = await app.database.transaction(async (tx) => {
    const survey = await lockSurvey(tx, clinicId, id);
    if (survey === null || survey.deleted_time !== null) return notFound('survey');
    if (survey.submitted_time !== null) return submitted();
    if (survey.version !== version) return versionConflict();
    if (patch.due_date !== undefined && patch.due_date !== survey.due_date) {
      await updateSurveys(tx, clinicId, [id], { due_date: patch.due_date }, now);
      await surveysChanged(tx, clinicId, [survey]);
      const changes = { due_date: { before: survey.due_date, after: patch.due_date } };
      await recordChange(tx, ctx, {
        action: 'update',
        objectType: 'survey',
        objectId: id,
        patientId: survey.patient_id,
        changes,
      });
    }
    const answers = Object.fromEntries(
      (patch.survey_answers ?? []).map((each) => [each.question_id, each.answer ?? null]),
    );
    if (Object.keys(answers).length > 0) {
      const done = await keepAnswers(tx, await answererOf(tx, ctx, survey), survey, answers);
      if (isDomainError(done)) return inInput(done);
    }
    return (await lockSurvey(tx, clinicId, id))!;
  });
  if (isDomainError(saved) || status !== 'completed') return saved;
  return app.database.transaction(async (tx) => {
    const survey = await lockSurvey(tx, clinicId, id);
    // It may have been withdrawn since the answers were saved.
    if (survey === null || survey.deleted_time !== null) return notFound('survey');
    const done = await submitSurvey(tx, await answererOf(tx, ctx, survey), survey);
    return isDomainError(done) ? inInput(done) : (await lockSurvey(tx, clinicId, id))!;
  });
}

async function answererOf(tx: Tx, ctx: RequestContext, survey: SurveyRow): Promise<Answerer> {
  const { app, actor, now, ip, device } = ctx;
  const { clinic_name: clinicName } = await readClinic(tx, actor.clinicId);
  const { patient_id: patientId, patient_name: patientName } = survey;
  const { clinicId, timeZone, userId } = actor;
  return {
    app,
    now,
    userId,
    portal: { app, now, ip, device, clinicId, clinicName, timeZone, patientId, patientName, sessionId: null },
    note: (tx, { action, changes }, surveyId) =>
      recordChange(tx, ctx, {
        action,
        objectType: 'survey',
        objectId: surveyId,
        patientId,
        changes,
        reason: 'answered for the patient',
      }),
  };
}

function inInput(error: DomainError): DomainError {
  return error.issues.length === 0
    ? error
    : invalid(error.issues.map(({ path, message }) => ({ path: `input.${path}`, message })));
}
