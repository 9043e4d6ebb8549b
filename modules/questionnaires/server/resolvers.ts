import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { answerLines, evaluate, surveyStatus, toWire } from '../rules/index.ts';
import type { Resolvers, Survey } from '../api/chart.gen.ts';
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
import { type SentLink, sendSurveys } from './surveys/send-surveys.ts';
import { surveyToNote } from './surveys/survey-to-note.ts';
import { readAnswers, readDefinition, readSurveys, type SurveyRow } from './surveys/surveys.sql.ts';

/** Survey data that is only read if requested. */
type SurveyAnswers = Pick<Survey, 'survey_answers' | 'questions' | 'lines' | 'scores'>;
type ShownSurvey = SurveyRow & SurveyAnswers;

interface Rows {
  Questionnaire: QuestionnaireRow;
  QuestionGroup: GroupRow;
  Survey: ShownSurvey;
  EventSurvey: SurveyRow;
  SurveyLink: SentLink;
}

/** The questionnaires module's resolvers of the chart service. */
export const chart: Resolvers<Rows> = {
  Query: {
    questionnaires: async (_parent, { where, orderBy, skip, take }, ctx) => {
      const page = pageOf(take ?? 100, skip ?? 0, 200, orderBy);
      if (isDomainError(page)) return page;
      const { clinicId } = ctx.actor;
      await equipClinic(ctx.app, clinicId, ctx.now);
      const filter = {
        ids: idsOf(where?.id),
        type: where?.type ?? null,
        search: where?.search ?? null,
        published: where?.published ?? null,
      };
      return readQuestionnaires(db(ctx), clinicId, filter, page);
    },
    question_groups: async (_parent, { where, orderBy, skip, take }, ctx) => {
      const page = pageOf(take ?? 100, skip ?? 0, 200, orderBy);
      if (isDomainError(page)) return page;
      const filter = { ids: idsOf(where?.id), tag: where?.tag ?? null, search: where?.search ?? null };
      return readGroups(db(ctx), ctx.actor.clinicId, filter, page);
    },
    surveys: async (_parent, { where, orderBy, skip, take }, ctx, info) => {
      const wrong = checkPage(take ?? 20, skip ?? 0, 500);
      if (wrong !== null) return wrong;
      const status = where?.complete_status ?? null;
      const rows = await readSurveys(db(ctx), ctx.actor.clinicId, {
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
      // Access to answers is logged; lists don't contain answers.
      if (needsAnswers(fields))
        for (const { id, patient_id: patientId } of found)
          await recordAccess(ctx, { action: 'read', objectType: 'survey', objectId: id, patientId });
      return Promise.all(found.map((row) => showSurvey(ctx, row, fields)));
    },
    urgent_surveys: (_parent, { clinic_patient_id }, ctx) => urgentSurveys(ctx, clinic_patient_id),
    crisis_setting: (_parent, _args, ctx) => crisisSetting(ctx),
    event_surveys: (_parent, { event_id }, ctx) => readEventSurveys(ctx, event_id),
  },
  Mutation: {
    questionnaire_create: (_parent, { input, key }, ctx) => createQuestionnaire(ctx, input, key ?? null),
    questionnaire_update: (_parent, { id, version, input }, ctx) => changeQuestionnaire(ctx, id, version, input),
    questionnaire_publish: (_parent, { id, version }, ctx) => publishQuestionnaire(ctx, id, version),
    questionnaire_delete: (_parent, { id }, ctx) => deleteQuestionnaire(ctx, id),
    question_group_create: (_parent, { input, key }, ctx) => createGroup(ctx, input, key ?? null),
    question_group_update: (_parent, { id, version, input }, ctx) => changeGroup(ctx, id, version, input),
    question_group_delete: (_parent, { id }, ctx) => deleteGroup(ctx, id),
    survey_create: async (_parent, { input, key }, ctx, info) =>
      shownSurvey(ctx, await createSurvey(ctx, input, key ?? null), info),
    survey_send: (_parent, { clinic_patient_id }, ctx) => sendSurveys(ctx, clinic_patient_id),
    survey_update: async (_parent, { id, version, input }, ctx, info) =>
      shownSurvey(ctx, await updateSurvey(ctx, id, version, input), info),
    survey_to_note: async (_parent, { id, chart_note_id }, ctx, info) =>
      shownSurvey(ctx, await surveyToNote(ctx, id, chart_note_id), info),
    survey_review: async (_parent, { id, version }, ctx, info) =>
      shownSurvey(ctx, await reviewSurvey(ctx, id, version), info),
    survey_see_crisis: async (_parent, { id, disposition, comment }, ctx, info) =>
      shownSurvey(ctx, await handleCrisis(ctx, id, { disposition, comment: comment ?? '' }), info),
    survey_open_crisis: async (_parent, { id }, ctx, info) => shownSurvey(ctx, await openCrisis(ctx, id), info),
    crisis_setting_save: (_parent, { version, input }, ctx) =>
      saveCrisisSetting(ctx, version, { ...input, on_call_role_id: input.on_call_role_id ?? null }),
    survey_delete: async (_parent, { id }, ctx, info) => shownSurvey(ctx, await deleteSurvey(ctx, id), info),
    event_surveys_save: (_parent, { event_id, questionnaire_ids }, ctx) =>
      saveEventSurveys(ctx, event_id, questionnaire_ids),
  },
  Questionnaire: {
    questions: ({ definition }) => toWire(definition.questions),
    scores: ({ definition }) => definition.scores,
    create_time: ({ created_time }) => created_time,
    update_time: ({ updated_time }) => updated_time,
  },
  QuestionGroup: { questions: ({ questions }) => toWire(questions) },
  Survey: {
    clinic_patient_id: ({ patient_id }) => patient_id,
    complete_status: (row) => {
      if (row.submitted_time !== null) return 'completed';
      return row.percent > 0 || row.opened_time !== null ? 'in_progress' : 'not_started';
    },
    status: surveyStatus,
    // The row has the member's ID under this name.
    answered_by: ({ answered_name }) => answered_name,
    reviewed_by: ({ reviewed_name }) => reviewed_name,
    create_time: ({ created_time }) => created_time,
  },
  EventSurvey: { status: surveyStatus },
  SurveyLink: {
    sent_to: ({ sentTo }) => sentTo,
    expires_time: ({ expires }) => expires,
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

async function shownSurvey(
  ctx: RequestContext,
  answer: SurveyRow | DomainError,
  info: GraphQLResolveInfo,
): Promise<ShownSurvey | DomainError> {
  return isDomainError(answer) ? answer : showSurvey(ctx, answer, selectedFields(info));
}

const ANSWERS = ['survey_answers', 'questions', 'lines', 'scores'];
const needsAnswers = (fields: ReadonlySet<string>): boolean => ANSWERS.some((field) => fields.has(field));

const NO_ANSWERS: SurveyAnswers = { survey_answers: [], questions: [], lines: [], scores: [] };

/** Returns a survey, with its answers if requested. */
async function showSurvey(ctx: RequestContext, row: SurveyRow, fields: ReadonlySet<string>): Promise<ShownSurvey> {
  return { ...row, ...(needsAnswers(fields) ? await answersOf(ctx, row) : NO_ANSWERS) };
}

async function answersOf(ctx: RequestContext, row: SurveyRow): Promise<SurveyAnswers> {
  const { clinicId } = ctx.actor;
  const [definition, answers] = await Promise.all([
    readDefinition(db(ctx), clinicId, row.questionnaire_id, row.version_number),
    readAnswers(db(ctx), clinicId, row.id),
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
