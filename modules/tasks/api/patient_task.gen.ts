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
  /** Tasks of patients by their ids, with steps and comments. */
  fetch_patient_tasks: Array<PatientTask>;
  /** A patient's own tasks, the newest first; open ones only unless `completed`. */
  list_patient_tasks: Array<PatientTask>;
  /** What was done with a patient's task, the newest first. */
  fetch_patient_task_logs: Array<PatientTaskLog>;
  /** One step of a patient's task. */
  fetch_patient_task_step: PatientTaskStep;
};


export type QueryFetch_Patient_TasksArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryList_Patient_TasksArgs = {
  patient_id: Scalars['ID']['input'];
  completed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFetch_Patient_Task_LogsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFetch_Patient_Task_StepArgs = {
  step_id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Gives each of the patients a task. */
  create_patient_task: Array<PatientTask>;
  /** Changes what is given of a patient's task. */
  update_patient_task: PatientTask;
  /** Adds steps to a patient's task. */
  add_patient_task_steps: PatientTask;
  /** Changes a step of a patient's task; emptied it is taken away. */
  update_patient_task_step: PatientTaskStep;
  /** Comments a patient's task; the patient reads it. */
  add_patient_task_comments: PatientTask;
  /** Tags a patient's task for the clinic; the patient does not see it. */
  add_patient_task_tag: PatientTask;
  /** Takes a tag off a patient's task. */
  remove_patient_task_tag: PatientTask;
};


export type MutationCreate_Patient_TaskArgs = {
  input: PatientTaskInput;
};


export type MutationUpdate_Patient_TaskArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  input: PatientTaskUpdate;
};


export type MutationAdd_Patient_Task_StepsArgs = {
  id: Scalars['ID']['input'];
  steps: Array<Scalars['String']['input']>;
};


