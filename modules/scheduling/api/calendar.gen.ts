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
  /** For patients who prefer Spanish; empty for Salus's own Spanish text, or for the English one where the clinic changed that. */
  message_template_es: string;
  /** Of a reminder. */
  hours_before_appointment?: number | null;
  /** Where it goes: the patient's e-mail or mobile; null where they gave none, and of a category. */
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
  /** Of a reminder. */
  hours_before_appointment?: number | null;
  email_mobile: string;
  /** queued, sending, sent, failed, review or cancelled */
  state: string;
  send_time?: Date | string | null;
  sent_time?: Date | string | null;
  /** A stable code, where it failed. */
  error?: string | null;
};

export type EventCategoryInput = {
  event_category_name: string;
  /** #rrggbb */
  event_category_color_id: string;
  /** Minutes. */
  event_category_duration: number;
  /** Minutes that stay free before and after. */
  event_category_interval?: number | null | undefined;
  /** What a new reminder of such an event begins with. */
  message_template?: string | null | undefined;
  message_template_es?: string | null | undefined;
  notifications?: Array<EventNotificationInput> | null | undefined;
};

export type CalendarHours<Rows = object> = {
  calendar_id: string;
  /** Whether the calendar has a week of its own; else the clinic's opening hours hold. */
  has_own_hours: boolean;
  week: Array<Answer<Rows, 'WeekSpan', WeekSpan>>;
  time_off: Array<Answer<Rows, 'TimeOff', TimeOff>>;
  version: number;
};

/** A stretch of the week on the clinic's wall clock. */
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
  /** Null for a holiday of the clinic. */
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
  /** IANA name; the clinic's where it is left out. `days`, `startHour` and `endHour` are read on it. */
  timeZone?: string | null | undefined;
  /** All of them free at once; at most 8. */
  calendar_ids: Array<string>;
  /** Minutes that stay free before and after what is booked. */
  eventGap?: number | null | undefined;
  /** Days of the week, Monday is 1; all where it is left out. */
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
  /** Of an occurrence: the id of its series, two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  id: string;
  /** What other records call the event by, notes and requests: it stays when its series moves. */
  event_key: string;
  title: string;
  status: EventStatus;
  notes?: string | null;
  /** The category's colour unless the event has its own, #rrggbb. */
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
  /** RFC 5545, without its name; null of an event that comes once. */
  RRULE?: string | null;
  RDATE: Array<Date | string>;
  EXDATE: Array<Date | string>;
  recurring_event_id?: string | null;
  /** The start by which the occurrence is called, as it ends the id. */
  idOccurrenceStart?: string | null;
  /** The start that its series gives this occurrence, wherever it was moved; of a one-time event, its start. */
  occurrenceStart: Date | string;
  /** Why it was booked although it overlapped others. */
  conflict_reason?: string | null;
  series_version?: number | null;
  /** What its patient is told. */
  event_notifications: Array<Answer<Rows, 'EventNotification', EventNotification>>;
  /** What the patient answered by the link: confirmed or cancel_asked; null where nothing, or for another time. */
  patient_response?: string | null;
  /** The sign that its card bears: patient-cancels, patient-confirmed, pending, checkedin, noshow or canceled; null for none. */
  icon?: string | null;
  /** Whether it is held online; null for who may not see meetings. Answered by meetings, as the invitees. */
  is_online_meeting?: boolean | null;
  /** Whom its online meeting invites, by e-mail. */
  invitees?: Array<string> | null;
  /** The questionnaires that its patient answers for it; null for who may not see them. Answered by questionnaires. */
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
  /** Minutes that stay free before and after. */
  event_category_interval?: number | null;
  message_template?: string | null;
  message_template_es?: string | null;
  /** What a patient is told of an event that begins with this category. */
  notifications: Array<Answer<Rows, 'EventNotification', EventNotification>>;
  version: number;
};

export type ClinicCalendar = {
  calendar_id: string;
  user_id: string;
  /** Its owner works here. One whose owner has left takes nothing new, and is shown while something is to come on it. */
  is_active: boolean;
  /** Name as it is shown, with title and credential. */
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
  RDATE?: Array<Date> | null | undefined;
  EXDATE?: Array<Date> | null | undefined;
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
  RDATE?: Array<Date> | null | undefined;
  EXDATE?: Array<Date> | null | undefined;
  /** What its patient is told; where it is left out, a new event has what its category says. */
  event_notifications?: Array<EventNotificationInput> | null | undefined;
};

export type EventResult<Rows = object> = {
  /** The event as it now stands; null where it was not written. */
  event?: Answer<Rows, 'Event', Event<Rows>> | null;
  /** What it would overlap, where it was not written for that reason. */
  conflicts: Array<Answer<Rows, 'EventConflict', EventConflict>>;
  /** The same by occurrence where a series was to be written: those that stand in others' way, the earliest first. */
  occurrences: Array<Answer<Rows, 'OccurrenceConflict', OccurrenceConflict<Rows>>>;
  /** Other starts at which all of them are free, where one event was not written for that: the nearest of the day, then of the days after it. */
  alternatives: Array<Date | string>;
  /** How many occurrences the series has, or would have. */
  occurrence_count: number;
  errorMessage?: string | null;
};

export type OccurrenceConflict<Rows = object> = {
  occurrence_start: Date | string;
  end: Date | string;
  conflicts: Array<Answer<Rows, 'EventConflict', EventConflict>>;
  /** The first of `alternatives`; null where there is none. */
  alternative?: Date | string | null;
  /** Starts at which all of them are free, within their working hours, the nearest first; of that day, or where it is full of the week after it. */
  alternatives: Array<Date | string>;
};

export type EventConflict = {
  event_id: string;
  title: string;
  start: Date | string;
  end: Date | string;
  /** Whose time is taken twice: a member's or the patient's name. */
  who: string;
  /** For whom it is booked; null where for nobody. */
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
