// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type IdFilter = {
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type QuestionnaireWhere = {
  id?: IdFilter | null | undefined;
  type?: string | null | undefined;
  /** Fragment of the name. */
  search?: string | null | undefined;
  published?: boolean | null | undefined;
};

export type SurveyWhere = {
  id?: IdFilter | null | undefined;
  clinic_patient_id?: IdFilter | null | undefined;
  questionnaire_id?: IdFilter | null | undefined;
  chart_note_id?: IdFilter | null | undefined;
  event_id?: IdFilter | null | undefined;
  /** not_started, in_progress or completed. */
  complete_status?: string | null | undefined;
  /** Submitted and not reviewed, or with an unhandled crisis answer. */
  to_review?: boolean | null | undefined;
};

export type QuestionInput = {
  /** Its ID within the questionnaire, such as q1: not a UUID. */
  id: string;
  isRequired?: boolean | null | undefined;
  index_in_questionnaire: number;
  question_json: unknown;
  question_type: string;
};

export type QuestionnaireInput = {
  name: string;
  type: string;
  comments?: string | null | undefined;
  questions: Array<QuestionInput>;
  scores?: unknown;
  /** Each of them at every visit; asked_for takes precedence. */
  category_ids?: Array<string> | null | undefined;
  asked_for?: Array<AskedForInput> | null | undefined;
};

export type AskedForInput = {
  category_id: string;
  every_visits: number;
};

export type QuestionGroupInput = {
  name: string;
  group_type: string;
  tags?: Array<string> | null | undefined;
  questions: Array<QuestionInput>;
};

export type SurveyInput = {
  clinic_patient_id: string;
  questionnaire_id: string;
  chart_note_id?: string | null | undefined;
  event_id?: string | null | undefined;
  due_date?: string | null | undefined;
};

export type SurveyPatch = {
  due_date?: string | null | undefined;
  complete_status?: string | null | undefined;
  survey_answers?: Array<SurveyAnswerInput> | null | undefined;
};

export type SurveyAnswerInput = {
  question_id: string;
  /** Null deletes the answer. */
  answer?: unknown;
  index_in_survey?: number | null | undefined;
};

export type CrisisSettingInput = {
  on_call_role_id?: string | null | undefined;
  escalate_after_minutes: number;
};

export type QuestionnaireRowFragment = { id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, asked_for: Array<{ category_id: string, every_visits: number }> };

export type WholeQuestionnaireFragment = { comments: string, scores: unknown, id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }>, asked_for: Array<{ category_id: string, every_visits: number }> };

export type QuestionnairesQueryVariables = Exact<{
  where?: QuestionnaireWhere | null | undefined;
}>;


export type QuestionnairesQuery = { questionnaires: Array<{ id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, asked_for: Array<{ category_id: string, every_visits: number }> }> };

export type QuestionnaireByIdQueryVariables = Exact<{
  id: string;
}>;


export type QuestionnaireByIdQuery = { questionnaires: Array<{ comments: string, scores: unknown, id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }>, asked_for: Array<{ category_id: string, every_visits: number }> }> };

export type PublishedQuestionnairesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishedQuestionnairesQuery = { questionnaires: Array<{ id: string, name: string, type: string }> };

export type CreateQuestionnaireMutationVariables = Exact<{
  input: QuestionnaireInput;
  key?: string | null | undefined;
}>;


export type CreateQuestionnaireMutation = { questionnaire_create: { comments: string, scores: unknown, id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }>, asked_for: Array<{ category_id: string, every_visits: number }> } };

export type UpdateQuestionnaireMutationVariables = Exact<{
  id: string;
  version: number;
  input: QuestionnaireInput;
}>;


export type UpdateQuestionnaireMutation = { questionnaire_update: { comments: string, scores: unknown, id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }>, asked_for: Array<{ category_id: string, every_visits: number }> } };

export type PublishQuestionnaireMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishQuestionnaireMutation = { questionnaire_publish: { comments: string, scores: unknown, id: string, code: string | null, is_locked: boolean, name: string, type: string, published_version: number | null, is_changed: boolean, category_ids: Array<string>, version: number, update_time: string, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }>, asked_for: Array<{ category_id: string, every_visits: number }> } };

