// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { IdFilter, SortOrder } from '../../../platform/contract.gen.ts';
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type Questionnaire<Rows = object> = {
  id: string;
  /** For built-in instruments: phq-2, phq-9, gad-7, audit-c, intake. */
  code?: string | null;
  /** A validated instrument that can't be changed. */
  is_locked: boolean;
  name: string;
  type: string;
  comments: string;
  /** The draft. */
  questions: Array<Answer<Rows, 'Question', Question>>;
  scores: unknown;
  /** The published version that is sent; null before the first. */
  published_version?: number | null;
  /** Whether the draft differs from the published version. */
  is_changed: boolean;
  /** The event types that send it automatically. */
  category_ids: Array<string>;
  /** Same, with the frequency of each. */
  asked_for: Array<Answer<Rows, 'AskedFor', AskedFor>>;
  version: number;
  create_time: Date | string;
  update_time: Date | string;
};

export type AskedFor = {
  category_id: string;
  /** 1 for every visit, n for every nth, 0 for the first only. */
  every_visits: number;
};

export type Question = {
  id: string;
  isRequired: boolean;
  index_in_questionnaire: number;
  /** Its text, choices, range and conditions. */
  question_json: unknown;
  /** short_text, long_text, number, date, yes_no, single, multiple, scale, matrix, signature, file, heading or group. */
  question_type: string;
};

export type QuestionGroup<Rows = object> = {
  id: string;
  name: string;
  group_type: string;
  tags: Array<string>;
  questions: Array<Answer<Rows, 'Question', Question>>;
  version: number;
};

export type Survey<Rows = object> = {
  id: string;
  clinic_patient_id: string;
  patient_name: string;
  questionnaire_id: string;
  questionnaire_name: string;
  questionnaire_code?: string | null;
  /** The version of the questionnaire that it uses. */
  version_number: number;
  chart_note_id?: string | null;
  /** The notes that its answers were inserted into. */
  written_note_ids: Array<string>;
  event_id?: string | null;
  due_date?: string | null;
  /** not_started, in_progress or completed. */
  complete_status: string;
  /** Planned, Sent, Opened, Submitted or Reviewed. */
  status: string;
  /** Answered share of the visible questions, from 0 to 100. */
  percent: number;
  /** The first total; null while a counted answer is missing. */
  score?: number | null;
  band?: string | null;
  survey_answers: Array<Answer<Rows, 'SurveyAnswer', SurveyAnswer>>;
  /** Its questions. */
  questions: Array<Answer<Rows, 'Question', Question>>;
  /** The answers as text. */
  lines: Array<Answer<Rows, 'SurveyLine', SurveyLine>>;
  /** All totals: name, total, most and band. */
  scores: unknown;
  sent_time?: Date | string | null;
  reminded_time?: Date | string | null;
  opened_time?: Date | string | null;
  submitted_time?: Date | string | null;
  /** The member who answered on behalf of the patient. */
  answered_by?: string | null;
  /** When it first contained a crisis answer. */
  crisis_time?: Date | string | null;
  crisis_seen_time?: Date | string | null;
  crisis_seen_name?: string | null;
  crisis_opened_time?: Date | string | null;
  crisis_disposition?: string | null;
  crisis_comment?: string | null;
  reviewed_time?: Date | string | null;
  reviewed_by?: string | null;
  version: number;
  create_time: Date | string;
};

export type SurveyAnswer = {
  question_id: string;
  answer: unknown;
  index_in_survey: number;
};

export type SurveyLine = {
  path: string;
  /** heading or answer. */
  kind: string;
  question: string;
  answer: string;
};

export type EventSurvey = {
  questionnaire_id: string;
  questionnaire_name: string;
  status: string;
};

export type SurveyLink = {
  /** email or sms. */
  channel: string;
  /** The address or number. */
  sent_to: string;
  expires_time: Date | string;
};

export type QuestionnaireWhere = {
  id?: IdFilter | null | undefined;
  type?: string | null | undefined;
  /** Fragment of the name. */
  search?: string | null | undefined;
  published?: boolean | null | undefined;
};

export type QuestionGroupWhere = {
  id?: IdFilter | null | undefined;
  tag?: string | null | undefined;
  search?: string | null | undefined;
};

