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
  message_template_es?: string | null | undefined;
  hours_before_appointment?: number | null | undefined;
};

export type EventCategoryInput = {
  event_category_name: string;
  /** #rrggbb */
  event_category_color_id: string;
  /** Minutes. */
  event_category_duration: number;
  /** Minutes to keep free before and after. */
  event_category_interval?: number | null | undefined;
  /** The template of a new reminder for such an event. */
  message_template?: string | null | undefined;
  message_template_es?: string | null | undefined;
  notifications?: Array<EventNotificationInput> | null | undefined;
};

export type WeekSpanInput = {
  weekday: number;
  start_minute: number;
  end_minute: number;
  is_break: boolean;
};

export type TimeOffInput = {
  calendar_id?: string | null | undefined;
  first_day: string;
  last_day: string;
  start_minute?: number | null | undefined;
  end_minute?: number | null | undefined;
  reason: string;
};

export type NextAvaibaleTimeInput = {
  start: string;
  /** At most 62 days after the start. */
  end: string;
  /** Seconds. */
  duration: number;
  /** IANA name; default is the clinic's zone. Applies to `days`, `startHour` and `endHour`. */
  timeZone?: string | null | undefined;
  /** All of them must be free simultaneously; at most 8. */
  calendar_ids: Array<string>;
  /** Minutes to keep free before and after bookings. */
  eventGap?: number | null | undefined;
  /** Days of the week, Monday is 1; default all. */
  days?: Array<number> | null | undefined;
  /** Hours of the day, from 0 to 24. */
  startHour?: number | null | undefined;
  endHour?: number | null | undefined;
};

export type EventStatus =
  | 'pending'
  | 'confirmed'
  | 'checkedin'
  | 'noshow'
  | 'canceled';

export type EventEditType =
  /** A single event, or one occurrence of a series. */
  | 'EditOneTimeEvent'
  /** A single occurrence. */
  | 'EditRecurringEventSpecificTime'
  /** This and all later occurrences; they become a separate series. */
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
  /** Default confirmed. */
  status?: EventStatus | null | undefined;
  notes?: string | null | undefined;
  color_id?: string | null | undefined;
  /** Wall clock of `timezone`, YYYY-MM-DD HH:mm:ss. */
  start: string;
  /** Seconds, from 60 to 1,209,600. */
  duration: number;
  /** IANA name; default is the clinic's zone. */
  timezone?: string | null | undefined;
  category_id: string;
  calendar_ids: Array<string>;
  patient_id?: string | null | undefined;
  resource_ids?: Array<string> | null | undefined;
  /** RFC 5545: FREQ, INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST; at most 730 occurrences. */
  RRULE?: string | null | undefined;
  RDATE?: Array<string> | null | undefined;
  EXDATE?: Array<string> | null | undefined;
  /** The patient's notifications; a new event defaults to those of its category. */
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
  /** The patient's notifications; a new event defaults to those of its category. */
  event_notifications?: Array<EventNotificationInput> | null | undefined;
};

export type CalendarEventFragment = { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null };

export type WholeEventFragment = { resource_ids: Array<string>, RRULE: string | null, RDATE: Array<string>, EXDATE: Array<string>, occurrenceStart: string, conflict_reason: string | null, id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, event_notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }>, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null };

export type CalendarEventsQueryVariables = Exact<{
  input: SchedulerUserEventsInput;
}>;


export type CalendarEventsQuery = { schedulerUserEvents: { events: Array<{ id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null }> } };

export type EventByIdQueryVariables = Exact<{
  id: string;
}>;


export type EventByIdQuery = { searchEvent: { resource_ids: Array<string>, RRULE: string | null, RDATE: Array<string>, EXDATE: Array<string>, occurrenceStart: string, conflict_reason: string | null, id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, event_notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }>, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null };

export type EventsOfPatientQueryVariables = Exact<{
  patient_id: string;
  take: number;
}>;


export type EventsOfPatientQuery = { patientEvents: Array<{ id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null }> };

