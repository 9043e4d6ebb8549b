import type { Tx } from '#platform/database.ts';
import { isId } from '#platform/id.ts';
import { domainError, type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { PortalContext, PortalOperation } from '#platform/module.ts';
import { hasUnkeepableText, recordPortalChange, recordPortalView } from '#requests/server';
import { type Answers, evaluate, nameInSpanish, questionsInSpanish, titleForPatients } from '../../rules/index.ts';
import { questionnairesOfWishes } from '../surveys/event-surveys.sql.ts';
import type { Answerer } from '../raise-crisis.ts';
import { type AnsweredSurvey, keepAnswers } from '../surveys/keep-answers.ts';
import { notFound } from '../questionnaire-errors.ts';
import { submitSurvey } from '../surveys/submit-survey.ts';
import { checkSurveyFile, keepSurveyFile } from '../surveys/survey-files.ts';
import { lockSurvey, readAnswers, readDefinition, readOpenSurveys, type SurveyRow } from '../surveys/surveys.sql.ts';
import { askForWishes } from '../surveys/wish-surveys.ts';

/**
 * The operations of patients on their questionnaires, shared by message links and the portal. They only reach the
 * patient's own surveys; others are reported as not found.
 */
export const patientOperations: Readonly<Record<string, PortalOperation>> = {
  'questionnaires.list': listOpen,
  'questionnaires.read': readOne,
  'questionnaires.save': save,
  'questionnaires.submit': submit,
  'questionnaires.upload': upload,
};

async function listOpen({ app, clinicId, clinicName, patientId, patientName }: PortalContext): Promise<object> {
  // A patient who has just requested an appointment finds its forms immediately, without waiting for the event to be
  // processed.
  if ((await questionnairesOfWishes(app.database.kysely, clinicId, patientId)).length > 0)
    await app.database.transaction((tx) => askForWishes(tx, app, clinicId, patientId));
  const surveys = await readOpenSurveys(app.database.kysely, clinicId, patientId);
  return {
    clinic_name: clinicName,
    patient_name: patientName,
    surveys: surveys.map(({ id, questionnaire_name: name, questionnaire_code: code, percent, due_date }) => ({
      id,
      name: titleForPatients(code, name),
      name_es: nameInSpanish(code, name),
      percent,
      due_date,
    })),
  };
}

async function readOne(portal: PortalContext, input: unknown): Promise<object | DomainError> {
  const { app, clinicId, patientId } = portal;
  const { kysely } = app.database;
  const id = idOf(input);
  const open = await readOpenSurveys(kysely, clinicId, patientId);
  const survey = open.find((each) => each.id === id);
  if (survey === undefined) return notFound('survey');
  const definition = await readDefinition(kysely, clinicId, survey.questionnaire_id, survey.version_number);
  const answers = await readAnswers(kysely, clinicId, survey.id);
  await recordPortalView(portal, { action: 'read', objectType: 'survey', objectId: survey.id });
  return {
    id: survey.id,
    name: titleForPatients(survey.questionnaire_code, survey.questionnaire_name),
    version_number: survey.version_number,
    // Scores are for the clinic and not sent to the patient.
    questions: definition.questions,
    // The Spanish page shows these texts; the answers have the same values.
    spanish: {
      name: nameInSpanish(survey.questionnaire_code, survey.questionnaire_name),
      questions: questionsInSpanish(survey.questionnaire_code, definition.questions),
    },
    answers,
    ...stateOf({ survey, definition, evaluation: evaluate(definition, answers, survey.sex) }),
  };
}

function save(portal: PortalContext, input: unknown): Promise<object | DomainError> {
  return changing(portal, input, async (tx, answerer, survey) => {
    const answered = await keepAnswers(tx, answerer, survey, answersOf(input));
    return isDomainError(answered) ? answered : stateOf(answered);
  });
}

/**
 * Saves the included answers first, in a separate transaction: crisis answers are reported even if submitting is
 * rejected.
 */
async function submit(portal: PortalContext, input: unknown): Promise<object | DomainError> {
  const saved = await save(portal, input);
  if (isDomainError(saved)) return saved;
  return changing(portal, input, async (tx, answerer, survey) => {
    const answered = await submitSurvey(tx, answerer, survey);
    return isDomainError(answered) ? answered : stateOf(answered);
  });
}

async function upload(portal: PortalContext, input: unknown): Promise<object | DomainError> {
  const { name, data } = partsOf(input);
  const file = await checkSurveyFile(
    portal.app,
    { name, data },
    { clinicId: portal.clinicId, userId: portal.patientId },
  );
  if (isDomainError(file)) return file;
  return changing(portal, input, (tx, _answerer, survey) => keepSurveyFile(tx, portal.app, survey, file));
}

/** The state sent to the page after each save; computed by the server only. */
function stateOf({ survey, evaluation }: AnsweredSurvey): object {
  const { shown, missing, percent, crisis, answers: kept } = evaluation;
  return { shown, missing, percent, crisis, kept, submitted: survey.submitted_time !== null };
}

async function changing(
  portal: PortalContext,
  input: unknown,
  work: (tx: Tx, answerer: Answerer, survey: SurveyRow) => Promise<object | DomainError>,
): Promise<object | DomainError> {
  const { app, clinicId, patientId, now } = portal;
  const { answers, version_number: version } = partsOf(input);
  if (hasUnkeepableText(answers)) return invalid([{ path: 'answers', message: 'This text can’t be saved.' }]);
  const id = idOf(input);
  const answerer: Answerer = {
    app,
    now,
    portal,
    userId: null,
    note: (tx, { action, changes }, objectId) =>
      recordPortalChange(tx, portal, { action, objectType: 'survey', objectId, changes }),
  };
  return app.database.transaction(async (tx) => {
    const survey = id === null ? null : await lockSurvey(tx, clinicId, id);
    const isTheirs = survey?.patient_id === patientId && survey.deleted_time === null && survey.sent_time !== null;
    if (survey === null || !isTheirs) return notFound('survey');
    if (version !== survey.version_number)
      return domainError('OTHER_VERSION', 'This questionnaire has changed. Please reload the page.');
    return work(tx, answerer, survey);
  });
}

function partsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}

function idOf(input: unknown): string | null {
  const { id } = partsOf(input);
  return typeof id === 'string' && isId(id) ? id.toLowerCase() : null;
}

function answersOf(input: unknown): Answers {
  return partsOf(partsOf(input)['answers']) as Answers;
}
