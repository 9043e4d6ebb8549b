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
   * The tests that the clinic's laboratories offer, by name. `search` is looked for in name, alias, code and LOINC;
   * `onlyEprescibeSupported` (spelled as in the product) leaves out what can be ordered on paper only; `includeDeleted` adds what is no
   * longer offered. A page has 99 by default, at most 200.
   */
  testProducts: TestProductList;
  /** The tests with these ids, in no order, also those that are no longer offered. */
  tests: Array<TestProduct>;
  /** The sets of tests that are ordered together: the clinic's and one's own. */
  testSets: Array<TestSet>;
};


export type QueryTestProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  lab_id?: InputMaybe<Scalars['ID']['input']>;
  onlyEprescibeSupported?: InputMaybe<Scalars['Boolean']['input']>;
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTestsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a test to a laboratory's list. CODE_TAKEN where the laboratory has one of that code. */
  createTestProduct: TestProduct;
  /** Changes a test; STALE_VERSION where somebody else did since. What was ordered keeps its name and code. */
  updateTestProduct: TestProduct;
  /** Takes a test off the list; what was ordered stays. Doing so twice changes nothing. */
  deleteTestProduct: TestProduct;
  /** Puts a test back on the list. */
  reactivateTestProduct: TestProduct;
  /** Adds common tests to a laboratory's list that it does not have yet; answers how many. */
  addStarterTests: Scalars['Int']['output'];
  /**
   * Takes over a laboratory's compendium: CSV with the columns code and name, and alias, loinc, type, specimen, fasting, price and
   * questions where it has them. What has a code already is changed. With `preview` nothing is written.
   */
  importTestProducts: CompendiumImport;
  /** Makes or changes a set; one of the whole clinic needs the right to set labs up. STALE_VERSION where somebody else did since. */
  saveTestSet: TestSet;
  /** Takes a set away. */
  deleteTestSet: Scalars['Boolean']['output'];
};


export type MutationCreateTestProductArgs = {
  input: TestProductInput;
};


export type MutationUpdateTestProductArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: TestProductInput;
};


export type MutationDeleteTestProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReactivateTestProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddStarterTestsArgs = {
  lab_id: Scalars['ID']['input'];
};


export type MutationImportTestProductsArgs = {
  lab_id: Scalars['ID']['input'];
  csv: Scalars['String']['input'];
  preview?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveTestSetArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  input: TestSetInput;
};


export type MutationDeleteTestSetArgs = {
  id: Scalars['ID']['input'];
};

export type TestProductList = {
  __typename?: 'TestProductList';
  count: Scalars['Int']['output'];
  products: Array<TestProduct>;
};