export type CalendarSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarSetupQuery = { practice_info: { day_start_minute: number, day_end_minute: number, event_categories: Array<{ id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number, event_category_interval: number | null, message_template: string | null, message_template_es: string | null, notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }> }>, resources: Array<{ id: string, resource_name: string }>, clinic_calendars: Array<{ calendar_id: string, user_id: string, is_active: boolean, name: string, first_name: string, last_name: string, color: string }> } };

export type CreateEventMutationVariables = Exact<{
  event_input: EventInput;
  accepted_conflicts?: Array<string> | string | null | undefined;
  conflict_reason?: string | null | undefined;
  skipped?: Array<string> | string | null | undefined;
  moved?: Array<MovedOccurrence> | MovedOccurrence | null | undefined;
}>;


export type CreateEventMutation = { CreateEvent: { alternatives: Array<string>, occurrence_count: number, errorMessage: string | null, event: { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null, conflicts: Array<{ patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string }>, occurrences: Array<{ occurrence_start: string, end: string, alternatives: Array<string>, conflicts: Array<{ patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string }> }> } };

export type EditEventMutationVariables = Exact<{
  event_id: string;
  edit_type: EventEditType;
  version: number;
  event_input: EventPatch;
  accepted_conflicts?: Array<string> | string | null | undefined;
  conflict_reason?: string | null | undefined;
  skipped?: Array<string> | string | null | undefined;
  moved?: Array<MovedOccurrence> | MovedOccurrence | null | undefined;
  notify_patient?: boolean | null | undefined;
}>;


export type EditEventMutation = { EditEvent: { alternatives: Array<string>, occurrence_count: number, errorMessage: string | null, event: { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null, conflicts: Array<{ patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string }>, occurrences: Array<{ occurrence_start: string, end: string, alternatives: Array<string>, conflicts: Array<{ patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string }> }> } };

export type NoteCancelReasonMutationVariables = Exact<{
  event_id: string;
  reason: string;
}>;


export type NoteCancelReasonMutation = { event_cancel_reason: { ok: boolean } };

export type DeleteEventMutationVariables = Exact<{
  event_id: string;
  edit_type: EventEditType;
  version: number;
  notify_patient?: boolean | null | undefined;
}>;


export type DeleteEventMutation = { DeleteEvent: { ok: boolean } };

export type ConflictFragment = { patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string };

export type AnswerFragment = { alternatives: Array<string>, occurrence_count: number, errorMessage: string | null, event: { id: string, event_key: string, title: string, status: EventStatus, notes: string | null, color_id: string | null, start: string, end: string, category_id: string | null, recurring_event_id: string | null, series_version: number | null, patient_response: string | null, version: number, category: { event_category_name: string, event_category_color_id: string } | null, attendees: Array<{ calendar_id: string }>, patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string, mobile: string | null, email: string | null } | null } | null, conflicts: Array<{ patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string }>, occurrences: Array<{ occurrence_start: string, end: string, alternatives: Array<string>, conflicts: Array<{ patient_name: string | null, event_id: string, title: string, start: string, end: string, who: string }> }> };

export type BusyTimesQueryVariables = Exact<{
  input: SchedulerUserEventsInput;
}>;


export type BusyTimesQuery = { busyTimes: Array<{ id: string, calendar_id: string, source: string, start: string, end: string }> };

export type NotificationFragment = { notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null };

export type CategorySetupFragment = { id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number, event_category_interval: number | null, message_template: string | null, message_template_es: string | null, version: number, notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }> };

export type ResourceSetupFragment = { id: string, resource_name: string, is_active: boolean, version: number };

export type OffFragment = { id: string, calendar_id: string | null, first_day: string, last_day: string, start_minute: number, end_minute: number, reason: string, version: number };

export type HoursFragment = { calendar_id: string, has_own_hours: boolean, version: number, week: Array<{ weekday: number, start_minute: number, end_minute: number, is_break: boolean }>, time_off: Array<{ id: string, calendar_id: string | null, first_day: string, last_day: string, start_minute: number, end_minute: number, reason: string, version: number }> };

export type EventCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventCategoriesQuery = { event_categories: Array<{ id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number, event_category_interval: number | null, message_template: string | null, message_template_es: string | null, version: number, notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }> }> };

export type CreateEventCategoryMutationVariables = Exact<{
  input: EventCategoryInput;
}>;


