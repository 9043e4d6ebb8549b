// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The level of detail of appointments outside of Salus. */
export type CalendarDetail =
  /** Only that the time is busy. */
  | 'busy'
  /** Its type and the patient's initials. */
  | 'initials'
  /** Its title and the patient's name. */
  | 'names';

export type MeetingsWhen =
  | 'upcoming'
  | 'past';

export type OnlineMeetingState =
  | 'creating'
  | 'ready'
  | 'failed'
  /** It was deleted, or is about to be. */
  | 'ended';

export type OnlineMeetingInput = {
  /** Required; at most 10 of letters, digits and @ - _ *. */
  password: string;
  agenda?: string | null | undefined;
  /** Email addresses, at most 25. */
  invitees?: Array<string> | null | undefined;
};

export type OnlineMeetingFragment = { event_id: string, state: OnlineMeetingState, error: string | null, topic: string, agenda: string, password: string, invitees: Array<string>, meeting_id: string | null, join_url: string | null, start: string, end: string, host_name: string, invitations: Array<{ email: string, state: string }> };

export type OnlineMeetingOfEventQueryVariables = Exact<{
  event_id: string;
}>;


export type OnlineMeetingOfEventQuery = { onlineMeeting: { event_id: string, state: OnlineMeetingState, error: string | null, topic: string, agenda: string, password: string, invitees: Array<string>, meeting_id: string | null, join_url: string | null, start: string, end: string, host_name: string, invitations: Array<{ email: string, state: string }> } | null };

export type OnlineMeetingsQueryVariables = Exact<{
  when: MeetingsWhen;
  skip: number;
  take: number;
}>;


export type OnlineMeetingsQuery = { onlineMeetings: Array<{ event_id: string, state: OnlineMeetingState, error: string | null, topic: string, agenda: string, password: string, invitees: Array<string>, meeting_id: string | null, join_url: string | null, start: string, end: string, host_name: string, invitations: Array<{ email: string, state: string }> }> };

export type OnlineMeetingHostsQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlineMeetingHostsQuery = { onlineMeetingHosts: Array<{ user_id: string, calendar_id: string, name: string }> };

export type ZoomLoginInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type ZoomLoginInfoQuery = { zoomLoginInfo: { email: string, state: string } | null };

export type ZoomLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type ZoomLinkMutation = { zoomLink: { url: string } };

export type SaveZoomTokenMutationVariables = Exact<{
  code: string;
  state: string;
}>;


export type SaveZoomTokenMutation = { SaveZoomToken: { email: string, state: string } };

export type ZoomSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type ZoomSignOutMutation = { ZoomSignOut: { ok: boolean } };

export type SaveOnlineMeetingMutationVariables = Exact<{
  event_id: string;
  input: OnlineMeetingInput;
}>;


export type SaveOnlineMeetingMutation = { SaveOnlineMeeting: { event_id: string, state: OnlineMeetingState, error: string | null, topic: string, agenda: string, password: string, invitees: Array<string>, meeting_id: string | null, join_url: string | null, start: string, end: string, host_name: string, invitations: Array<{ email: string, state: string }> } };

export type RemoveOnlineMeetingMutationVariables = Exact<{
  event_id: string;
}>;


export type RemoveOnlineMeetingMutation = { RemoveOnlineMeeting: { ok: boolean } };

export type RetryOnlineMeetingMutationVariables = Exact<{
  event_id: string;
}>;


export type RetryOnlineMeetingMutation = { RetryOnlineMeeting: { event_id: string, state: OnlineMeetingState, error: string | null, topic: string, agenda: string, password: string, invitees: Array<string>, meeting_id: string | null, join_url: string | null, start: string, end: string, host_name: string, invitations: Array<{ email: string, state: string }> } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { detail: CalendarDetail, created_time: string, read_time: string | null } | null };

export type NewCalendarFeedMutationVariables = Exact<{
  detail: CalendarDetail;
}>;


export type NewCalendarFeedMutation = { NewCalendarFeed: { url: string, feed: { detail: CalendarDetail, created_time: string, read_time: string | null } } };

export type ChangeCalendarFeedMutationVariables = Exact<{
  detail: CalendarDetail;
}>;


