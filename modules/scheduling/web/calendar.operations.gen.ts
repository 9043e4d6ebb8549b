// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EventNotificationInput = {
  notification_type: string;
  notification_method: string;
  subject?: string | null | undefined;
  message_template: string;
  hours_before_appointment?: number | null | undefined;
};

export type EventStatus =
  | 'pending'
  | 'confirmed'
  | 'checkedin'
  | 'noshow'
  | 'canceled';

export type EventEditType =
  /** An event that stands by itself; of a series the one occurrence. */
  | 'EditOneTimeEvent'
  /** The one occurrence. */
  | 'EditRecurringEventSpecificTime'
  /** The occurrence and all that come after it; they become a series of their own. */
  | 'EditRecurringEventFollowing'
  | 'EditEntireRecurringEvent';

export type MovedOccurrence = {
  occurrence_start: string;
  /** Wall clock of the event's zone, YYYY-MM-DD HH:mm:ss. */
  start: string;
};

export type SchedulerUserEventsInput = {
  start: string;
  end: string;
  calendar_ids: Array<string>;
};

export type EventInput = {
  title: string;
  /** confirmed where it is left out. */
  status?: EventStatus | null | undefined;
  notes?: string | null | undefined;
  color_id?: string | null | undefined;
  /** Wall clock of `timezone`, YYYY-MM-DD HH:mm:ss. */
  start: string;
  /** Seconds, from 60 to 1,209,600. */
  duration: number;
  /** IANA name; the clinic's where it is left out. */
  timezone?: string | null | undefined;
  category_id: string;
  calendar_ids: Array<string>;
  patient_id?: string | null | undefined;
  resource_ids?: Array<string> | null | undefined;
  /** RFC 5545: FREQ, INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST; at most 730 occurrences. */
  RRULE?: string | null | undefined;
  RDATE?: Array<string> | null | undefined;
  EXDATE?: Array<string> | null | undefined;
  /** What its patient is told; where it is left out, a new event has what its category says. */
  event_notifications?: Array<EventNotificationInput> | null | undefined;
};

export type EventPatch = {
  title?: string | null | undefined;
  status?: EventStatus | null | undefined;
  notes?: string | null | undefined;
  color_id?: string | null | undefined;
  start?: string | null | undefined;
  duration?: number | null | undefined;
  timezone?: string | null | undefined;
  category_id?: string | null | undefined;
  calendar_ids?: Array<string> | null | undefined;
  patient_id?: string | null | undefined;
  resource_ids?: Array<string> | null | undefined;
  RRULE?: string | null | undefined;
  RDATE?: Array<string> | null | undefined;
  EXDATE?: Array<string> | null | undefined;
  /** What its patient is told; where it is left out, a new event has what its category says. */
  event_notifications?: Array<EventNotificationInput> | null | undefined;
};

export type CalendarEventFragment = { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null };

export type WholeEventFragment = { resource_ids: Array<string>, RRULE: string | null, RDATE: Array<string>, EXDATE: Array<string>, occurrenceStart: string, conflict_reason: string | null, id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null };

export type CalendarEventsQueryVariables = Exact<{
  input: SchedulerUserEventsInput;
}>;


export type CalendarEventsQuery = { schedulerUserEvents: { events: Array<{ id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null }> } };

export type EventByIdQueryVariables = Exact<{
  id: string;
}>;


export type EventByIdQuery = { searchEvent: { resource_ids: Array<string>, RRULE: string | null, RDATE: Array<string>, EXDATE: Array<string>, occurrenceStart: string, conflict_reason: string | null, id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null };

export type EventsOfPatientQueryVariables = Exact<{
  patient_id: string;
  take: number;
}>;


export type EventsOfPatientQuery = { patientEvents: Array<{ id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null }> };

export type CalendarSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarSetupQuery = { practice_info: { day_start_minute: number, day_end_minute: number, event_categories: Array<{ id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number }>, resources: Array<{ id: string, resource_name: string }>, clinic_calendars: Array<{ calendar_id: string, user_id: string, name: string, first_name: string, last_name: string, color: string }> } };

export type CreateEventMutationVariables = Exact<{
  event_input: EventInput;
  accepted_conflicts?: Array<string> | string | null | undefined;
  conflict_reason?: string | null | undefined;
  skipped?: Array<string> | string | null | undefined;
  moved?: Array<MovedOccurrence> | MovedOccurrence | null | undefined;
}>;


export type CreateEventMutation = { CreateEvent: { occurrence_count: number, errorMessage: string | null, event: { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string }>, occurrences: Array<{ occurrence_start: string, end: string, alternative: string | null, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string }> }> } };

export type EditEventMutationVariables = Exact<{
  event_id: string;
  edit_type: EventEditType;
  version: number;
  event_input: EventPatch;
  accepted_conflicts?: Array<string> | string | null | undefined;
  conflict_reason?: string | null | undefined;
  skipped?: Array<string> | string | null | undefined;
  moved?: Array<MovedOccurrence> | MovedOccurrence | null | undefined;
}>;


export type EditEventMutation = { EditEvent: { occurrence_count: number, errorMessage: string | null, event: { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string }>, occurrences: Array<{ occurrence_start: string, end: string, alternative: string | null, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string }> }> } };