export type CreateEventCategoryMutation = { event_category_create: { id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number, event_category_interval: number | null, message_template: string | null, message_template_es: string | null, version: number, notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }> } };

export type UpdateEventCategoryMutationVariables = Exact<{
  id: string;
  version: number;
  input: EventCategoryInput;
}>;


export type UpdateEventCategoryMutation = { event_category_update: { id: string, event_category_name: string, event_category_color_id: string, event_category_duration: number, event_category_interval: number | null, message_template: string | null, message_template_es: string | null, version: number, notifications: Array<{ notification_type: string, notification_method: string, subject: string, message_template: string, message_template_es: string, hours_before_appointment: number | null }> } };

export type DeleteEventCategoryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteEventCategoryMutation = { event_category_delete: boolean };

export type ClinicResourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicResourcesQuery = { clinic_resources: Array<{ id: string, resource_name: string, is_active: boolean, version: number }> };

export type CreateResourceMutationVariables = Exact<{
  resource_name: string;
}>;


export type CreateResourceMutation = { event_resource_create: { id: string, resource_name: string, is_active: boolean, version: number } };

export type UpdateResourceMutationVariables = Exact<{
  id: string;
  version: number;
  resource_name?: string | null | undefined;
  is_active?: boolean | null | undefined;
}>;


export type UpdateResourceMutation = { event_resource_update: { id: string, resource_name: string, is_active: boolean, version: number } };

export type CalendarHoursQueryVariables = Exact<{
  calendar_ids: Array<string> | string;
  from: string;
  to: string;
}>;


export type CalendarHoursQuery = { calendar_hours: Array<{ calendar_id: string, has_own_hours: boolean, version: number, week: Array<{ weekday: number, start_minute: number, end_minute: number, is_break: boolean }>, time_off: Array<{ id: string, calendar_id: string | null, first_day: string, last_day: string, start_minute: number, end_minute: number, reason: string, version: number }> }> };

export type SaveCalendarHoursMutationVariables = Exact<{
  calendar_id: string;
  version: number;
  week?: Array<WeekSpanInput> | WeekSpanInput | null | undefined;
}>;


export type SaveCalendarHoursMutation = { save_calendar_hours: { calendar_id: string, version: number } };

export type ClinicHolidaysQueryVariables = Exact<{
  from: string;
}>;


export type ClinicHolidaysQuery = { clinic_holidays: Array<{ id: string, calendar_id: string | null, first_day: string, last_day: string, start_minute: number, end_minute: number, reason: string, version: number }> };

export type CreateTimeOffMutationVariables = Exact<{
  input: TimeOffInput;
}>;


export type CreateTimeOffMutation = { time_off_create: { id: string, calendar_id: string | null, first_day: string, last_day: string, start_minute: number, end_minute: number, reason: string, version: number } };

export type UpdateTimeOffMutationVariables = Exact<{
  id: string;
  version: number;
  input: TimeOffInput;
}>;


export type UpdateTimeOffMutation = { time_off_update: { id: string, calendar_id: string | null, first_day: string, last_day: string, start_minute: number, end_minute: number, reason: string, version: number } };

export type DeleteTimeOffMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteTimeOffMutation = { time_off_delete: boolean };

export type NextAvailableTimesQueryVariables = Exact<{
  input: NextAvaibaleTimeInput;
}>;


export type NextAvailableTimesQuery = { nextAvaibaleTime: { available_times: Array<{ start: string, end: string }> } };

export type EventMessagesQueryVariables = Exact<{
  event_key: string;
}>;


export type EventMessagesQuery = { event_messages: Array<{ notification_type: string, notification_method: string, hours_before_appointment: number | null, email_mobile: string, state: string, send_time: string | null, sent_time: string | null, error: string | null }> };

export type LinkedAppointmentQueryVariables = Exact<{
  token: string;
}>;


export type LinkedAppointmentQuery = { linked_appointment: { language: string | null, start: string, end: string, time_zone: string, practice: string, doctor: string, status: string, patient_response: string | null } };

export type AnswerAppointmentMutationVariables = Exact<{
  token: string;
  answer: string;
}>;


