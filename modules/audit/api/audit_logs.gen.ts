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
  /** Entries of the clinic's audit log, newest first; `take` is at most 200. Pass `next` of one page as `before` of the following one. */
  audit_log_search: AuditPage;
  /** Recomputes every entry's seal and the chain over them, and names the first entry that does not fit. */
  audit_log_verify: AuditVerification;
  /** Whether those who may take the log out get a checkpoint by mail each week. */
  audit_checkpoint_mail: AuditCheckpointMail;
};


export type QueryAudit_Log_SearchArgs = {
  where?: InputMaybe<AuditWhere>;
  before?: InputMaybe<Scalars['String']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** A signed checkpoint of the log as it stands now, to be kept outside. EMPTY_LOG where there is no entry yet. */
  audit_checkpoint_create: AuditCheckpoint;
  /** Whether the log still contains the chain that a checkpoint saw. `file` is the checkpoint's file as text. */
  audit_checkpoint_check: AuditCheckpointCheck;
  /** Whether those who may take the log out get a checkpoint by mail each week, from now on. */
  audit_checkpoint_mail_update: AuditCheckpointMail;
};


export type MutationAudit_Checkpoint_CheckArgs = {
  file: Scalars['String']['input'];
};


export type MutationAudit_Checkpoint_Mail_UpdateArgs = {
  weekly: Scalars['Boolean']['input'];
};

export type AuditWhere = {
  view?: InputMaybe<AuditView>;
  patient_id?: InputMaybe<Scalars['ID']['input']>;
  user_id?: InputMaybe<Scalars['ID']['input']>;
  action?: InputMaybe<AuditAction>;
  outcome?: InputMaybe<AuditOutcome>;
  object_type?: InputMaybe<Scalars['String']['input']>;
  object_id?: InputMaybe<Scalars['ID']['input']>;
  time?: InputMaybe<DateTimeFilter>;
};

export type AuditView =
  /** Changes of roles, members and invitations. */
  | 'rights'
  | 'exports'
  | 'failed_sign_ins'
  /** Emergency accesses, and what was done and looked at during one. */
  | 'emergency';

export type AuditAction =
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'sign'
  | 'search'
  | 'export'
  | 'import'
  | 'sign_in'
  | 'sign_out'
  /** An emergency access that begins. */
  | 'emergency'
  | 'refused';

export type AuditOutcome =
  | 'success'
  | 'refused';

export type AuditPage = {
  __typename?: 'AuditPage';
  entries: Array<AuditEntry>;
  /** Where the next page begins; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** How many entries of the log were gone through for this page. */
  looked_through: Scalars['Int']['output'];
  /** Set where the search paused before the page was full: how far back it got. `next` goes on from there. */
  looked_until?: Maybe<Scalars['DateTime']['output']>;
};

export type AuditEntry = {
  __typename?: 'AuditEntry';
  id: Scalars['ID']['output'];
  /** Place in the chain, counted from 1. */
  seq: Scalars['Int']['output'];
  time: Scalars['DateTime']['output'];
  user_id?: Maybe<Scalars['ID']['output']>;
  user_name?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  action: AuditAction;
  object_type: Scalars['String']['output'];
  object_id?: Maybe<Scalars['ID']['output']>;
  patient_id?: Maybe<Scalars['ID']['output']>;
  /** What changed: field names to { before, after }. */
  changes?: Maybe<Scalars['JSON']['output']>;
  ip?: Maybe<Scalars['String']['output']>;
  session_id?: Maybe<Scalars['ID']['output']>;
  outcome: AuditOutcome;
  reason?: Maybe<Scalars['String']['output']>;
  /** Program and system, as `Firefox on Windows`. */
  device?: Maybe<Scalars['String']['output']>;
};

export type AuditVerification = {
  __typename?: 'AuditVerification';
  ok: Scalars['Boolean']['output'];
  /** How many entries were checked. */
  checked: Scalars['Int']['output'];
  /** When the check was made. */
  time: Scalars['DateTime']['output'];
  /** The chain's last hash, in hexadecimal: kept outside, it proves that nothing before it was cut off. */
  head?: Maybe<Scalars['String']['output']>;
  first_broken?: Maybe<AuditBreak>;
};

export type AuditBreak = {
  __typename?: 'AuditBreak';
  entry_id?: Maybe<Scalars['ID']['output']>;
  /** Place in the chain, counted from 1. */
  seq?: Maybe<Scalars['Int']['output']>;
  /** changed, missing, out_of_order or added. */
  kind: Scalars['String']['output'];
};

