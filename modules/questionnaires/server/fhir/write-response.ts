import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { QuestionnaireResponse } from 'fhir/r4';
import type { Queryable } from '#platform/database.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { filled, instantShape, referenceShape } from '#platform/fhir/element-shapes.ts';
import type { AnyResource, FhirCreate, FhirReader, FhirUpdate } from '#platform/fhir/fhir-resource.ts';
import { asElementError, elementInvalid, parseElements } from '#platform/fhir/parse-elements.ts';
import { isId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { evaluate } from '../../rules/index.ts';
import { patientOperations } from '../answering/patient-operations.ts';
import { createSurvey } from '../surveys/create-survey.ts';
import { readDefinition, readOpenSurveys, readSurveys, type SurveyRow } from '../surveys/surveys.sql.ts';
import { updateSurvey } from '../surveys/update-survey.ts';
import { itemsShape, readItems, type SentAnswers } from './read-items.ts';
import { readVersions } from './surveys-fhir.sql.ts';

const SHAPE = z.strictObject({
  questionnaire: filled,
  status: z.enum(['in-progress', 'completed']),
  subject: referenceShape,
  authored: z.optional(instantShape),
  author: z.optional(referenceShape),
  source: z.optional(referenceShape),
  item: z.optional(itemsShape),
});

type Elements = z.output<typeof SHAPE>;

/**
 * Answers a questionnaire: for a member the published version, which is assigned to the patient first unless it is; for
 * a patient one that the clinic has sent.
 */
export const createResponse: FhirCreate = {
  rule: 'questionnaires.answer',
  byPatients: true,
  what: 'answers to a questionnaire of the clinic; by a patient: to one that was sent to them, completed',
  takes: () => true,
  async run(writer, resource) {
    const { reader } = writer;
    const sent = parse(resource, null);
    if (isDomainError(sent)) return sent;
    const writerReference =
      writer.kind === 'member' ? `Practitioner/${writer.ctx.actor.userId}` : sent.subject.reference;
    const wrong = checkNew(sent, writerReference, reader.now);
    if (wrong !== null) return wrong;
    const asked = questionnaireOf(sent.questionnaire, reader);
    if (asked === null) return elementInvalid('questionnaire', 'Send the address of a questionnaire of this server');
    return writer.kind === 'member'
      ? answerAsMember(writer.ctx, sent, asked, reader)
      : answerAsPatient(writer.portal, sent, asked);
  },
};

/** Changes or completes answers that were not submitted. */
export const updateResponse: FhirUpdate = {
  rule: 'questionnaires.answer',
  what: 'answers that are `in-progress`, until they are `completed`',
  async run(writer, { id, version, resource, served }) {
    if (writer.kind !== 'member') return domainError('FORBIDDEN', 'Submitted answers can’t be changed.');
    const { ctx } = writer;
    const [sent, was] = [parse(resource, served), served as QuestionnaireResponse];
    if (isDomainError(sent)) return sent;
    const kept = (['questionnaire', 'author', 'source'] as const).find(
      (name) => sent[name] !== undefined && !isDeepStrictEqual(sent[name], was[name]),
    );
    if (kept !== undefined) return elementInvalid(kept, 'This element can’t be changed');
    const { item } = resource as QuestionnaireResponse;
    if (sent.status === was.status && isDeepStrictEqual(item, was.item)) return null;
    const { kysely } = ctx.app.database;
    const [survey] = await readSurveys(kysely, ctx.actor.clinicId, { ids: [id], take: 1, skip: 0 });
    if (survey === undefined) return domainError('NOT_FOUND', 'This resource does not exist.');
    const answers = await readAnswersOf(kysely, sent, survey, was.item ?? []);
    if (isDomainError(answers)) return answers;
    const saved = await updateSurvey(ctx, id, Number(version), patchOf(sent, answers));
    return isDomainError(saved) ? asAnswerError(saved, answers) : null;
  },
};

function parse(resource: AnyResource, served: AnyResource | null): Elements | DomainError {
  const parsed = parseElements(SHAPE, resource, served);
  return isDomainError(parsed) ? parsed : parsed.elements;
}

const HOUR_MS = 3_600_000;

function checkNew(sent: Elements, writer: string, now: Date): DomainError | null {
  // Answers have the time at which they are saved.
  if (sent.authored !== undefined && Math.abs(now.getTime() - sent.authored.getTime()) > HOUR_MS)
    return elementInvalid('authored', 'Answers are recorded when they are given: send the present time or none');
  if (sent.author !== undefined && !sent.author.reference.endsWith(writer))
    return elementInvalid('author', 'The author is the user of the app');
  if (sent.source !== undefined && sent.source.reference !== sent.subject.reference)
    return elementInvalid('source', 'The answers are those of the patient');
  return null;
}

interface Asked {
  questionnaireId: string;
  /** Null for the one that is asked now. */
  number: number | null;
}

function questionnaireOf(canonical: string, { base }: FhirReader): Asked | null {
  const [, id = '', number] = /Questionnaire\/([\w-]+)(?:\|(\d{1,6}))?$/.exec(canonical) ?? [];
  const isOurs = canonical.startsWith(`${base}/Questionnaire/`) || canonical.startsWith('Questionnaire/');
  if (!isOurs || !isId(id)) return null;
  return { questionnaireId: id, number: number === undefined ? null : Number(number) };
}

async function answerAsMember(
  ctx: RequestContext,
  sent: Elements,
  { questionnaireId, number }: Asked,
  { clinicId }: FhirReader,
): Promise<string | DomainError> {
  const { kysely } = ctx.app.database;
  const patientId = patientOf(sent);
  const open = await readSurveys(kysely, clinicId, {
    patientIds: [patientId],
    questionnaireIds: [questionnaireId],
    take: 100,
    skip: 0,
  });
  const same = open.find((survey) => survey.submitted_time === null && survey.event_id === null);
  if (same !== undefined && same.opened_time !== null)
    return domainError('CONFLICT', 'This questionnaire is already being answered. Change those answers.');
  if (same === undefined && !ctx.actor.rules.has('questionnaires.send'))
    return domainError('FORBIDDEN', 'You don’t have permission to assign questionnaires.');
  const [published] = await readVersions(kysely, clinicId, { ids: [questionnaireId] });
  const version = same?.version_number ?? published?.number;
  if (version === undefined || (number !== null && number !== version))
    return elementInvalid('questionnaire', 'This is not the version of a questionnaire that is asked now');
  // Checked before anything is written: otherwise an empty questionnaire would be assigned.
  const facts = { clinic_id: clinicId, questionnaire_id: questionnaireId, version_number: version, sex: null };
  const answers = await readAnswersOf(kysely, sent, facts, []);
  if (isDomainError(answers)) return answers;
  const input = { clinic_patient_id: patientId, questionnaire_id: questionnaireId };
  const survey = same ?? (await createSurvey(ctx, input, null));
  if (isDomainError(survey))
    return asElementError(survey, {
      'input.clinic_patient_id': 'subject',
      'input.questionnaire_id': 'questionnaire',
    });
  const saved = await updateSurvey(ctx, survey.id, survey.version, patchOf(sent, answers));
  return isDomainError(saved) ? asAnswerError(saved, answers) : survey.id;
}

async function answerAsPatient(
  portal: PortalContext,
  sent: Elements,
  { questionnaireId, number }: Asked,
): Promise<string | DomainError> {
  if (sent.status !== 'completed') return elementInvalid('status', 'Send completed answers');
  const { kysely } = portal.app.database;
  const open = await readOpenSurveys(kysely, portal.clinicId, portal.patientId);
  const survey = open.find(
    (one) => one.questionnaire_id === questionnaireId && (number === null || one.version_number === number),
  );
  if (survey === undefined)
    return elementInvalid('questionnaire', 'The clinic has not sent you this questionnaire, or you have answered it');
  const answers = await readAnswersOf(kysely, sent, survey, []);
  if (isDomainError(answers)) return answers;
  const input = { id: survey.id, version_number: survey.version_number, answers: answers.answers };
  const saved = await patientOperations['questionnaires.submit']!(portal, input);
  return isDomainError(saved) ? asAnswerError(saved, answers) : survey.id;
}

/** Reads the answers, and evaluates them as the command will: issues and missing answers are named by their items. */
async function readAnswersOf(
  db: Queryable,
  sent: Elements,
  survey: Pick<SurveyRow, 'clinic_id' | 'questionnaire_id' | 'version_number' | 'sex'>,
  served: NonNullable<QuestionnaireResponse['item']>,
): Promise<SentAnswers | DomainError> {
  const definition = await readDefinition(db, survey.clinic_id, survey.questionnaire_id, survey.version_number);
  const read = readItems(definition, sent.item ?? [], served);
  if (isDomainError(read)) return read;
  const given = Object.fromEntries(Object.entries(read.answers).filter(([, value]) => value !== null));
  const { issues, missing, answers } = evaluate(definition, given, survey.sex);
  const [issue] = issues;
  if (issue !== undefined) return elementInvalid(pathOf(read, issue.path), issue.message);
  const hidden = Object.keys(given).find((id) => countAnswers(answers[id]) < countAnswers(given[id]));
  if (hidden !== undefined)
    return elementInvalid(pathOf(read, hidden), 'This question is not asked after these other answers');
  // What was left out because it stays is not missing.
  const lacking = missing.find((id) => sent.status === 'completed' && Object.hasOwn(read.answers, id.split('.')[0]!));
  return lacking === undefined ? read : elementInvalid('item', `An answer is required: ${lacking}`);
}

// Of a group, the answers in its entries.
function countAnswers(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (!Array.isArray(value)) return 1;
  return value.reduce<number>((sum, one) => sum + (typeof one === 'object' ? Object.keys(one as object).length : 1), 0);
}

function pathOf({ paths }: SentAnswers, question: string): string {
  return paths[question.split('.')[0]!] ?? 'item';
}

function patchOf({ status }: Elements, { answers }: SentAnswers) {
  return {
    survey_answers: Object.entries(answers).map(([question_id, answer]) => ({ question_id, answer })),
    complete_status: status === 'completed' ? 'completed' : null,
  };
}

function asAnswerError(error: DomainError, sent: SentAnswers): DomainError {
  const elements = error.issues.map(
    ({ path }) => [path, pathOf(sent, path.replace(/^(input\.)?answers\./, ''))] as const,
  );
  return asElementError(error, Object.fromEntries(elements));
}

function patientOf({ subject }: Elements): string {
  return subject.reference.split('/').at(-1)!;
}