export type AnswerAppointmentMutation = { answer_appointment: { language: string | null, start: string, end: string, time_zone: string, practice: string, doctor: string, status: string, patient_response: string | null } };

export type FederalHolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type FederalHolidaysQuery = { federal_holidays: { holidays: Array<string>, version: number } };

export type ChooseFederalHolidaysMutationVariables = Exact<{
  version: number;
  holidays: Array<string> | string;
}>;


export type ChooseFederalHolidaysMutation = { federal_holidays_choose: { holidays: Array<string>, version: number } };


export const CalendarEventsDocument: ApiDocument<CalendarEventsQuery, CalendarEventsQueryVariables> = {
  service: 'calendar',
  name: 'CalendarEvents',
  query: "query CalendarEvents($input: SchedulerUserEventsInput!) {\n  schedulerUserEvents(input: $input) {\n    events {\n      ...CalendarEvent\n    }\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  patient_response\n  version\n}",
};

export const EventByIdDocument: ApiDocument<EventByIdQuery, EventByIdQueryVariables> = {
  service: 'calendar',
  name: 'EventById',
  query: "query EventById($id: EventId!) {\n  searchEvent(id: $id) {\n    ...WholeEvent\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  patient_response\n  version\n}\nfragment WholeEvent on Event {\n  ...CalendarEvent\n  resource_ids\n  RRULE\n  RDATE\n  EXDATE\n  occurrenceStart\n  conflict_reason\n  event_notifications {\n    ...Notification\n  }\n}\nfragment Notification on EventNotification {\n  notification_type\n  notification_method\n  subject\n  message_template\n  message_template_es\n  hours_before_appointment\n}",
};

export const EventsOfPatientDocument: ApiDocument<EventsOfPatientQuery, EventsOfPatientQueryVariables> = {
  service: 'calendar',
  name: 'EventsOfPatient',
  query: "query EventsOfPatient($patient_id: ID!, $take: Int!) {\n  patientEvents(patient_id: $patient_id, take: $take) {\n    ...CalendarEvent\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  patient_response\n  version\n}",
};

export const CalendarSetupDocument: ApiDocument<CalendarSetupQuery, CalendarSetupQueryVariables> = {
  service: 'calendar',
  name: 'CalendarSetup',
  query: "query CalendarSetup {\n  practice_info {\n    event_categories {\n      id\n      event_category_name\n      event_category_color_id\n      event_category_duration\n      event_category_interval\n      message_template\n      message_template_es\n      notifications {\n        ...Notification\n      }\n    }\n    resources {\n      id\n      resource_name\n    }\n    clinic_calendars {\n      calendar_id\n      user_id\n      is_active\n      name\n      first_name\n      last_name\n      color\n    }\n    day_start_minute\n    day_end_minute\n  }\n}\nfragment Notification on EventNotification {\n  notification_type\n  notification_method\n  subject\n  message_template\n  message_template_es\n  hours_before_appointment\n}",
};

export const CreateEventDocument: ApiDocument<CreateEventMutation, CreateEventMutationVariables> = {
  service: 'calendar',
  name: 'CreateEvent',
  query: "mutation CreateEvent($event_input: EventInput!, $accepted_conflicts: [ID!], $conflict_reason: String, $skipped: [DateTime!], $moved: [MovedOccurrence!]) {\n  CreateEvent(\n    event_input: $event_input\n    accepted_conflicts: $accepted_conflicts\n    conflict_reason: $conflict_reason\n    skipped: $skipped\n    moved: $moved\n  ) {\n    ...Answer\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  patient_response\n  version\n}\nfragment Conflict on EventConflict {\n  patient_name\n  event_id\n  title\n  start\n  end\n  who\n}\nfragment Answer on EventResult {\n  event {\n    ...CalendarEvent\n  }\n  conflicts {\n    ...Conflict\n  }\n  occurrences {\n    occurrence_start\n    end\n    conflicts {\n      ...Conflict\n    }\n    alternatives\n  }\n  alternatives\n  occurrence_count\n  errorMessage\n}",
};