export type ChangeCalendarFeedMutation = { ChangeCalendarFeed: { detail: CalendarDetail } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { RevokeCalendarFeed: { ok: boolean } };

export type GoogleCalendarLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleCalendarLinkQuery = { googleCalendarLink: { url: string } };

export type GoogleLoginInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleLoginInfoQuery = { googleLoginInfo: { email: string, state: string, detail: CalendarDetail, sync_time: string | null } | null };

export type SaveGoogleTokenMutationVariables = Exact<{
  code: string;
  state: string;
}>;


export type SaveGoogleTokenMutation = { SaveGoogleToken: { email: string, state: string } };

export type GoogleSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type GoogleSignOutMutation = { GoogleSignOut: { ok: boolean, left: number } };

export type ChangeGoogleDetailMutationVariables = Exact<{
  detail: CalendarDetail;
}>;


export type ChangeGoogleDetailMutation = { ChangeGoogleDetail: { detail: CalendarDetail } };


export const OnlineMeetingOfEventDocument: ApiDocument<OnlineMeetingOfEventQuery, OnlineMeetingOfEventQueryVariables> = {
  service: 'calendar',
  name: 'OnlineMeetingOfEvent',
  query: "query OnlineMeetingOfEvent($event_id: ID!) {\n  onlineMeeting(event_id: $event_id) {\n    ...OnlineMeeting\n  }\n}\nfragment OnlineMeeting on OnlineMeeting {\n  event_id\n  state\n  error\n  topic\n  agenda\n  password\n  invitees\n  meeting_id\n  join_url\n  start\n  end\n  host_name\n  invitations {\n    email\n    state\n  }\n}",
};

export const OnlineMeetingsDocument: ApiDocument<OnlineMeetingsQuery, OnlineMeetingsQueryVariables> = {
  service: 'calendar',
  name: 'OnlineMeetings',
  query: "query OnlineMeetings($when: MeetingsWhen!, $skip: Int!, $take: Int!) {\n  onlineMeetings(when: $when, skip: $skip, take: $take) {\n    ...OnlineMeeting\n  }\n}\nfragment OnlineMeeting on OnlineMeeting {\n  event_id\n  state\n  error\n  topic\n  agenda\n  password\n  invitees\n  meeting_id\n  join_url\n  start\n  end\n  host_name\n  invitations {\n    email\n    state\n  }\n}",
};

export const OnlineMeetingHostsDocument: ApiDocument<OnlineMeetingHostsQuery, OnlineMeetingHostsQueryVariables> = {
  service: 'calendar',
  name: 'OnlineMeetingHosts',
  query: "query OnlineMeetingHosts {\n  onlineMeetingHosts {\n    user_id\n    calendar_id\n    name\n  }\n}",
};

export const ZoomLoginInfoDocument: ApiDocument<ZoomLoginInfoQuery, ZoomLoginInfoQueryVariables> = {
  service: 'calendar',
  name: 'ZoomLoginInfo',
  query: "query ZoomLoginInfo {\n  zoomLoginInfo {\n    email\n    state\n  }\n}",
};

export const ZoomLinkDocument: ApiDocument<ZoomLinkMutation, ZoomLinkMutationVariables> = {
  service: 'calendar',
  name: 'ZoomLink',
  query: "mutation ZoomLink {\n  zoomLink {\n    url\n  }\n}",
};

export const SaveZoomTokenDocument: ApiDocument<SaveZoomTokenMutation, SaveZoomTokenMutationVariables> = {
  service: 'calendar',
  name: 'SaveZoomToken',
  query: "mutation SaveZoomToken($code: String!, $state: String!) {\n  SaveZoomToken(code: $code, state: $state) {\n    email\n    state\n  }\n}",
};

export const ZoomSignOutDocument: ApiDocument<ZoomSignOutMutation, ZoomSignOutMutationVariables> = {
  service: 'calendar',
  name: 'ZoomSignOut',
  query: "mutation ZoomSignOut {\n  ZoomSignOut {\n    ok\n  }\n}",
};

export const SaveOnlineMeetingDocument: ApiDocument<SaveOnlineMeetingMutation, SaveOnlineMeetingMutationVariables> = {
  service: 'calendar',
  name: 'SaveOnlineMeeting',
  query: "mutation SaveOnlineMeeting($event_id: ID!, $input: OnlineMeetingInput!) {\n  SaveOnlineMeeting(event_id: $event_id, input: $input) {\n    ...OnlineMeeting\n  }\n}\nfragment OnlineMeeting on OnlineMeeting {\n  event_id\n  state\n  error\n  topic\n  agenda\n  password\n  invitees\n  meeting_id\n  join_url\n  start\n  end\n  host_name\n  invitations {\n    email\n    state\n  }\n}",
};

export const RemoveOnlineMeetingDocument: ApiDocument<RemoveOnlineMeetingMutation, RemoveOnlineMeetingMutationVariables> = {
  service: 'calendar',
  name: 'RemoveOnlineMeeting',
  query: "mutation RemoveOnlineMeeting($event_id: ID!) {\n  RemoveOnlineMeeting(event_id: $event_id) {\n    ok\n  }\n}",
};

export const RetryOnlineMeetingDocument: ApiDocument<RetryOnlineMeetingMutation, RetryOnlineMeetingMutationVariables> = {
  service: 'calendar',
  name: 'RetryOnlineMeeting',
  query: "mutation RetryOnlineMeeting($event_id: ID!) {\n  RetryOnlineMeeting(event_id: $event_id) {\n    ...OnlineMeeting\n  }\n}\nfragment OnlineMeeting on OnlineMeeting {\n  event_id\n  state\n  error\n  topic\n  agenda\n  password\n  invitees\n  meeting_id\n  join_url\n  start\n  end\n  host_name\n  invitations {\n    email\n    state\n  }\n}",
};

export const CalendarFeedDocument: ApiDocument<CalendarFeedQuery, CalendarFeedQueryVariables> = {
  service: 'calendar',
  name: 'CalendarFeed',
  query: "query CalendarFeed {\n  calendarFeed {\n    detail\n    created_time\n    read_time\n  }\n}",
};

export const NewCalendarFeedDocument: ApiDocument<NewCalendarFeedMutation, NewCalendarFeedMutationVariables> = {
  service: 'calendar',
  name: 'NewCalendarFeed',
  query: "mutation NewCalendarFeed($detail: CalendarDetail!) {\n  NewCalendarFeed(detail: $detail) {\n    url\n    feed {\n      detail\n      created_time\n      read_time\n    }\n  }\n}",
};

export const ChangeCalendarFeedDocument: ApiDocument<ChangeCalendarFeedMutation, ChangeCalendarFeedMutationVariables> = {
  service: 'calendar',
  name: 'ChangeCalendarFeed',
  query: "mutation ChangeCalendarFeed($detail: CalendarDetail!) {\n  ChangeCalendarFeed(detail: $detail) {\n    detail\n  }\n}",
};

export const RevokeCalendarFeedDocument: ApiDocument<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables> = {
  service: 'calendar',
  name: 'RevokeCalendarFeed',
  query: "mutation RevokeCalendarFeed {\n  RevokeCalendarFeed {\n    ok\n  }\n}",
};

export const GoogleCalendarLinkDocument: ApiDocument<GoogleCalendarLinkQuery, GoogleCalendarLinkQueryVariables> = {
  service: 'calendar',
  name: 'GoogleCalendarLink',
  query: "query GoogleCalendarLink {\n  googleCalendarLink {\n    url\n  }\n}",
};

export const GoogleLoginInfoDocument: ApiDocument<GoogleLoginInfoQuery, GoogleLoginInfoQueryVariables> = {
  service: 'calendar',
  name: 'GoogleLoginInfo',
  query: "query GoogleLoginInfo {\n  googleLoginInfo {\n    email\n    state\n    detail\n    sync_time\n  }\n}",
};

export const SaveGoogleTokenDocument: ApiDocument<SaveGoogleTokenMutation, SaveGoogleTokenMutationVariables> = {
  service: 'calendar',
  name: 'SaveGoogleToken',
  query: "mutation SaveGoogleToken($code: String!, $state: String!) {\n  SaveGoogleToken(code: $code, state: $state) {\n    email\n    state\n  }\n}",
};

export const GoogleSignOutDocument: ApiDocument<GoogleSignOutMutation, GoogleSignOutMutationVariables> = {
  service: 'calendar',
  name: 'GoogleSignOut',
  query: "mutation GoogleSignOut {\n  GoogleSignOut {\n    ok\n    left\n  }\n}",
};

export const ChangeGoogleDetailDocument: ApiDocument<ChangeGoogleDetailMutation, ChangeGoogleDetailMutationVariables> = {
  service: 'calendar',
  name: 'ChangeGoogleDetail',
  query: "mutation ChangeGoogleDetail($detail: CalendarDetail!) {\n  ChangeGoogleDetail(detail: $detail) {\n    detail\n  }\n}",
};
