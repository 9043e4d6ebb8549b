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
  /** The online meeting of an event, by its `event_key`; null where it never had one. */
  onlineMeeting?: Maybe<OnlineMeeting>;
  /** The online meetings that the caller hosts, or in which the caller is asked for all, the clinic's; upcoming ones the earliest first, past ones the latest first; `take` is at most 100. */
  onlineMeetings: Array<OnlineMeeting>;
  /** Who can host a meeting: the members that have linked an account of Zoom, by the ids of their calendars. */
  onlineMeetingHosts: Array<MeetingHost>;
  /** Which accounts the caller has linked. */
  zoomLoginInfo?: Maybe<LinkedAccount>;
  /** The feed of one's own calendar; null for none. Its address is told only when it is made. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** Where to go to link one's own Google calendar. Whoever comes back brings a code and a state for `SaveGoogleToken`. */
  googleCalendarLink: LinkPlace;
  /** The Google calendar that the caller has linked; null for none. */
  googleLoginInfo?: Maybe<GoogleAccount>;
};


export type QueryOnlineMeetingArgs = {
  event_id: Scalars['ID']['input'];
};


export type QueryOnlineMeetingsArgs = {
  when: MeetingsWhen;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Where to go to link an account of Zoom. Whoever comes back from there brings a code and a state for `SaveZoomToken`. */
  zoomLink: LinkPlace;
  /** Ends the way to Zoom: the account is linked. LINK_EXPIRED where it took over an hour or was begun by somebody else. */
  SaveZoomToken: LinkedAccount;
  /** Takes the link to Zoom away. Meetings that stand there stay. */
  ZoomSignOut: LinkDone;
  /** Makes the event an online meeting, or changes that. NO_HOST where none of its members has linked an account of Zoom. */
  SaveOnlineMeeting: OnlineMeeting;
  /** Ends the event's online meeting: it is deleted at Zoom and the invitees are told. */
  RemoveOnlineMeeting: LinkDone;
  /** Tries again what has failed. */
  RetryOnlineMeeting: OnlineMeeting;
  /** Makes a feed of one's own calendar, or gives it a new address; the one before leads nowhere from then on. */
  NewCalendarFeed: NewCalendarFeed;
  /** Changes what the feed tells. */
  ChangeCalendarFeed: CalendarFeed;
  /** Takes the feed away. */
  RevokeCalendarFeed: LinkDone;
  /** Ends the way to Google: the calendar is linked, both ways. */
  SaveGoogleToken: LinkedAccount;
  /** Takes the link to Google away: nothing is read or told any more, and what was told is taken back first, as far as Google lets us. */
  GoogleSignOut: GoogleLinkDone;
  /** Changes what Google is told; patients' names never are. */
  ChangeGoogleDetail: GoogleAccount;
};


