import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { answerLines, evaluate, surveyStatus, toWire } from '../rules/index.ts';
import type { EventSurvey, QuestionGroup, Questionnaire, Resolvers, Survey } from '../api/chart.gen.ts';
import { updateSurvey } from './surveys/update-survey.ts';
import { equipClinic } from './equip-clinic.ts';
import { createSurvey, deleteSurvey } from './surveys/create-survey.ts';
import { readEventSurveys, saveEventSurveys } from './surveys/event-surveys.ts';
import { type GroupRow, readGroups } from './groups.sql.ts';
import { type QuestionnaireRow, readQuestionnaires } from './questionnaires.sql.ts';
import { crisisSetting, saveCrisisSetting } from './save-crisis-setting.ts';
import { handleCrisis, openCrisis, reviewSurvey } from './surveys/review-survey.ts';
import { urgentSurveys } from './urgent-surveys.ts';
import { changeGroup, createGroup, deleteGroup } from './save-group.ts';
import {
  changeQuestionnaire,
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
} from './save-questionnaire.ts';
import { sendSurveys } from './surveys/send-surveys.ts';
import { surveyToNote } from './surveys/survey-to-note.ts';
import { readAnswers, readDefinition, readSurveys, type SurveyRow } from './surveys/surveys.sql.ts';

/** Resolvers of the service chart that questionnaires add. */
export const chart: Resolvers = {
  Query: {
    questionnaires: async (_parent, { where, orderBy, skip, take }, { app, actor, now }) => {
      const page = pageOf(take ?? 100, skip ?? 0, 200, orderBy);
      if (isDomainError(page)) return page;
      await equipClinic(app, actor.clinicId, now);
      const filter = { ids: idsOf(where?.id), type: where?.type ?? null, search: where?.search ?? null };
      const published = where?.published ?? null;
      const rows = await readQuestionnaires(app.database.kysely, actor.clinicId, { ...filter, published }, page);
      return rows.map(shapeQuestionnaire);
    },
    question_groups: async (_parent, { where, orderBy, skip, take }, { app, actor }) => {
      const page = pageOf(take ?? 100, skip ?? 0, 200, orderBy);
      if (isDomainError(page)) return page;
      const filter = { ids: idsOf(where?.id), tag: where?.tag ?? null, search: where?.search ?? null };
      return (await readGroups(app.database.kysely, actor.clinicId, filter, page)).map(shapeGroup);
    },
    surveys: async (_parent, { where, orderBy, skip, take }, ctx, info) => {
      const wrong = checkPage(take ?? 20, skip ?? 0, 500);
      if (wrong !== null) return wrong;
      const status = where?.complete_status ?? null;
      const rows = await readSurveys(ctx.app.database.kysely, ctx.actor.clinicId, {
        ids: idsOf(where?.id),
        patientIds: idsOf(where?.clinic_patient_id),
        questionnaireIds: idsOf(where?.questionnaire_id),
        noteIds: idsOf(where?.chart_note_id),
        eventIds: idsOf(where?.event_id),
        status: isStatus(status) ? status : null,
        toReview: where?.to_review ?? null,
        order: orderBy?.create_time ?? 'desc',
        take: take ?? 20,
        skip: skip ?? 0,
      });
      const found = status === null || isStatus(status) ? rows : [];
      const fields = selectedFields(info);
      // Whoever reads answers is in the log; lists show none.
      if (needsAnswers(fields))
        for (const { id, patient_id: patientId } of found)
          await recordAccess(ctx, { action: 'read', objectType: 'survey', objectId: id, patientId });
      return Promise.all(found.map((row) => shapeSurvey(ctx, row, fields)));
    },
    urgent_surveys: async (_parent, { clinic_patient_id }, ctx) => urgentSurveys(ctx, clinic_patient_id),
    crisis_setting: async (_parent, _args, ctx) => crisisSetting(ctx),
    event_surveys: async (_parent, { event_id }, ctx) => (await readEventSurveys(ctx, event_id)).map(shapeEventSurvey),
  },
  Mutation: {
    questionnaire_create: async (_parent, { input, key }, ctx) =>
      shaped(await createQuestionnaire(ctx, input, key ?? null)),
    questionnaire_update: async (_parent, { id, version, input }, ctx) =>
      shaped(await changeQuestionnaire(ctx, id, version, input)),
    questionnaire_publish: async (_parent, { id, version }, ctx) =>
      shaped(await publishQuestionnaire(ctx, id, version)),
    questionnaire_delete: async (_parent, { id }, ctx) => shaped(await deleteQuestionnaire(ctx, id)),
    question_group_create: async (_parent, { input, key }, ctx) =>
      shapedGroup(await createGroup(ctx, input, key ?? null)),
    question_group_update: async (_parent, { id, version, input }, ctx) =>
      shapedGroup(await changeGroup(ctx, id, version, input)),
    question_group_delete: async (_parent, { id }, ctx) => shapedGroup(await deleteGroup(ctx, id)),
    survey_create: async (_parent, { input, key }, ctx, info) =>
      shapedSurvey(ctx, await createSurvey(ctx, input, key ?? null), info),
    survey_send: async (_parent, { clinic_patient_id }, ctx) => {
      const sent = await sendSurveys(ctx, clinic_patient_id);
      return isDomainError(sent) ? sent : { channel: sent.channel, sent_to: sent.sentTo, expires_time: sent.expires };
    },
    survey_update: async (_parent, { id, version, input }, ctx, info) =>
      shapedSurvey(ctx, await updateSurvey(ctx, id, version, input), info),
    survey_to_note: async (_parent, { id, chart_note_id }, ctx, info) =>
      shapedSurvey(ctx, await surveyToNote(ctx, id, chart_note_id), info),
    survey_review: async (_parent, { id, version }, ctx, info) =>
      shapedSurvey(ctx, await reviewSurvey(ctx, id, version), info),
    survey_see_crisis: async (_parent, { id, disposition, comment }, ctx, info) =>
      shapedSurvey(ctx, await handleCrisis(ctx, id, { disposition, comment: comment ?? '' }), info),
    survey_open_crisis: async (_parent, { id }, ctx, info) => shapedSurvey(ctx, await openCrisis(ctx, id), info),
    crisis_setting_save: async (_parent, { version, input }, ctx) =>
      saveCrisisSetting(ctx, version, { ...input, on_call_role_id: input.on_call_role_id ?? null }),
    survey_delete: async (_parent, { id }, ctx, info) => shapedSurvey(ctx, await deleteSurvey(ctx, id), info),
    event_surveys_save: async (_parent, { event_id, questionnaire_ids }, ctx) => {
      const saved = await saveEventSurveys(ctx, event_id, questionnaire_ids);
      return isDomainError(saved) ? saved : saved.map(shapeEventSurvey);
    },
  },
};