export type AuditCheckpoint = {
  __typename?: 'AuditCheckpoint';
  /** What to call the file. */
  name: Scalars['String']['output'];
  /** The file: JSON with clinic, place, hash, time, public key and Ed25519 signature. */
  file: Scalars['String']['output'];
  /** Entries up to which it proves the log. */
  seq: Scalars['Int']['output'];
  /** SHA-256 of the public key, hexadecimal. */
  fingerprint: Scalars['String']['output'];
};

export type AuditCheckpointState =
  | 'holds'
  /** The log is not the one that the checkpoint saw. */
  | 'altered'
  /** Its signature does not fit: nobody's checkpoint. */
  | 'forged'
  /** The log contains the chain, but another installation's key has signed. */
  | 'another_key'
  | 'another_clinic';

export type AuditCheckpointCheck = {
  __typename?: 'AuditCheckpointCheck';
  state: AuditCheckpointState;
  seq: Scalars['Int']['output'];
  /** When the checkpoint was made. */
  time: Scalars['DateTime']['output'];
  fingerprint: Scalars['String']['output'];
  first_broken?: Maybe<AuditBreak>;
};

export type AuditCheckpointMail = {
  __typename?: 'AuditCheckpointMail';
  weekly: Scalars['Boolean']['output'];
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
  AuditWhere: AuditWhere;
  AuditView: AuditView;
  AuditAction: AuditAction;
  AuditOutcome: AuditOutcome;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditVerification: ResolverTypeWrapper<AuditVerification>;
  AuditBreak: ResolverTypeWrapper<AuditBreak>;
  AuditCheckpoint: ResolverTypeWrapper<AuditCheckpoint>;
  AuditCheckpointState: AuditCheckpointState;
  AuditCheckpointCheck: ResolverTypeWrapper<AuditCheckpointCheck>;
  AuditCheckpointMail: ResolverTypeWrapper<AuditCheckpointMail>;
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
  AuditWhere: AuditWhere;
  AuditPage: AuditPage;
  AuditEntry: AuditEntry;
  AuditVerification: AuditVerification;
  AuditBreak: AuditBreak;
  AuditCheckpoint: AuditCheckpoint;
  AuditCheckpointCheck: AuditCheckpointCheck;
  AuditCheckpointMail: AuditCheckpointMail;
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
  audit_log_search?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAudit_Log_SearchArgs, 'take'>>;
  audit_log_verify?: Resolver<ResolversTypes['AuditVerification'], ParentType, ContextType>;
  audit_checkpoint_mail?: Resolver<ResolversTypes['AuditCheckpointMail'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  audit_checkpoint_create?: Resolver<ResolversTypes['AuditCheckpoint'], ParentType, ContextType>;
  audit_checkpoint_check?: Resolver<ResolversTypes['AuditCheckpointCheck'], ParentType, ContextType, RequireFields<MutationAudit_Checkpoint_CheckArgs, 'file'>>;
  audit_checkpoint_mail_update?: Resolver<ResolversTypes['AuditCheckpointMail'], ParentType, ContextType, RequireFields<MutationAudit_Checkpoint_Mail_UpdateArgs, 'weekly'>>;
};

export type AuditPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  looked_through?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  looked_until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  user_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  object_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patient_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditVerificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditVerification'] = ResolversParentTypes['AuditVerification']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_broken?: Resolver<Maybe<ResolversTypes['AuditBreak']>, ParentType, ContextType>;
};

export type AuditBreakResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditBreak'] = ResolversParentTypes['AuditBreak']> = {
  entry_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditCheckpointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditCheckpoint'] = ResolversParentTypes['AuditCheckpoint']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditCheckpointCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditCheckpointCheck'] = ResolversParentTypes['AuditCheckpointCheck']> = {
  state?: Resolver<ResolversTypes['AuditCheckpointState'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_broken?: Resolver<Maybe<ResolversTypes['AuditBreak']>, ParentType, ContextType>;
};

export type AuditCheckpointMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditCheckpointMail'] = ResolversParentTypes['AuditCheckpointMail']> = {
  weekly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditVerification?: AuditVerificationResolvers<ContextType>;
  AuditBreak?: AuditBreakResolvers<ContextType>;
  AuditCheckpoint?: AuditCheckpointResolvers<ContextType>;
  AuditCheckpointCheck?: AuditCheckpointCheckResolvers<ContextType>;
  AuditCheckpointMail?: AuditCheckpointMailResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

