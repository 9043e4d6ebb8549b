// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type GoogleAccount = {
  email: string;
  /** linked, or expired where Google doesn't take our word any more. */
  state: string;
  detail: CalendarDetail;
  /** When it was looked into last; null for never. */
  sync_time?: Date | string | null;
};

/** What is told of an appointment outside of Salus. */
export type CalendarDetail = 'busy' | 'initials' | 'names';

export type CalendarFeed = {
  detail: CalendarDetail;
  created_time: Date | string;
  /** When it was read last, to the hour; null for never. */
  read_time?: Date | string | null;
};

export type NewCalendarFeed = {
  /** An address that nobody can guess: whoever has it reads the calendar. */
  url: string;
  feed: CalendarFeed;
};

export type MeetingsWhen = 'upcoming' | 'past';

export type OnlineMeetingState = 'creating' | 'ready' | 'failed' | 'ended';

export type OnlineMeeting = {
  event_id: string;
  state: OnlineMeetingState;
  /** Why it failed: signed-out, refused, unreachable or too-many. */
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
  /** Who was written to. */
  invitations: Array<Invitation>;
};

export type Invitation = {
  email: string;
  /** queued, sending, sent, failed, review or cancelled. */
  state: string;
};

export type OnlineMeetingInput = {
  /** Required; at most 10 of letters, digits and @ - _ *. */
  password: string;
  agenda?: string | null | undefined;
  /** E-mail addresses, at most 25. */
  invitees?: Array<string> | null | undefined;
};

export type MeetingHost = {
  user_id: string;
  calendar_id: string;
  name: string;
};

export type LinkedAccount = {
  email: string;
  /** linked, or expired where the provider doesn't take our word any more. */
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
  /** How many appointments still stand there. */
  left: number;
};

export type QueryResolvers = {
  onlineMeeting?: Field<OnlineMeeting | null, { event_id: string }>;
  onlineMeetings?: Field<Array<OnlineMeeting>, { when: MeetingsWhen; skip: number; take: number }>;
  onlineMeetingHosts?: Field<Array<MeetingHost>>;
  zoomLoginInfo?: Field<LinkedAccount | null>;
  calendarFeed?: Field<CalendarFeed | null>;
  googleCalendarLink?: Field<LinkPlace>;
  googleLoginInfo?: Field<GoogleAccount | null>;
};

export type MutationResolvers = {
  zoomLink?: Field<LinkPlace>;
  SaveZoomToken?: Field<LinkedAccount, { code: string; state: string }>;
  ZoomSignOut?: Field<LinkDone>;
  SaveOnlineMeeting?: Field<OnlineMeeting, { event_id: string; input: OnlineMeetingInput }>;
  RemoveOnlineMeeting?: Field<LinkDone, { event_id: string }>;
  RetryOnlineMeeting?: Field<OnlineMeeting, { event_id: string }>;
  NewCalendarFeed?: Field<NewCalendarFeed, { detail: CalendarDetail }>;
  ChangeCalendarFeed?: Field<CalendarFeed, { detail: CalendarDetail }>;
  RevokeCalendarFeed?: Field<LinkDone>;
  SaveGoogleToken?: Field<LinkedAccount, { code: string; state: string }>;
  GoogleSignOut?: Field<GoogleLinkDone>;
  ChangeGoogleDetail?: Field<GoogleAccount, { detail: CalendarDetail }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
};
