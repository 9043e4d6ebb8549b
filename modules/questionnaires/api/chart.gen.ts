// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Resolver as ResolverFn } from '../../../platform/resolver.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../../platform/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type { ResolverFn };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as YYYY-MM-DD, in no time zone. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with its offset; answered in UTC, as 2026-11-21T14:30:00.000Z. */
  DateTime: { input: Date; output: Date | string; }
  /** An event's id: a UUID, for an occurrence followed by two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  EventId: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StringFilter = {
  equals?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type DateFilter = {
  equals?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilter = {
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** The clinic's questionnaires that are not deleted, by name; `take` is at most 200. */
  questionnaires: Array<Questionnaire>;
  /** Groups of questions that can be put into a questionnaire, by name; `take` is at most 200. */
  question_groups: Array<QuestionGroup>;
  /**
   * Questionnaires that patients were asked to answer, the newest first; `take` is at most 100. Lists leave out `survey_answers`,
   * `questions`, `lines` and `scores`.
   */
  surveys: Array<Survey>;
  /** What the patient of an appointment is asked, without a word of the answers. */
  event_surveys: Array<EventSurvey>;
};


export type QueryQuestionnairesArgs = {
  where?: InputMaybe<QuestionnaireWhere>;
  orderBy?: InputMaybe<QuestionnaireOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestion_GroupsArgs = {
  where?: InputMaybe<QuestionGroupWhere>;
  orderBy?: InputMaybe<QuestionnaireOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySurveysArgs = {
  where?: InputMaybe<SurveyWhere>;
  orderBy?: InputMaybe<SurveyOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEvent_SurveysArgs = {
  event_id: Scalars['EventId']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes a questionnaire. With a `key` of a call before, what that one made is answered and nothing is written. */
  questionnaire_create: Questionnaire;
  /**
   * Changes what is worked on; what was published stays as it is. QUESTIONNAIRE_LOCKED for a validated instrument, of which only the
   * kinds of event can be set; STALE_VERSION where somebody else saved since `version`.
   */
  questionnaire_update: Questionnaire;
  /** Freezes what is worked on as the next version: it is sent from now on. Once more without a change, nothing is written. */
  questionnaire_publish: Questionnaire;
  /** Takes a questionnaire out of use; what was answered stays, and what is open can still be answered. */
  questionnaire_delete: Questionnaire;
  /** Keeps questions for other questionnaires; `key` as in questionnaire_create. */
  question_group_create: QuestionGroup;
  /** Changes a group; questionnaires that took its questions over keep theirs. */
  question_group_update: QuestionGroup;
  /** Takes a group away. */
  question_group_delete: QuestionGroup;
  /**
   * Asks a patient a questionnaire, by its published version; `key` as in questionnaire_create. NOT_PUBLISHED before there is one,
   * DECEASED. Nothing is sent by this: see survey_send.
   */
  survey_create: Survey;
  /**
   * Sends a patient the link to everything that they have not submitted yet. NO_CONTACT, NO_BIRTH_DATE, DECEASED, NOTHING_OPEN, and
   * TOO_MANY_LINKS after ten a day.
   */
  survey_send: SurveyLink;
  /**
   * Answers for the patient, which is recorded so. `survey_answers` take the place of those to the same questions; `complete_status`
   * completed submits, and is refused while what is required is missing. SURVEY_SUBMITTED once it was, STALE_VERSION.
   */
  survey_update: Survey;
  /** Writes the scores and answers into an unsigned note as text, from which the survey is found again; once for each note. */
  survey_to_note: Survey;
  /** Marks what came in as read by somebody who treats. */
  survey_review: Survey;
  /** Says that somebody has seen to a patient whose answer was a cry for help: the banner and the task end. */
  survey_see_crisis: Survey;
  /** Takes back what was not submitted yet; SURVEY_SUBMITTED else. */
  survey_delete: Survey;
  /** Sets what the patient of an appointment is asked: what is new is sent, what was not begun yet is taken back. */
  event_surveys_save: Array<EventSurvey>;
};


export type MutationQuestionnaire_CreateArgs = {
  input: QuestionnaireInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationQuestionnaire_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: QuestionnaireInput;
};


export type MutationQuestionnaire_PublishArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationQuestionnaire_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQuestion_Group_CreateArgs = {
  input: QuestionGroupInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationQuestion_Group_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: QuestionGroupInput;
};


export type MutationQuestion_Group_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSurvey_CreateArgs = {
  input: SurveyInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSurvey_SendArgs = {
  clinic_patient_id: Scalars['ID']['input'];
};


export type MutationSurvey_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: SurveyPatch;
};


export type MutationSurvey_To_NoteArgs = {
  id: Scalars['ID']['input'];
  chart_note_id: Scalars['ID']['input'];
};


export type MutationSurvey_ReviewArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSurvey_See_CrisisArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSurvey_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEvent_Surveys_SaveArgs = {
  event_id: Scalars['EventId']['input'];
  questionnaire_ids: Array<Scalars['ID']['input']>;
};

export type Questionnaire = {
  __typename?: 'Questionnaire';
  id: Scalars['ID']['output'];
  /** Of what Salus brings along: phq-2, phq-9, gad-7, audit-c, intake. */
  code?: Maybe<Scalars['String']['output']>;
  /** A validated instrument, which nobody changes. */
  is_locked: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  comments: Scalars['String']['output'];
  /** As they are worked on. */
  questions: Array<Question>;
  scores: Scalars['JSON']['output'];
  /** The number of the version that is sent; null before the first. */
  published_version?: Maybe<Scalars['Int']['output']>;
  /** Whether what is worked on differs from what is sent. */
  is_changed: Scalars['Boolean']['output'];
  /** The kinds of event whose patients are sent it by themselves. */
  category_ids: Array<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
};

export type Question = {
  __typename?: 'Question';
  id: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  index_in_questionnaire: Scalars['Int']['output'];
  /** Its words, choices, range and conditions. */
  question_json: Scalars['JSON']['output'];
  /** short_text, long_text, number, date, yes_no, single, multiple, scale, matrix, signature, file, heading or group. */
  question_type: Scalars['String']['output'];
};

export type QuestionGroup = {
  __typename?: 'QuestionGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  group_type: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  questions: Array<Question>;
  version: Scalars['Int']['output'];
};

export type Survey = {
  __typename?: 'Survey';
  id: Scalars['ID']['output'];
  clinic_patient_id: Scalars['ID']['output'];
  patient_name: Scalars['String']['output'];
  questionnaire_id: Scalars['ID']['output'];
  questionnaire_name: Scalars['String']['output'];
  questionnaire_code?: Maybe<Scalars['String']['output']>;
  /** The version of the questionnaire that it asks. */
  version_number: Scalars['Int']['output'];
  chart_note_id?: Maybe<Scalars['ID']['output']>;
  /** The notes that its answers were written into. */
  written_note_ids: Array<Scalars['ID']['output']>;
  event_id?: Maybe<Scalars['ID']['output']>;
  due_date?: Maybe<Scalars['Date']['output']>;
  /** not_started, in_progress or completed. */
  complete_status: Scalars['String']['output'];
  /** Planned, Sent, Opened, Submitted or Reviewed. */
  status: Scalars['String']['output'];
  /** How much of what is asked is answered, from 0 to 100. */
  percent: Scalars['Int']['output'];
  /** The first total; null while anything that counts is missing. */
  score?: Maybe<Scalars['Int']['output']>;
  band?: Maybe<Scalars['String']['output']>;
  survey_answers: Array<SurveyAnswer>;
  /** What it asks. */
  questions: Array<Question>;
  /** What was answered, as people read it. */
  lines: Array<SurveyLine>;
  /** Every total: name, total, most and band. */
  scores: Scalars['JSON']['output'];
  sent_time?: Maybe<Scalars['DateTime']['output']>;
  reminded_time?: Maybe<Scalars['DateTime']['output']>;
  opened_time?: Maybe<Scalars['DateTime']['output']>;
  submitted_time?: Maybe<Scalars['DateTime']['output']>;
  /** The member who answered for the patient. */
  answered_by?: Maybe<Scalars['String']['output']>;
  /** When an answer first was a cry for help. */
  crisis_time?: Maybe<Scalars['DateTime']['output']>;
  crisis_seen_time?: Maybe<Scalars['DateTime']['output']>;
  reviewed_time?: Maybe<Scalars['DateTime']['output']>;
  reviewed_by?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  create_time: Scalars['DateTime']['output'];
};

export type SurveyAnswer = {
  __typename?: 'SurveyAnswer';
  question_id: Scalars['String']['output'];
  answer: Scalars['JSON']['output'];
  index_in_survey: Scalars['Int']['output'];
};

export type SurveyLine = {
  __typename?: 'SurveyLine';
  path: Scalars['String']['output'];
  /** heading or answer. */
  kind: Scalars['String']['output'];
  question: Scalars['String']['output'];
  answer: Scalars['String']['output'];
};

export type EventSurvey = {
  __typename?: 'EventSurvey';
  questionnaire_id: Scalars['ID']['output'];
  questionnaire_name: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type SurveyLink = {
  __typename?: 'SurveyLink';
  /** email or sms. */
  channel: Scalars['String']['output'];
  /** Where it went. */
  sent_to: Scalars['String']['output'];
  expires_time: Scalars['DateTime']['output'];
};

export type QuestionnaireWhere = {
  id?: InputMaybe<IdFilter>;
  type?: InputMaybe<Scalars['String']['input']>;
  /** Fragment of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
  published?: InputMaybe<Scalars['Boolean']['input']>;
};

export type QuestionGroupWhere = {
  id?: InputMaybe<IdFilter>;
  tag?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type QuestionnaireOrderBy = {
  name?: InputMaybe<SortOrder>;
  update_time?: InputMaybe<SortOrder>;
};

export type SurveyWhere = {
  id?: InputMaybe<IdFilter>;
  clinic_patient_id?: InputMaybe<IdFilter>;
  questionnaire_id?: InputMaybe<IdFilter>;
  chart_note_id?: InputMaybe<IdFilter>;
  event_id?: InputMaybe<IdFilter>;
  /** not_started, in_progress or completed. */
  complete_status?: InputMaybe<Scalars['String']['input']>;
  /** Submitted and not read yet, or a cry for help that nobody has seen to. */
  to_review?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SurveyOrderBy = {
  create_time?: InputMaybe<SortOrder>;
};

export type QuestionInput = {
  /** Its name within the questionnaire, such as q1: no UUID. */
  id: Scalars['String']['input'];
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  index_in_questionnaire: Scalars['Int']['input'];
  question_json: Scalars['JSON']['input'];
  question_type: Scalars['String']['input'];
};

export type QuestionnaireInput = {
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  comments?: InputMaybe<Scalars['String']['input']>;
  questions: Array<QuestionInput>;
  scores?: InputMaybe<Scalars['JSON']['input']>;
  category_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type QuestionGroupInput = {
  name: Scalars['String']['input'];
  group_type: Scalars['String']['input'];
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  questions: Array<QuestionInput>;
};

export type SurveyInput = {
  clinic_patient_id: Scalars['ID']['input'];
  questionnaire_id: Scalars['ID']['input'];
  chart_note_id?: InputMaybe<Scalars['ID']['input']>;
  event_id?: InputMaybe<Scalars['EventId']['input']>;
  due_date?: InputMaybe<Scalars['Date']['input']>;
};

export type SurveyPatch = {
  due_date?: InputMaybe<Scalars['Date']['input']>;
  complete_status?: InputMaybe<Scalars['String']['input']>;
  survey_answers?: InputMaybe<Array<SurveyAnswerInput>>;
};

export type SurveyAnswerInput = {
  question_id: Scalars['String']['input'];
  /** Null takes the answer away. */
  answer?: InputMaybe<Scalars['JSON']['input']>;
  index_in_survey?: InputMaybe<Scalars['Int']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EventId: ResolverTypeWrapper<Scalars['EventId']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  SortOrder: SortOrder;
  IdFilter: IdFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Questionnaire: ResolverTypeWrapper<Questionnaire>;
  Question: ResolverTypeWrapper<Question>;
  QuestionGroup: ResolverTypeWrapper<QuestionGroup>;
  Survey: ResolverTypeWrapper<Survey>;
  SurveyAnswer: ResolverTypeWrapper<SurveyAnswer>;
  SurveyLine: ResolverTypeWrapper<SurveyLine>;
  EventSurvey: ResolverTypeWrapper<EventSurvey>;
  SurveyLink: ResolverTypeWrapper<SurveyLink>;
  QuestionnaireWhere: QuestionnaireWhere;
  QuestionGroupWhere: QuestionGroupWhere;
  QuestionnaireOrderBy: QuestionnaireOrderBy;
  SurveyWhere: SurveyWhere;
  SurveyOrderBy: SurveyOrderBy;
  QuestionInput: QuestionInput;
  QuestionnaireInput: QuestionnaireInput;
  QuestionGroupInput: QuestionGroupInput;
  SurveyInput: SurveyInput;
  SurveyPatch: SurveyPatch;
  SurveyAnswerInput: SurveyAnswerInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  EventId: Scalars['EventId']['output'];
  JSON: Scalars['JSON']['output'];
  IdFilter: IdFilter;
  ID: Scalars['ID']['output'];
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Questionnaire: Questionnaire;
  Question: Question;
  QuestionGroup: QuestionGroup;
  Survey: Survey;
  SurveyAnswer: SurveyAnswer;
  SurveyLine: SurveyLine;
  EventSurvey: EventSurvey;
  SurveyLink: SurveyLink;
  QuestionnaireWhere: QuestionnaireWhere;
  QuestionGroupWhere: QuestionGroupWhere;
  QuestionnaireOrderBy: QuestionnaireOrderBy;
  SurveyWhere: SurveyWhere;
  SurveyOrderBy: SurveyOrderBy;
  QuestionInput: QuestionInput;
  QuestionnaireInput: QuestionnaireInput;
  QuestionGroupInput: QuestionGroupInput;
  SurveyInput: SurveyInput;
  SurveyPatch: SurveyPatch;
  SurveyAnswerInput: SurveyAnswerInput;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type AccessDirectiveArgs = {
  rule?: Maybe<Scalars['String']['input']>;
  public?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EventIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventId'], any> {
  name: 'EventId';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  questionnaires?: Resolver<Array<ResolversTypes['Questionnaire']>, ParentType, ContextType, RequireFields<QueryQuestionnairesArgs, 'skip' | 'take'>>;
  question_groups?: Resolver<Array<ResolversTypes['QuestionGroup']>, ParentType, ContextType, RequireFields<QueryQuestion_GroupsArgs, 'skip' | 'take'>>;
  surveys?: Resolver<Array<ResolversTypes['Survey']>, ParentType, ContextType, RequireFields<QuerySurveysArgs, 'skip' | 'take'>>;
  event_surveys?: Resolver<Array<ResolversTypes['EventSurvey']>, ParentType, ContextType, RequireFields<QueryEvent_SurveysArgs, 'event_id'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  questionnaire_create?: Resolver<ResolversTypes['Questionnaire'], ParentType, ContextType, RequireFields<MutationQuestionnaire_CreateArgs, 'input'>>;
  questionnaire_update?: Resolver<ResolversTypes['Questionnaire'], ParentType, ContextType, RequireFields<MutationQuestionnaire_UpdateArgs, 'id' | 'version' | 'input'>>;
  questionnaire_publish?: Resolver<ResolversTypes['Questionnaire'], ParentType, ContextType, RequireFields<MutationQuestionnaire_PublishArgs, 'id' | 'version'>>;
  questionnaire_delete?: Resolver<ResolversTypes['Questionnaire'], ParentType, ContextType, RequireFields<MutationQuestionnaire_DeleteArgs, 'id'>>;
  question_group_create?: Resolver<ResolversTypes['QuestionGroup'], ParentType, ContextType, RequireFields<MutationQuestion_Group_CreateArgs, 'input'>>;
  question_group_update?: Resolver<ResolversTypes['QuestionGroup'], ParentType, ContextType, RequireFields<MutationQuestion_Group_UpdateArgs, 'id' | 'version' | 'input'>>;
  question_group_delete?: Resolver<ResolversTypes['QuestionGroup'], ParentType, ContextType, RequireFields<MutationQuestion_Group_DeleteArgs, 'id'>>;
  survey_create?: Resolver<ResolversTypes['Survey'], ParentType, ContextType, RequireFields<MutationSurvey_CreateArgs, 'input'>>;
  survey_send?: Resolver<ResolversTypes['SurveyLink'], ParentType, ContextType, RequireFields<MutationSurvey_SendArgs, 'clinic_patient_id'>>;
  survey_update?: Resolver<ResolversTypes['Survey'], ParentType, ContextType, RequireFields<MutationSurvey_UpdateArgs, 'id' | 'version' | 'input'>>;
  survey_to_note?: Resolver<ResolversTypes['Survey'], ParentType, ContextType, RequireFields<MutationSurvey_To_NoteArgs, 'id' | 'chart_note_id'>>;
  survey_review?: Resolver<ResolversTypes['Survey'], ParentType, ContextType, RequireFields<MutationSurvey_ReviewArgs, 'id' | 'version'>>;
  survey_see_crisis?: Resolver<ResolversTypes['Survey'], ParentType, ContextType, RequireFields<MutationSurvey_See_CrisisArgs, 'id'>>;
  survey_delete?: Resolver<ResolversTypes['Survey'], ParentType, ContextType, RequireFields<MutationSurvey_DeleteArgs, 'id'>>;
  event_surveys_save?: Resolver<Array<ResolversTypes['EventSurvey']>, ParentType, ContextType, RequireFields<MutationEvent_Surveys_SaveArgs, 'event_id' | 'questionnaire_ids'>>;
};

export type QuestionnaireResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Questionnaire'] = ResolversParentTypes['Questionnaire']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  published_version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  index_in_questionnaire?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question_json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  question_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuestionGroup'] = ResolversParentTypes['QuestionGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SurveyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Survey'] = ResolversParentTypes['Survey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionnaire_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionnaire_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionnaire_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version_number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chart_note_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  written_note_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  event_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  due_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  complete_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  band?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  survey_answers?: Resolver<Array<ResolversTypes['SurveyAnswer']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SurveyLine']>, ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  sent_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminded_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  opened_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  submitted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answered_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crisis_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  crisis_seen_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewed_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewed_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SurveyAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SurveyAnswer'] = ResolversParentTypes['SurveyAnswer']> = {
  question_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  index_in_survey?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SurveyLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SurveyLine'] = ResolversParentTypes['SurveyLine']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventSurveyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventSurvey'] = ResolversParentTypes['EventSurvey']> = {
  questionnaire_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionnaire_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SurveyLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SurveyLink'] = ResolversParentTypes['SurveyLink']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Questionnaire?: QuestionnaireResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionGroup?: QuestionGroupResolvers<ContextType>;
  Survey?: SurveyResolvers<ContextType>;
  SurveyAnswer?: SurveyAnswerResolvers<ContextType>;
  SurveyLine?: SurveyLineResolvers<ContextType>;
  EventSurvey?: EventSurveyResolvers<ContextType>;
  SurveyLink?: SurveyLinkResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

