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
   * Chart notes that are not deleted; `take` is at most 100. Without an order the latest day of service comes first.
   * Lists should leave `note` and `nurse_note` out and show `excerpt`.
   */
  chart_note_find_many: Array<ChartNote>;
  /** The same with a count, exact up to 1,000 and 1,001 where there are more. */
  chart_note_find_many_with_count: ChartNoteList;
};


export type QueryChart_Note_Find_ManyArgs = {
  where: ChartNoteWhere;
  orderBy?: InputMaybe<ChartNoteOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChart_Note_Find_Many_With_CountArgs = {
  where: ChartNoteWhere;
  orderBy?: InputMaybe<ChartNoteOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Opens a chart note for a patient. Where one stands for the event already, that one is answered and nothing is written.
   * What is left out comes from the event, or from the day: title, day, mode, category, and an empty SOAP note.
   */
  chart_note_create: ChartNote;
  /**
   * Saves the given fields of an unsigned note. `version` is the version that the editor built on: STALE_VERSION if somebody
   * else saved in between, NOTE_SIGNED if it is signed, NOT_AUTHOR for a SOAP note that is somebody else's; nothing is written
   * then. Where all given fields stand like that already, the note is answered as it is: a save may be sent twice.
   */
  chart_note_update: ChartNote;
  /** Signs a note; it can't be changed from then on. NOTE_EMPTY for a note without a word. */
  chart_note_sign: ChartNote;
};


export type MutationChart_Note_CreateArgs = {
  input: ChartNoteInput;
};


export type MutationChart_Note_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ChartNotePatch;
};


export type MutationChart_Note_SignArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type ChartNoteList = {
  __typename?: 'ChartNoteList';
  count: Scalars['Int']['output'];
  notes: Array<ChartNote>;
};

export type ChartNote = {
  __typename?: 'ChartNote';
  id: Scalars['ID']['output'];
  clinic_patient_id: Scalars['ID']['output'];
  clinic_patient: ChartPatient;
  /** The author. */
  clinic_user_id: Scalars['ID']['output'];
  author_name: Scalars['String']['output'];
  event_id?: Maybe<Scalars['ID']['output']>;
  event_category_id?: Maybe<Scalars['ID']['output']>;
  /** office, phone or video. */
  en_counter_mode: Scalars['String']['output'];
  chart_note_record_name: Scalars['String']['output'];
  /**
   * The SOAP note as HTML of paragraphs, headings 1 to 4, lists, quotes, tables, rules, strong, em, u and s; anything else is
   * taken out when it is saved, its text stays. At most 200,000 characters.
   */
  note: Scalars['String']['output'];
  /** Likewise. */
  nurse_note: Scalars['String']['output'];
  /** The first words of the SOAP note, or else of the nurse note, as plain text of at most 200 characters. */
  excerpt: Scalars['String']['output'];
  service_date: Scalars['Date']['output'];
  signer_id?: Maybe<Scalars['ID']['output']>;
  signer_name?: Maybe<Scalars['String']['output']>;
  signed_time?: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of what was signed, in hexadecimal. */
  signed_hash?: Maybe<Scalars['String']['output']>;
  /** Whether what is kept is still what was signed; null while it is unsigned. */
  signature_intact?: Maybe<Scalars['Boolean']['output']>;
  /** Who saved last. */
  editor_id: Scalars['ID']['output'];
  editor_name: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ChartPatient = {
  __typename?: 'ChartPatient';
  id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  gender: Scalars['String']['output'];
  user_patient_id: Scalars['String']['output'];
};

export type ChartNoteWhere = {
  id?: InputMaybe<IdFilter>;
  clinic_patient_id?: InputMaybe<IdFilter>;
  event_id?: InputMaybe<IdFilter>;
  clinic_user_id?: InputMaybe<IdFilter>;
  signed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fragments of the patient's name, or date of birth, phone or record number, as in search_patients. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ChartNoteOrderBy = {
  service_date?: InputMaybe<SortOrder>;
  create_time?: InputMaybe<SortOrder>;
};

export type ChartNoteInput = {
  clinic_patient_id: Scalars['ID']['input'];
  event_id?: InputMaybe<Scalars['ID']['input']>;
  event_category_id?: InputMaybe<Scalars['ID']['input']>;
  en_counter_mode?: InputMaybe<Scalars['String']['input']>;
  chart_note_record_name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  nurse_note?: InputMaybe<Scalars['String']['input']>;
  service_date?: InputMaybe<Scalars['Date']['input']>;
};

export type ChartNotePatch = {
  chart_note_record_name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  nurse_note?: InputMaybe<Scalars['String']['input']>;
  service_date?: InputMaybe<Scalars['Date']['input']>;
  en_counter_mode?: InputMaybe<Scalars['String']['input']>;
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
  ChartNoteList: ResolverTypeWrapper<ChartNoteList>;
  ChartNote: ResolverTypeWrapper<ChartNote>;
  ChartPatient: ResolverTypeWrapper<ChartPatient>;
  ChartNoteWhere: ChartNoteWhere;
  ChartNoteOrderBy: ChartNoteOrderBy;
  ChartNoteInput: ChartNoteInput;
  ChartNotePatch: ChartNotePatch;
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
  ChartNoteList: ChartNoteList;
  ChartNote: ChartNote;
  ChartPatient: ChartPatient;
  ChartNoteWhere: ChartNoteWhere;
  ChartNoteOrderBy: ChartNoteOrderBy;
  ChartNoteInput: ChartNoteInput;
  ChartNotePatch: ChartNotePatch;
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
  chart_note_find_many?: Resolver<Array<ResolversTypes['ChartNote']>, ParentType, ContextType, RequireFields<QueryChart_Note_Find_ManyArgs, 'where' | 'skip' | 'take'>>;
  chart_note_find_many_with_count?: Resolver<ResolversTypes['ChartNoteList'], ParentType, ContextType, RequireFields<QueryChart_Note_Find_Many_With_CountArgs, 'where' | 'skip' | 'take'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  chart_note_create?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_CreateArgs, 'input'>>;
  chart_note_update?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_UpdateArgs, 'id' | 'version' | 'input'>>;
  chart_note_sign?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_SignArgs, 'id' | 'version'>>;
};

export type ChartNoteListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartNoteList'] = ResolversParentTypes['ChartNoteList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ChartNote']>, ParentType, ContextType>;
};

export type ChartNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartNote'] = ResolversParentTypes['ChartNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_patient?: Resolver<ResolversTypes['ChartPatient'], ParentType, ContextType>;
  clinic_user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  event_category_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  en_counter_mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chart_note_record_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nurse_note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  signer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  signer_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signed_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signed_hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signature_intact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editor_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  editor_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChartPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartPatient'] = ResolversParentTypes['ChartPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_patient_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ChartNoteList?: ChartNoteListResolvers<ContextType>;
  ChartNote?: ChartNoteResolvers<ContextType>;
  ChartPatient?: ChartPatientResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