export const EditEventDocument: ApiDocument<EditEventMutation, EditEventMutationVariables> = {
  service: 'calendar',
  name: 'EditEvent',
  query: "mutation EditEvent($event_id: EventId!, $edit_type: EventEditType!, $version: Int!, $event_input: EventPatch!, $accepted_conflicts: [ID!], $conflict_reason: String, $skipped: [DateTime!], $moved: [MovedOccurrence!], $notify_patient: Boolean) {\n  EditEvent(\n    event_id: $event_id\n    edit_type: $edit_type\n    version: $version\n    event_input: $event_input\n    accepted_conflicts: $accepted_conflicts\n    conflict_reason: $conflict_reason\n    skipped: $skipped\n    moved: $moved\n    notify_patient: $notify_patient\n  ) {\n    ...Answer\n  }\n}\nfragment CalendarEvent on Event {\n  id\n  event_key\n  title\n  status\n  notes\n  color_id\n  start\n  end\n  category_id\n  category {\n    event_category_name\n    event_category_color_id\n  }\n  attendees {\n    calendar_id\n  }\n  patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    user_patient_id\n    mobile\n    email\n  }\n  recurring_event_id\n  series_version\n  patient_response\n  version\n}\nfragment Conflict on EventConflict {\n  patient_name\n  event_id\n  title\n  start\n  end\n  who\n}\nfragment Answer on EventResult {\n  event {\n    ...CalendarEvent\n  }\n  conflicts {\n    ...Conflict\n  }\n  occurrences {\n    occurrence_start\n    end\n    conflicts {\n      ...Conflict\n    }\n    alternatives\n  }\n  alternatives\n  occurrence_count\n  errorMessage\n}",
};

export const NoteCancelReasonDocument: ApiDocument<NoteCancelReasonMutation, NoteCancelReasonMutationVariables> = {
  service: 'calendar',
  name: 'NoteCancelReason',
  query: "mutation NoteCancelReason($event_id: EventId!, $reason: String!) {\n  event_cancel_reason(event_id: $event_id, reason: $reason) {\n    ok\n  }\n}",
};

export const DeleteEventDocument: ApiDocument<DeleteEventMutation, DeleteEventMutationVariables> = {
  service: 'calendar',
  name: 'DeleteEvent',
  query: "mutation DeleteEvent($event_id: EventId!, $edit_type: EventEditType!, $version: Int!, $notify_patient: Boolean) {\n  DeleteEvent(\n    event_id: $event_id\n    edit_type: $edit_type\n    version: $version\n    notify_patient: $notify_patient\n  ) {\n    ok\n  }\n}",
};

export const BusyTimesDocument: ApiDocument<BusyTimesQuery, BusyTimesQueryVariables> = {
  service: 'calendar',
  name: 'BusyTimes',
  query: "query BusyTimes($input: SchedulerUserEventsInput!) {\n  busyTimes(input: $input) {\n    id\n    calendar_id\n    source\n    start\n    end\n  }\n}",
};

export const EventCategoriesDocument: ApiDocument<EventCategoriesQuery, EventCategoriesQueryVariables> = {
  service: 'calendar',
  name: 'EventCategories',
  query: "query EventCategories {\n  event_categories {\n    ...CategorySetup\n  }\n}\nfragment Notification on EventNotification {\n  notification_type\n  notification_method\n  subject\n  message_template\n  message_template_es\n  hours_before_appointment\n}\nfragment CategorySetup on EventCategory {\n  id\n  event_category_name\n  event_category_color_id\n  event_category_duration\n  event_category_interval\n  message_template\n  message_template_es\n  notifications {\n    ...Notification\n  }\n  version\n}",
};

export const CreateEventCategoryDocument: ApiDocument<CreateEventCategoryMutation, CreateEventCategoryMutationVariables> = {
  service: 'calendar',
  name: 'CreateEventCategory',
  query: "mutation CreateEventCategory($input: EventCategoryInput!) {\n  event_category_create(input: $input) {\n    ...CategorySetup\n  }\n}\nfragment Notification on EventNotification {\n  notification_type\n  notification_method\n  subject\n  message_template\n  message_template_es\n  hours_before_appointment\n}\nfragment CategorySetup on EventCategory {\n  id\n  event_category_name\n  event_category_color_id\n  event_category_duration\n  event_category_interval\n  message_template\n  message_template_es\n  notifications {\n    ...Notification\n  }\n  version\n}",
};

