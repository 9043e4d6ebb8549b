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
  /** Events of the given calendars that touch the time from `start` until before `end`; at most 62 days and 50 calendars. */
  schedulerUserEvents: SchedulerUserEventsResult;
  /** Times of the given calendars that their members have given away elsewhere, as their other calendars say. */
  busyTimes: Array<BusyTime>;
  /** One event by its id, an occurrence by its own; of a series the next one that comes. Null where there is none. */
  searchEvent?: Maybe<Event>;
  /** A patient's events, newest first; `take` is at most 100. */
  patientEvents: Array<Event>;
  /** What the calendar needs to draw itself: event categories and the clinic's calendars. */
  practice_info: PracticeInfo;
  /** The kinds of events that are offered, with what patients are told of them. */
  event_categories: Array<EventCategory>;
  /** The clinic's rooms and devices; out-of-use ones too where asked. */
  clinic_resources: Array<EventResource>;
  /** When these calendars' owners work and when they are off between two days; clinic holidays among the days off. */
  calendar_hours: Array<CalendarHours>;
  /** Clinic holidays from a day on, at most 200. */
  clinic_holidays: Array<TimeOff>;
  /** The next times at which all of the calendars are free, within working hours; at most 200, 40 of a day. */
  nextAvaibaleTime: NextAvaibaleTimeResult;
  /** What has become of the messages to an event's patient; `event_key` is the event's. */
  event_messages: Array<EventMessage>;
  /** What a patient sees who follows the link of a message; NOT_FOUND where it opens nothing any more. */
  linked_appointment: LinkedAppointment;
  /** Who waits for a time, those who wait longest first; with `states` those who have waited. At most 500. */
  waiting_list: Array<WaitingEntry>;
  /** Times that became free, are free still and suit somebody who waits; and what is being offered. */
  freed_times: FreedTimes;
  /** How long offers are good. */
  waiting_settings: WaitingSettings;
  /** What a patient sees who follows the link of an offer; NOT_FOUND where it opens nothing. */
  offered_time: OfferedTime;
};


export type QuerySchedulerUserEventsArgs = {
  input: SchedulerUserEventsInput;
};


export type QueryBusyTimesArgs = {
  input: SchedulerUserEventsInput;
};


export type QuerySearchEventArgs = {
  id: Scalars['EventId']['input'];
};


