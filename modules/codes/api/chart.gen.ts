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
   * Diagnoses by words in any order, by what people call them, or by the beginning of a code. Favourites come first, then the patient's
   * problems (`problems` names their codes), what the caller used last, the clinic's own, and the rest. Without a search: favourites,
   * problems and the last used. `day` is the day of service, today where it is left out: `standing` says how each code stands on it.
   */
  diagnosis_search: Array<IcdDiagnosis>;
  /** The diagnoses filed directly under a code, as E11.65 under E11.6. */
  diagnosis_children: Array<IcdDiagnosis>;
  /** Procedures, likewise; `code_types` narrows to CPT, HCPCS or Custom. */
  cpt_search: Array<CptCode>;
  /** Modifiers of procedures by code or word. */
  cpt_modifiers: Array<CptModifier>;
  /**
   * All diagnoses, the clinic's own first and then by code; `code_types` narrows to ICD-10-CM or Custom, `favourites` to favourites. `take` is
   * at most 100.
   */
  fetch_all_icd: IcdDiagnosisList;
  /** All procedures, likewise; `code_types` narrows to CPT, HCPCS or Custom. */
  fetch_all_cpt: CptCodeList;
  /** Which editions of the code sets are here. */
  code_releases: Array<CodeRelease>;
};


export type QueryDiagnosis_SearchArgs = {
  search: Scalars['String']['input'];
  day?: InputMaybe<Scalars['Date']['input']>;
  problems?: InputMaybe<Array<Scalars['String']['input']>>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDiagnosis_ChildrenArgs = {
  code: Scalars['String']['input'];
  day?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryCpt_SearchArgs = {
  search: Scalars['String']['input'];
  day?: InputMaybe<Scalars['Date']['input']>;
  code_types?: InputMaybe<Array<Scalars['String']['input']>>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCpt_ModifiersArgs = {
  search: Scalars['String']['input'];
  day?: InputMaybe<Scalars['Date']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFetch_All_IcdArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  code_types?: InputMaybe<Array<Scalars['String']['input']>>;
  favourites?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFetch_All_CptArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  code_types?: InputMaybe<Array<Scalars['String']['input']>>;
  favourites?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a diagnosis of the clinic's own, or the clinic's own words for one of a code set. CODE_TAKEN where such a one stands. A call with the
   * `client_key` of an earlier one answers what that one made. For everybody (`clinic`) it needs the right codes.manage.
   */
  diagnosis_create: IcdDiagnosis;
  /** Changes one; STALE_VERSION where somebody else did since. Its code stays. */
  diagnosis_update: IcdDiagnosis;
  /** Takes one out of use; notes that name it keep their words. */
  diagnosis_delete: CodeDeleted;
  /** Adds a procedure of the clinic's own, or the clinic's own words and price for one of a code set; see diagnosis_create. */
  cpt_create: CptCode;
  /** Changes one; STALE_VERSION where somebody else did since. Its code stays. */
  cpt_update: CptCode;
  /** Takes one out of use; notes that name it keep their words. */
  cpt_delete: CodeDeleted;
  /**
   * Makes a code a favourite, or none any more; doing so twice changes nothing. For the whole clinic it needs the right codes.manage.
   * `kind` is diagnosis or procedure.
   */
  code_favourite_set: CodeFavourite;
  /** Puts the caller's favourites in this order, given as `code_type code`; those that are left out follow. */
  code_favourites_sort: Array<Scalars['String']['output']>;
};


export type MutationDiagnosis_CreateArgs = {
  input: IcdDiagnosisInput;
};


export type MutationDiagnosis_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: IcdDiagnosisInput;
};


export type MutationDiagnosis_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCpt_CreateArgs = {
  input: CptCodeInput;
};


export type MutationCpt_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: CptCodeInput;
};


export type MutationCpt_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCode_Favourite_SetArgs = {
  kind: Scalars['String']['input'];
  code_type: Scalars['String']['input'];
  code: Scalars['String']['input'];
  favourite: Scalars['Boolean']['input'];
  for_clinic?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCode_Favourites_SortArgs = {
  kind: Scalars['String']['input'];
  keys: Array<Scalars['String']['input']>;
};

export type IcdDiagnosisList = {
  __typename?: 'IcdDiagnosisList';
  count: Scalars['Int']['output'];
  list: Array<IcdDiagnosis>;
};

export type CptCodeList = {
  __typename?: 'CptCodeList';
  count: Scalars['Int']['output'];
  list: Array<CptCode>;
};

export type IcdDiagnosis = {
  __typename?: 'IcdDiagnosis';
  /** Of a code set's code the same everywhere and for all time. */
  id: Scalars['ID']['output'];
  icd_code: Scalars['String']['output'];
  /** ICD-10-CM or Custom. */
  icd_code_type: Scalars['String']['output'];
  /** The name to show: the clinic's own words where it has some. */
  official_name: Scalars['String']['output'];
  long_description: Scalars['String']['output'];
  /** What the code set says in full; empty for one of the clinic's own. */
  full_name: Scalars['String']['output'];
  /** What it is called in the past medical history; null for its name. */
  pmh_display_name?: Maybe<Scalars['String']['output']>;
  /** shared for a code set's; clinic or private for one's own. */
  access_level: Scalars['String']['output'];
  /** False for a heading, below which a more specific code is to be chosen. */
  billable: Scalars['Boolean']['output'];
  has_children: Scalars['Boolean']['output'];
  /** It says itself that something is left open. */
  unspecified: Scalars['Boolean']['output'];
  valid_from?: Maybe<Scalars['Date']['output']>;
  /** The last day on which it counts. */
  valid_to?: Maybe<Scalars['Date']['output']>;
  /** valid, retired, not-yet, not-billable or unknown, on the day that was asked about. */
  standing: Scalars['String']['output'];
  /** Why it was offered: favourite, problem, recent, own or other. */
  offered_as: Scalars['String']['output'];
  is_favourite: Scalars['Boolean']['output'];
  is_clinic_favourite: Scalars['Boolean']['output'];
  /** Null where there is nothing of one's own to change. */
  version?: Maybe<Scalars['Int']['output']>;
};

export type CptCode = {
  __typename?: 'CptCode';
  id: Scalars['ID']['output'];
  cpt_code: Scalars['String']['output'];
  /** CPT, HCPCS or Custom. */
  cpt_code_type: Scalars['String']['output'];
  official_name: Scalars['String']['output'];
  long_description: Scalars['String']['output'];
  /** What the code set says in full; empty for one of the clinic's own. */
  full_name: Scalars['String']['output'];
  access_level: Scalars['String']['output'];
  /** What the clinic charges, in cents; null where no price is set. */
  price_cents?: Maybe<Scalars['Int']['output']>;
  valid_from?: Maybe<Scalars['Date']['output']>;
  valid_to?: Maybe<Scalars['Date']['output']>;
  standing: Scalars['String']['output'];
  offered_as: Scalars['String']['output'];
  is_favourite: Scalars['Boolean']['output'];
  is_clinic_favourite: Scalars['Boolean']['output'];
  version?: Maybe<Scalars['Int']['output']>;
};

export type CptModifier = {
  __typename?: 'CptModifier';
  modifier: Scalars['String']['output'];
  name: Scalars['String']['output'];
  standing: Scalars['String']['output'];
};

export type CodeRelease = {
  __typename?: 'CodeRelease';
  id: Scalars['ID']['output'];
  /** ICD-10-CM, CPT, HCPCS, CPT modifier or HCPCS modifier. */
  code_set: Scalars['String']['output'];
  release_name: Scalars['String']['output'];
  valid_from: Scalars['Date']['output'];
  /** The short list that comes with the program. */
  is_starter: Scalars['Boolean']['output'];
  /** It holds every code of its set; a list of some codes does not. */
  is_whole: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
  added: Scalars['Int']['output'];
  revised: Scalars['Int']['output'];
  retired: Scalars['Int']['output'];
  imported_by?: Maybe<Scalars['String']['output']>;
  imported_time: Scalars['DateTime']['output'];
};

export type CodeDeleted = {
  __typename?: 'CodeDeleted';
  id: Scalars['ID']['output'];
};

export type CodeFavourite = {
  __typename?: 'CodeFavourite';
  kind: Scalars['String']['output'];
  code_type: Scalars['String']['output'];
  code: Scalars['String']['output'];
  is_favourite: Scalars['Boolean']['output'];
  is_clinic_favourite: Scalars['Boolean']['output'];
};

export type IcdDiagnosisInput = {
  client_key?: InputMaybe<Scalars['ID']['input']>;
  icd_code: Scalars['String']['input'];
  icd_code_type?: InputMaybe<Scalars['String']['input']>;
  official_name: Scalars['String']['input'];
  long_description?: InputMaybe<Scalars['String']['input']>;
  pmh_display_name?: InputMaybe<Scalars['String']['input']>;
  access_level?: InputMaybe<Scalars['String']['input']>;
};

export type CptCodeInput = {
  client_key?: InputMaybe<Scalars['ID']['input']>;
  cpt_code: Scalars['String']['input'];
  cpt_code_type?: InputMaybe<Scalars['String']['input']>;
  official_name: Scalars['String']['input'];
  long_description?: InputMaybe<Scalars['String']['input']>;
  price_cents?: InputMaybe<Scalars['Int']['input']>;
  access_level?: InputMaybe<Scalars['String']['input']>;
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
  IcdDiagnosisList: ResolverTypeWrapper<IcdDiagnosisList>;
  CptCodeList: ResolverTypeWrapper<CptCodeList>;
  IcdDiagnosis: ResolverTypeWrapper<IcdDiagnosis>;
  CptCode: ResolverTypeWrapper<CptCode>;
  CptModifier: ResolverTypeWrapper<CptModifier>;
  CodeRelease: ResolverTypeWrapper<CodeRelease>;
  CodeDeleted: ResolverTypeWrapper<CodeDeleted>;
  CodeFavourite: ResolverTypeWrapper<CodeFavourite>;
  IcdDiagnosisInput: IcdDiagnosisInput;
  CptCodeInput: CptCodeInput;
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
  IcdDiagnosisList: IcdDiagnosisList;
  CptCodeList: CptCodeList;
  IcdDiagnosis: IcdDiagnosis;
  CptCode: CptCode;
  CptModifier: CptModifier;
  CodeRelease: CodeRelease;
  CodeDeleted: CodeDeleted;
  CodeFavourite: CodeFavourite;
  IcdDiagnosisInput: IcdDiagnosisInput;
  CptCodeInput: CptCodeInput;
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
  diagnosis_search?: Resolver<Array<ResolversTypes['IcdDiagnosis']>, ParentType, ContextType, RequireFields<QueryDiagnosis_SearchArgs, 'search' | 'take'>>;
  diagnosis_children?: Resolver<Array<ResolversTypes['IcdDiagnosis']>, ParentType, ContextType, RequireFields<QueryDiagnosis_ChildrenArgs, 'code'>>;
  cpt_search?: Resolver<Array<ResolversTypes['CptCode']>, ParentType, ContextType, RequireFields<QueryCpt_SearchArgs, 'search' | 'take'>>;
  cpt_modifiers?: Resolver<Array<ResolversTypes['CptModifier']>, ParentType, ContextType, RequireFields<QueryCpt_ModifiersArgs, 'search' | 'take'>>;
  fetch_all_icd?: Resolver<ResolversTypes['IcdDiagnosisList'], ParentType, ContextType, RequireFields<QueryFetch_All_IcdArgs, 'skip' | 'take'>>;
  fetch_all_cpt?: Resolver<ResolversTypes['CptCodeList'], ParentType, ContextType, RequireFields<QueryFetch_All_CptArgs, 'skip' | 'take'>>;
  code_releases?: Resolver<Array<ResolversTypes['CodeRelease']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  diagnosis_create?: Resolver<ResolversTypes['IcdDiagnosis'], ParentType, ContextType, RequireFields<MutationDiagnosis_CreateArgs, 'input'>>;
  diagnosis_update?: Resolver<ResolversTypes['IcdDiagnosis'], ParentType, ContextType, RequireFields<MutationDiagnosis_UpdateArgs, 'id' | 'version' | 'input'>>;
  diagnosis_delete?: Resolver<ResolversTypes['CodeDeleted'], ParentType, ContextType, RequireFields<MutationDiagnosis_DeleteArgs, 'id' | 'version'>>;
  cpt_create?: Resolver<ResolversTypes['CptCode'], ParentType, ContextType, RequireFields<MutationCpt_CreateArgs, 'input'>>;
  cpt_update?: Resolver<ResolversTypes['CptCode'], ParentType, ContextType, RequireFields<MutationCpt_UpdateArgs, 'id' | 'version' | 'input'>>;
  cpt_delete?: Resolver<ResolversTypes['CodeDeleted'], ParentType, ContextType, RequireFields<MutationCpt_DeleteArgs, 'id' | 'version'>>;
  code_favourite_set?: Resolver<ResolversTypes['CodeFavourite'], ParentType, ContextType, RequireFields<MutationCode_Favourite_SetArgs, 'kind' | 'code_type' | 'code' | 'favourite' | 'for_clinic'>>;
  code_favourites_sort?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationCode_Favourites_SortArgs, 'kind' | 'keys'>>;
};

export type IcdDiagnosisListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IcdDiagnosisList'] = ResolversParentTypes['IcdDiagnosisList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['IcdDiagnosis']>, ParentType, ContextType>;
};

export type CptCodeListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CptCodeList'] = ResolversParentTypes['CptCodeList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['CptCode']>, ParentType, ContextType>;
};

