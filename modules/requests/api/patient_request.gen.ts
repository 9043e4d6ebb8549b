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
  /** What patients ask for, the newest first; `take` is at most 100, 10 by default. Of one request the first element is read. */
  fetchRequests: PatientRequests;
};


export type QueryFetchRequestsArgs = {
  input?: InputMaybe<FetchRequestsInput>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Handles a request: Pending with a note and a day to come back to it, Decline with a reason that the patient reads, Approve, which
   * applies it to the record in one transaction. `version` is that of the request as it was shown: ALREADY_HANDLED or STALE_VERSION
   * where somebody was faster. Of an appointment in others' way nothing is written unless each of them is in `accepted_conflicts`.
   */
  updateRequest: UpdateRequestResult;
};


export type MutationUpdateRequestArgs = {
  input: UpdateRequestInput;
};

export type FetchRequestsInput = {
  where?: InputMaybe<PatientRequestWhere>;
  orderBy?: InputMaybe<PatientRequestOrderBy>;
  take?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};

export type PatientRequestWhere = {
  id?: InputMaybe<IdFilter>;
  patient_id?: InputMaybe<IdFilter>;
  status?: InputMaybe<RequestStatusFilter>;
};

export type RequestStatusFilter = {
  equals?: InputMaybe<RequestStatus>;
  in?: InputMaybe<Array<RequestStatus>>;
};

export type PatientRequestOrderBy = {
  create_time?: InputMaybe<SortOrder>;
};

export type RequestStatus =
  | 'New'
  | 'Pending'
  | 'Approved'
  | 'Declined'
  | 'Withdrawn';

export type RequestType =
  | 'MakeAppointment'
  | 'CancelAppointment'
  | 'PatientInfoUpdate'
  | 'AddVital'
  | 'AddMedicationHistory'
  | 'AddAllergy'
  | 'DeleteMedicationHistory'
  | 'DeleteAllergy'
  | 'RefillMedication';

export type DoctorOperation =
  | 'Pending'
  | 'Decline'
  | 'Approve';

export type PatientRequests = {
  __typename?: 'PatientRequests';
  count: Scalars['Int']['output'];
  requests: Array<PatientRequest>;
};

export type PatientRequest = {
  __typename?: 'PatientRequest';
  id: Scalars['ID']['output'];
  type: RequestType;
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  status: RequestStatus;
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
  patient_id: Scalars['ID']['output'];
  patient_name: Scalars['String']['output'];
  /** What was asked for, as it was sent; for appointments it holds event_id. */
  data: Scalars['JSON']['output'];
  /** Why it was declined. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the clinic noted of it; the patient does not read it. */
  note?: Maybe<Scalars['String']['output']>;
  follow_up_date?: Maybe<Scalars['Date']['output']>;
  /** Who handled it last. */
  handled_by?: Maybe<Scalars['String']['output']>;
  handled_time?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** What the record says now of what is asked for, and what it said then. */
  review: RequestReview;
};

export type RequestReview = {
  __typename?: 'RequestReview';
  /** By field, as when the patient asked. */
  before: Scalars['JSON']['output'];
  /** By field, as the record is now; empty where what is meant is not there any more, and of vitals for who has no right to see them. */
  current: Scalars['JSON']['output'];
  /** The fields that changed since the patient asked. */
  changed: Array<Scalars['String']['output']>;
  /** Why it can't be approved as it is: This allergy does not exist. */
  gone?: Maybe<Scalars['String']['output']>;
  /** Goes back with an approval of PatientInfoUpdate. */
  patient_version?: Maybe<Scalars['Int']['output']>;
  /** Goes back with an approval of CancelAppointment, DeleteMedicationHistory and DeleteAllergy: what it is about, as it was looked at. */
  row_version?: Maybe<Scalars['Int']['output']>;
  /** Where the patient would be told: email, sms or null. */
  contact?: Maybe<Scalars['String']['output']>;
  /** The day that the patient died: they are told nothing any more. */
  deceased_date?: Maybe<Scalars['Date']['output']>;
  /** The ways by which the patient can be reached at all: email, sms. */
  reachable: Array<Scalars['String']['output']>;
};

export type UpdateRequestInput = {
  request_id: Scalars['ID']['input'];
  doctor_operation: DoctorOperation;
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Of AddMedicationHistory the list, of AddAllergy the allergy, as they are to be recorded; of DeleteAllergy its new status. */
  data?: InputMaybe<Scalars['JSON']['input']>;
  /** Of PatientInfoUpdate and AddVital: the fields, or the vitals, that are taken over; all where it is left out. */
  accepted?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of PatientInfoUpdate: the version of the patient that the approval looked at. */
  patient_version?: InputMaybe<Scalars['Int']['input']>;
  /** Of CancelAppointment, DeleteMedicationHistory and DeleteAllergy: the version that the approval looked at. */
  row_version?: InputMaybe<Scalars['Int']['input']>;
  /** The vitals whose values were asked about and are right. */
  confirmed?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of MakeAppointment: the event. */
  event?: InputMaybe<RequestEventInput>;
  accepted_conflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  conflict_reason?: InputMaybe<Scalars['String']['input']>;
  /** Of Decline: what the patient reads on their page. The page asks for it; it may be left out. */
  reason?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  follow_up_date?: InputMaybe<Scalars['Date']['input']>;
};