export type QueryPatientEventsArgs = {
  patient_id: Scalars['ID']['input'];
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClinic_ResourcesArgs = {
  with_inactive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCalendar_HoursArgs = {
  calendar_ids: Array<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryClinic_HolidaysArgs = {
  from: Scalars['Date']['input'];
};


export type QueryNextAvaibaleTimeArgs = {
  input: NextAvaibaleTimeInput;
};


export type QueryEvent_MessagesArgs = {
  event_key: Scalars['ID']['input'];
};


export type QueryLinked_AppointmentArgs = {
  token: Scalars['String']['input'];
};


export type QueryWaiting_ListArgs = {
  states?: InputMaybe<Array<WaitingState>>;
  patient_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOffered_TimeArgs = {
  token: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Books an event; with an RRULE a series, each occurrence of which is booked at once. Where it overlaps others on the same
   * calendars, of the same patient or in the same rooms, nothing is written and the answer names them in `conflicts` and by
   * occurrence in `occurrences`, unless each of them is named in `accepted_conflicts`; why, says `conflict_reason`. Occurrences
   * that are not wanted are left out by `skipped`, others put elsewhere by `moved`; both call them by their start.
   */
  CreateEvent: EventResult;
  /**
   * Changes the given fields of an event. `version` is the version that the editor was looking at, where more than one
   * occurrence is changed the `series_version`: STALE_VERSION if somebody saved in between. A change of time, calendars, patient
   * or rooms is checked for conflicts as in CreateEvent. An RRULE makes a series of an event that had none. What has happened
   * keeps its time. `occurrence_start` says which occurrence is meant where `event_id` names a series.
   */
  EditEvent: EventResult;
  /** Removes an event from the calendars; its record stays. Of a series, patients who were checked in or did not come stay in sight. */
  DeleteEvent: DeleteEventResult;
  /** Adds a kind of event, offered after the others. */
  event_category_create: EventCategory;
  /** STALE_VERSION where somebody saved since `version`; what the input leaves out stays. Events that stand keep their own notifications. */
  event_category_update: EventCategory;
  /** It is offered no more; its events keep it. */
  event_category_delete: Scalars['Boolean']['output'];
  /** Adds a room or a device. */
  event_resource_create: EventResource;
  /** Renames a room or a device, takes it out of use or brings it back; events keep it. */
  event_resource_update: EventResource;
  /** A calendar's week; null for the clinic's opening hours. One's own by this rule, others' with scheduling.hours. */
  save_calendar_hours: CalendarHours;
  /** Days off of a calendar; a holiday of the clinic where `calendar_id` is null (scheduling.hours). */
  time_off_create: TimeOff;
  /** Changes days off; STALE_VERSION where somebody saved since `version`. */
  time_off_update: TimeOff;
  /** Takes days off away; what they kept free can be booked again. */
  time_off_delete: Scalars['Boolean']['output'];
  /**
   * A patient's answer by the link: `confirmed`, or `cancel_asked`, which the clinic decides about. A confirmed one can still be
   * asked to be canceled until it begins.
   */
  answer_appointment: LinkedAppointment;
  /** Puts a patient on the waiting list, for a type once. */
  waiting_entry_create: WaitingEntry;
  /** STALE_VERSION where somebody saved since `version`; the patient stays who they are. */
  waiting_entry_update: WaitingEntry;
  /** Takes somebody off the list, and back what they were offered. */
  waiting_entry_remove: WaitingEntry;
  /** Puts somebody back who was taken off, was booked, or had waited to the last day. */
  waiting_entry_restore: WaitingEntry;
  /**
   * Books somebody who waits; who has an appointment that they would have earlier is moved. TIME_TAKEN where something stands there;
   * nothing is written then.
   */
  waiting_entry_book: WaitingEntry;
  /** Offers a free time by e-mail and text message, to all at once or to one after another. TIME_TAKEN where it is not free. */
  offer_freed_time: Scalars['Boolean']['output'];
  /** Takes back what a round still offers. */
  withdraw_offer: Scalars['Boolean']['output'];
  /** Puts a freed time aside: nobody is to be asked. */
  dismiss_freed_time: Scalars['Boolean']['output'];
  /** Version 0 where nobody has set them yet. */
  save_waiting_settings: WaitingSettings;
  /** A patient's answer by the link. Whoever takes the time first is booked; for all others it is gone. */
  answer_offered_time: OfferedTime;
};


export type MutationCreateEventArgs = {
  event_input: EventInput;
  accepted_conflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  conflict_reason?: InputMaybe<Scalars['String']['input']>;
  skipped?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  moved?: InputMaybe<Array<MovedOccurrence>>;
};


export type MutationEditEventArgs = {
  event_id: Scalars['EventId']['input'];
  edit_type: EventEditType;
  occurrence_start?: InputMaybe<Scalars['DateTime']['input']>;
  version: Scalars['Int']['input'];
  event_input: EventPatch;
  accepted_conflicts?: InputMaybe<Array<Scalars['ID']['input']>>;
  conflict_reason?: InputMaybe<Scalars['String']['input']>;
  skipped?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  moved?: InputMaybe<Array<MovedOccurrence>>;
};


export type MutationDeleteEventArgs = {
  event_id: Scalars['EventId']['input'];
  edit_type?: InputMaybe<EventEditType>;
  occurrence_start?: InputMaybe<Scalars['DateTime']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationEvent_Category_CreateArgs = {
  input: EventCategoryInput;
};


export type MutationEvent_Category_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: EventCategoryInput;
};


export type MutationEvent_Category_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationEvent_Resource_CreateArgs = {
  resource_name: Scalars['String']['input'];
};


export type MutationEvent_Resource_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  resource_name?: InputMaybe<Scalars['String']['input']>;
  is_active?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSave_Calendar_HoursArgs = {
  calendar_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  week?: InputMaybe<Array<WeekSpanInput>>;
};


export type MutationTime_Off_CreateArgs = {
  input: TimeOffInput;
};


export type MutationTime_Off_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: TimeOffInput;
};


export type MutationTime_Off_DeleteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAnswer_AppointmentArgs = {
  token: Scalars['String']['input'];
  answer: Scalars['String']['input'];
};


export type MutationWaiting_Entry_CreateArgs = {
  input: WaitingEntryInput;
};


export type MutationWaiting_Entry_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: WaitingEntryInput;
};


export type MutationWaiting_Entry_RemoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWaiting_Entry_RestoreArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWaiting_Entry_BookArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  calendar_id: Scalars['ID']['input'];
  start: Scalars['DateTime']['input'];
};


export type MutationOffer_Freed_TimeArgs = {
  input: OfferTimeInput;
};


export type MutationWithdraw_OfferArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismiss_Freed_TimeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSave_Waiting_SettingsArgs = {
  version: Scalars['Int']['input'];
  input: WaitingSettingsInput;
};


export type MutationAnswer_Offered_TimeArgs = {
  token: Scalars['String']['input'];
  accept: Scalars['Boolean']['input'];
};

export type LinkedAppointment = {
  __typename?: 'LinkedAppointment';
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  /** IANA name of the clinic's time zone. */
  time_zone: Scalars['String']['output'];
  practice: Scalars['String']['output'];
  doctor: Scalars['String']['output'];
  /** pending, confirmed or canceled */
  status: Scalars['String']['output'];
  /** confirmed, cancel_asked or null */
  patient_response?: Maybe<Scalars['String']['output']>;
};

export type EventNotification = {
  __typename?: 'EventNotification';
  /** initial_confirmation or reminder */
  notification_type: Scalars['String']['output'];
  /** email or sms */
  notification_method: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  /** With {patient}, {doctor}, {time}, {practice} and {link}. */
  message_template: Scalars['String']['output'];
  /** Of a reminder. */
  hours_before_appointment?: Maybe<Scalars['Int']['output']>;
  /** Where it goes: the patient's e-mail or mobile; null where they gave none, and of a category. */
  email_mobile?: Maybe<Scalars['String']['output']>;
};

export type EventNotificationInput = {
  notification_type: Scalars['String']['input'];
  notification_method: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  message_template: Scalars['String']['input'];
  hours_before_appointment?: InputMaybe<Scalars['Int']['input']>;
};

/** A message to the patient of an event. */
export type EventMessage = {
  __typename?: 'EventMessage';
  notification_type: Scalars['String']['output'];
  notification_method: Scalars['String']['output'];
  /** Of a reminder. */
  hours_before_appointment?: Maybe<Scalars['Int']['output']>;
  email_mobile: Scalars['String']['output'];
  /** queued, sending, sent, failed, review or cancelled */
  state: Scalars['String']['output'];
  send_time?: Maybe<Scalars['DateTime']['output']>;
  sent_time?: Maybe<Scalars['DateTime']['output']>;
  /** A stable code, where it failed. */
  error?: Maybe<Scalars['String']['output']>;
};

export type EventCategoryInput = {
  event_category_name: Scalars['String']['input'];
  /** #rrggbb */
  event_category_color_id: Scalars['String']['input'];
  /** Minutes. */
  event_category_duration: Scalars['Int']['input'];
  /** Minutes that stay free before and after. */
  event_category_interval?: InputMaybe<Scalars['Int']['input']>;
  /** What a new reminder of such an event begins with. */
  message_template?: InputMaybe<Scalars['String']['input']>;
  notifications?: InputMaybe<Array<EventNotificationInput>>;
};

export type CalendarHours = {
  __typename?: 'CalendarHours';
  calendar_id: Scalars['ID']['output'];
  /** Whether the calendar has a week of its own; else the clinic's opening hours hold. */
  has_own_hours: Scalars['Boolean']['output'];
  week: Array<WeekSpan>;
  time_off: Array<TimeOff>;
  version: Scalars['Int']['output'];
};

/** A stretch of the week on the clinic's wall clock. */
export type WeekSpan = {
  __typename?: 'WeekSpan';
  /** Monday is 1. */
  weekday: Scalars['Int']['output'];
  /** Minutes after midnight. */
  start_minute: Scalars['Int']['output'];
  end_minute: Scalars['Int']['output'];
  is_break: Scalars['Boolean']['output'];
};

export type WeekSpanInput = {
  weekday: Scalars['Int']['input'];
  start_minute: Scalars['Int']['input'];
  end_minute: Scalars['Int']['input'];
  is_break: Scalars['Boolean']['input'];
};

export type TimeOff = {
  __typename?: 'TimeOff';
  id: Scalars['ID']['output'];
  /** Null for a holiday of the clinic. */
  calendar_id?: Maybe<Scalars['ID']['output']>;
  first_day: Scalars['Date']['output'];
  last_day: Scalars['Date']['output'];
  /** On the first day. */
  start_minute: Scalars['Int']['output'];
  /** On the last day. */
  end_minute: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type TimeOffInput = {
  calendar_id?: InputMaybe<Scalars['ID']['input']>;
  first_day: Scalars['Date']['input'];
  last_day: Scalars['Date']['input'];
  start_minute?: InputMaybe<Scalars['Int']['input']>;
  end_minute?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
};

export type NextAvaibaleTimeInput = {
  start: Scalars['DateTime']['input'];
  /** At most 62 days after the start. */
  end: Scalars['DateTime']['input'];
  /** Seconds. */
  duration: Scalars['Int']['input'];
  /** IANA name; the clinic's where it is left out. `days`, `startHour` and `endHour` are read on it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** All of them free at once; at most 8. */
  calendar_ids: Array<Scalars['ID']['input']>;
  /** Minutes that stay free before and after what is booked. */
  eventGap?: InputMaybe<Scalars['Int']['input']>;
  /** Days of the week, Monday is 1; all where it is left out. */
  days?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Hours of the day, from 0 to 24. */
  startHour?: InputMaybe<Scalars['Int']['input']>;
  endHour?: InputMaybe<Scalars['Int']['input']>;
};

export type NextAvaibaleTimeResult = {
  __typename?: 'NextAvaibaleTimeResult';
  available_times: Array<AvailableTime>;
};

export type AvailableTime = {
  __typename?: 'AvailableTime';
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
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
  occurrence_start: Scalars['DateTime']['input'];
  /** Wall clock of the event's zone, YYYY-MM-DD HH:mm:ss. */
  start: Scalars['String']['input'];
};

export type BusyTime = {
  __typename?: 'BusyTime';
  id: Scalars['ID']['output'];
  calendar_id: Scalars['ID']['output'];
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
};

export type SchedulerUserEventsInput = {
  start: Scalars['DateTime']['input'];
  end: Scalars['DateTime']['input'];
  calendar_ids: Array<Scalars['ID']['input']>;
};

export type SchedulerUserEventsResult = {
  __typename?: 'SchedulerUserEventsResult';
  events: Array<Event>;
};

export type Event = {
  __typename?: 'Event';
  /** Of an occurrence: the id of its series, two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  id: Scalars['EventId']['output'];
  /** What other records call the event by, notes and requests: it stays when its series moves. */
  event_key: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  status: EventStatus;
  notes?: Maybe<Scalars['String']['output']>;
  /** The category's colour unless the event has its own, #rrggbb. */
  color_id?: Maybe<Scalars['String']['output']>;
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  /** The start on the wall clock of the event's time zone, YYYY-MM-DD HH:mm:ss. */
  start_time_str: Scalars['String']['output'];
  /** Seconds. */
  duration: Scalars['Int']['output'];
  /** IANA name. */
  timezone: Scalars['String']['output'];
  category_id?: Maybe<Scalars['ID']['output']>;
  category?: Maybe<EventCategory>;
  attendees: Array<EventAttendee>;
  patient?: Maybe<EventPatient>;
  resource_ids: Array<Scalars['ID']['output']>;
  /** RFC 5545, without its name; null of an event that comes once. */
  RRULE?: Maybe<Scalars['String']['output']>;
  RDATE: Array<Scalars['DateTime']['output']>;
  EXDATE: Array<Scalars['DateTime']['output']>;
  recurring_event_id?: Maybe<Scalars['ID']['output']>;
  /** The start by which the occurrence is called, as it ends the id. */
  idOccurrenceStart?: Maybe<Scalars['String']['output']>;
  /** The start that its series gives this occurrence, wherever it was moved; of a one-time event, its start. */
  occurrenceStart: Scalars['DateTime']['output'];
  /** Why it was booked although it overlapped others. */
  conflict_reason?: Maybe<Scalars['String']['output']>;
  series_version?: Maybe<Scalars['Int']['output']>;
  /** What its patient is told. */
  event_notifications: Array<EventNotification>;
  /** What the patient answered by the link: confirmed or cancel_asked; null where nothing, or for another time. */
  patient_response?: Maybe<Scalars['String']['output']>;
  /** The sign that its card bears: patient-cancels, patient-confirmed, pending, checkedin, noshow or canceled; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Whether it is held online; null for who may not see meetings. Answered by meetings, as the invitees. */
  is_online_meeting?: Maybe<Scalars['Boolean']['output']>;
  /** Whom its online meeting invites, by e-mail. */
  invitees?: Maybe<Array<Scalars['String']['output']>>;
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type EventAttendee = {
  __typename?: 'EventAttendee';
  calendar_id: Scalars['ID']['output'];
  user: EventUser;
};

export type EventUser = {
  __typename?: 'EventUser';
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
};

export type EventPatient = {
  __typename?: 'EventPatient';
  id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  deceased_date?: Maybe<Scalars['Date']['output']>;
  gender: Scalars['String']['output'];
  user_patient_id: Scalars['String']['output'];
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
};

export type EventCategory = {
  __typename?: 'EventCategory';
  id: Scalars['ID']['output'];
  event_category_name: Scalars['String']['output'];
  /** #rrggbb */
  event_category_color_id: Scalars['String']['output'];
  /** Minutes. */
  event_category_duration: Scalars['Int']['output'];
  /** Minutes that stay free before and after. */
  event_category_interval?: Maybe<Scalars['Int']['output']>;
  message_template?: Maybe<Scalars['String']['output']>;
  /** What a patient is told of an event that begins with this category. */
  notifications: Array<EventNotification>;
  version: Scalars['Int']['output'];
};

export type ClinicCalendar = {
  __typename?: 'ClinicCalendar';
  calendar_id: Scalars['ID']['output'];
  user_id: Scalars['ID']['output'];
  /** Its owner works here. One whose owner has left takes nothing new, and is shown while something is to come on it. */
  is_active: Scalars['Boolean']['output'];
  /** Name as it is shown, with title and credential. */
  name: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  /** #rrggbb */
  color: Scalars['String']['output'];
};

export type EventResource = {
  __typename?: 'EventResource';
  id: Scalars['ID']['output'];
  resource_name: Scalars['String']['output'];
  is_active: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type PracticeInfo = {
  __typename?: 'PracticeInfo';
  event_categories: Array<EventCategory>;
  resources: Array<EventResource>;
  clinic_calendars: Array<ClinicCalendar>;
  /** IANA name of the clinic's time zone. */
  time_zone: Scalars['String']['output'];
  /** Opening hours as minutes after midnight. */
  day_start_minute: Scalars['Int']['output'];
  day_end_minute: Scalars['Int']['output'];
};

export type EventInput = {
  title: Scalars['String']['input'];
  /** confirmed where it is left out. */
  status?: InputMaybe<EventStatus>;
  notes?: InputMaybe<Scalars['String']['input']>;
  color_id?: InputMaybe<Scalars['String']['input']>;
  /** Wall clock of `timezone`, YYYY-MM-DD HH:mm:ss. */
  start: Scalars['String']['input'];
  /** Seconds, from 60 to 1,209,600. */
  duration: Scalars['Int']['input'];
  /** IANA name; the clinic's where it is left out. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  category_id: Scalars['ID']['input'];
  calendar_ids: Array<Scalars['ID']['input']>;
  patient_id?: InputMaybe<Scalars['ID']['input']>;
  resource_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** RFC 5545: FREQ, INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST; at most 730 occurrences. */
  RRULE?: InputMaybe<Scalars['String']['input']>;
  RDATE?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  EXDATE?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** What its patient is told; where it is left out, a new event has what its category says. */
  event_notifications?: InputMaybe<Array<EventNotificationInput>>;
};

export type EventPatch = {
  title?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EventStatus>;
  notes?: InputMaybe<Scalars['String']['input']>;
  color_id?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  duration?: InputMaybe<Scalars['Int']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  category_id?: InputMaybe<Scalars['ID']['input']>;
  calendar_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  patient_id?: InputMaybe<Scalars['ID']['input']>;
  resource_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  RRULE?: InputMaybe<Scalars['String']['input']>;
  RDATE?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  EXDATE?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** What its patient is told; where it is left out, a new event has what its category says. */
  event_notifications?: InputMaybe<Array<EventNotificationInput>>;
};

export type EventResult = {
  __typename?: 'EventResult';
  /** The event as it now stands; null where it was not written. */
  event?: Maybe<Event>;
  /** What it would overlap, where it was not written for that reason. */
  conflicts: Array<EventConflict>;
  /** The same by occurrence where a series was to be written: those that stand in others' way, the earliest first. */
  occurrences: Array<OccurrenceConflict>;
  /** Other starts at which all of them are free, where one event was not written for that: the nearest of the day, then of the days after it. */
  alternatives: Array<Scalars['DateTime']['output']>;
  /** How many occurrences the series has, or would have. */
  occurrence_count: Scalars['Int']['output'];
  errorMessage?: Maybe<Scalars['String']['output']>;
};

export type OccurrenceConflict = {
  __typename?: 'OccurrenceConflict';
  occurrence_start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  conflicts: Array<EventConflict>;
  /** The first of `alternatives`; null where there is none. */
  alternative?: Maybe<Scalars['DateTime']['output']>;
  /** Starts at which all of them are free, within their working hours, the nearest first; of that day, or where it is full of the week after it. */
  alternatives: Array<Scalars['DateTime']['output']>;
};

export type EventConflict = {
  __typename?: 'EventConflict';
  event_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  /** Whose time is taken twice: a member's or the patient's name. */
  who: Scalars['String']['output'];
  /** For whom it is booked; null where for nobody. */
  patient_name?: Maybe<Scalars['String']['output']>;
};

export type DeleteEventResult = {
  __typename?: 'DeleteEventResult';
  ok: Scalars['Boolean']['output'];
};

export type WaitingState =
  | 'waiting'
  | 'offered'
  | 'booked'
  | 'removed'
  | 'expired';

export type WaitingPriority =
  | 'urgent'
  | 'soon'
  | 'routine';

export type WaitingEntry = {
  __typename?: 'WaitingEntry';
  id: Scalars['ID']['output'];
  patient: EventPatient;
  /** False where they have died: nothing is offered then. */
  is_reachable: Scalars['Boolean']['output'];
  category_id: Scalars['ID']['output'];
  category_name: Scalars['String']['output'];
  /** #rrggbb */
  category_color_id: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  /** Any of them; with none, anybody. */
  calendar_ids: Array<Scalars['ID']['output']>;
  first_day: Scalars['Date']['output'];
  last_day: Scalars['Date']['output'];
  /** Monday is 1; empty for any. */
  weekdays: Array<Scalars['Int']['output']>;
  /** Minutes after midnight on the clinic's wall clock, as the end. */
  start_minute: Scalars['Int']['output'];
  end_minute: Scalars['Int']['output'];
  /** How long before they have to know. */
  notice_hours: Scalars['Int']['output'];
  priority: WaitingPriority;
  note?: Maybe<Scalars['String']['output']>;
  state: WaitingState;
  /** The appointment that they have and would have earlier. */
  appointment_id?: Maybe<Scalars['ID']['output']>;
  appointment_start?: Maybe<Scalars['DateTime']['output']>;
  booked_start?: Maybe<Scalars['DateTime']['output']>;
  added_by: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  last_offer?: Maybe<WaitingLastOffer>;
  version: Scalars['Int']['output'];
};

export type WaitingLastOffer = {
  __typename?: 'WaitingLastOffer';
  /** sent, accepted, declined, expired, gone or withdrawn */
  state: Scalars['String']['output'];
  start: Scalars['DateTime']['output'];
  sent_time?: Maybe<Scalars['DateTime']['output']>;
  expires_time?: Maybe<Scalars['DateTime']['output']>;
};

export type WaitingEntryInput = {
  patient_id: Scalars['ID']['input'];
  category_id: Scalars['ID']['input'];
  minutes: Scalars['Int']['input'];
  calendar_ids: Array<Scalars['ID']['input']>;
  first_day: Scalars['Date']['input'];
  last_day: Scalars['Date']['input'];
  weekdays: Array<Scalars['Int']['input']>;
  start_minute: Scalars['Int']['input'];
  end_minute: Scalars['Int']['input'];
  notice_hours: Scalars['Int']['input'];
  priority: WaitingPriority;
  note?: InputMaybe<Scalars['String']['input']>;
  appointment_id?: InputMaybe<Scalars['ID']['input']>;
};

export type FreedTimes = {
  __typename?: 'FreedTimes';
  times: Array<FreedTime>;
  rounds: Array<WaitingRound>;
};

export type FreedTime = {
  __typename?: 'FreedTime';
  id: Scalars['ID']['output'];
  calendar_id: Scalars['ID']['output'];
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  /** Whom it suits: by priority, then who has waited longer. */
  fits: Array<WaitingFit>;
};

export type WaitingFit = {
  __typename?: 'WaitingFit';
  entry: WaitingEntry;
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
};

export type WaitingRound = {
  __typename?: 'WaitingRound';
  id: Scalars['ID']['output'];
  calendar_id: Scalars['ID']['output'];
  in_turn: Scalars['Boolean']['output'];
  offers: Array<WaitingOffer>;
};

export type WaitingOffer = {
  __typename?: 'WaitingOffer';
  id: Scalars['ID']['output'];
  entry: WaitingEntry;
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  /** planned, sent, accepted, declined, expired, gone or withdrawn */
  state: Scalars['String']['output'];
  expires_time?: Maybe<Scalars['DateTime']['output']>;
};

export type OfferTimeInput = {
  calendar_id: Scalars['ID']['input'];
  /** One after another, else all at once. */
  in_turn: Scalars['Boolean']['input'];
  /** In the order in which they are asked; at most 10. */
  entries: Array<OfferTimeEntry>;
};

export type OfferTimeEntry = {
  id: Scalars['ID']['input'];
  start: Scalars['DateTime']['input'];
};

export type WaitingSettings = {
  __typename?: 'WaitingSettings';
  /** How long a patient may think about an offer, unless the time itself comes first. */
  offer_hours: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type WaitingSettingsInput = {
  offer_hours: Scalars['Int']['input'];
};

export type OfferedTime = {
  __typename?: 'OfferedTime';
  /** open, accepted, declined, expired or gone */
  state: Scalars['String']['output'];
  start: Scalars['DateTime']['output'];
  end: Scalars['DateTime']['output'];
  /** IANA name of the clinic's time zone. */
  time_zone: Scalars['String']['output'];
  practice: Scalars['String']['output'];
  doctor: Scalars['String']['output'];
  /** Until when it can be taken. */
  expires?: Maybe<Scalars['DateTime']['output']>;
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
  LinkedAppointment: ResolverTypeWrapper<LinkedAppointment>;
  EventNotification: ResolverTypeWrapper<EventNotification>;
  EventNotificationInput: EventNotificationInput;
  EventMessage: ResolverTypeWrapper<EventMessage>;
  EventCategoryInput: EventCategoryInput;
  CalendarHours: ResolverTypeWrapper<CalendarHours>;
  WeekSpan: ResolverTypeWrapper<WeekSpan>;
  WeekSpanInput: WeekSpanInput;
  TimeOff: ResolverTypeWrapper<TimeOff>;
  TimeOffInput: TimeOffInput;
  NextAvaibaleTimeInput: NextAvaibaleTimeInput;
  NextAvaibaleTimeResult: ResolverTypeWrapper<NextAvaibaleTimeResult>;
  AvailableTime: ResolverTypeWrapper<AvailableTime>;
  EventStatus: EventStatus;
  EventEditType: EventEditType;
  MovedOccurrence: MovedOccurrence;
  BusyTime: ResolverTypeWrapper<BusyTime>;
  SchedulerUserEventsInput: SchedulerUserEventsInput;
  SchedulerUserEventsResult: ResolverTypeWrapper<SchedulerUserEventsResult>;
  Event: ResolverTypeWrapper<Event>;
  EventAttendee: ResolverTypeWrapper<EventAttendee>;
  EventUser: ResolverTypeWrapper<EventUser>;
  EventPatient: ResolverTypeWrapper<EventPatient>;
  EventCategory: ResolverTypeWrapper<EventCategory>;
  ClinicCalendar: ResolverTypeWrapper<ClinicCalendar>;
  EventResource: ResolverTypeWrapper<EventResource>;
  PracticeInfo: ResolverTypeWrapper<PracticeInfo>;
  EventInput: EventInput;
  EventPatch: EventPatch;
  EventResult: ResolverTypeWrapper<EventResult>;
  OccurrenceConflict: ResolverTypeWrapper<OccurrenceConflict>;
  EventConflict: ResolverTypeWrapper<EventConflict>;
  DeleteEventResult: ResolverTypeWrapper<DeleteEventResult>;
  WaitingState: WaitingState;
  WaitingPriority: WaitingPriority;
  WaitingEntry: ResolverTypeWrapper<WaitingEntry>;
  WaitingLastOffer: ResolverTypeWrapper<WaitingLastOffer>;
  WaitingEntryInput: WaitingEntryInput;
  FreedTimes: ResolverTypeWrapper<FreedTimes>;
  FreedTime: ResolverTypeWrapper<FreedTime>;
  WaitingFit: ResolverTypeWrapper<WaitingFit>;
  WaitingRound: ResolverTypeWrapper<WaitingRound>;
  WaitingOffer: ResolverTypeWrapper<WaitingOffer>;
  OfferTimeInput: OfferTimeInput;
  OfferTimeEntry: OfferTimeEntry;
  WaitingSettings: ResolverTypeWrapper<WaitingSettings>;
  WaitingSettingsInput: WaitingSettingsInput;
  OfferedTime: ResolverTypeWrapper<OfferedTime>;
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
  LinkedAppointment: LinkedAppointment;
  EventNotification: EventNotification;
  EventNotificationInput: EventNotificationInput;
  EventMessage: EventMessage;
  EventCategoryInput: EventCategoryInput;
  CalendarHours: CalendarHours;
  WeekSpan: WeekSpan;
  WeekSpanInput: WeekSpanInput;
  TimeOff: TimeOff;
  TimeOffInput: TimeOffInput;
  NextAvaibaleTimeInput: NextAvaibaleTimeInput;
  NextAvaibaleTimeResult: NextAvaibaleTimeResult;
  AvailableTime: AvailableTime;
  MovedOccurrence: MovedOccurrence;
  BusyTime: BusyTime;
  SchedulerUserEventsInput: SchedulerUserEventsInput;
  SchedulerUserEventsResult: SchedulerUserEventsResult;
  Event: Event;
  EventAttendee: EventAttendee;
  EventUser: EventUser;
  EventPatient: EventPatient;
  EventCategory: EventCategory;
  ClinicCalendar: ClinicCalendar;
  EventResource: EventResource;
  PracticeInfo: PracticeInfo;
  EventInput: EventInput;
  EventPatch: EventPatch;
  EventResult: EventResult;
  OccurrenceConflict: OccurrenceConflict;
  EventConflict: EventConflict;
  DeleteEventResult: DeleteEventResult;
  WaitingEntry: WaitingEntry;
  WaitingLastOffer: WaitingLastOffer;
  WaitingEntryInput: WaitingEntryInput;
  FreedTimes: FreedTimes;
  FreedTime: FreedTime;
  WaitingFit: WaitingFit;
  WaitingRound: WaitingRound;
  WaitingOffer: WaitingOffer;
  OfferTimeInput: OfferTimeInput;
  OfferTimeEntry: OfferTimeEntry;
  WaitingSettings: WaitingSettings;
  WaitingSettingsInput: WaitingSettingsInput;
  OfferedTime: OfferedTime;
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
  schedulerUserEvents?: Resolver<ResolversTypes['SchedulerUserEventsResult'], ParentType, ContextType, RequireFields<QuerySchedulerUserEventsArgs, 'input'>>;
  busyTimes?: Resolver<Array<ResolversTypes['BusyTime']>, ParentType, ContextType, RequireFields<QueryBusyTimesArgs, 'input'>>;
  searchEvent?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QuerySearchEventArgs, 'id'>>;
  patientEvents?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryPatientEventsArgs, 'patient_id' | 'take'>>;
  practice_info?: Resolver<ResolversTypes['PracticeInfo'], ParentType, ContextType>;
  event_categories?: Resolver<Array<ResolversTypes['EventCategory']>, ParentType, ContextType>;
  clinic_resources?: Resolver<Array<ResolversTypes['EventResource']>, ParentType, ContextType, RequireFields<QueryClinic_ResourcesArgs, 'with_inactive'>>;
  calendar_hours?: Resolver<Array<ResolversTypes['CalendarHours']>, ParentType, ContextType, RequireFields<QueryCalendar_HoursArgs, 'calendar_ids' | 'from' | 'to'>>;
  clinic_holidays?: Resolver<Array<ResolversTypes['TimeOff']>, ParentType, ContextType, RequireFields<QueryClinic_HolidaysArgs, 'from'>>;
  nextAvaibaleTime?: Resolver<ResolversTypes['NextAvaibaleTimeResult'], ParentType, ContextType, RequireFields<QueryNextAvaibaleTimeArgs, 'input'>>;
  event_messages?: Resolver<Array<ResolversTypes['EventMessage']>, ParentType, ContextType, RequireFields<QueryEvent_MessagesArgs, 'event_key'>>;
  linked_appointment?: Resolver<ResolversTypes['LinkedAppointment'], ParentType, ContextType, RequireFields<QueryLinked_AppointmentArgs, 'token'>>;
  waiting_list?: Resolver<Array<ResolversTypes['WaitingEntry']>, ParentType, ContextType, Partial<QueryWaiting_ListArgs>>;
  freed_times?: Resolver<ResolversTypes['FreedTimes'], ParentType, ContextType>;
  waiting_settings?: Resolver<ResolversTypes['WaitingSettings'], ParentType, ContextType>;
  offered_time?: Resolver<ResolversTypes['OfferedTime'], ParentType, ContextType, RequireFields<QueryOffered_TimeArgs, 'token'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  CreateEvent?: Resolver<ResolversTypes['EventResult'], ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'event_input'>>;
  EditEvent?: Resolver<ResolversTypes['EventResult'], ParentType, ContextType, RequireFields<MutationEditEventArgs, 'event_id' | 'edit_type' | 'version' | 'event_input'>>;
  DeleteEvent?: Resolver<ResolversTypes['DeleteEventResult'], ParentType, ContextType, RequireFields<MutationDeleteEventArgs, 'event_id' | 'edit_type' | 'version'>>;
  event_category_create?: Resolver<ResolversTypes['EventCategory'], ParentType, ContextType, RequireFields<MutationEvent_Category_CreateArgs, 'input'>>;
  event_category_update?: Resolver<ResolversTypes['EventCategory'], ParentType, ContextType, RequireFields<MutationEvent_Category_UpdateArgs, 'id' | 'version' | 'input'>>;
  event_category_delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEvent_Category_DeleteArgs, 'id' | 'version'>>;
  event_resource_create?: Resolver<ResolversTypes['EventResource'], ParentType, ContextType, RequireFields<MutationEvent_Resource_CreateArgs, 'resource_name'>>;
  event_resource_update?: Resolver<ResolversTypes['EventResource'], ParentType, ContextType, RequireFields<MutationEvent_Resource_UpdateArgs, 'id' | 'version'>>;
  save_calendar_hours?: Resolver<ResolversTypes['CalendarHours'], ParentType, ContextType, RequireFields<MutationSave_Calendar_HoursArgs, 'calendar_id' | 'version'>>;
  time_off_create?: Resolver<ResolversTypes['TimeOff'], ParentType, ContextType, RequireFields<MutationTime_Off_CreateArgs, 'input'>>;
  time_off_update?: Resolver<ResolversTypes['TimeOff'], ParentType, ContextType, RequireFields<MutationTime_Off_UpdateArgs, 'id' | 'version' | 'input'>>;
  time_off_delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTime_Off_DeleteArgs, 'id' | 'version'>>;
  answer_appointment?: Resolver<ResolversTypes['LinkedAppointment'], ParentType, ContextType, RequireFields<MutationAnswer_AppointmentArgs, 'token' | 'answer'>>;
  waiting_entry_create?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType, RequireFields<MutationWaiting_Entry_CreateArgs, 'input'>>;
  waiting_entry_update?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType, RequireFields<MutationWaiting_Entry_UpdateArgs, 'id' | 'version' | 'input'>>;
  waiting_entry_remove?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType, RequireFields<MutationWaiting_Entry_RemoveArgs, 'id' | 'version'>>;
  waiting_entry_restore?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType, RequireFields<MutationWaiting_Entry_RestoreArgs, 'id' | 'version'>>;
  waiting_entry_book?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType, RequireFields<MutationWaiting_Entry_BookArgs, 'id' | 'version' | 'calendar_id' | 'start'>>;
  offer_freed_time?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationOffer_Freed_TimeArgs, 'input'>>;
  withdraw_offer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdraw_OfferArgs, 'id'>>;
  dismiss_freed_time?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDismiss_Freed_TimeArgs, 'id'>>;
  save_waiting_settings?: Resolver<ResolversTypes['WaitingSettings'], ParentType, ContextType, RequireFields<MutationSave_Waiting_SettingsArgs, 'version' | 'input'>>;
  answer_offered_time?: Resolver<ResolversTypes['OfferedTime'], ParentType, ContextType, RequireFields<MutationAnswer_Offered_TimeArgs, 'token' | 'accept'>>;
};

export type LinkedAppointmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkedAppointment'] = ResolversParentTypes['LinkedAppointment']> = {
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doctor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventNotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventNotification'] = ResolversParentTypes['EventNotification']> = {
  notification_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notification_method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message_template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours_before_appointment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email_mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventMessage'] = ResolversParentTypes['EventMessage']> = {
  notification_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notification_method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours_before_appointment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email_mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  send_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sent_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarHours'] = ResolversParentTypes['CalendarHours']> = {
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  has_own_hours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  week?: Resolver<Array<ResolversTypes['WeekSpan']>, ParentType, ContextType>;
  time_off?: Resolver<Array<ResolversTypes['TimeOff']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekSpanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WeekSpan'] = ResolversParentTypes['WeekSpan']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_break?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimeOffResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimeOff'] = ResolversParentTypes['TimeOff']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendar_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  first_day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  last_day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  start_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NextAvaibaleTimeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NextAvaibaleTimeResult'] = ResolversParentTypes['NextAvaibaleTimeResult']> = {
  available_times?: Resolver<Array<ResolversTypes['AvailableTime']>, ParentType, ContextType>;
};

export type AvailableTimeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailableTime'] = ResolversParentTypes['AvailableTime']> = {
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BusyTimeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BusyTime'] = ResolversParentTypes['BusyTime']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SchedulerUserEventsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchedulerUserEventsResult'] = ResolversParentTypes['SchedulerUserEventsResult']> = {
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  id?: Resolver<ResolversTypes['EventId'], ParentType, ContextType>;
  event_key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start_time_str?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['EventCategory']>, ParentType, ContextType>;
  attendees?: Resolver<Array<ResolversTypes['EventAttendee']>, ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['EventPatient']>, ParentType, ContextType>;
  resource_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  RRULE?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  RDATE?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  EXDATE?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recurring_event_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  idOccurrenceStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurrenceStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conflict_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series_version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  event_notifications?: Resolver<Array<ResolversTypes['EventNotification']>, ParentType, ContextType>;
  patient_response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_online_meeting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  invitees?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventAttendeeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventAttendee'] = ResolversParentTypes['EventAttendee']> = {
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['EventUser'], ParentType, ContextType>;
};

export type EventUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventUser'] = ResolversParentTypes['EventUser']> = {
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventPatient'] = ResolversParentTypes['EventPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deceased_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_patient_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventCategory'] = ResolversParentTypes['EventCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event_category_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event_category_color_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event_category_duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event_category_interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message_template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['EventNotification']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClinicCalendarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClinicCalendar'] = ResolversParentTypes['ClinicCalendar']> = {
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventResourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventResource'] = ResolversParentTypes['EventResource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resource_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PracticeInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PracticeInfo'] = ResolversParentTypes['PracticeInfo']> = {
  event_categories?: Resolver<Array<ResolversTypes['EventCategory']>, ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['EventResource']>, ParentType, ContextType>;
  clinic_calendars?: Resolver<Array<ResolversTypes['ClinicCalendar']>, ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day_start_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day_end_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventResult'] = ResolversParentTypes['EventResult']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['EventConflict']>, ParentType, ContextType>;
  occurrences?: Resolver<Array<ResolversTypes['OccurrenceConflict']>, ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurrence_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OccurrenceConflictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OccurrenceConflict'] = ResolversParentTypes['OccurrenceConflict']> = {
  occurrence_start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['EventConflict']>, ParentType, ContextType>;
  alternative?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EventConflictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventConflict'] = ResolversParentTypes['EventConflict']> = {
  event_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteEventResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteEventResult'] = ResolversParentTypes['DeleteEventResult']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingEntry'] = ResolversParentTypes['WaitingEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['EventPatient'], ParentType, ContextType>;
  is_reachable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_color_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  calendar_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  first_day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  last_day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  start_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end_minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notice_hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['WaitingPriority'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitingState'], ParentType, ContextType>;
  appointment_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  appointment_start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  booked_start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  added_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  last_offer?: Resolver<Maybe<ResolversTypes['WaitingLastOffer']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingLastOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingLastOffer'] = ResolversParentTypes['WaitingLastOffer']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sent_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expires_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FreedTimesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreedTimes'] = ResolversParentTypes['FreedTimes']> = {
  times?: Resolver<Array<ResolversTypes['FreedTime']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['WaitingRound']>, ParentType, ContextType>;
};

export type FreedTimeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreedTime'] = ResolversParentTypes['FreedTime']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fits?: Resolver<Array<ResolversTypes['WaitingFit']>, ParentType, ContextType>;
};

export type WaitingFitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingFit'] = ResolversParentTypes['WaitingFit']> = {
  entry?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WaitingRoundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingRound'] = ResolversParentTypes['WaitingRound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendar_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in_turn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['WaitingOffer']>, ParentType, ContextType>;
};