type IdFilter = { equals?: string | null; in?: readonly string[] | null } | null | undefined;
type Order = { name?: 'asc' | 'desc' | null; update_time?: 'asc' | 'desc' | null } | null | undefined;

function idsOf(filter: IdFilter): readonly string[] | null {
  const given = [filter?.equals == null ? null : [filter.equals], filter?.in ?? null].filter((each) => each !== null);
  return given.length === 2 ? given[0]!.filter((id) => given[1]!.includes(id)) : (given[0] ?? null);
}

function pageOf(take: number, skip: number, most: number, order: Order) {
  const wrong = checkPage(take, skip, most);
  if (wrong !== null) return wrong;
  const by = order?.name == null && order?.update_time != null ? 'update_time' : 'name';
  return { take, skip, by, order: order?.[by] ?? 'asc' } as const;
}

type Status = 'not_started' | 'in_progress' | 'completed';
const isStatus = (status: string | null): status is Status =>
  status === 'not_started' || status === 'in_progress' || status === 'completed';

function shapeQuestionnaire({ definition, created_time, updated_time, ...row }: QuestionnaireRow): Questionnaire {
  const { questions, scores } = definition;
  return { ...row, questions: toWire(questions), scores, create_time: created_time, update_time: updated_time };
}

function shapeGroup({ questions, ...row }: GroupRow): QuestionGroup {
  return { ...row, questions: toWire(questions) };
}

const shaped = (answer: QuestionnaireRow | DomainError): Questionnaire | DomainError =>
  isDomainError(answer) ? answer : shapeQuestionnaire(answer);
const shapedGroup = (answer: GroupRow | DomainError): QuestionGroup | DomainError =>
  isDomainError(answer) ? answer : shapeGroup(answer);

async function shapedSurvey(
  ctx: RequestContext,
  answer: SurveyRow | DomainError,
  info: GraphQLResolveInfo,
): Promise<Survey | DomainError> {
  return isDomainError(answer) ? answer : shapeSurvey(ctx, answer, selectedFields(info));
}

const ANSWERS = ['survey_answers', 'questions', 'lines', 'scores'];
const needsAnswers = (fields: ReadonlySet<string>): boolean => ANSWERS.some((field) => fields.has(field));

async function shapeSurvey(ctx: RequestContext, row: SurveyRow, fields: ReadonlySet<string>): Promise<Survey> {
  const { patient_id, answered_name, reviewed_name, created_time } = row;
  const isBegun = row.percent > 0 || row.opened_time !== null;
  return {
    ...row,
    clinic_patient_id: patient_id,
    complete_status: row.submitted_time !== null ? 'completed' : isBegun ? 'in_progress' : 'not_started',
    status: surveyStatus(row),
    answered_by: answered_name,
    reviewed_by: reviewed_name,
    create_time: created_time,
    ...(needsAnswers(fields)
      ? await answersOf(ctx, row)
      : { survey_answers: [], questions: [], lines: [], scores: [] }),
  };
}

async function answersOf({ app, actor }: RequestContext, row: SurveyRow) {
  const { kysely } = app.database;
  const [definition, answers] = await Promise.all([
    readDefinition(kysely, actor.clinicId, row.questionnaire_id, row.version_number),
    readAnswers(kysely, actor.clinicId, row.id),
  ]);
  const order = new Map(definition.questions.map(({ id }, index) => [id, index]));
  return {
    survey_answers: Object.entries(answers).map(([question_id, answer]) => ({
      question_id,
      answer,
      index_in_survey: order.get(question_id) ?? 0,
    })),
    questions: toWire(definition.questions),
    lines: answerLines(definition, answers),
    scores: evaluate(definition, answers, row.sex).scores,
  };
}

function shapeEventSurvey(row: SurveyRow): EventSurvey {
  const { questionnaire_id, questionnaire_name } = row;
  return { questionnaire_id, questionnaire_name, status: surveyStatus(row) };
}
