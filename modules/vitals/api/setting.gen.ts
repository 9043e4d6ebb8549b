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
  /**
   * What was measured of a patient: one entry for each vital of the clinic, in the clinic's order, its values from the oldest to the
   * newest, at most the newest 500 of each. Heights are in centimetres here. Values that were entered in error are among `records` only.
   */
  get_patient_vital_records: Array<PatientVital>;
  /** The vitals that the clinic takes, in their order. */
  get_clinic_vital_info: Array<VitalInfo>;
  /** The vitals that the clinic no longer takes. */
  get_inactive_clinic_info: Array<VitalInfo>;
};


export type QueryGet_Patient_Vital_RecordsArgs = {
  patient_id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Records values that were taken at one time (now, where `collect_time` is left out), heights in centimetres. A value that is hard to
   * believe is refused as IMPLAUSIBLE_VALUE, with a question at its place in `values`, unless its vital is among `confirmed`.
   */
  create_vital_records: Array<VitalReading>;
  /** Takes a value back that was entered in error; it stays on record with the reason. */
  mark_vital_record_in_error: VitalReading;
  /** Adds a vital of the clinic's own. NAME_TAKEN where one of that name stands. */
  create_clinic_vital_info: VitalInfo;
  /** Changes a vital; STALE_VERSION where somebody else did since. Standard vitals keep their name and unit, and what was measured keeps its unit. */
  update_clinic_vital_info: VitalInfo;
  /** Takes a vital out of use; what was measured stays. Spelled as in the product. */
  delete_clinc_vital_info: VitalInfo;
  /** Brings a vital back into use. */
  reactivate_clinc_vital_info: VitalInfo;
  /** Puts the vitals in this order; those that are left out follow. */
  sort_clinic_vital_info: Array<VitalInfo>;
};