export type RequestEventInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  category_id?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The clinic's clock, YYYY-MM-DD HH:mm:ss. */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Seconds. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  calendar_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the patient is told of it; what its category says where it is left out. */
  event_notifications?: InputMaybe<Array<RequestNotificationInput>>;
};

export type RequestNotificationInput = {
  /** initial_confirmation or reminder. */
  notification_type: Scalars['String']['input'];
  /** email or sms. */
  notification_method: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  message_template: Scalars['String']['input'];
  /** Of a reminder. */
  hours_before_appointment?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateRequestResult = {
  __typename?: 'UpdateRequestResult';
  request: PatientRequest;
  /** What is in the way; nothing is written where there is any. */
  conflicts: Array<RequestConflict>;
  /** Where there is any: other starts at which nothing is in the way, the nearest first. */
  alternatives: Array<Scalars['DateTime']['output']>;
  /** How the patient is told: email or sms; null where they left neither, or where there is nothing to tell. */
  told_by?: Maybe<Scalars['String']['output']>;
};

export type RequestConflict = {
  __typename?: 'RequestConflict';
  event_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  who: Scalars['String']['output'];
  /** For whom it is booked; null where for nobody. */
  patient_name?: Maybe<Scalars['String']['output']>;
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
  FetchRequestsInput: FetchRequestsInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PatientRequestWhere: PatientRequestWhere;
  RequestStatusFilter: RequestStatusFilter;
  PatientRequestOrderBy: PatientRequestOrderBy;
  RequestStatus: RequestStatus;
  RequestType: RequestType;
  DoctorOperation: DoctorOperation;
  PatientRequests: ResolverTypeWrapper<PatientRequests>;
  PatientRequest: ResolverTypeWrapper<PatientRequest>;
  RequestReview: ResolverTypeWrapper<RequestReview>;
  UpdateRequestInput: UpdateRequestInput;
  RequestEventInput: RequestEventInput;
  RequestNotificationInput: RequestNotificationInput;
  UpdateRequestResult: ResolverTypeWrapper<UpdateRequestResult>;
  RequestConflict: ResolverTypeWrapper<RequestConflict>;
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
  FetchRequestsInput: FetchRequestsInput;
  Int: Scalars['Int']['output'];
  PatientRequestWhere: PatientRequestWhere;
  RequestStatusFilter: RequestStatusFilter;
  PatientRequestOrderBy: PatientRequestOrderBy;
  PatientRequests: PatientRequests;
  PatientRequest: PatientRequest;
  RequestReview: RequestReview;
  UpdateRequestInput: UpdateRequestInput;
  RequestEventInput: RequestEventInput;
  RequestNotificationInput: RequestNotificationInput;
  UpdateRequestResult: UpdateRequestResult;
  RequestConflict: RequestConflict;
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
  fetchRequests?: Resolver<ResolversTypes['PatientRequests'], ParentType, ContextType, Partial<QueryFetchRequestsArgs>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  updateRequest?: Resolver<ResolversTypes['UpdateRequestResult'], ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type PatientRequestsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientRequests'] = ResolversParentTypes['PatientRequests']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['PatientRequest']>, ParentType, ContextType>;
};

export type PatientRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientRequest'] = ResolversParentTypes['PatientRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RequestType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  follow_up_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  handled_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handled_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['RequestReview'], ParentType, ContextType>;
};

export type RequestReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestReview'] = ResolversParentTypes['RequestReview']> = {
  before?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  changed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  gone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient_version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  row_version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deceased_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reachable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateRequestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateRequestResult'] = ResolversParentTypes['UpdateRequestResult']> = {
  request?: Resolver<ResolversTypes['PatientRequest'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['RequestConflict']>, ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  told_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestConflictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestConflict'] = ResolversParentTypes['RequestConflict']> = {
  event_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PatientRequests?: PatientRequestsResolvers<ContextType>;
  PatientRequest?: PatientRequestResolvers<ContextType>;
  RequestReview?: RequestReviewResolvers<ContextType>;
  UpdateRequestResult?: UpdateRequestResultResolvers<ContextType>;
  RequestConflict?: RequestConflictResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