export type IcdDiagnosisResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IcdDiagnosis'] = ResolversParentTypes['IcdDiagnosis']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  icd_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icd_code_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  long_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  full_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pmh_display_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  access_level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  has_children?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unspecified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  valid_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  valid_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered_as?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_clinic_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CptCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CptCode'] = ResolversParentTypes['CptCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cpt_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cpt_code_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  long_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  full_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access_level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_cents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  valid_from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  valid_to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered_as?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_clinic_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CptModifierResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CptModifier'] = ResolversParentTypes['CptModifier']> = {
  modifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeReleaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeRelease'] = ResolversParentTypes['CodeRelease']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code_set?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  is_starter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imported_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imported_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CodeDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeDeleted'] = ResolversParentTypes['CodeDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CodeFavouriteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeFavourite'] = ResolversParentTypes['CodeFavourite']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_clinic_favourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  IcdDiagnosisList?: IcdDiagnosisListResolvers<ContextType>;
  CptCodeList?: CptCodeListResolvers<ContextType>;
  IcdDiagnosis?: IcdDiagnosisResolvers<ContextType>;
  CptCode?: CptCodeResolvers<ContextType>;
  CptModifier?: CptModifierResolvers<ContextType>;
  CodeRelease?: CodeReleaseResolvers<ContextType>;
  CodeDeleted?: CodeDeletedResolvers<ContextType>;
  CodeFavourite?: CodeFavouriteResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

