// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type GoogleAccount = {
  email: string;
  /** linked, or expired if Google's authorization was revoked. */
  state: string;
  detail: CalendarDetail;
  /** The last synchronization; null for never. */
  sync_time?: Date | string | null;
};

/** The level of detail of appointments outside of Salus. */
export type CalendarDetail = 'busy' | 'initials' | 'names';

export type CalendarFeed = {
  detail: CalendarDetail;
  created_time: Date | string;
  /** The last access, to the hour; null for never. */
  read_time?: Date | string | null;
};

export type NewCalendarFeed<Rows = object> = {
  /** A secret address: anyone who has it can read the calendar. */
  url: string;
  feed: Answer<Rows, 'CalendarFeed', CalendarFeed>;
};

export type MeetingsWhen = 'upcoming' | 'past';

export type OnlineMeetingState = 'creating' | 'ready' | 'failed' | 'ended';

export type OnlineMeeting<Rows = object> = {
  event_id: string;
  state: OnlineMeetingState;
  /** The error: signed-out, refused, unreachable or too-many. */
  error?: string | null;
  topic: string;
  agenda: string;
  password: string;
  invitees: Array<string>;
  /** Zoom's number of the meeting. */
  meeting_id?: string | null;
  /** Null while it is being created. */
  join_url?: string | null;
  start: Date | string;
  end: Date | string;
  host_name: string;
  /** The invitations sent. */
  invitations: Array<Answer<Rows, 'Invitation', Invitation>>;
};

export type Invitation = {
  email: string;
  /** queued, sending, sent, failed, bounced, review, cancelled or no_server. */
  state: string;
};

export type OnlineMeetingInput = {
  /** Required; at most 10 of letters, digits and @ - _ *. */
  password: string;
  agenda?: string | null | undefined;
  /** Email addresses, at most 25. */
  invitees?: Array<string> | null | undefined;
};

export type MeetingHost = {
  user_id: string;
  calendar_id: string;
  name: string;
};

export type LinkedAccount = {
  email: string;
  /** linked, or expired if the provider's authorization was revoked. */
  state: string;
};

export type LinkPlace = {
  url: string;
};

export type LinkDone = {
  ok: boolean;
};

export type GoogleLinkDone = {
  ok: boolean;
  /** The number of our copies that remain there. */
  left: number;
};

export type QueryResolvers<Rows = object> = {
  onlineMeeting?: Field<Answer<Rows, 'OnlineMeeting', OnlineMeeting<Rows>> | null, { event_id: string }>;
  onlineMeetings?: Field<Array<Answer<Rows, 'OnlineMeeting', OnlineMeeting<Rows>>>, {
    when: MeetingsWhen;
    skip: number | null;
    take: number | null;
  }>;
  onlineMeetingHosts?: Field<Array<Answer<Rows, 'MeetingHost', MeetingHost>>>;
  zoomLoginInfo?: Field<Answer<Rows, 'LinkedAccount', LinkedAccount> | null>;
  calendarFeed?: Field<Answer<Rows, 'CalendarFeed', CalendarFeed> | null>;
  googleCalendarLink?: Field<Answer<Rows, 'LinkPlace', LinkPlace>>;
  googleLoginInfo?: Field<Answer<Rows, 'GoogleAccount', GoogleAccount> | null>;
};

export type MutationResolvers<Rows = object> = {
  zoomLink?: Field<Answer<Rows, 'LinkPlace', LinkPlace>>;
  SaveZoomToken?: Field<Answer<Rows, 'LinkedAccount', LinkedAccount>, { code: string; state: string }>;
  ZoomSignOut?: Field<Answer<Rows, 'LinkDone', LinkDone>>;
  SaveOnlineMeeting?: Field<Answer<Rows, 'OnlineMeeting', OnlineMeeting<Rows>>, {
    event_id: string;
    input: OnlineMeetingInput;
  }>;
  RemoveOnlineMeeting?: Field<Answer<Rows, 'LinkDone', LinkDone>, { event_id: string }>;
  RetryOnlineMeeting?: Field<Answer<Rows, 'OnlineMeeting', OnlineMeeting<Rows>>, { event_id: string }>;
  NewCalendarFeed?: Field<Answer<Rows, 'NewCalendarFeed', NewCalendarFeed<Rows>>, { detail: CalendarDetail }>;
  ChangeCalendarFeed?: Field<Answer<Rows, 'CalendarFeed', CalendarFeed>, { detail: CalendarDetail }>;
  RevokeCalendarFeed?: Field<Answer<Rows, 'LinkDone', LinkDone>>;
  SaveGoogleToken?: Field<Answer<Rows, 'LinkedAccount', LinkedAccount>, { code: string; state: string }>;
  GoogleSignOut?: Field<Answer<Rows, 'GoogleLinkDone', GoogleLinkDone>>;
  ChangeGoogleDetail?: Field<Answer<Rows, 'GoogleAccount', GoogleAccount>, { detail: CalendarDetail }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    GoogleAccount: GoogleAccount;
    CalendarFeed: CalendarFeed;
    NewCalendarFeed: NewCalendarFeed<Rows>;
    OnlineMeeting: OnlineMeeting<Rows>;
    Invitation: Invitation;
    MeetingHost: MeetingHost;
    LinkedAccount: LinkedAccount;
    LinkPlace: LinkPlace;
    LinkDone: LinkDone;
    GoogleLinkDone: GoogleLinkDone;
  }
>;
