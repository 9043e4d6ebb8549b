// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type LinkedAppointment = {
  /** The language of the patient, en or es; null where it is not on file. */
  language?: string | null;
  start: Date | string;
  end: Date | string;
  /** IANA name of the clinic's time zone. */
  time_zone: string;
  practice: string;
  doctor: string;
  /** pending, confirmed or canceled */
  status: string;
  /** confirmed, cancel_asked or null */
  patient_response?: string | null;
};

export type EventNotification = {
  /** initial_confirmation or reminder */
  notification_type: string;
  /** email or sms */
  notification_method: string;
  subject: string;
  /** With {patient}, {doctor}, {time}, {practice} and {link}. */
  message_template: string;
  /** For patients who prefer Spanish. If empty, the built-in Spanish text replaces a built-in English one. */
  message_template_es: string;
  /** For reminders. */
  hours_before_appointment?: number | null;
  /** The patient's email or mobile number; null if there is none, and for categories. */
  email_mobile?: string | null;
};

export type EventNotificationInput = {
  notification_type: string;
  notification_method: string;
  subject?: string | null | undefined;
  message_template: string;
  message_template_es?: string | null | undefined;
  hours_before_appointment?: number | null | undefined;
};

/** A message to the patient of an event. */
export type EventMessage = {
  notification_type: string;
  notification_method: string;
  /** For reminders. */
  hours_before_appointment?: number | null;
  email_mobile: string;
  /** queued, sending, sent, failed, bounced, review, cancelled or no_server */
  state: string;
  send_time?: Date | string | null;
  sent_time?: Date | string | null;
  /** A stable code if it failed. */
  error?: string | null;
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

export type CalendarHours<Rows = object> = {
  calendar_id: string;
  /** Whether the calendar has its own weekly hours; otherwise the clinic's opening hours apply. */
  has_own_hours: boolean;
  week: Array<Answer<Rows, 'WeekSpan', WeekSpan>>;
  time_off: Array<Answer<Rows, 'TimeOff', TimeOff>>;
  version: number;
};

/** A period of the week on the clinic's wall clock. */
export type WeekSpan = {
  /** Monday is 1. */
  weekday: number;
  /** Minutes after midnight. */
  start_minute: number;
  end_minute: number;
  is_break: boolean;
};

export type WeekSpanInput = {
  weekday: number;
  start_minute: number;
  end_minute: number;
  is_break: boolean;
};

export type TimeOff = {
  id: string;
  /** Null for a clinic holiday. */
  calendar_id?: string | null;
  first_day: string;
  last_day: string;
  /** On the first day. */
  start_minute: number;
  /** On the last day. */
  end_minute: number;
  reason: string;
  version: number;
};

export type HolidayChoice = {
  /** Ids of `FEDERAL_HOLIDAYS`. */
  holidays: Array<string>;
  /** 0 if nothing was chosen yet. */
  version: number;
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
  start: Date;
  /** At most 62 days after the start. */
  end: Date;
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

export type NextAvaibaleTimeResult<Rows = object> = {
  available_times: Array<Answer<Rows, 'AvailableTime', AvailableTime>>;
};

export type AvailableTime = {
  start: Date | string;
  end: Date | string;
};

export type EventStatus = 'pending' | 'confirmed' | 'checkedin' | 'noshow' | 'canceled';

export type EventEditType =
  | 'EditOneTimeEvent'
  | 'EditRecurringEventSpecificTime'
  | 'EditRecurringEventFollowing'
  | 'EditEntireRecurringEvent';

export type MovedOccurrence = {
  occurrence_start: Date;
  /** Wall clock of the event's zone, YYYY-MM-DD HH:mm:ss. */
  start: string;
};

export type BusyTime = {
  id: string;
  calendar_id: string;
  /** An external calendar, or online-booking for the held time of an online request. */
  source: string;
  start: Date | string;
  end: Date | string;
};

export type SchedulerUserEventsInput = {
  start: Date;
  end: Date;
  calendar_ids: Array<string>;
};

export type SchedulerUserEventsResult<Rows = object> = {
  events: Array<Answer<Rows, 'Event', Event<Rows>>>;
};

export type Event<Rows = object> = {
  /** For an occurrence: the ID of its series, two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  id: string;
  /** The key used by other records, such as notes and requests: it stays the same when the series moves. */
  event_key: string;
  title: string;
  status: EventStatus;
  notes?: string | null;
  /** The category's color unless the event has its own, #rrggbb. */
  color_id?: string | null;
  start: Date | string;
  end: Date | string;
  /** Seconds. */
  duration: number;
  /** IANA name. */
  timezone: string;
  category_id?: string | null;
  category?: Answer<Rows, 'EventCategory', EventCategory<Rows>> | null;
  attendees: Array<Answer<Rows, 'EventAttendee', EventAttendee<Rows>>>;
  patient?: Answer<Rows, 'EventPatient', EventPatient> | null;
  resource_ids: Array<string>;
  /** RFC 5545, without the property name; null for a single event. */
  RRULE?: string | null;
  RDATE: Array<Date | string>;
  EXDATE: Array<Date | string>;
  recurring_event_id?: string | null;
  /** The start that identifies the occurrence, as at the end of the ID. */
  idOccurrenceStart?: string | null;
  /** The start computed from the series, even if the occurrence was moved; for a single event, its start. */
  occurrenceStart: Date | string;
  /** The reason why it was booked despite conflicts. */
  conflict_reason?: string | null;
  series_version?: number | null;
  /** The notifications of its patient. */
  event_notifications: Array<Answer<Rows, 'EventNotification', EventNotification>>;
  /** The patient's answer through the link: confirmed or cancel_asked; null if there is none for the current time. */
  patient_response?: string | null;
  /** The icon on its card: patient-cancels, patient-confirmed, pending, checkedin, noshow or canceled; null for none. */
  icon?: string | null;
  /** Whether it is an online meeting; null without permission. Resolved by the meetings module, like the invitees. */
  is_online_meeting?: boolean | null;
  /** Email addresses invited to its online meeting. */
  invitees?: Array<string> | null;
  /** The questionnaires for its patient; null without permission. Resolved by the questionnaires module. */
  appointment_survey_request?: Array<Answer<Rows, 'AppointmentSurveyRequest', AppointmentSurveyRequest>> | null;
  create_time: Date | string;
  update_time: Date | string;
  version: number;
};

export type AppointmentSurveyRequest = {
  id: string;
  questionnaire_id: string;
};

export type EventAttendee<Rows = object> = {
  calendar_id: string;
  user: Answer<Rows, 'EventUser', EventUser>;
};

export type EventUser = {
  first_name: string;
  last_name: string;
};

export type EventPatient = {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth?: string | null;
  deceased_date?: string | null;
  gender: string;
  user_patient_id: string;
  mobile?: string | null;
  email?: string | null;
};

export type EventCategory<Rows = object> = {
  id: string;
  event_category_name: string;
  /** #rrggbb */
  event_category_color_id: string;
  /** Minutes. */
  event_category_duration: number;
  /** Minutes to keep free before and after. */
  event_category_interval?: number | null;
  message_template?: string | null;
  message_template_es?: string | null;
  /** The default notifications of events of this category. */
  notifications: Array<Answer<Rows, 'EventNotification', EventNotification>>;
  version: number;
};

export type ClinicCalendar = {
  calendar_id: string;
  user_id: string;
  /**
   * Whether its owner is active. The calendar of a former member accepts no bookings and is shown while it has future
   * events.
   */
  is_active: boolean;
  /** Display name, with title and credential. */
  name: string;
  first_name: string;
  last_name: string;
  /** #rrggbb */
  color: string;
};

export type EventResource = {
  id: string;
  resource_name: string;
  is_active: boolean;
  version: number;
};

export type PracticeInfo<Rows = object> = {
  event_categories: Array<Answer<Rows, 'EventCategory', EventCategory<Rows>>>;
  resources: Array<Answer<Rows, 'EventResource', EventResource>>;
  clinic_calendars: Array<Answer<Rows, 'ClinicCalendar', ClinicCalendar>>;
  /** IANA name of the clinic's time zone. */
  time_zone: string;
  /** Opening hours as minutes after midnight. */
  day_start_minute: number;
  day_end_minute: number;
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
  RDATE?: Array<Date> | null | undefined;
  EXDATE?: Array<Date> | null | undefined;
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
  RDATE?: Array<Date> | null | undefined;
  EXDATE?: Array<Date> | null | undefined;
  /** The patient's notifications; a new event defaults to those of its category. */
  event_notifications?: Array<EventNotificationInput> | null | undefined;
};

export type EventResult<Rows = object> = {
  /** The current event; null if it was not written. */
  event?: Answer<Rows, 'Event', Event<Rows>> | null;
  /** The conflicts, if it was not written because of them. */
  conflicts: Array<Answer<Rows, 'EventConflict', EventConflict>>;
  /** The conflicts per occurrence of a series: only occurrences with conflicts, earliest first. */
  occurrences: Array<Answer<Rows, 'OccurrenceConflict', OccurrenceConflict<Rows>>>;
  /** Alternative start times without conflicts, for a single event: the nearest on that day, then on the following days. */
  alternatives: Array<Date | string>;
  /** The number of occurrences of the series. */
  occurrence_count: number;
  errorMessage?: string | null;
};

export type OccurrenceConflict<Rows = object> = {
  occurrence_start: Date | string;
  end: Date | string;
  conflicts: Array<Answer<Rows, 'EventConflict', EventConflict>>;
  /** The first of `alternatives`; null if there is none. */
  alternative?: Date | string | null;
  /** Alternative start times within working hours, nearest first; on that day, or if it is full, in the following week. */
  alternatives: Array<Date | string>;
};

export type EventConflict = {
  event_id: string;
  title: string;
  start: Date | string;
  end: Date | string;
  /** Who is double-booked: the name of a member or patient. */
  who: string;
  /** The patient's name; null if the event has no patient. */
  patient_name?: string | null;
};

export type DeleteEventResult = {
  ok: boolean;
};

export type QueryResolvers<Rows = object> = {
  schedulerUserEvents?: Field<Answer<Rows, 'SchedulerUserEventsResult', SchedulerUserEventsResult<Rows>>, {
    input: SchedulerUserEventsInput;
  }>;
  busyTimes?: Field<Array<Answer<Rows, 'BusyTime', BusyTime>>, { input: SchedulerUserEventsInput }>;
  searchEvent?: Field<Answer<Rows, 'Event', Event<Rows>> | null, { id: string }>;
  patientEvents?: Field<Array<Answer<Rows, 'Event', Event<Rows>>>, { patient_id: string; take: number | null }>;
  practice_info?: Field<Answer<Rows, 'PracticeInfo', PracticeInfo<Rows>>>;
  event_categories?: Field<Array<Answer<Rows, 'EventCategory', EventCategory<Rows>>>>;
  clinic_resources?: Field<Array<Answer<Rows, 'EventResource', EventResource>>, { with_inactive: boolean | null }>;
  calendar_hours?: Field<Array<Answer<Rows, 'CalendarHours', CalendarHours<Rows>>>, {
    calendar_ids: Array<string>;
    from: string;
    to: string;
  }>;
  clinic_holidays?: Field<Array<Answer<Rows, 'TimeOff', TimeOff>>, { from: string }>;
  federal_holidays?: Field<Answer<Rows, 'HolidayChoice', HolidayChoice>>;
  nextAvaibaleTime?: Field<Answer<Rows, 'NextAvaibaleTimeResult', NextAvaibaleTimeResult<Rows>>, {
    input: NextAvaibaleTimeInput;
  }>;
  event_messages?: Field<Array<Answer<Rows, 'EventMessage', EventMessage>>, { event_key: string }>;
  linked_appointment?: Field<Answer<Rows, 'LinkedAppointment', LinkedAppointment>, { token: string }>;
};

export type MutationResolvers<Rows = object> = {
  CreateEvent?: Field<Answer<Rows, 'EventResult', EventResult<Rows>>, {
    event_input: EventInput;
    accepted_conflicts?: Array<string> | null | undefined;
    conflict_reason?: string | null | undefined;
    skipped?: Array<Date> | null | undefined;
    moved?: Array<MovedOccurrence> | null | undefined;
  }>;
  EditEvent?: Field<Answer<Rows, 'EventResult', EventResult<Rows>>, {
    event_id: string;
    edit_type: EventEditType;
    occurrence_start?: Date | null | undefined;
    version: number;
    event_input: EventPatch;
    accepted_conflicts?: Array<string> | null | undefined;
    conflict_reason?: string | null | undefined;
    skipped?: Array<Date> | null | undefined;
    moved?: Array<MovedOccurrence> | null | undefined;
    notify_patient: boolean | null;
  }>;
  event_cancel_reason?: Field<Answer<Rows, 'DeleteEventResult', DeleteEventResult>, {
    event_id: string;
    reason: string;
  }>;
  DeleteEvent?: Field<Answer<Rows, 'DeleteEventResult', DeleteEventResult>, {
    event_id: string;
    edit_type: EventEditType | null;
    occurrence_start?: Date | null | undefined;
    version: number;
    notify_patient: boolean | null;
  }>;
  event_category_create?: Field<Answer<Rows, 'EventCategory', EventCategory<Rows>>, { input: EventCategoryInput }>;
  event_category_update?: Field<Answer<Rows, 'EventCategory', EventCategory<Rows>>, {
    id: string;
    version: number;
    input: EventCategoryInput;
  }>;
  event_category_delete?: Field<boolean, { id: string; version: number }>;
  event_resource_create?: Field<Answer<Rows, 'EventResource', EventResource>, { resource_name: string }>;
  event_resource_update?: Field<Answer<Rows, 'EventResource', EventResource>, {
    id: string;
    version: number;
    resource_name?: string | null | undefined;
    is_active?: boolean | null | undefined;
  }>;
  save_calendar_hours?: Field<Answer<Rows, 'CalendarHours', CalendarHours<Rows>>, {
    calendar_id: string;
    version: number;
    week?: Array<WeekSpanInput> | null | undefined;
  }>;
  time_off_create?: Field<Answer<Rows, 'TimeOff', TimeOff>, { input: TimeOffInput }>;
  time_off_update?: Field<Answer<Rows, 'TimeOff', TimeOff>, { id: string; version: number; input: TimeOffInput }>;
  time_off_delete?: Field<boolean, { id: string; version: number }>;
  federal_holidays_choose?: Field<Answer<Rows, 'HolidayChoice', HolidayChoice>, {
    version: number;
    holidays: Array<string>;
  }>;
  answer_appointment?: Field<Answer<Rows, 'LinkedAppointment', LinkedAppointment>, { token: string; answer: string }>;
};

export type EventResolvers<Rows = object> = {
  start_time_str?: Field<string, object, Answer<Rows, 'Event', Event<Rows>>>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
  Event?: EventResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    LinkedAppointment: LinkedAppointment;
    EventNotification: EventNotification;
    EventMessage: EventMessage;
    CalendarHours: CalendarHours<Rows>;
    WeekSpan: WeekSpan;
    TimeOff: TimeOff;
    HolidayChoice: HolidayChoice;
    NextAvaibaleTimeResult: NextAvaibaleTimeResult<Rows>;
    AvailableTime: AvailableTime;
    BusyTime: BusyTime;
    SchedulerUserEventsResult: SchedulerUserEventsResult<Rows>;
    Event: Event<Rows>;
    AppointmentSurveyRequest: AppointmentSurveyRequest;
    EventAttendee: EventAttendee<Rows>;
    EventUser: EventUser;
    EventPatient: EventPatient;
    EventCategory: EventCategory<Rows>;
    ClinicCalendar: ClinicCalendar;
    EventResource: EventResource;
    PracticeInfo: PracticeInfo<Rows>;
    EventResult: EventResult<Rows>;
    OccurrenceConflict: OccurrenceConflict<Rows>;
    EventConflict: EventConflict;
    DeleteEventResult: DeleteEventResult;
  }
>;