export type MutationUpdate_Patient_Task_StepArgs = {
  step_id: Scalars['ID']['input'];
  step_content?: InputMaybe<Scalars['String']['input']>;
  complete_time?: InputMaybe<Scalars['DateTime']['input']>;
  deleted_time?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAdd_Patient_Task_CommentsArgs = {
  id: Scalars['ID']['input'];
  comments: Array<Scalars['String']['input']>;
};


export type MutationAdd_Patient_Task_TagArgs = {
  id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
  color?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemove_Patient_Task_TagArgs = {
  id: Scalars['ID']['input'];
  tag: Scalars['String']['input'];
};

export type PatientTaskTagInput = {
  tag: Scalars['String']['input'];
  color?: InputMaybe<Scalars['String']['input']>;
};

export type PatientTaskFileInput = {
  name: Scalars['String']['input'];
  patient_id?: InputMaybe<Scalars['ID']['input']>;
};

export type PatientTaskInput = {
  patient_ids: Array<Scalars['ID']['input']>;
  related_patient_id?: InputMaybe<Scalars['ID']['input']>;
  due_time?: InputMaybe<Scalars['DateTime']['input']>;
  reminder_time?: InputMaybe<Scalars['DateTime']['input']>;
  extra_reminders?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  subject: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  steps?: InputMaybe<Array<Scalars['String']['input']>>;
  doctor_tags?: InputMaybe<Array<PatientTaskTagInput>>;
  attachments?: InputMaybe<Array<PatientTaskFileInput>>;
  client_key?: InputMaybe<Scalars['String']['input']>;
};

export type PatientTaskUpdate = {
  subject?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  due_time?: InputMaybe<Scalars['DateTime']['input']>;
  reminder_time?: InputMaybe<Scalars['DateTime']['input']>;
  extra_reminders?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  complete_time?: InputMaybe<Scalars['DateTime']['input']>;
  deleted_time?: InputMaybe<Scalars['DateTime']['input']>;
  related_patient_id?: InputMaybe<Scalars['ID']['input']>;
  attachments?: InputMaybe<Array<PatientTaskFileInput>>;
};

export type PatientTask = {
  __typename?: 'PatientTask';
  id: Scalars['ID']['output'];
  subject: Scalars['String']['output'];
  description: Scalars['String']['output'];
  priority: Scalars['String']['output'];
  due_time?: Maybe<Scalars['DateTime']['output']>;
  reminder_time?: Maybe<Scalars['DateTime']['output']>;
  extra_reminders: Array<Scalars['DateTime']['output']>;
  create_time: Scalars['DateTime']['output'];
  complete_time?: Maybe<Scalars['DateTime']['output']>;
  deleted_time?: Maybe<Scalars['DateTime']['output']>;
  related_patient_id?: Maybe<Scalars['ID']['output']>;
  patient_id: Scalars['ID']['output'];
  attachments: Array<PatientTaskFile>;
  steps: Array<PatientTaskStep>;
  doctor: PatientTaskDoctor;
  patient: PatientTaskPatient;
  comments: Array<PatientTaskComment>;
  doctor_tags: Array<PatientTaskTag>;
  logs: Array<PatientTaskLog>;
  version: Scalars['Int']['output'];
};

export type PatientTaskFile = {
  __typename?: 'PatientTaskFile';
  name: Scalars['String']['output'];
  permission: Scalars['String']['output'];
  patient?: Maybe<Scalars['ID']['output']>;
};

export type PatientTaskStep = {
  __typename?: 'PatientTaskStep';
  id: Scalars['ID']['output'];
  step_content: Scalars['String']['output'];
  complete_time?: Maybe<Scalars['DateTime']['output']>;
  deleted_time?: Maybe<Scalars['DateTime']['output']>;
};

export type PatientTaskDoctor = {
  __typename?: 'PatientTaskDoctor';
  doctor_id?: Maybe<Scalars['ID']['output']>;
  doctor_name: Scalars['String']['output'];
};

export type PatientTaskPatient = {
  __typename?: 'PatientTaskPatient';
  patient_id: Scalars['ID']['output'];
  patient_name: Scalars['String']['output'];
};

export type PatientTaskComment = {
  __typename?: 'PatientTaskComment';
  id: Scalars['ID']['output'];
  content: Scalars['String']['output'];
  commenter_name: Scalars['String']['output'];
  /** Doctor or Patient. */
  commenter_type: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
};

export type PatientTaskTag = {
  __typename?: 'PatientTaskTag';
  /** Its word: a task has each of them once. */
  id: Scalars['ID']['output'];
  tag: Scalars['String']['output'];
  color: Scalars['String']['output'];
};

export type PatientTaskLog = {
  __typename?: 'PatientTaskLog';
  object_type: Scalars['String']['output'];
  object_id: Scalars['ID']['output'];
  column: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
  logger_name: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PatientTaskTagInput: PatientTaskTagInput;
  PatientTaskFileInput: PatientTaskFileInput;
  PatientTaskInput: PatientTaskInput;
  PatientTaskUpdate: PatientTaskUpdate;
  PatientTask: ResolverTypeWrapper<PatientTask>;
  PatientTaskFile: ResolverTypeWrapper<PatientTaskFile>;
  PatientTaskStep: ResolverTypeWrapper<PatientTaskStep>;
  PatientTaskDoctor: ResolverTypeWrapper<PatientTaskDoctor>;
  PatientTaskPatient: ResolverTypeWrapper<PatientTaskPatient>;
  PatientTaskComment: ResolverTypeWrapper<PatientTaskComment>;
  PatientTaskTag: ResolverTypeWrapper<PatientTaskTag>;
  PatientTaskLog: ResolverTypeWrapper<PatientTaskLog>;
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
  Mutation: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  PatientTaskTagInput: PatientTaskTagInput;
  PatientTaskFileInput: PatientTaskFileInput;
  PatientTaskInput: PatientTaskInput;
  PatientTaskUpdate: PatientTaskUpdate;
  PatientTask: PatientTask;
  PatientTaskFile: PatientTaskFile;
  PatientTaskStep: PatientTaskStep;
  PatientTaskDoctor: PatientTaskDoctor;
  PatientTaskPatient: PatientTaskPatient;
  PatientTaskComment: PatientTaskComment;
  PatientTaskTag: PatientTaskTag;
  PatientTaskLog: PatientTaskLog;
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
  fetch_patient_tasks?: Resolver<Array<ResolversTypes['PatientTask']>, ParentType, ContextType, RequireFields<QueryFetch_Patient_TasksArgs, 'ids'>>;
  list_patient_tasks?: Resolver<Array<ResolversTypes['PatientTask']>, ParentType, ContextType, RequireFields<QueryList_Patient_TasksArgs, 'patient_id'>>;
  fetch_patient_task_logs?: Resolver<Array<ResolversTypes['PatientTaskLog']>, ParentType, ContextType, RequireFields<QueryFetch_Patient_Task_LogsArgs, 'id'>>;
  fetch_patient_task_step?: Resolver<ResolversTypes['PatientTaskStep'], ParentType, ContextType, RequireFields<QueryFetch_Patient_Task_StepArgs, 'step_id'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  create_patient_task?: Resolver<Array<ResolversTypes['PatientTask']>, ParentType, ContextType, RequireFields<MutationCreate_Patient_TaskArgs, 'input'>>;
  update_patient_task?: Resolver<ResolversTypes['PatientTask'], ParentType, ContextType, RequireFields<MutationUpdate_Patient_TaskArgs, 'id' | 'input'>>;
  add_patient_task_steps?: Resolver<ResolversTypes['PatientTask'], ParentType, ContextType, RequireFields<MutationAdd_Patient_Task_StepsArgs, 'id' | 'steps'>>;
  update_patient_task_step?: Resolver<ResolversTypes['PatientTaskStep'], ParentType, ContextType, RequireFields<MutationUpdate_Patient_Task_StepArgs, 'step_id'>>;
  add_patient_task_comments?: Resolver<ResolversTypes['PatientTask'], ParentType, ContextType, RequireFields<MutationAdd_Patient_Task_CommentsArgs, 'id' | 'comments'>>;
  add_patient_task_tag?: Resolver<ResolversTypes['PatientTask'], ParentType, ContextType, RequireFields<MutationAdd_Patient_Task_TagArgs, 'id' | 'tag'>>;
  remove_patient_task_tag?: Resolver<ResolversTypes['PatientTask'], ParentType, ContextType, RequireFields<MutationRemove_Patient_Task_TagArgs, 'id' | 'tag'>>;
};

export type PatientTaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTask'] = ResolversParentTypes['PatientTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  due_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminder_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extra_reminders?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  complete_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  related_patient_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['PatientTaskFile']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PatientTaskStep']>, ParentType, ContextType>;
  doctor?: Resolver<ResolversTypes['PatientTaskDoctor'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['PatientTaskPatient'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['PatientTaskComment']>, ParentType, ContextType>;
  doctor_tags?: Resolver<Array<ResolversTypes['PatientTaskTag']>, ParentType, ContextType>;
  logs?: Resolver<Array<ResolversTypes['PatientTaskLog']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientTaskFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskFile'] = ResolversParentTypes['PatientTaskFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PatientTaskStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskStep'] = ResolversParentTypes['PatientTaskStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  step_content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  complete_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PatientTaskDoctorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskDoctor'] = ResolversParentTypes['PatientTaskDoctor']> = {
  doctor_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctor_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientTaskPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskPatient'] = ResolversParentTypes['PatientTaskPatient']> = {
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientTaskCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskComment'] = ResolversParentTypes['PatientTaskComment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commenter_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commenter_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PatientTaskTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskTag'] = ResolversParentTypes['PatientTaskTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientTaskLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTaskLog'] = ResolversParentTypes['PatientTaskLog']> = {
  object_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logger_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PatientTask?: PatientTaskResolvers<ContextType>;
  PatientTaskFile?: PatientTaskFileResolvers<ContextType>;
  PatientTaskStep?: PatientTaskStepResolvers<ContextType>;
  PatientTaskDoctor?: PatientTaskDoctorResolvers<ContextType>;
  PatientTaskPatient?: PatientTaskPatientResolvers<ContextType>;
  PatientTaskComment?: PatientTaskCommentResolvers<ContextType>;
  PatientTaskTag?: PatientTaskTagResolvers<ContextType>;
  PatientTaskLog?: PatientTaskLogResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