export type DeleteQuestionnaireMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuestionnaireMutation = { questionnaire_delete: { id: string } };

export type QuestionGroupRowFragment = { id: string, name: string, group_type: string, tags: Array<string>, version: number, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }> };

export type QuestionGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionGroupsQuery = { question_groups: Array<{ id: string, name: string, group_type: string, tags: Array<string>, version: number, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }> }> };

export type CreateQuestionGroupMutationVariables = Exact<{
  input: QuestionGroupInput;
  key?: string | null | undefined;
}>;


export type CreateQuestionGroupMutation = { question_group_create: { id: string, name: string, group_type: string, tags: Array<string>, version: number, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }> } };

export type UpdateQuestionGroupMutationVariables = Exact<{
  id: string;
  version: number;
  input: QuestionGroupInput;
}>;


export type UpdateQuestionGroupMutation = { question_group_update: { id: string, name: string, group_type: string, tags: Array<string>, version: number, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }> } };

export type DeleteQuestionGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuestionGroupMutation = { question_group_delete: { id: string } };

export type SurveyRowFragment = { id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string };

export type SurveysQueryVariables = Exact<{
  where?: SurveyWhere | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type SurveysQuery = { surveys: Array<{ id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string }> };

export type SurveyByIdQueryVariables = Exact<{
  id: string;
}>;


export type SurveyByIdQuery = { surveys: Array<{ scores: unknown, id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string, lines: Array<{ path: string, kind: string, question: string, answer: string }>, questions: Array<{ id: string, isRequired: boolean, index_in_questionnaire: number, question_json: unknown, question_type: string }>, survey_answers: Array<{ question_id: string, answer: unknown, index_in_survey: number }> }> };

export type CreateSurveyMutationVariables = Exact<{
  input: SurveyInput;
  key?: string | null | undefined;
}>;


export type CreateSurveyMutation = { survey_create: { id: string } };

export type SendSurveysMutationVariables = Exact<{
  clinic_patient_id: string;
}>;


export type SendSurveysMutation = { survey_send: { channel: string, sent_to: string } };

export type UpdateSurveyMutationVariables = Exact<{
  id: string;
  version: number;
  input: SurveyPatch;
}>;


export type UpdateSurveyMutation = { survey_update: { id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string } };

export type SurveyToNoteMutationVariables = Exact<{
  id: string;
  chart_note_id: string;
}>;


export type SurveyToNoteMutation = { survey_to_note: { id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string } };

export type ReviewSurveyMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReviewSurveyMutation = { survey_review: { id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string } };

export type UrgentSurveysQueryVariables = Exact<{
  patientId: string;
}>;


export type UrgentSurveysQuery = { urgent_surveys: Array<{ id: string, patient_name: string, questionnaire_name: string, crisis_time: string, owner: string | null, is_mine: boolean, opened_time: string | null, opened_by: string | null, escalated_time: string | null }> };

export type CrisisSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type CrisisSettingQuery = { crisis_setting: { on_call_role_id: string | null, escalate_after_minutes: number, version: number } };

export type SaveCrisisSettingMutationVariables = Exact<{
  version: number;
  input: CrisisSettingInput;
}>;


export type SaveCrisisSettingMutation = { crisis_setting_save: { on_call_role_id: string | null, escalate_after_minutes: number, version: number } };

export type OpenCrisisMutationVariables = Exact<{
  id: string;
}>;


export type OpenCrisisMutation = { survey_open_crisis: { id: string, crisis_opened_time: string | null } };

export type SeeCrisisMutationVariables = Exact<{
  id: string;
  disposition: string;
  comment?: string | null | undefined;
}>;


export type SeeCrisisMutation = { survey_see_crisis: { id: string, clinic_patient_id: string, patient_name: string, questionnaire_id: string, questionnaire_name: string, questionnaire_code: string | null, chart_note_id: string | null, written_note_ids: Array<string>, due_date: string | null, complete_status: string, status: string, percent: number, score: number | null, band: string | null, sent_time: string | null, reminded_time: string | null, opened_time: string | null, submitted_time: string | null, answered_by: string | null, crisis_time: string | null, crisis_seen_time: string | null, crisis_seen_name: string | null, crisis_opened_time: string | null, crisis_disposition: string | null, crisis_comment: string | null, reviewed_time: string | null, reviewed_by: string | null, version: number, create_time: string } };

export type DeleteSurveyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSurveyMutation = { survey_delete: { id: string } };

export type EventSurveysQueryVariables = Exact<{
  event_id: string;
}>;


export type EventSurveysQuery = { event_surveys: Array<{ questionnaire_id: string, questionnaire_name: string, status: string }> };

export type SaveEventSurveysMutationVariables = Exact<{
  event_id: string;
  questionnaire_ids: Array<string> | string;
}>;


export type SaveEventSurveysMutation = { event_surveys_save: Array<{ questionnaire_id: string, status: string }> };


export const QuestionnairesDocument: ApiDocument<QuestionnairesQuery, QuestionnairesQueryVariables> = {
  service: 'chart',
  name: 'Questionnaires',
  query: "query Questionnaires($where: QuestionnaireWhere) {\n  questionnaires(where: $where, take: 200) {\n    ...QuestionnaireRow\n  }\n}\nfragment QuestionnaireRow on Questionnaire {\n  id\n  code\n  is_locked\n  name\n  type\n  published_version\n  is_changed\n  category_ids\n  asked_for {\n    category_id\n    every_visits\n  }\n  version\n  update_time\n}",
};

export const QuestionnaireByIdDocument: ApiDocument<QuestionnaireByIdQuery, QuestionnaireByIdQueryVariables> = {
  service: 'chart',
  name: 'QuestionnaireById',
  query: "query QuestionnaireById($id: ID!) {\n  questionnaires(where: {id: {equals: $id}}) {\n    ...WholeQuestionnaire\n  }\n}\nfragment QuestionnaireRow on Questionnaire {\n  id\n  code\n  is_locked\n  name\n  type\n  published_version\n  is_changed\n  category_ids\n  asked_for {\n    category_id\n    every_visits\n  }\n  version\n  update_time\n}\nfragment WholeQuestionnaire on Questionnaire {\n  ...QuestionnaireRow\n  comments\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n  scores\n}",
};

export const PublishedQuestionnairesDocument: ApiDocument<PublishedQuestionnairesQuery, PublishedQuestionnairesQueryVariables> = {
  service: 'chart',
  name: 'PublishedQuestionnaires',
  query: "query PublishedQuestionnaires {\n  questionnaires(where: {published: true}, take: 200) {\n    id\n    name\n    type\n  }\n}",
};

export const CreateQuestionnaireDocument: ApiDocument<CreateQuestionnaireMutation, CreateQuestionnaireMutationVariables> = {
  service: 'chart',
  name: 'CreateQuestionnaire',
  query: "mutation CreateQuestionnaire($input: QuestionnaireInput!, $key: ID) {\n  questionnaire_create(input: $input, key: $key) {\n    ...WholeQuestionnaire\n  }\n}\nfragment QuestionnaireRow on Questionnaire {\n  id\n  code\n  is_locked\n  name\n  type\n  published_version\n  is_changed\n  category_ids\n  asked_for {\n    category_id\n    every_visits\n  }\n  version\n  update_time\n}\nfragment WholeQuestionnaire on Questionnaire {\n  ...QuestionnaireRow\n  comments\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n  scores\n}",
};

export const UpdateQuestionnaireDocument: ApiDocument<UpdateQuestionnaireMutation, UpdateQuestionnaireMutationVariables> = {
  service: 'chart',
  name: 'UpdateQuestionnaire',
  query: "mutation UpdateQuestionnaire($id: ID!, $version: Int!, $input: QuestionnaireInput!) {\n  questionnaire_update(id: $id, version: $version, input: $input) {\n    ...WholeQuestionnaire\n  }\n}\nfragment QuestionnaireRow on Questionnaire {\n  id\n  code\n  is_locked\n  name\n  type\n  published_version\n  is_changed\n  category_ids\n  asked_for {\n    category_id\n    every_visits\n  }\n  version\n  update_time\n}\nfragment WholeQuestionnaire on Questionnaire {\n  ...QuestionnaireRow\n  comments\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n  scores\n}",
};

export const PublishQuestionnaireDocument: ApiDocument<PublishQuestionnaireMutation, PublishQuestionnaireMutationVariables> = {
  service: 'chart',
  name: 'PublishQuestionnaire',
  query: "mutation PublishQuestionnaire($id: ID!, $version: Int!) {\n  questionnaire_publish(id: $id, version: $version) {\n    ...WholeQuestionnaire\n  }\n}\nfragment QuestionnaireRow on Questionnaire {\n  id\n  code\n  is_locked\n  name\n  type\n  published_version\n  is_changed\n  category_ids\n  asked_for {\n    category_id\n    every_visits\n  }\n  version\n  update_time\n}\nfragment WholeQuestionnaire on Questionnaire {\n  ...QuestionnaireRow\n  comments\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n  scores\n}",
};

export const DeleteQuestionnaireDocument: ApiDocument<DeleteQuestionnaireMutation, DeleteQuestionnaireMutationVariables> = {
  service: 'chart',
  name: 'DeleteQuestionnaire',
  query: "mutation DeleteQuestionnaire($id: ID!) {\n  questionnaire_delete(id: $id) {\n    id\n  }\n}",
};

export const QuestionGroupsDocument: ApiDocument<QuestionGroupsQuery, QuestionGroupsQueryVariables> = {
  service: 'chart',
  name: 'QuestionGroups',
  query: "query QuestionGroups {\n  question_groups(take: 200) {\n    ...QuestionGroupRow\n  }\n}\nfragment QuestionGroupRow on QuestionGroup {\n  id\n  name\n  group_type\n  tags\n  version\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n}",
};

export const CreateQuestionGroupDocument: ApiDocument<CreateQuestionGroupMutation, CreateQuestionGroupMutationVariables> = {
  service: 'chart',
  name: 'CreateQuestionGroup',
  query: "mutation CreateQuestionGroup($input: QuestionGroupInput!, $key: ID) {\n  question_group_create(input: $input, key: $key) {\n    ...QuestionGroupRow\n  }\n}\nfragment QuestionGroupRow on QuestionGroup {\n  id\n  name\n  group_type\n  tags\n  version\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n}",
};

export const UpdateQuestionGroupDocument: ApiDocument<UpdateQuestionGroupMutation, UpdateQuestionGroupMutationVariables> = {
  service: 'chart',
  name: 'UpdateQuestionGroup',
  query: "mutation UpdateQuestionGroup($id: ID!, $version: Int!, $input: QuestionGroupInput!) {\n  question_group_update(id: $id, version: $version, input: $input) {\n    ...QuestionGroupRow\n  }\n}\nfragment QuestionGroupRow on QuestionGroup {\n  id\n  name\n  group_type\n  tags\n  version\n  questions {\n    id\n    isRequired\n    index_in_questionnaire\n    question_json\n    question_type\n  }\n}",
};

export const DeleteQuestionGroupDocument: ApiDocument<DeleteQuestionGroupMutation, DeleteQuestionGroupMutationVariables> = {
  service: 'chart',
  name: 'DeleteQuestionGroup',
  query: "mutation DeleteQuestionGroup($id: ID!) {\n  question_group_delete(id: $id) {\n    id\n  }\n}",
};

export const SurveysDocument: ApiDocument<SurveysQuery, SurveysQueryVariables> = {
  service: 'chart',
  name: 'Surveys',
  query: "query Surveys($where: SurveyWhere, $skip: Int, $take: Int) {\n  surveys(where: $where, skip: $skip, take: $take) {\n    ...SurveyRow\n  }\n}\nfragment SurveyRow on Survey {\n  id\n  clinic_patient_id\n  patient_name\n  questionnaire_id\n  questionnaire_name\n  questionnaire_code\n  chart_note_id\n  written_note_ids\n  due_date\n  complete_status\n  status\n  percent\n  score\n  band\n  sent_time\n  reminded_time\n  opened_time\n  submitted_time\n  answered_by\n  crisis_time\n  crisis_seen_time\n  crisis_seen_name\n  crisis_opened_time\n  crisis_disposition\n  crisis_comment\n  reviewed_time\n  reviewed_by\n  version\n  create_time\n}",
};

export const SurveyByIdDocument: ApiDocument<SurveyByIdQuery, SurveyByIdQueryVariables> = {
  service: 'chart',
  name: 'SurveyById',
  query: "query SurveyById($id: ID!) {\n  surveys(where: {id: {equals: $id}}) {\n    ...SurveyRow\n    scores\n    lines {\n      path\n      kind\n      question\n      answer\n    }\n    questions {\n      id\n      isRequired\n      index_in_questionnaire\n      question_json\n      question_type\n    }\n    survey_answers {\n      question_id\n      answer\n      index_in_survey\n    }\n  }\n}\nfragment SurveyRow on Survey {\n  id\n  clinic_patient_id\n  patient_name\n  questionnaire_id\n  questionnaire_name\n  questionnaire_code\n  chart_note_id\n  written_note_ids\n  due_date\n  complete_status\n  status\n  percent\n  score\n  band\n  sent_time\n  reminded_time\n  opened_time\n  submitted_time\n  answered_by\n  crisis_time\n  crisis_seen_time\n  crisis_seen_name\n  crisis_opened_time\n  crisis_disposition\n  crisis_comment\n  reviewed_time\n  reviewed_by\n  version\n  create_time\n}",
};

export const CreateSurveyDocument: ApiDocument<CreateSurveyMutation, CreateSurveyMutationVariables> = {
  service: 'chart',
  name: 'CreateSurvey',
  query: "mutation CreateSurvey($input: SurveyInput!, $key: ID) {\n  survey_create(input: $input, key: $key) {\n    id\n  }\n}",
};

export const SendSurveysDocument: ApiDocument<SendSurveysMutation, SendSurveysMutationVariables> = {
  service: 'chart',
  name: 'SendSurveys',
  query: "mutation SendSurveys($clinic_patient_id: ID!) {\n  survey_send(clinic_patient_id: $clinic_patient_id) {\n    channel\n    sent_to\n  }\n}",
};

export const UpdateSurveyDocument: ApiDocument<UpdateSurveyMutation, UpdateSurveyMutationVariables> = {
  service: 'chart',
  name: 'UpdateSurvey',
  query: "mutation UpdateSurvey($id: ID!, $version: Int!, $input: SurveyPatch!) {\n  survey_update(id: $id, version: $version, input: $input) {\n    ...SurveyRow\n  }\n}\nfragment SurveyRow on Survey {\n  id\n  clinic_patient_id\n  patient_name\n  questionnaire_id\n  questionnaire_name\n  questionnaire_code\n  chart_note_id\n  written_note_ids\n  due_date\n  complete_status\n  status\n  percent\n  score\n  band\n  sent_time\n  reminded_time\n  opened_time\n  submitted_time\n  answered_by\n  crisis_time\n  crisis_seen_time\n  crisis_seen_name\n  crisis_opened_time\n  crisis_disposition\n  crisis_comment\n  reviewed_time\n  reviewed_by\n  version\n  create_time\n}",
};

export const SurveyToNoteDocument: ApiDocument<SurveyToNoteMutation, SurveyToNoteMutationVariables> = {
  service: 'chart',
  name: 'SurveyToNote',
  query: "mutation SurveyToNote($id: ID!, $chart_note_id: ID!) {\n  survey_to_note(id: $id, chart_note_id: $chart_note_id) {\n    ...SurveyRow\n  }\n}\nfragment SurveyRow on Survey {\n  id\n  clinic_patient_id\n  patient_name\n  questionnaire_id\n  questionnaire_name\n  questionnaire_code\n  chart_note_id\n  written_note_ids\n  due_date\n  complete_status\n  status\n  percent\n  score\n  band\n  sent_time\n  reminded_time\n  opened_time\n  submitted_time\n  answered_by\n  crisis_time\n  crisis_seen_time\n  crisis_seen_name\n  crisis_opened_time\n  crisis_disposition\n  crisis_comment\n  reviewed_time\n  reviewed_by\n  version\n  create_time\n}",
};

export const ReviewSurveyDocument: ApiDocument<ReviewSurveyMutation, ReviewSurveyMutationVariables> = {
  service: 'chart',
  name: 'ReviewSurvey',
  query: "mutation ReviewSurvey($id: ID!, $version: Int!) {\n  survey_review(id: $id, version: $version) {\n    ...SurveyRow\n  }\n}\nfragment SurveyRow on Survey {\n  id\n  clinic_patient_id\n  patient_name\n  questionnaire_id\n  questionnaire_name\n  questionnaire_code\n  chart_note_id\n  written_note_ids\n  due_date\n  complete_status\n  status\n  percent\n  score\n  band\n  sent_time\n  reminded_time\n  opened_time\n  submitted_time\n  answered_by\n  crisis_time\n  crisis_seen_time\n  crisis_seen_name\n  crisis_opened_time\n  crisis_disposition\n  crisis_comment\n  reviewed_time\n  reviewed_by\n  version\n  create_time\n}",
};

export const UrgentSurveysDocument: ApiDocument<UrgentSurveysQuery, UrgentSurveysQueryVariables> = {
  service: 'chart',
  name: 'UrgentSurveys',
  query: "query UrgentSurveys($patientId: ID!) {\n  urgent_surveys(clinic_patient_id: $patientId) {\n    id\n    patient_name\n    questionnaire_name\n    crisis_time\n    owner\n    is_mine\n    opened_time\n    opened_by\n    escalated_time\n  }\n}",
};

export const CrisisSettingDocument: ApiDocument<CrisisSettingQuery, CrisisSettingQueryVariables> = {
  service: 'chart',
  name: 'CrisisSetting',
  query: "query CrisisSetting {\n  crisis_setting {\n    on_call_role_id\n    escalate_after_minutes\n    version\n  }\n}",
};

export const SaveCrisisSettingDocument: ApiDocument<SaveCrisisSettingMutation, SaveCrisisSettingMutationVariables> = {
  service: 'chart',
  name: 'SaveCrisisSetting',
  query: "mutation SaveCrisisSetting($version: Int!, $input: CrisisSettingInput!) {\n  crisis_setting_save(version: $version, input: $input) {\n    on_call_role_id\n    escalate_after_minutes\n    version\n  }\n}",
};

export const OpenCrisisDocument: ApiDocument<OpenCrisisMutation, OpenCrisisMutationVariables> = {
  service: 'chart',
  name: 'OpenCrisis',
  query: "mutation OpenCrisis($id: ID!) {\n  survey_open_crisis(id: $id) {\n    id\n    crisis_opened_time\n  }\n}",
};

export const SeeCrisisDocument: ApiDocument<SeeCrisisMutation, SeeCrisisMutationVariables> = {
  service: 'chart',
  name: 'SeeCrisis',
  query: "mutation SeeCrisis($id: ID!, $disposition: String!, $comment: String) {\n  survey_see_crisis(id: $id, disposition: $disposition, comment: $comment) {\n    ...SurveyRow\n  }\n}\nfragment SurveyRow on Survey {\n  id\n  clinic_patient_id\n  patient_name\n  questionnaire_id\n  questionnaire_name\n  questionnaire_code\n  chart_note_id\n  written_note_ids\n  due_date\n  complete_status\n  status\n  percent\n  score\n  band\n  sent_time\n  reminded_time\n  opened_time\n  submitted_time\n  answered_by\n  crisis_time\n  crisis_seen_time\n  crisis_seen_name\n  crisis_opened_time\n  crisis_disposition\n  crisis_comment\n  reviewed_time\n  reviewed_by\n  version\n  create_time\n}",
};

export const DeleteSurveyDocument: ApiDocument<DeleteSurveyMutation, DeleteSurveyMutationVariables> = {
  service: 'chart',
  name: 'DeleteSurvey',
  query: "mutation DeleteSurvey($id: ID!) {\n  survey_delete(id: $id) {\n    id\n  }\n}",
};

export const EventSurveysDocument: ApiDocument<EventSurveysQuery, EventSurveysQueryVariables> = {
  service: 'chart',
  name: 'EventSurveys',
  query: "query EventSurveys($event_id: EventId!) {\n  event_surveys(event_id: $event_id) {\n    questionnaire_id\n    questionnaire_name\n    status\n  }\n}",
};

export const SaveEventSurveysDocument: ApiDocument<SaveEventSurveysMutation, SaveEventSurveysMutationVariables> = {
  service: 'chart',
  name: 'SaveEventSurveys',
  query: "mutation SaveEventSurveys($event_id: EventId!, $questionnaire_ids: [ID!]!) {\n  event_surveys_save(event_id: $event_id, questionnaire_ids: $questionnaire_ids) {\n    questionnaire_id\n    status\n  }\n}",
};
