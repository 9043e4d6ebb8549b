import { notify } from '#notifications/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { evaluate, scoreText } from '../../rules/index.ts';
import { findByCode } from '../questionnaires.sql.ts';
import { type AnsweredSurvey, keepAnswers, toInput } from './keep-answers.ts';
import type { Answerer } from '../raise-crisis.ts';
import { wishRecordChanges } from '../wish-record-changes.ts';
import { surveysChanged } from './survey-changed.ts';
import {
  insertSurvey,
  readAnswers,
  readDefinition,
  readSurveys,
  replaceAnswers,
  type SurveyRow,
  updateSurveys,
} from './surveys.sql.ts';

/**
 * Submits a locked survey with its saved answers. Returns an issue for each missing required answer and for values that
 * can't be stored in the record as typed; requested record changes become requests. A score with a follow-up adds that
 * instrument.
 */
export async function submitSurvey(
  tx: Tx,
  answerer: Answerer,
  survey: SurveyRow,
): Promise<AnsweredSurvey | DomainError> {
  const answered = await keepAnswers(tx, answerer, survey, {});
  if (isDomainError(answered)) return answered;
  const { definition, evaluation } = answered;
  const { missing, answers, scores, percent } = evaluation;
  if (missing.length > 0)
    return invalid(missing.map((path) => toInput({ path, message: 'Please answer this question' })));
  const wished = await wishRecordChanges(tx, answerer, survey, definition, answers);
  if (wished !== null) return wished;
  const { now } = answerer;
  const { clinic_id: clinicId, id, patient_id } = survey;
  await updateSurveys(tx, clinicId, [id], { submitted_time: now }, now);
  const totals = scores.map(scoreText).join('; ');
  const changes = { submitted: { before: null, after: totals === '' ? percent : totals } };
  await answerer.note(tx, { action: 'update', changes }, id);
  await followUp(tx, answerer, survey, answered);
  await notifyAsker(tx, answerer, survey);
  await surveysChanged(tx, clinicId, [{ id, patient_id }]);
  return { ...answered, survey: { ...answered.survey, submitted_time: now } };
}

/** A positive short screen adds the longer instrument with the shared answers, unless it is already open. */
async function followUp(
  tx: Tx,
  { now, userId }: Answerer,
  survey: SurveyRow,
  { definition, evaluation }: AnsweredSurvey,
): Promise<void> {
  const { clinic_id, patient_id } = survey;
  const due = definition.scores.flatMap(({ id, follow_up: next }) => {
    const total = evaluation.scores.find((score) => score.id === id)?.total ?? null;
    return next !== null && total !== null && total > next.above ? [next.code] : [];
  });
  for (const code of due) {
    const next = await findByCode(tx, clinic_id, code);
    if (next === null) continue;
    const standing = await readSurveys(tx, clinic_id, {
      patientIds: [patient_id],
      questionnaireIds: [next.id],
      take: 100,
      skip: 0,
    });
    if (standing.some(({ submitted_time: done }) => done === null)) continue;
    const id = newId();
    const isNew = await insertSurvey(tx, {
      clinic_id,
      id,
      patient_id,
      questionnaire_id: next.id,
      version_number: next.published_version,
      chart_note_id: null,
      event_id: null,
      due_date: survey.due_date,
      follows_id: survey.id,
      created_by: userId,
      created_time: now,
    });
    if (!isNew) continue;
    const definition = await readDefinition(tx, clinic_id, next.id, next.published_version);
    const known = new Set(definition.questions.map((question) => question.id));
    const given = await readAnswers(tx, clinic_id, survey.id);
    const carried = Object.fromEntries(Object.entries(given).filter(([question]) => known.has(question)));
    const { answers, percent } = evaluate(definition, carried, survey.sex);
    await replaceAnswers(tx, clinic_id, id, definition, answers, now);
    await updateSurveys(tx, clinic_id, [id], { percent, sent_time: now }, now);
    await surveysChanged(tx, clinic_id, [{ id, patient_id }]);
  }
}

/** Notifies the sender of the submission. */
async function notifyAsker(tx: Tx, { now, userId }: Answerer, survey: SurveyRow): Promise<void> {
  const { created_by: asker } = await tx
    .selectFrom('questionnaires.survey')
    .select('created_by')
    .where('clinic_id', '=', survey.clinic_id)
    .where('id', '=', survey.id)
    .executeTakeFirstOrThrow();
  if (asker === null || asker === userId) return;
  await notify(tx, {
    clinicId: survey.clinic_id,
    userIds: [asker],
    source: 'Patient Request',
    type: 'Questionnaire submitted',
    description: `${survey.patient_name}: ${survey.questionnaire_name}`,
    passId: survey.id,
    path: `/patients/${survey.patient_id}`,
    time: now,
  });
}