export type MutationSaveZoomTokenArgs = {
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


export type MutationSaveOnlineMeetingArgs = {
  event_id: Scalars['ID']['input'];
  input: OnlineMeetingInput;
};


export type MutationRemoveOnlineMeetingArgs = {
  event_id: Scalars['ID']['input'];
};


export type MutationRetryOnlineMeetingArgs = {
  event_id: Scalars['ID']['input'];
};


export type MutationNewCalendarFeedArgs = {
  detail: CalendarDetail;
};


export type MutationChangeCalendarFeedArgs = {
  detail: CalendarDetail;
};


export type MutationSaveGoogleTokenArgs = {
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


export type MutationChangeGoogleDetailArgs = {
  detail: CalendarDetail;
};

export type GoogleAccount = {
  __typename?: 'GoogleAccount';
  email: Scalars['String']['output'];
  /** linked, or expired where Google doesn't take our word any more. */
  state: Scalars['String']['output'];
  detail: CalendarDetail;
  /** When it was looked into last; null for never. */
  sync_time?: Maybe<Scalars['DateTime']['output']>;
};

/** What is told of an appointment outside of the house. */
export type CalendarDetail =
  /** That the time is taken. */
  | 'busy'
  /** Its type and the patient's initials. */
  | 'initials'
  /** Its title and the patient's name. */
  | 'names';

export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  detail: CalendarDetail;
  created_time: Scalars['DateTime']['output'];
  /** When it was read last, to the hour; null for never. */
  read_time?: Maybe<Scalars['DateTime']['output']>;
};

export type NewCalendarFeed = {
  __typename?: 'NewCalendarFeed';
  /** An address that nobody can guess: whoever has it reads the calendar. */
  url: Scalars['String']['output'];
  feed: CalendarFeed;
};

export type MeetingsWhen =
  | 'upcoming'
  | 'past';

export type OnlineMeetingState =
  | 'creating'
  | 'ready'
  | 'failed'
  /** It was deleted, or is about to be. */
  | 'ended';

export type OnlineMeeting = {
  __typename?: 'OnlineMeeting';
  event_id: Scalars['ID']['output'];
  state: OnlineMeetingState;
  /** Why it failed: signed-out, refused, unreachable or too-many. */
  error?: Maybe<Scalars['String']['output']>;
  topic: Scalars['String']['output'];
  agenda: Scalars['String']['output'];
  password: Scalars['String']['output'];
  invitees: Array<Scalars['String']['output']>;
  /** Zoom's number of the meeting. */
  meeting_id?: Maybe<Scalars['String']['output']>;
  /** Null while it is being created. */
  join_url?: Maybe<Scalars['String']['output']>;
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  host_name: Scalars['String']['output'];
  /** Who was written to. */
  invitations: Array<Invitation>;
};

export type Invitation = {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  /** queued, sending, sent, failed, review or cancelled. */
  state: Scalars['String']['output'];
};

export type OnlineMeetingInput = {
  /** Required; at most 10 of letters, digits and @ - _ *. */
  password: Scalars['String']['input'];
  agenda?: InputMaybe<Scalars['String']['input']>;
  /** E-mail addresses, at most 25. */
  invitees?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type MeetingHost = {
  __typename?: 'MeetingHost';
  user_id: Scalars['ID']['output'];
  calendar_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type LinkedAccount = {
  __typename?: 'LinkedAccount';
  email: Scalars['String']['output'];
  /** linked, or expired where the provider doesn't take our word any more. */
  state: Scalars['String']['output'];
};

export type LinkPlace = {
  __typename?: 'LinkPlace';
  url: Scalars['String']['output'];
};

export type LinkDone = {
  __typename?: 'LinkDone';
  ok: Scalars['Boolean']['output'];
};

export type GoogleLinkDone = {
  __typename?: 'GoogleLinkDone';
  ok: Scalars['Boolean']['output'];
  /** How many appointments still stand there. */
  left: Scalars['Int']['output'];
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
  GoogleAccount: ResolverTypeWrapper<GoogleAccount>;
  CalendarDetail: CalendarDetail;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  NewCalendarFeed: ResolverTypeWrapper<NewCalendarFeed>;
  MeetingsWhen: MeetingsWhen;
  OnlineMeetingState: OnlineMeetingState;
  OnlineMeeting: ResolverTypeWrapper<OnlineMeeting>;
  Invitation: ResolverTypeWrapper<Invitation>;
  OnlineMeetingInput: OnlineMeetingInput;
  MeetingHost: ResolverTypeWrapper<MeetingHost>;
  LinkedAccount: ResolverTypeWrapper<LinkedAccount>;
  LinkPlace: ResolverTypeWrapper<LinkPlace>;
  LinkDone: ResolverTypeWrapper<LinkDone>;
  GoogleLinkDone: ResolverTypeWrapper<GoogleLinkDone>;
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
  GoogleAccount: GoogleAccount;
  CalendarFeed: CalendarFeed;
  NewCalendarFeed: NewCalendarFeed;
  OnlineMeeting: OnlineMeeting;
  Invitation: Invitation;
  OnlineMeetingInput: OnlineMeetingInput;
  MeetingHost: MeetingHost;
  LinkedAccount: LinkedAccount;
  LinkPlace: LinkPlace;
  LinkDone: LinkDone;
  GoogleLinkDone: GoogleLinkDone;
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
  onlineMeeting?: Resolver<Maybe<ResolversTypes['OnlineMeeting']>, ParentType, ContextType, RequireFields<QueryOnlineMeetingArgs, 'event_id'>>;
  onlineMeetings?: Resolver<Array<ResolversTypes['OnlineMeeting']>, ParentType, ContextType, RequireFields<QueryOnlineMeetingsArgs, 'when' | 'skip' | 'take'>>;
  onlineMeetingHosts?: Resolver<Array<ResolversTypes['MeetingHost']>, ParentType, ContextType>;
  zoomLoginInfo?: Resolver<Maybe<ResolversTypes['LinkedAccount']>, ParentType, ContextType>;
  calendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  googleCalendarLink?: Resolver<ResolversTypes['LinkPlace'], ParentType, ContextType>;
  googleLoginInfo?: Resolver<Maybe<ResolversTypes['GoogleAccount']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  zoomLink?: Resolver<ResolversTypes['LinkPlace'], ParentType, ContextType>;
  SaveZoomToken?: Resolver<ResolversTypes['LinkedAccount'], ParentType, ContextType, RequireFields<MutationSaveZoomTokenArgs, 'code' | 'state'>>;
  ZoomSignOut?: Resolver<ResolversTypes['LinkDone'], ParentType, ContextType>;
  SaveOnlineMeeting?: Resolver<ResolversTypes['OnlineMeeting'], ParentType, ContextType, RequireFields<MutationSaveOnlineMeetingArgs, 'event_id' | 'input'>>;
  RemoveOnlineMeeting?: Resolver<ResolversTypes['LinkDone'], ParentType, ContextType, RequireFields<MutationRemoveOnlineMeetingArgs, 'event_id'>>;
  RetryOnlineMeeting?: Resolver<ResolversTypes['OnlineMeeting'], ParentType, ContextType, RequireFields<MutationRetryOnlineMeetingArgs, 'event_id'>>;
  NewCalendarFeed?: Resolver<ResolversTypes['NewCalendarFeed'], ParentType, ContextType, RequireFields<MutationNewCalendarFeedArgs, 'detail'>>;
  ChangeCalendarFeed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType, RequireFields<MutationChangeCalendarFeedArgs, 'detail'>>;
  RevokeCalendarFeed?: Resolver<ResolversTypes['LinkDone'], ParentType, ContextType>;
  SaveGoogleToken?: Resolver<ResolversTypes['LinkedAccount'], ParentType, ContextType, RequireFields<MutationSaveGoogleTokenArgs, 'code' | 'state'>>;
  GoogleSignOut?: Resolver<ResolversTypes['GoogleLinkDone'], ParentType, ContextType>;
  ChangeGoogleDetail?: Resolver<ResolversTypes['GoogleAccount'], ParentType, ContextType, RequireFields<MutationChangeGoogleDetailArgs, 'detail'>>;
};

export type GoogleAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GoogleAccount'] = ResolversParentTypes['GoogleAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['CalendarDetail'], ParentType, ContextType>;
  sync_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  detail?: Resolver<ResolversTypes['CalendarDetail'], ParentType, ContextType>;
  created_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  read_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NewCalendarFeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewCalendarFeed'] = ResolversParentTypes['NewCalendarFeed']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType>;
};

export type OnlineMeetingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OnlineMeeting'] = ResolversParentTypes['OnlineMeeting']> = {
  event_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OnlineMeetingState'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agenda?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitees?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  meeting_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  join_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  host_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingHostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MeetingHost'] = ResolversParentTypes['MeetingHost']> = {
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkedAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkedAccount'] = ResolversParentTypes['LinkedAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkPlace'] = ResolversParentTypes['LinkPlace']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkDoneResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkDone'] = ResolversParentTypes['LinkDone']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoogleLinkDoneResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GoogleLinkDone'] = ResolversParentTypes['GoogleLinkDone']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  GoogleAccount?: GoogleAccountResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  NewCalendarFeed?: NewCalendarFeedResolvers<ContextType>;
  OnlineMeeting?: OnlineMeetingResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  MeetingHost?: MeetingHostResolvers<ContextType>;
  LinkedAccount?: LinkedAccountResolvers<ContextType>;
  LinkPlace?: LinkPlaceResolvers<ContextType>;
  LinkDone?: LinkDoneResolvers<ContextType>;
  GoogleLinkDone?: GoogleLinkDoneResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

