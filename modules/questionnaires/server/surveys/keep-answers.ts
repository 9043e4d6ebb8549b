import type { Tx } from '#platform/database.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { type Answers, type AnswerValue, type Definition, evaluate, type Evaluation } from '../../rules/index.ts';
import { raiseCrisis, type Answerer } from '../raise-crisis.ts';
import { submitted } from '../questionnaire-errors.ts';
import { strangeFile } from './survey-files.ts';
import { surveysChanged } from './survey-changed.ts';
import {
  readAnswers,
  readDefinition,
  replaceAnswers,
  type SurveyChange,
  type SurveyRow,
  updateSurveys,
} from './surveys.sql.ts';

/** A survey with its questions and the evaluated answers. */
export interface AnsweredSurvey {
  survey: SurveyRow;
  definition: Definition;
  evaluation: Evaluation;
}

/**
 * Saves answers of a locked survey as they are entered; null deletes one. Hidden answers are dropped; the audit log
 * keeps them. Crisis answers are reported immediately, even if the survey is never submitted. Returns an issue for each
 * unknown question or choice and for values out of range.
 */
export async function keepAnswers(
  tx: Tx,
  answerer: Answerer,
  survey: SurveyRow,
  patch: Record<string, unknown>,
): Promise<AnsweredSurvey | DomainError> {
  if (survey.submitted_time !== null) return submitted();
  const { now, userId } = answerer;
  const { clinic_id: clinicId, id, patient_id } = survey;
  const definition = await readDefinition(tx, clinicId, survey.questionnaire_id, survey.version_number);
  const before = await readAnswers(tx, clinicId, id);
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null),
  ) as Answers;
  const evaluation = evaluate(definition, merged, survey.sex);
  const { issues, answers: counted } = evaluation;
  const strange = issues[0] === undefined ? await strangeFile(tx, survey, definition, counted) : null;
  if (issues.length > 0 || strange !== null)
    return invalid([...issues, ...(strange === null ? [] : [strange])].map(toInput));
  await replaceAnswers(tx, clinicId, id, definition, counted, now);
  const lost = changedBetween(before, counted);
  if (survey.opened_time === null || Object.keys(lost).length > 0)
    await answerer.note(tx, { action: 'update', changes: { ...begun(survey, userId), ...lost } }, id);
  const first = evaluation.scores[0];
  const change: SurveyChange = {
    percent: evaluation.percent,
    score: first?.total ?? null,
    band: first?.band?.label ?? null,
    answered_by: userId ?? survey.answered_by,
    ...(survey.opened_time === null ? { opened_time: now } : {}),
  };
  const isNewCry = evaluation.crisis.length > 0 && evaluate(definition, before, survey.sex).crisis.length === 0;
  if (isNewCry)
    Object.assign(change, {
      crisis_time: now,
      crisis_seen_time: null,
      crisis_opened_time: null,
      crisis_opened_by: null,
      crisis_escalated_time: null,
      crisis_escalations: 0,
      crisis_disposition: null,
      crisis_comment: null,
    } satisfies SurveyChange);
  await updateSurveys(tx, clinicId, [id], change, now);
  if (isNewCry) await raiseCrisis(tx, answerer, survey);
  await surveysChanged(tx, clinicId, [{ id, patient_id }]);
  return { survey: { ...survey, ...change }, definition, evaluation };
}

/** Converts an issue to its API path. */
export const toInput = ({ path, message }: { path: string; message: string }): { path: string; message: string } => ({
  path: `answers.${path}`,
  message,
});

const begun = (survey: SurveyRow, userId: string | null): Record<string, { before: unknown; after: unknown }> =>
  survey.opened_time === null ? { answered_by: { before: null, after: userId === null ? 'patient' : 'staff' } } : {};

/** Returns the previous answers that were changed or deleted. */
function changedBetween(before: Answers, after: Answers): Record<string, { before: unknown; after: unknown }> {
  const changed = Object.entries(before).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(after[id]));
  return Object.fromEntries(
    changed.map(([id, value]): [string, { before: AnswerValue; after: AnswerValue }] => [
      id,
      { before: value, after: after[id] ?? null },
    ]),
  );
}