export type QuestionnaireOrderBy = {
  name?: SortOrder | null | undefined;
  update_time?: SortOrder | null | undefined;
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

export type SurveyOrderBy = {
  create_time?: SortOrder | null | undefined;
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

export type UrgentSurvey = {
  id: string;
  patient_name: string;
  questionnaire_name: string;
  crisis_time: Date | string;
  /** The member or team that owns its task. */
  owner?: string | null;
  is_mine: boolean;
  opened_time?: Date | string | null;
  opened_by?: string | null;
  escalated_time?: Date | string | null;
};

export type CrisisSetting = {
  /** Null for the treating team. */
  on_call_role_id?: string | null;
  escalate_after_minutes: number;
  version: number;
};

export type CrisisSettingInput = {
  on_call_role_id?: string | null | undefined;
  escalate_after_minutes: number;
};

export type QueryResolvers<Rows = object> = {
  questionnaires?: Field<Array<Answer<Rows, 'Questionnaire', Questionnaire<Rows>>>, {
    where?: QuestionnaireWhere | null | undefined;
    orderBy?: QuestionnaireOrderBy | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  question_groups?: Field<Array<Answer<Rows, 'QuestionGroup', QuestionGroup<Rows>>>, {
    where?: QuestionGroupWhere | null | undefined;
    orderBy?: QuestionnaireOrderBy | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  surveys?: Field<Array<Answer<Rows, 'Survey', Survey<Rows>>>, {
    where?: SurveyWhere | null | undefined;
    orderBy?: SurveyOrderBy | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  urgent_surveys?: Field<Array<Answer<Rows, 'UrgentSurvey', UrgentSurvey>>, { clinic_patient_id: string }>;
  crisis_setting?: Field<Answer<Rows, 'CrisisSetting', CrisisSetting>>;
  event_surveys?: Field<Array<Answer<Rows, 'EventSurvey', EventSurvey>>, { event_id: string }>;
};

export type MutationResolvers<Rows = object> = {
  questionnaire_create?: Field<Answer<Rows, 'Questionnaire', Questionnaire<Rows>>, {
    input: QuestionnaireInput;
    key?: string | null | undefined;
  }>;
  questionnaire_update?: Field<Answer<Rows, 'Questionnaire', Questionnaire<Rows>>, {
    id: string;
    version: number;
    input: QuestionnaireInput;
  }>;
  questionnaire_publish?: Field<Answer<Rows, 'Questionnaire', Questionnaire<Rows>>, { id: string; version: number }>;
  questionnaire_delete?: Field<Answer<Rows, 'Questionnaire', Questionnaire<Rows>>, { id: string }>;
  question_group_create?: Field<Answer<Rows, 'QuestionGroup', QuestionGroup<Rows>>, {
    input: QuestionGroupInput;
    key?: string | null | undefined;
  }>;
  question_group_update?: Field<Answer<Rows, 'QuestionGroup', QuestionGroup<Rows>>, {
    id: string;
    version: number;
    input: QuestionGroupInput;
  }>;
  question_group_delete?: Field<Answer<Rows, 'QuestionGroup', QuestionGroup<Rows>>, { id: string }>;
  survey_create?: Field<Answer<Rows, 'Survey', Survey<Rows>>, { input: SurveyInput; key?: string | null | undefined }>;
  survey_send?: Field<Answer<Rows, 'SurveyLink', SurveyLink>, { clinic_patient_id: string }>;
  survey_update?: Field<Answer<Rows, 'Survey', Survey<Rows>>, { id: string; version: number; input: SurveyPatch }>;
  survey_to_note?: Field<Answer<Rows, 'Survey', Survey<Rows>>, { id: string; chart_note_id: string }>;
  survey_review?: Field<Answer<Rows, 'Survey', Survey<Rows>>, { id: string; version: number }>;
  survey_open_crisis?: Field<Answer<Rows, 'Survey', Survey<Rows>>, { id: string }>;
  crisis_setting_save?: Field<Answer<Rows, 'CrisisSetting', CrisisSetting>, {
    version: number;
    input: CrisisSettingInput;
  }>;
  survey_see_crisis?: Field<Answer<Rows, 'Survey', Survey<Rows>>, {
    id: string;
    disposition: string;
    comment?: string | null | undefined;
  }>;
  survey_delete?: Field<Answer<Rows, 'Survey', Survey<Rows>>, { id: string }>;
  event_surveys_save?: Field<Array<Answer<Rows, 'EventSurvey', EventSurvey>>, {
    event_id: string;
    questionnaire_ids: Array<string>;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    Questionnaire: Questionnaire<Rows>;
    AskedFor: AskedFor;
    Question: Question;
    QuestionGroup: QuestionGroup<Rows>;
    Survey: Survey<Rows>;
    SurveyAnswer: SurveyAnswer;
    SurveyLine: SurveyLine;
    EventSurvey: EventSurvey;
    SurveyLink: SurveyLink;
    UrgentSurvey: UrgentSurvey;
    CrisisSetting: CrisisSetting;
  }
>;
