import { endNotifications } from '#notifications/server';
import { checkInput } from '#platform/check-input.ts';
import { crisisForms } from '../../rules/index.ts';
import { recordChange } from '#audit/server';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Tx } from '#platform/database.ts';
import { notFound, versionConflict } from '../questionnaire-errors.ts';
import { surveysChanged } from './survey-changed.ts';
import { lockSurvey, type SurveyChange, type SurveyRow, updateSurveys } from './surveys.sql.ts';

/** Marks a submitted survey as reviewed; idempotent. NOT_SUBMITTED before that. */
export function reviewSurvey(ctx: RequestContext, id: string, version: number): Promise<SurveyRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, id, (survey) => {
    if (survey.reviewed_time !== null) return null;
    if (survey.submitted_time === null)
      return domainError('NOT_SUBMITTED', 'This questionnaire has not been submitted yet.', 'Not submitted');
    if (survey.version !== version) return versionConflict();
    return { reviewed_time: now, reviewed_by: actor.userId };
  });
}

/** Marks a crisis answer as handled, with the outcome; idempotent. Its task and banners end. */
export async function handleCrisis(ctx: RequestContext, id: string, input: object): Promise<SurveyRow | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(crisisForms().handling, input, 'input');
  if (isDomainError(checked)) return checked;
  const { disposition, comment } = checked.value;
  return changing(ctx, id, (survey) =>
    survey.crisis_time === null || survey.crisis_seen_time !== null
      ? null
      : {
          crisis_seen_time: now,
          crisis_seen_by: actor.userId,
          crisis_disposition: disposition,
          crisis_comment: comment === '' ? null : comment,
        },
  );
}

/** Records that a treating user has opened it, which ends the escalation; idempotent. */
export function openCrisis(ctx: RequestContext, id: string): Promise<SurveyRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, id, (survey) =>
    survey.crisis_time === null || survey.crisis_seen_time !== null || survey.crisis_opened_time !== null
      ? null
      : { crisis_opened_time: now, crisis_opened_by: actor.userId },
  );
}

function changing(
  ctx: RequestContext,
  id: string,
  decide: (survey: SurveyRow) => SurveyChange | DomainError | null,
): Promise<SurveyRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx: Tx) => {
    const survey = await lockSurvey(tx, actor.clinicId, id);
    if (survey === null || survey.deleted_time !== null) return notFound('survey');
    const change = decide(survey);
    if (isDomainError(change)) return change;
    if (change === null) return survey;
    await updateSurveys(tx, actor.clinicId, [id], change, now);
    const field =
      'reviewed_time' in change ? 'reviewed' : 'crisis_opened_time' in change ? 'crisis_opened' : 'crisis_handled';
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'survey',
      objectId: id,
      patientId: survey.patient_id,
      changes: { [field]: { before: false, after: change.crisis_disposition ?? true } },
    });
    if (field === 'crisis_handled') await endNotifications(tx, actor.clinicId, id, now);
    await surveysChanged(tx, actor.clinicId, [survey]);
    return (await lockSurvey(tx, actor.clinicId, id))!;
  });
}