export type MutationCreate_Vital_RecordsArgs = {
  patient_id: Scalars['ID']['input'];
  vital_info_ids: Array<Scalars['ID']['input']>;
  values: Array<Scalars['Float']['input']>;
  collect_time?: InputMaybe<Scalars['DateTime']['input']>;
  confirmed?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMark_Vital_Record_In_ErrorArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCreate_Clinic_Vital_InfoArgs = {
  input: VitalInfoInput;
};


export type MutationUpdate_Clinic_Vital_InfoArgs = {
  vital_info_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: VitalInfoInput;
};


export type MutationDelete_Clinc_Vital_InfoArgs = {
  vital_info_id: Scalars['ID']['input'];
};


export type MutationReactivate_Clinc_Vital_InfoArgs = {
  vital_info_id: Scalars['ID']['input'];
};


export type MutationSort_Clinic_Vital_InfoArgs = {
  vital_info_ids: Array<Scalars['ID']['input']>;
};

export type VitalInfo = {
  __typename?: 'VitalInfo';
  vital_info_id: Scalars['ID']['output'];
  clinic_id: Scalars['ID']['output'];
  vital_name: Scalars['String']['output'];
  vital_unit: Scalars['String']['output'];
  /** What a standard vital is known by, as body_temperature; null for one of the clinic's own. */
  code?: Maybe<Scalars['String']['output']>;
  /** Decimals that its values are shown with. */
  decimals: Scalars['Int']['output'];
  normal_low?: Maybe<Scalars['Float']['output']>;
  normal_high?: Maybe<Scalars['Float']['output']>;
  plausible_low?: Maybe<Scalars['Float']['output']>;
  plausible_high?: Maybe<Scalars['Float']['output']>;
  version: Scalars['Int']['output'];
};

export type PatientVital = {
  __typename?: 'PatientVital';
  vital_info_id: Scalars['ID']['output'];
  vital_name: Scalars['String']['output'];
  vital_unit: Scalars['String']['output'];
  code?: Maybe<Scalars['String']['output']>;
  decimals: Scalars['Int']['output'];
  is_active: Scalars['Boolean']['output'];
  /** The patient's normal range, by their age today. */
  normal_low?: Maybe<Scalars['Float']['output']>;
  normal_high?: Maybe<Scalars['Float']['output']>;
  vital_value: Array<Scalars['Float']['output']>;
  /** Unix seconds, beside `vital_value`. */
  record_time: Array<Scalars['Float']['output']>;
  /** The same values with all that is known of them. */
  records: Array<VitalReading>;
};

export type VitalReading = {
  __typename?: 'VitalReading';
  id: Scalars['ID']['output'];
  vital_info_id: Scalars['ID']['output'];
  value: Scalars['Float']['output'];
  collect_time: Scalars['DateTime']['output'];
  /** Name of who took it. */
  collector: Scalars['String']['output'];
  /** It was hard to believe, and confirmed. */
  is_confirmed: Scalars['Boolean']['output'];
  error_time?: Maybe<Scalars['DateTime']['output']>;
  error_reason?: Maybe<Scalars['String']['output']>;
};

export type VitalInfoInput = {
  vital_name: Scalars['String']['input'];
  vital_unit: Scalars['String']['input'];
  decimals?: InputMaybe<Scalars['Int']['input']>;
  normal_low?: InputMaybe<Scalars['Float']['input']>;
  normal_high?: InputMaybe<Scalars['Float']['input']>;
  plausible_low?: InputMaybe<Scalars['Float']['input']>;
  plausible_high?: InputMaybe<Scalars['Float']['input']>;
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
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  VitalInfo: ResolverTypeWrapper<VitalInfo>;
  PatientVital: ResolverTypeWrapper<PatientVital>;
  VitalReading: ResolverTypeWrapper<VitalReading>;
  VitalInfoInput: VitalInfoInput;
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
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  VitalInfo: VitalInfo;
  PatientVital: PatientVital;
  VitalReading: VitalReading;
  VitalInfoInput: VitalInfoInput;
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
  get_patient_vital_records?: Resolver<Array<ResolversTypes['PatientVital']>, ParentType, ContextType, RequireFields<QueryGet_Patient_Vital_RecordsArgs, 'patient_id'>>;
  get_clinic_vital_info?: Resolver<Array<ResolversTypes['VitalInfo']>, ParentType, ContextType>;
  get_inactive_clinic_info?: Resolver<Array<ResolversTypes['VitalInfo']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  create_vital_records?: Resolver<Array<ResolversTypes['VitalReading']>, ParentType, ContextType, RequireFields<MutationCreate_Vital_RecordsArgs, 'patient_id' | 'vital_info_ids' | 'values'>>;
  mark_vital_record_in_error?: Resolver<ResolversTypes['VitalReading'], ParentType, ContextType, RequireFields<MutationMark_Vital_Record_In_ErrorArgs, 'id' | 'reason'>>;
  create_clinic_vital_info?: Resolver<ResolversTypes['VitalInfo'], ParentType, ContextType, RequireFields<MutationCreate_Clinic_Vital_InfoArgs, 'input'>>;
  update_clinic_vital_info?: Resolver<ResolversTypes['VitalInfo'], ParentType, ContextType, RequireFields<MutationUpdate_Clinic_Vital_InfoArgs, 'vital_info_id' | 'version' | 'input'>>;
  delete_clinc_vital_info?: Resolver<ResolversTypes['VitalInfo'], ParentType, ContextType, RequireFields<MutationDelete_Clinc_Vital_InfoArgs, 'vital_info_id'>>;
  reactivate_clinc_vital_info?: Resolver<ResolversTypes['VitalInfo'], ParentType, ContextType, RequireFields<MutationReactivate_Clinc_Vital_InfoArgs, 'vital_info_id'>>;
  sort_clinic_vital_info?: Resolver<Array<ResolversTypes['VitalInfo']>, ParentType, ContextType, RequireFields<MutationSort_Clinic_Vital_InfoArgs, 'vital_info_ids'>>;
};

export type VitalInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VitalInfo'] = ResolversParentTypes['VitalInfo']> = {
  vital_info_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vital_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vital_unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  normal_low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  normal_high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plausible_low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plausible_high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientVitalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientVital'] = ResolversParentTypes['PatientVital']> = {
  vital_info_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vital_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vital_unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decimals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  normal_low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  normal_high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vital_value?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  record_time?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['VitalReading']>, ParentType, ContextType>;
};

export type VitalReadingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VitalReading'] = ResolversParentTypes['VitalReading']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vital_info_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  collect_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  collector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  VitalInfo?: VitalInfoResolvers<ContextType>;
  PatientVital?: PatientVitalResolvers<ContextType>;
  VitalReading?: VitalReadingResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