export type TestProduct = {
  __typename?: 'TestProduct';
  id: Scalars['ID']['output'];
  lab_id: Scalars['ID']['output'];
  labName: Scalars['String']['output'];
  testName: Scalars['String']['output'];
  testType: Scalars['String']['output'];
  alias: Scalars['String']['output'];
  test_code: Scalars['String']['output'];
  loinc: Scalars['String']['output'];
  specimen: Scalars['String']['output'];
  is_fasting: Scalars['Boolean']['output'];
  questions: Array<EntryQuestion>;
  /** In cents; null where it is not known. */
  price?: Maybe<Scalars['Int']['output']>;
  /** Spelled as in the product: the test can be ordered over the wire. */
  onlyEprescibeSupported: Scalars['Boolean']['output'];
  /** Medicare pays for the covered diagnoses only. */
  is_limited: Scalars['Boolean']['output'];
  covered_diagnoses: Array<Scalars['String']['output']>;
  deleted_time?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

/** What a laboratory asks when the test is ordered. */
export type EntryQuestion = {
  __typename?: 'EntryQuestion';
  code: Scalars['String']['output'];
  question: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type EntryQuestionInput = {
  code: Scalars['String']['input'];
  question: Scalars['String']['input'];
  required?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TestProductInput = {
  lab_id: Scalars['ID']['input'];
  test_code: Scalars['String']['input'];
  testName: Scalars['String']['input'];
  testType?: InputMaybe<Scalars['String']['input']>;
  alias?: InputMaybe<Scalars['String']['input']>;
  loinc?: InputMaybe<Scalars['String']['input']>;
  specimen?: InputMaybe<Scalars['String']['input']>;
  is_fasting?: InputMaybe<Scalars['Boolean']['input']>;
  questions?: InputMaybe<Array<EntryQuestionInput>>;
  price?: InputMaybe<Scalars['Int']['input']>;
  onlyEprescibeSupported?: InputMaybe<Scalars['Boolean']['input']>;
  is_limited?: InputMaybe<Scalars['Boolean']['input']>;
  covered_diagnoses?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CompendiumImport = {
  __typename?: 'CompendiumImport';
  created: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
  problems: Array<CompendiumProblem>;
};

export type CompendiumProblem = {
  __typename?: 'CompendiumProblem';
  line: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type TestSet = {
  __typename?: 'TestSet';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  is_personal: Scalars['Boolean']['output'];
  products: Array<TestProduct>;
  version: Scalars['Int']['output'];
};

export type TestSetInput = {
  name: Scalars['String']['input'];
  is_personal?: InputMaybe<Scalars['Boolean']['input']>;
  product_ids: Array<Scalars['ID']['input']>;
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
  TestProductList: ResolverTypeWrapper<TestProductList>;
  TestProduct: ResolverTypeWrapper<TestProduct>;
  EntryQuestion: ResolverTypeWrapper<EntryQuestion>;
  EntryQuestionInput: EntryQuestionInput;
  TestProductInput: TestProductInput;
  CompendiumImport: ResolverTypeWrapper<CompendiumImport>;
  CompendiumProblem: ResolverTypeWrapper<CompendiumProblem>;
  TestSet: ResolverTypeWrapper<TestSet>;
  TestSetInput: TestSetInput;
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
  TestProductList: TestProductList;
  TestProduct: TestProduct;
  EntryQuestion: EntryQuestion;
  EntryQuestionInput: EntryQuestionInput;
  TestProductInput: TestProductInput;
  CompendiumImport: CompendiumImport;
  CompendiumProblem: CompendiumProblem;
  TestSet: TestSet;
  TestSetInput: TestSetInput;
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
  testProducts?: Resolver<ResolversTypes['TestProductList'], ParentType, ContextType, RequireFields<QueryTestProductsArgs, 'onlyEprescibeSupported' | 'includeDeleted' | 'pageNumber' | 'perPage'>>;
  tests?: Resolver<Array<ResolversTypes['TestProduct']>, ParentType, ContextType, RequireFields<QueryTestsArgs, 'ids'>>;
  testSets?: Resolver<Array<ResolversTypes['TestSet']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createTestProduct?: Resolver<ResolversTypes['TestProduct'], ParentType, ContextType, RequireFields<MutationCreateTestProductArgs, 'input'>>;
  updateTestProduct?: Resolver<ResolversTypes['TestProduct'], ParentType, ContextType, RequireFields<MutationUpdateTestProductArgs, 'id' | 'version' | 'input'>>;
  deleteTestProduct?: Resolver<ResolversTypes['TestProduct'], ParentType, ContextType, RequireFields<MutationDeleteTestProductArgs, 'id'>>;
  reactivateTestProduct?: Resolver<ResolversTypes['TestProduct'], ParentType, ContextType, RequireFields<MutationReactivateTestProductArgs, 'id'>>;
  addStarterTests?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAddStarterTestsArgs, 'lab_id'>>;
  importTestProducts?: Resolver<ResolversTypes['CompendiumImport'], ParentType, ContextType, RequireFields<MutationImportTestProductsArgs, 'lab_id' | 'csv' | 'preview'>>;
  saveTestSet?: Resolver<ResolversTypes['TestSet'], ParentType, ContextType, RequireFields<MutationSaveTestSetArgs, 'input'>>;
  deleteTestSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteTestSetArgs, 'id'>>;
};

export type TestProductListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestProductList'] = ResolversParentTypes['TestProductList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['TestProduct']>, ParentType, ContextType>;
};

export type TestProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestProduct'] = ResolversParentTypes['TestProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lab_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  test_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loinc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specimen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_fasting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['EntryQuestion']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onlyEprescibeSupported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_limited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  covered_diagnoses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deleted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntryQuestion'] = ResolversParentTypes['EntryQuestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompendiumImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompendiumImport'] = ResolversParentTypes['CompendiumImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['CompendiumProblem']>, ParentType, ContextType>;
};

export type CompendiumProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompendiumProblem'] = ResolversParentTypes['CompendiumProblem']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestSet'] = ResolversParentTypes['TestSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_personal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['TestProduct']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  TestProductList?: TestProductListResolvers<ContextType>;
  TestProduct?: TestProductResolvers<ContextType>;
  EntryQuestion?: EntryQuestionResolvers<ContextType>;
  CompendiumImport?: CompendiumImportResolvers<ContextType>;
  CompendiumProblem?: CompendiumProblemResolvers<ContextType>;
  TestSet?: TestSetResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