export const UpdateEventCategoryDocument: ApiDocument<UpdateEventCategoryMutation, UpdateEventCategoryMutationVariables> = {
  service: 'calendar',
  name: 'UpdateEventCategory',
  query: "mutation UpdateEventCategory($id: ID!, $version: Int!, $input: EventCategoryInput!) {\n  event_category_update(id: $id, version: $version, input: $input) {\n    ...CategorySetup\n  }\n}\nfragment Notification on EventNotification {\n  notification_type\n  notification_method\n  subject\n  message_template\n  message_template_es\n  hours_before_appointment\n}\nfragment CategorySetup on EventCategory {\n  id\n  event_category_name\n  event_category_color_id\n  event_category_duration\n  event_category_interval\n  message_template\n  message_template_es\n  notifications {\n    ...Notification\n  }\n  version\n}",
};

export const DeleteEventCategoryDocument: ApiDocument<DeleteEventCategoryMutation, DeleteEventCategoryMutationVariables> = {
  service: 'calendar',
  name: 'DeleteEventCategory',
  query: "mutation DeleteEventCategory($id: ID!, $version: Int!) {\n  event_category_delete(id: $id, version: $version)\n}",
};

export const ClinicResourcesDocument: ApiDocument<ClinicResourcesQuery, ClinicResourcesQueryVariables> = {
  service: 'calendar',
  name: 'ClinicResources',
  query: "query ClinicResources {\n  clinic_resources(with_inactive: true) {\n    ...ResourceSetup\n  }\n}\nfragment ResourceSetup on EventResource {\n  id\n  resource_name\n  is_active\n  version\n}",
};

export const CreateResourceDocument: ApiDocument<CreateResourceMutation, CreateResourceMutationVariables> = {
  service: 'calendar',
  name: 'CreateResource',
  query: "mutation CreateResource($resource_name: String!) {\n  event_resource_create(resource_name: $resource_name) {\n    ...ResourceSetup\n  }\n}\nfragment ResourceSetup on EventResource {\n  id\n  resource_name\n  is_active\n  version\n}",
};

export const UpdateResourceDocument: ApiDocument<UpdateResourceMutation, UpdateResourceMutationVariables> = {
  service: 'calendar',
  name: 'UpdateResource',
  query: "mutation UpdateResource($id: ID!, $version: Int!, $resource_name: String, $is_active: Boolean) {\n  event_resource_update(\n    id: $id\n    version: $version\n    resource_name: $resource_name\n    is_active: $is_active\n  ) {\n    ...ResourceSetup\n  }\n}\nfragment ResourceSetup on EventResource {\n  id\n  resource_name\n  is_active\n  version\n}",
};

export const CalendarHoursDocument: ApiDocument<CalendarHoursQuery, CalendarHoursQueryVariables> = {
  service: 'calendar',
  name: 'CalendarHours',
  query: "query CalendarHours($calendar_ids: [ID!]!, $from: Date!, $to: Date!) {\n  calendar_hours(calendar_ids: $calendar_ids, from: $from, to: $to) {\n    ...Hours\n  }\n}\nfragment Off on TimeOff {\n  id\n  calendar_id\n  first_day\n  last_day\n  start_minute\n  end_minute\n  reason\n  version\n}\nfragment Hours on CalendarHours {\n  calendar_id\n  has_own_hours\n  week {\n    weekday\n    start_minute\n    end_minute\n    is_break\n  }\n  time_off {\n    ...Off\n  }\n  version\n}",
};

export const SaveCalendarHoursDocument: ApiDocument<SaveCalendarHoursMutation, SaveCalendarHoursMutationVariables> = {
  service: 'calendar',
  name: 'SaveCalendarHours',
  query: "mutation SaveCalendarHours($calendar_id: ID!, $version: Int!, $week: [WeekSpanInput!]) {\n  save_calendar_hours(calendar_id: $calendar_id, version: $version, week: $week) {\n    calendar_id\n    version\n  }\n}",
};

