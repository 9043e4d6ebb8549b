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
  /** The signed-in user as the page needs them: who, where, and what they may do. */
  current_user: CurrentUser;
  /** The second factors that a half-done sign-in (two_fa_token) can be finished with. */
  get_user_type_two_fa: Array<TwoFaMethod>;
  /** Whether the link of an invitation is good, and for whom it is. INVITATION_GONE for one that is over, or none. */
  registry_token_verify: InvitedPerson;
  /** Everything that guards the caller's account: factors, passkeys, remembered devices and open sessions. */
  my_security: Security;
  /** The caller's sign-ins, how they ended, and tries that failed; newest first. */
  session_history: Array<SessionHistoryEntry>;
  /** What the clinic asks of everybody who signs in. */
  session_policy: SessionPolicy;
  /** How each of the clinic's members signs in and when they were last here; at most 500. */
  member_sign_ins: Array<MemberSignIn>;
};


export type QueryGet_User_Type_Two_FaArgs = {
  token: Scalars['String']['input'];
};


export type QueryRegistry_Token_VerifyArgs = {
  token: Scalars['String']['input'];
};


export type QuerySession_HistoryArgs = {
  skip: Scalars['Int']['input'];
  take: Scalars['Int']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Signs in with a user name and a password. Exactly one of the three tokens of the answer is set.
   * An unknown name and a wrong password get the same answer (code SIGN_IN_REFUSED) in the same time;
   * too many tries get RATE_LIMITED. `deviceId` is a hint shown in the list of sessions, never a secret.
   * A member of several practices names one in `practice_id`, or chooses one with `get_final_token`.
   */
  login: LoginResult;
  /** Finishes a sign-in with a code of the authenticator app, a code that was sent, or a recovery code. CODE_REFUSED, STEP_OVER, RATE_LIMITED. */
  verify_auth_code: LoginResult;
  /** Sends the code of an e-mail or SMS factor. */
  send_auth_code: SentCode;
  /** Begins the session in one of the user's practices. The pre_token works once. */
  get_final_token: LoginResult;
  /** What the browser needs to ask for a passkey: instead of name and password, or, with a two_fa_token, as the second factor. */
  passkey_sign_in_options: PasskeyOptions;
  /** Signs in with what the browser answered. PASSKEY_REFUSED. */
  passkey_sign_in: LoginResult;
  /** Mails a link to choose a new password with. The answer is the same whether the address is known or not. */
  send_reset_password_link: Done;
  /** Sets a new password with the code and the token of the mailed link, and ends every session of the user. */
  reset_password: Done;
  /**
   * Accepts an invitation: makes its member, who signs in with the address that it was sent to and this password.
   * INVITATION_GONE, NAME_TAKEN, RATE_LIMITED, or what is wrong with the input.
   */
  registry_doctor_signup_create: SignedUp;
  /**
   * Accepts an invitation in the names that it was written for: makes its member, who signs in with the address that it was sent to and
   * this password. What it refuses is as with registry_doctor_signup_create.
   */
  accept_invitation: SignedUp;
  /** Ends the session on the server: its token answers 401 from then on. */
  logout: LogoutResult;
  /** Somebody is at work: the session lasts for another idle time, up to twelve hours from its sign-in. */
  keep_session: KeptSession;
  /** A fresh token for the session; the same as keep_session. */
  refresh: KeptSession;
  /** Proves who is there before what guards the account is changed; it holds for ten minutes. */
  confirm_password: Done;
  /** Changes the caller's password and ends their other sessions. */
  change_password: Done;
  /** Begins a second factor. It counts once `two_fa_confirm` got a code of it. CONFIRM_PASSWORD where the last sign-in is too long ago. */
  two_fa_begin: TwoFaBegun;
  /** Makes a begun second factor count; CODE_REFUSED. The first one brings ten recovery codes. */
  two_fa_confirm: TwoFaConfirmed;
  /** Takes a second factor away; not the last one where the clinic asks for one (TWO_FA_REQUIRED). */
  two_fa_remove: Done;
  /** The factor that is asked for first. */
  two_fa_make_default: Done;
  /** Ten new recovery codes; the old ones stop working. */
  recovery_codes_create: TwoFaConfirmed;
  /** What the browser needs to make a passkey. CONFIRM_PASSWORD where the last sign-in is too long ago. */
  passkey_register_options: PasskeyOptions;
  /** Keeps the passkey that the browser made. */
  passkey_register: TwoFaConfirmed;
  /** Takes a passkey away; not the last factor where the clinic asks for one. */
  passkey_remove: Done;
  /** The device is asked for a second factor again. */
  remembered_device_revoke: Done;
  /** Ends another session of the caller. */
  session_end: Done;
  /** Ends every session of the caller but this one. */
  sessions_end_others: Done;
  /** Ends every session of another member. */
  member_sessions_end: Done;
  /** Changes what the clinic asks of everybody who signs in. STALE where somebody else changed it meanwhile. */
  session_policy_update: SessionPolicy;
};


