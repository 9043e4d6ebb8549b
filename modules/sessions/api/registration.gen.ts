// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Resolver as ResolverFn } from '../../../platform/resolver.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Request } from '../../../platform/request.ts';
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
  /** The signed-in user as the page needs them: who, where, and what they may do. */
  current_user: CurrentUser;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Signs in with a user name and a password. Exactly one of the three tokens of the answer is set.
   * An unknown name and a wrong password get the same answer (code SIGN_IN_REFUSED) in the same time;
   * too many tries get RATE_LIMITED. `deviceId` is a hint shown in the list of sessions, never a secret.
   */
  login: LoginResult;
  /** Ends the session on the server: its token answers 401 from then on. */
  logout: LogoutResult;
};


export type MutationLoginArgs = {
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
  deviceId: Scalars['String']['input'];
};

export type LoginResult = {
  __typename?: 'LoginResult';
  /** A final token: the session stands. */
  token?: Maybe<Scalars['String']['output']>;
  /** A second factor is asked for first. */
  two_fa_token?: Maybe<Scalars['String']['output']>;
  /** A practice has to be chosen first. */
  pre_token?: Maybe<Scalars['String']['output']>;
  practices: Array<LoginPractice>;
};

export type LoginPractice = {
  __typename?: 'LoginPractice';
  id: Scalars['ID']['output'];
  practice_name: Scalars['String']['output'];
};

export type LogoutResult = {
  __typename?: 'LogoutResult';
  ok: Scalars['Boolean']['output'];
};

export type CurrentUser = {
  __typename?: 'CurrentUser';
  user_id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  /** Name as it is shown, with title and credential. */
  name: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  credential?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Scalars['String']['output']>;
  clinic_id: Scalars['ID']['output'];
  clinic_name: Scalars['String']['output'];
  /** The clinic's time zone, an IANA name. */
  time_zone: Scalars['String']['output'];
  practice_id: Scalars['ID']['output'];
  practice: LoginPractice;
  /** Names of the roles the user holds. */
  roles: Array<Scalars['String']['output']>;
  /** Ids of the access rules that these roles grant. */
  access_rules: Array<Scalars['String']['output']>;
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
  LoginResult: ResolverTypeWrapper<LoginResult>;
  LoginPractice: ResolverTypeWrapper<LoginPractice>;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  CurrentUser: ResolverTypeWrapper<CurrentUser>;
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
  LoginResult: LoginResult;
  LoginPractice: LoginPractice;
  LogoutResult: LogoutResult;
  CurrentUser: CurrentUser;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type AccessDirectiveArgs = {
  rule?: Maybe<Scalars['String']['input']>;
  public?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Request, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type QueryResolvers<ContextType = Request, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  current_user?: Resolver<ResolversTypes['CurrentUser'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Request, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'username' | 'password' | 'deviceId'>>;
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Request, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_fa_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pre_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practices?: Resolver<Array<ResolversTypes['LoginPractice']>, ParentType, ContextType>;
};

export type LoginPracticeResolvers<ContextType = Request, ParentType extends ResolversParentTypes['LoginPractice'] = ResolversParentTypes['LoginPractice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  practice_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutResultResolvers<ContextType = Request, ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = Request, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clinic_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['LoginPractice'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  access_rules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Request> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginPractice?: LoginPracticeResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Request> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