export const ClinicHolidaysDocument: ApiDocument<ClinicHolidaysQuery, ClinicHolidaysQueryVariables> = {
  service: 'calendar',
  name: 'ClinicHolidays',
  query: "query ClinicHolidays($from: Date!) {\n  clinic_holidays(from: $from) {\n    ...Off\n  }\n}\nfragment Off on TimeOff {\n  id\n  calendar_id\n  first_day\n  last_day\n  start_minute\n  end_minute\n  reason\n  version\n}",
};

export const CreateTimeOffDocument: ApiDocument<CreateTimeOffMutation, CreateTimeOffMutationVariables> = {
  service: 'calendar',
  name: 'CreateTimeOff',
  query: "mutation CreateTimeOff($input: TimeOffInput!) {\n  time_off_create(input: $input) {\n    ...Off\n  }\n}\nfragment Off on TimeOff {\n  id\n  calendar_id\n  first_day\n  last_day\n  start_minute\n  end_minute\n  reason\n  version\n}",
};

export const UpdateTimeOffDocument: ApiDocument<UpdateTimeOffMutation, UpdateTimeOffMutationVariables> = {
  service: 'calendar',
  name: 'UpdateTimeOff',
  query: "mutation UpdateTimeOff($id: ID!, $version: Int!, $input: TimeOffInput!) {\n  time_off_update(id: $id, version: $version, input: $input) {\n    ...Off\n  }\n}\nfragment Off on TimeOff {\n  id\n  calendar_id\n  first_day\n  last_day\n  start_minute\n  end_minute\n  reason\n  version\n}",
};

export const DeleteTimeOffDocument: ApiDocument<DeleteTimeOffMutation, DeleteTimeOffMutationVariables> = {
  service: 'calendar',
  name: 'DeleteTimeOff',
  query: "mutation DeleteTimeOff($id: ID!, $version: Int!) {\n  time_off_delete(id: $id, version: $version)\n}",
};

export const NextAvailableTimesDocument: ApiDocument<NextAvailableTimesQuery, NextAvailableTimesQueryVariables> = {
  service: 'calendar',
  name: 'NextAvailableTimes',
  query: "query NextAvailableTimes($input: NextAvaibaleTimeInput!) {\n  nextAvaibaleTime(input: $input) {\n    available_times {\n      start\n      end\n    }\n  }\n}",
};

export const EventMessagesDocument: ApiDocument<EventMessagesQuery, EventMessagesQueryVariables> = {
  service: 'calendar',
  name: 'EventMessages',
  query: "query EventMessages($event_key: ID!) {\n  event_messages(event_key: $event_key) {\n    notification_type\n    notification_method\n    hours_before_appointment\n    email_mobile\n    state\n    send_time\n    sent_time\n    error\n  }\n}",
};

export const LinkedAppointmentDocument: ApiDocument<LinkedAppointmentQuery, LinkedAppointmentQueryVariables> = {
  service: 'calendar',
  name: 'LinkedAppointment',
  query: "query LinkedAppointment($token: String!) {\n  linked_appointment(token: $token) {\n    language\n    start\n    end\n    time_zone\n    practice\n    doctor\n    status\n    patient_response\n  }\n}",
};

export const AnswerAppointmentDocument: ApiDocument<AnswerAppointmentMutation, AnswerAppointmentMutationVariables> = {
  service: 'calendar',
  name: 'AnswerAppointment',
  query: "mutation AnswerAppointment($token: String!, $answer: String!) {\n  answer_appointment(token: $token, answer: $answer) {\n    language\n    start\n    end\n    time_zone\n    practice\n    doctor\n    status\n    patient_response\n  }\n}",
};

export const FederalHolidaysDocument: ApiDocument<FederalHolidaysQuery, FederalHolidaysQueryVariables> = {
  service: 'calendar',
  name: 'FederalHolidays',
  query: "query FederalHolidays {\n  federal_holidays {\n    holidays\n    version\n  }\n}",
};

export const ChooseFederalHolidaysDocument: ApiDocument<ChooseFederalHolidaysMutation, ChooseFederalHolidaysMutationVariables> = {
  service: 'calendar',
  name: 'ChooseFederalHolidays',
  query: "mutation ChooseFederalHolidays($version: Int!, $holidays: [String!]!) {\n  federal_holidays_choose(version: $version, holidays: $holidays) {\n    holidays\n    version\n  }\n}",
};
