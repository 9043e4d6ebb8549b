import type { App } from '#platform/app.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { AccessRule } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { endNotifications } from '#notifications/server';
import {
  createSurvey,
  equipClinic,
  findByCode,
  openCrisis,
  reviewSurvey,
  sendSurveys,
  updateSurvey,
} from '#questionnaires/server';
import { INSTRUMENTS } from '#questionnaires/rules';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const DAY_MS = 86_400_000;

/** A depression that improves: the scores of the nine items, and how many days ago they were recorded. */
const SERIES = [
  { daysAgo: 98, points: [3, 3, 2, 2, 2, 2, 1, 1, 0] },
  { daysAgo: 56, points: [2, 2, 2, 2, 1, 1, 1, 0, 0] },
  { daysAgo: 14, points: [1, 1, 1, 1, 1, 1, 0, 0, 0] },
];

interface SentSurvey {
  ctx: RequestContext;
  survey: { clinic_id: string; id: string; version: number; patient_id: string };
}

const INTAKE: Readonly<Record<string, unknown>> = {
  reason: 'I just moved here and need a doctor for my asthma.',
  has_allergies: false,
  has_medications: false,
  conditions: ['asthma'],
  family: { mother: 'heart_disease', father: 'none_known', siblings: 'none_known' },
  tobacco: 'never',
  wellbeing: 7,
  consent: { name: 'Keisha Brooks', strokes: [] },
};

/**
 * Writes questionnaires of the demo clinic's patients: an intake to review, a depression over time, one sent and
 * unanswered, and one with a crisis answer, opened but not handled yet.
 */
export async function writeDemoQuestionnaires(
  app: App,
  clinic: DemoClinic,
  rules: readonly AccessRule[],
): Promise<void> {
  const { clinicId } = clinic.founded;
  const now = app.clock();
  await equipClinic(app, clinicId, new Date(now.getTime() - 100 * DAY_MS));
  const sendSurvey = async (code: string, patient: string, daysAgo: number): Promise<SentSurvey> => {
    const ctx = requestOf(app, clinic, 'adeyemi', rules, new Date(now.getTime() - daysAgo * DAY_MS));
    const { id } = (await findByCode(app.database.kysely, clinicId, code))!;
    const clinic_patient_id = clinic.patientIds.get(patient)!;
    return { ctx, survey: given(await createSurvey(ctx, { clinic_patient_id, questionnaire_id: id }, null)) };
  };
  const phq9 = INSTRUMENTS.find(({ code }) => code === 'phq-9')!.definition.scores[0]!.questions;
  for (const { daysAgo, points } of SERIES) {
    const { ctx, survey } = await sendSurvey('phq-9', 'nora-oconnor', daysAgo);
    const survey_answers = phq9.map((question_id, index) => ({ question_id, answer: String(points[index]) }));
    const done = given(
      await updateSurvey(ctx, survey.id, survey.version, { survey_answers, complete_status: 'completed' }),
    );
    if (daysAgo > 20) given(await reviewSurvey(ctx, done.id, done.version));
  }
  const intake = await sendSurvey('intake', 'keisha-brooks', 1);
  const survey_answers = Object.entries(INTAKE).map(([question_id, answer]) => ({ question_id, answer }));
  const { id, version } = intake.survey;
  given(await updateSurvey(intake.ctx, id, version, { survey_answers, complete_status: 'completed' }));
  const waiting = await sendSurvey('gad-7', 'raymond-beaulieu', 0);
  given(await sendSurveys(waiting.ctx, waiting.survey.patient_id));
  await writeCrisis(app, await sendSurvey('phq-9', 'sofia-papadakis', 0), phq9);
}

/** Writes a crisis answer: its banner and task exist, and its notification was read. */
async function writeCrisis(app: App, { ctx, survey }: SentSurvey, questions: readonly string[]): Promise<void> {
  const points = [2, 2, 2, 2, 1, 1, 1, 0, 1];
  const survey_answers = questions.map((question_id, index) => ({ question_id, answer: String(points[index]) }));
  given(await updateSurvey(ctx, survey.id, survey.version, { survey_answers, complete_status: 'completed' }));
  given(await openCrisis(ctx, survey.id));
  await app.database.transaction((tx) => endNotifications(tx, survey.clinic_id, survey.id, app.clock()));
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(answer.message);
  return answer;
}