export type WaitingOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingOffer'] = ResolversParentTypes['WaitingOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['WaitingEntry'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WaitingSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingSettings'] = ResolversParentTypes['WaitingSettings']> = {
  offer_hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferedTimeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferedTime'] = ResolversParentTypes['OfferedTime']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doctor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  LinkedAppointment?: LinkedAppointmentResolvers<ContextType>;
  EventNotification?: EventNotificationResolvers<ContextType>;
  EventMessage?: EventMessageResolvers<ContextType>;
  CalendarHours?: CalendarHoursResolvers<ContextType>;
  WeekSpan?: WeekSpanResolvers<ContextType>;
  TimeOff?: TimeOffResolvers<ContextType>;
  NextAvaibaleTimeResult?: NextAvaibaleTimeResultResolvers<ContextType>;
  AvailableTime?: AvailableTimeResolvers<ContextType>;
  BusyTime?: BusyTimeResolvers<ContextType>;
  SchedulerUserEventsResult?: SchedulerUserEventsResultResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventAttendee?: EventAttendeeResolvers<ContextType>;
  EventUser?: EventUserResolvers<ContextType>;
  EventPatient?: EventPatientResolvers<ContextType>;
  EventCategory?: EventCategoryResolvers<ContextType>;
  ClinicCalendar?: ClinicCalendarResolvers<ContextType>;
  EventResource?: EventResourceResolvers<ContextType>;
  PracticeInfo?: PracticeInfoResolvers<ContextType>;
  EventResult?: EventResultResolvers<ContextType>;
  OccurrenceConflict?: OccurrenceConflictResolvers<ContextType>;
  EventConflict?: EventConflictResolvers<ContextType>;
  DeleteEventResult?: DeleteEventResultResolvers<ContextType>;
  WaitingEntry?: WaitingEntryResolvers<ContextType>;
  WaitingLastOffer?: WaitingLastOfferResolvers<ContextType>;
  FreedTimes?: FreedTimesResolvers<ContextType>;
  FreedTime?: FreedTimeResolvers<ContextType>;
  WaitingFit?: WaitingFitResolvers<ContextType>;
  WaitingRound?: WaitingRoundResolvers<ContextType>;
  WaitingOffer?: WaitingOfferResolvers<ContextType>;
  WaitingSettings?: WaitingSettingsResolvers<ContextType>;
  OfferedTime?: OfferedTimeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