export type DeleteEventMutationVariables = Exact<{
  event_id: string;
  edit_type: EventEditType;
  version: number;
}>;


export type DeleteEventMutation = { DeleteEvent: { ok: boolean } };

export type ConflictFragment = { event_id: string, title: string, start: string, end: string, who: string };

export type AnswerFragment = { occurrence_count: number, errorMessage: string | null, event: { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string }>, occurrences: Array<{ occurrence_start: string, end: string, alternative: string | null, conflicts: Array<{ event_id: string, title: string, start: string, end: string, who: string }> }> };


export const CalendarEventsDocument: ApiDocument<CalendarEventsQuery, CalendarEventsQueryVariables> = {
  service: 'calendar',
  name: 'CalendarEvents',
  query: "query CalendarEvents($input: SchedulerUserEventsInput!) {\n  schedulerUserEvents(input: $input) {\n    events {\n      ...CalendarEvent\n    }\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  version\n}",
};

export const EventByIdDocument: ApiDocument<EventByIdQuery, EventByIdQueryVariables> = {
  service: 'calendar',
  name: 'EventById',
  query: "query EventById($id: EventId!) {\n  searchEvent(id: $id) {\n    ...WholeEvent\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  version\n}\nfragment WholeEvent on Event {\n  ...CalendarEvent\n  resource_ids\n  RRULE\n  RDATE\n  EXDATE\n  occurrenceStart\n  conflict_reason\n}",
};

export const EventsOfPatientDocument: ApiDocument<EventsOfPatientQuery, EventsOfPatientQueryVariables> = {
  service: 'calendar',
  name: 'EventsOfPatient',
  query: "query EventsOfPatient($patient_id: ID!, $take: Int!) {\n  patientEvents(patient_id: $patient_id, take: $take) {\n    ...CalendarEvent\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  version\n}",
};

export const CalendarSetupDocument: ApiDocument<CalendarSetupQuery, CalendarSetupQueryVariables> = {
  service: 'calendar',
  name: 'CalendarSetup',
  query: "query CalendarSetup {\n  practice_info {\n    event_categories {\n      id\n      event_category_name\n      event_category_color_id\n      event_category_duration\n    }\n    resources {\n      id\n      resource_name\n    }\n    clinic_calendars {\n      calendar_id\n      user_id\n      name\n      first_name\n      last_name\n      color\n    }\n    day_start_minute\n    day_end_minute\n  }\n}",
};

export const CreateEventDocument: ApiDocument<CreateEventMutation, CreateEventMutationVariables> = {
  service: 'calendar',
  name: 'CreateEvent',
  query: "mutation CreateEvent($event_input: EventInput!, $accepted_conflicts: [ID!], $conflict_reason: String, $skipped: [DateTime!], $moved: [MovedOccurrence!]) {\n  CreateEvent(\n    event_input: $event_input\n    accepted_conflicts: $accepted_conflicts\n    conflict_reason: $conflict_reason\n    skipped: $skipped\n    moved: $moved\n  ) {\n    ...Answer\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  version\n}\nfragment Conflict on EventConflict {\n  event_id\n  title\n  start\n  end\n  who\n}\nfragment Answer on EventResult {\n  event {\n    ...CalendarEvent\n  }\n  conflicts {\n    ...Conflict\n  }\n  occurrences {\n    occurrence_start\n    end\n    conflicts {\n      ...Conflict\n    }\n    alternative\n  }\n  occurrence_count\n  errorMessage\n}",
};

export const EditEventDocument: ApiDocument<EditEventMutation, EditEventMutationVariables> = {
  service: 'calendar',
  name: 'EditEvent',
  query: "mutation EditEvent($event_id: EventId!, $edit_type: EventEditType!, $version: Int!, $event_input: EventPatch!, $accepted_conflicts: [ID!], $conflict_reason: String, $skipped: [DateTime!], $moved: [MovedOccurrence!]) {\n  EditEvent(\n    event_id: $event_id\n    edit_type: $edit_type\n    version: $version\n    event_input: $event_input\n    accepted_conflicts: $accepted_conflicts\n    conflict_reason: $conflict_reason\n    skipped: $skipped\n    moved: $moved\n  ) {\n    ...Answer\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  version\n}\nfragment Conflict on EventConflict {\n  event_id\n  title\n  start\n  end\n  who\n}\nfragment Answer on EventResult {\n  event {\n    ...CalendarEvent\n  }\n  conflicts {\n    ...Conflict\n  }\n  occurrences {\n    occurrence_start\n    end\n    conflicts {\n      ...Conflict\n    }\n    alternative\n  }\n  occurrence_count\n  errorMessage\n}",
};

export const DeleteEventDocument: ApiDocument<DeleteEventMutation, DeleteEventMutationVariables> = {
  service: 'calendar',
  name: 'DeleteEvent',
  query: "mutation DeleteEvent($event_id: EventId!, $edit_type: EventEditType!, $version: Int!) {\n  DeleteEvent(event_id: $event_id, edit_type: $edit_type, version: $version) {\n    ok\n  }\n}",
};