export type MutationLoginArgs = {
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
  deviceId: Scalars['String']['input'];
  practice_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationVerify_Auth_CodeArgs = {
  code: Scalars['String']['input'];
  token: Scalars['String']['input'];
  remember_device?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSend_Auth_CodeArgs = {
  token: Scalars['String']['input'];
  method_id: Scalars['ID']['input'];
};


export type MutationGet_Final_TokenArgs = {
  practice_id: Scalars['ID']['input'];
  pre_token: Scalars['String']['input'];
};


export type MutationPasskey_Sign_In_OptionsArgs = {
  two_fa_token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPasskey_Sign_InArgs = {
  response: Scalars['JSON']['input'];
  challenge_token: Scalars['String']['input'];
  deviceId: Scalars['String']['input'];
  two_fa_token?: InputMaybe<Scalars['String']['input']>;
  remember_device?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSend_Reset_Password_LinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationReset_PasswordArgs = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRegistry_Doctor_Signup_CreateArgs = {
  input: SignupInput;
};


export type MutationAccept_InvitationArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationConfirm_PasswordArgs = {
  password: Scalars['String']['input'];
};


export type MutationChange_PasswordArgs = {
  current_password: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationTwo_Fa_BeginArgs = {
  kind: TwoFaKind;
  address?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTwo_Fa_ConfirmArgs = {
  id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationTwo_Fa_RemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTwo_Fa_Make_DefaultArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPasskey_RegisterArgs = {
  response: Scalars['JSON']['input'];
  challenge_token: Scalars['String']['input'];
  passkey_name: Scalars['String']['input'];
};


export type MutationPasskey_RemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemembered_Device_RevokeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSession_EndArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMember_Sessions_EndArgs = {
  user_id: Scalars['ID']['input'];
};


export type MutationSession_Policy_UpdateArgs = {
  input: SessionPolicyInput;
};

export type MemberSignIn = {
  __typename?: 'MemberSignIn';
  user_id: Scalars['ID']['output'];
  /** Kinds of second factors that stand: totp, email, sms, passkey. */
  two_fa: Array<Scalars['String']['output']>;
  /** When a session of theirs was last in use; null for who has never signed in. */
  seen_time?: Maybe<Scalars['DateTime']['output']>;
};

export type LoginResult = {
  __typename?: 'LoginResult';
  /** A final token: the session stands. */
  token?: Maybe<Scalars['String']['output']>;
  /** A second factor is asked for first. */
  two_fa_token?: Maybe<Scalars['String']['output']>;
  /** A practice has to be chosen first. */
  pre_token?: Maybe<Scalars['String']['output']>;
  /** The practices that the user may choose from; the one of the last session first. */
  practices: Array<LoginPractice>;
};

export type LoginPractice = {
  __typename?: 'LoginPractice';
  id: Scalars['ID']['output'];
  practice_name: Scalars['String']['output'];
};

export type InvitedPerson = {
  __typename?: 'InvitedPerson';
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  clinic_name: Scalars['String']['output'];
};

export type SignupInput = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
};

export type SignedUp = {
  __typename?: 'SignedUp';
  ok: Scalars['Boolean']['output'];
  /** What to sign in with. */
  username: Scalars['String']['output'];
};

export type LogoutResult = {
  __typename?: 'LogoutResult';
  ok: Scalars['Boolean']['output'];
};

export type Done = {
  __typename?: 'Done';
  ok: Scalars['Boolean']['output'];
};

export type KeptSession = {
  __typename?: 'KeptSession';
  token: Scalars['String']['output'];
};

export type TwoFaKind =
  | 'totp'
  | 'email'
  | 'sms';

export type TwoFaMethod = {
  __typename?: 'TwoFaMethod';
  id: Scalars['ID']['output'];
  /** totp, email, sms, passkey or recovery. */
  kind: Scalars['String']['output'];
  /** Where a code goes, masked; for an app its name. */
  two_fa_display: Scalars['String']['output'];
  is_default: Scalars['Boolean']['output'];
  /** Whether a code has gone there in this sign-in. */
  used: Scalars['Boolean']['output'];
};

export type SentCode = {
  __typename?: 'SentCode';
  ok: Scalars['Boolean']['output'];
  /** Where it went, masked. */
  sent_to: Scalars['String']['output'];
};

export type PasskeyOptions = {
  __typename?: 'PasskeyOptions';
  /** As the browser's navigator.credentials takes it, in JSON. */
  options: Scalars['JSON']['output'];
  challenge_token: Scalars['String']['output'];
};

export type TwoFaBegun = {
  __typename?: 'TwoFaBegun';
  id: Scalars['ID']['output'];
  /** Of an authenticator app, to be typed in where the picture can't be read. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The picture to scan, an SVG. */
  qr_svg?: Maybe<Scalars['String']['output']>;
  /** Where a code went, masked. */
  sent_to?: Maybe<Scalars['String']['output']>;
};

export type TwoFaConfirmed = {
  __typename?: 'TwoFaConfirmed';
  ok: Scalars['Boolean']['output'];
  /** Shown once. Empty where the user has some already. */
  recovery_codes: Array<Scalars['String']['output']>;
};

export type Security = {
  __typename?: 'Security';
  password_changed_time: Scalars['DateTime']['output'];
  factors: Array<SecurityFactor>;
  passkeys: Array<Passkey>;
  recovery_codes_left: Scalars['Int']['output'];
  remembered_devices: Array<RememberedDevice>;
  sessions: Array<OpenSession>;
  /** Whether the clinic asks for a second factor. */
  two_fa_required: Scalars['Boolean']['output'];
};

export type SecurityFactor = {
  __typename?: 'SecurityFactor';
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  two_fa_display: Scalars['String']['output'];
  is_default: Scalars['Boolean']['output'];
  created_time: Scalars['DateTime']['output'];
  used_time?: Maybe<Scalars['DateTime']['output']>;
};

export type Passkey = {
  __typename?: 'Passkey';
  id: Scalars['ID']['output'];
  passkey_name: Scalars['String']['output'];
  created_time: Scalars['DateTime']['output'];
  used_time?: Maybe<Scalars['DateTime']['output']>;
};

export type RememberedDevice = {
  __typename?: 'RememberedDevice';
  id: Scalars['ID']['output'];
  /** Browser and system, in words. */
  device: Scalars['String']['output'];
  ip?: Maybe<Scalars['String']['output']>;
  created_time: Scalars['DateTime']['output'];
  used_time: Scalars['DateTime']['output'];
  expires_time: Scalars['DateTime']['output'];
};

export type OpenSession = {
  __typename?: 'OpenSession';
  id: Scalars['ID']['output'];
  device: Scalars['String']['output'];
  ip?: Maybe<Scalars['String']['output']>;
  created_time: Scalars['DateTime']['output'];
  seen_time: Scalars['DateTime']['output'];
  /** Whether it is the session of this call. */
  is_current: Scalars['Boolean']['output'];
};

export type SessionHistoryEntry = {
  __typename?: 'SessionHistoryEntry';
  id: Scalars['ID']['output'];
  /** sign_in or failed. */
  kind: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  ip?: Maybe<Scalars['String']['output']>;
  /** How somebody signed in, or why not, in words. */
  detail: Scalars['String']['output'];
  ended_time?: Maybe<Scalars['DateTime']['output']>;
  /** In words. */
  end_reason?: Maybe<Scalars['String']['output']>;
};

export type SessionPolicy = {
  __typename?: 'SessionPolicy';
  /** Minutes without use after which a session ends. */
  idle_minutes: Scalars['Int']['output'];
  require_two_fa: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** How many active members have no second factor yet. */
  members_without_two_fa: Scalars['Int']['output'];
};

export type SessionPolicyInput = {
  /** 5 to 60. */
  idle_minutes: Scalars['Int']['input'];
  require_two_fa: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};

export type NarrowedRule = {
  __typename?: 'NarrowedRule';
  access_rule: Scalars['String']['output'];
  scope: NarrowScope;
};

export type NarrowScope =
  /** What belongs to the practice that one works in. */
  | 'practice'
  /** What is one's own. */
  | 'self';

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
  /** Ids of the access rules that these roles grant, and that an emergency access adds while it is on. */
  access_rules: Array<Scalars['String']['output']>;
  /** The rules that are granted for less than the whole clinic. */
  access_scopes: Array<NarrowedRule>;
  /** Who works in the practice of the session; empty where no right is granted for the practice alone. */
  colleague_ids: Array<Scalars['ID']['output']>;
  /** Nothing else is open to the user until a second factor stands. */
  must_set_up_two_fa: Scalars['Boolean']['output'];
  /** Nothing else is open to the user until they have accepted the clinic's terms. */
  must_accept_terms: Scalars['Boolean']['output'];
  /** When the emergency access that is on ends; null where none is on. */
  emergency_until?: Maybe<Scalars['DateTime']['output']>;
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
  MemberSignIn: ResolverTypeWrapper<MemberSignIn>;
  LoginResult: ResolverTypeWrapper<LoginResult>;
  LoginPractice: ResolverTypeWrapper<LoginPractice>;
  InvitedPerson: ResolverTypeWrapper<InvitedPerson>;
  SignupInput: SignupInput;
  SignedUp: ResolverTypeWrapper<SignedUp>;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  Done: ResolverTypeWrapper<Done>;
  KeptSession: ResolverTypeWrapper<KeptSession>;
  TwoFaKind: TwoFaKind;
  TwoFaMethod: ResolverTypeWrapper<TwoFaMethod>;
  SentCode: ResolverTypeWrapper<SentCode>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  TwoFaBegun: ResolverTypeWrapper<TwoFaBegun>;
  TwoFaConfirmed: ResolverTypeWrapper<TwoFaConfirmed>;
  Security: ResolverTypeWrapper<Security>;
  SecurityFactor: ResolverTypeWrapper<SecurityFactor>;
  Passkey: ResolverTypeWrapper<Passkey>;
  RememberedDevice: ResolverTypeWrapper<RememberedDevice>;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  SessionHistoryEntry: ResolverTypeWrapper<SessionHistoryEntry>;
  SessionPolicy: ResolverTypeWrapper<SessionPolicy>;
  SessionPolicyInput: SessionPolicyInput;
  NarrowedRule: ResolverTypeWrapper<NarrowedRule>;
  NarrowScope: NarrowScope;
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
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  MemberSignIn: MemberSignIn;
  LoginResult: LoginResult;
  LoginPractice: LoginPractice;
  InvitedPerson: InvitedPerson;
  SignupInput: SignupInput;
  SignedUp: SignedUp;
  LogoutResult: LogoutResult;
  Done: Done;
  KeptSession: KeptSession;
  TwoFaMethod: TwoFaMethod;
  SentCode: SentCode;
  PasskeyOptions: PasskeyOptions;
  TwoFaBegun: TwoFaBegun;
  TwoFaConfirmed: TwoFaConfirmed;
  Security: Security;
  SecurityFactor: SecurityFactor;
  Passkey: Passkey;
  RememberedDevice: RememberedDevice;
  OpenSession: OpenSession;
  SessionHistoryEntry: SessionHistoryEntry;
  SessionPolicy: SessionPolicy;
  SessionPolicyInput: SessionPolicyInput;
  NarrowedRule: NarrowedRule;
  CurrentUser: CurrentUser;
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
  current_user?: Resolver<ResolversTypes['CurrentUser'], ParentType, ContextType>;
  get_user_type_two_fa?: Resolver<Array<ResolversTypes['TwoFaMethod']>, ParentType, ContextType, RequireFields<QueryGet_User_Type_Two_FaArgs, 'token'>>;
  registry_token_verify?: Resolver<ResolversTypes['InvitedPerson'], ParentType, ContextType, RequireFields<QueryRegistry_Token_VerifyArgs, 'token'>>;
  my_security?: Resolver<ResolversTypes['Security'], ParentType, ContextType>;
  session_history?: Resolver<Array<ResolversTypes['SessionHistoryEntry']>, ParentType, ContextType, RequireFields<QuerySession_HistoryArgs, 'skip' | 'take'>>;
  session_policy?: Resolver<ResolversTypes['SessionPolicy'], ParentType, ContextType>;
  member_sign_ins?: Resolver<Array<ResolversTypes['MemberSignIn']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'username' | 'password' | 'deviceId'>>;
  verify_auth_code?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationVerify_Auth_CodeArgs, 'code' | 'token'>>;
  send_auth_code?: Resolver<ResolversTypes['SentCode'], ParentType, ContextType, RequireFields<MutationSend_Auth_CodeArgs, 'token' | 'method_id'>>;
  get_final_token?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationGet_Final_TokenArgs, 'practice_id' | 'pre_token'>>;
  passkey_sign_in_options?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType, Partial<MutationPasskey_Sign_In_OptionsArgs>>;
  passkey_sign_in?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationPasskey_Sign_InArgs, 'response' | 'challenge_token' | 'deviceId'>>;
  send_reset_password_link?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationSend_Reset_Password_LinkArgs, 'email'>>;
  reset_password?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationReset_PasswordArgs, 'code' | 'password' | 'token'>>;
  registry_doctor_signup_create?: Resolver<ResolversTypes['SignedUp'], ParentType, ContextType, RequireFields<MutationRegistry_Doctor_Signup_CreateArgs, 'input'>>;
  accept_invitation?: Resolver<ResolversTypes['SignedUp'], ParentType, ContextType, RequireFields<MutationAccept_InvitationArgs, 'token' | 'password'>>;
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
  keep_session?: Resolver<ResolversTypes['KeptSession'], ParentType, ContextType>;
  refresh?: Resolver<ResolversTypes['KeptSession'], ParentType, ContextType>;
  confirm_password?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationConfirm_PasswordArgs, 'password'>>;
  change_password?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationChange_PasswordArgs, 'current_password' | 'password'>>;
  two_fa_begin?: Resolver<ResolversTypes['TwoFaBegun'], ParentType, ContextType, RequireFields<MutationTwo_Fa_BeginArgs, 'kind'>>;
  two_fa_confirm?: Resolver<ResolversTypes['TwoFaConfirmed'], ParentType, ContextType, RequireFields<MutationTwo_Fa_ConfirmArgs, 'id' | 'code'>>;
  two_fa_remove?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationTwo_Fa_RemoveArgs, 'id'>>;
  two_fa_make_default?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationTwo_Fa_Make_DefaultArgs, 'id'>>;
  recovery_codes_create?: Resolver<ResolversTypes['TwoFaConfirmed'], ParentType, ContextType>;
  passkey_register_options?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  passkey_register?: Resolver<ResolversTypes['TwoFaConfirmed'], ParentType, ContextType, RequireFields<MutationPasskey_RegisterArgs, 'response' | 'challenge_token' | 'passkey_name'>>;
  passkey_remove?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationPasskey_RemoveArgs, 'id'>>;
  remembered_device_revoke?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationRemembered_Device_RevokeArgs, 'id'>>;
  session_end?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationSession_EndArgs, 'id'>>;
  sessions_end_others?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  member_sessions_end?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationMember_Sessions_EndArgs, 'user_id'>>;
  session_policy_update?: Resolver<ResolversTypes['SessionPolicy'], ParentType, ContextType, RequireFields<MutationSession_Policy_UpdateArgs, 'input'>>;
};

export type MemberSignInResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberSignIn'] = ResolversParentTypes['MemberSignIn']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  two_fa?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seen_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_fa_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pre_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  practices?: Resolver<Array<ResolversTypes['LoginPractice']>, ParentType, ContextType>;
};

export type LoginPracticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginPractice'] = ResolversParentTypes['LoginPractice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  practice_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitedPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvitedPerson'] = ResolversParentTypes['InvitedPerson']> = {
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clinic_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedUpResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignedUp'] = ResolversParentTypes['SignedUp']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DoneResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeptSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeptSession'] = ResolversParentTypes['KeptSession']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFaMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFaMethod'] = ResolversParentTypes['TwoFaMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  two_fa_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SentCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentCode'] = ResolversParentTypes['SentCode']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sent_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  challenge_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFaBegunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFaBegun'] = ResolversParentTypes['TwoFaBegun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qr_svg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TwoFaConfirmedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFaConfirmed'] = ResolversParentTypes['TwoFaConfirmed']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recovery_codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  password_changed_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  factors?: Resolver<Array<ResolversTypes['SecurityFactor']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recovery_codes_left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remembered_devices?: Resolver<Array<ResolversTypes['RememberedDevice']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  two_fa_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecurityFactorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecurityFactor'] = ResolversParentTypes['SecurityFactor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  two_fa_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  passkey_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RememberedDeviceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RememberedDevice'] = ResolversParentTypes['RememberedDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seen_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionHistoryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionHistoryEntry'] = ResolversParentTypes['SessionHistoryEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  end_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionPolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionPolicy'] = ResolversParentTypes['SessionPolicy']> = {
  idle_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  require_two_fa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members_without_two_fa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NarrowedRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NarrowedRule'] = ResolversParentTypes['NarrowedRule']> = {
  access_rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['NarrowScope'], ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
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
  access_scopes?: Resolver<Array<ResolversTypes['NarrowedRule']>, ParentType, ContextType>;
  colleague_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  must_set_up_two_fa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  must_accept_terms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emergency_until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MemberSignIn?: MemberSignInResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginPractice?: LoginPracticeResolvers<ContextType>;
  InvitedPerson?: InvitedPersonResolvers<ContextType>;
  SignedUp?: SignedUpResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  KeptSession?: KeptSessionResolvers<ContextType>;
  TwoFaMethod?: TwoFaMethodResolvers<ContextType>;
  SentCode?: SentCodeResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  TwoFaBegun?: TwoFaBegunResolvers<ContextType>;
  TwoFaConfirmed?: TwoFaConfirmedResolvers<ContextType>;
  Security?: SecurityResolvers<ContextType>;
  SecurityFactor?: SecurityFactorResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  RememberedDevice?: RememberedDeviceResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  SessionHistoryEntry?: SessionHistoryEntryResolvers<ContextType>;
  SessionPolicy?: SessionPolicyResolvers<ContextType>;
  NarrowedRule?: NarrowedRuleResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

