import { personName } from '#practice/rules';
import type { Resolvers } from '../api/calendar.gen.ts';
import { occurrenceId, occurrenceStamp, toWallClock, type EventTimes } from '../rules/index.ts';
import type { BusyTime } from './booking/busy-times.sql.ts';
import type { BookingAnswer, OccurrenceConflict } from './booking/booking.ts';
import type { PracticeInfo } from './practice-info.ts';
import type { Attendee, Category, Event, EventPatient } from './records/events.sql.ts';
import type { Calendar } from './setup/calendars.sql.ts';
import type { WholeCategory } from './setup/categories.sql.ts';
import type { Resource } from './setup/resources.sql.ts';

/** An event category; when read with an event, only the fields shown with it. */
type ListedCategory = Category & Partial<Omit<WholeCategory, keyof Category>>;
/** Fields that other modules resolve. */
type ExternalFields = { is_online_meeting?: null; invitees?: null; appointment_survey_request?: null };

/** The row types of the calendar service. */
export interface Rows {
  AvailableTime: EventTimes;
  BusyTime: BusyTime;
  ClinicCalendar: Calendar;
  Event: Event & ExternalFields;
  EventAttendee: Attendee;
  EventCategory: ListedCategory;
  EventPatient: EventPatient;
  EventResource: Resource;
  EventResult: BookingAnswer;
  OccurrenceConflict: OccurrenceConflict;
  PracticeInfo: PracticeInfo;
}

const start = ({ start_time }: EventTimes): Date => start_time;
const end = ({ end_time }: EventTimes): Date => end_time;
const dates = (texts: readonly string[] | undefined): Date[] => (texts ?? []).map((text) => new Date(text));

/** Resolvers of fields that differ from the row. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  AvailableTime: { start, end },
  BusyTime: { start, end },
  ClinicCalendar: { calendar_id: ({ id }) => id, name: (calendar) => personName(calendar) },
  Event: {
    id: ({ id, series_id: series, replaced_start: at }) =>
      series === null || at === null ? id : occurrenceId(series, at),
    event_key: ({ id }) => id,
    color_id: ({ color, category }) => color ?? category?.color ?? null,
    start,
    end,
    // Computed only if requested.
    start_time_str: ({ start_time, time_zone }) => toWallClock(start_time, time_zone),
    duration: ({ start_time, end_time }) => (end_time.getTime() - start_time.getTime()) / 1000,
    timezone: ({ time_zone }) => time_zone,
    category: ({ category }) => category ?? null,
    attendees: ({ attendees }) => attendees ?? [],
    patient: ({ patient }) => patient ?? null,
    resource_ids: ({ resource_ids }) => resource_ids ?? [],
    RRULE: ({ series }) => series?.rrule ?? null,
    RDATE: ({ series }) => dates(series?.rdates),
    EXDATE: ({ series }) => dates(series?.exdates),
    recurring_event_id: ({ series_id }) => series_id,
    idOccurrenceStart: ({ replaced_start: at }) => (at === null ? null : occurrenceStamp(at)),
    occurrenceStart: ({ replaced_start, start_time }) => replaced_start ?? start_time,
    series_version: ({ series }) => series?.version ?? null,
    event_notifications: ({ notifications, patient }) =>
      (notifications ?? []).map((one) => ({
        ...one,
        email_mobile: (one.notification_method === 'email' ? patient?.email : patient?.mobile) ?? null,
      })),
    patient_response: (event) => (isAnswered(event) ? event.patient_response : null),
    icon: iconOf,
    create_time: ({ created_time }) => created_time,
    update_time: ({ updated_time }) => updated_time,
  },
  EventAttendee: { user: (attendee) => attendee },
  EventCategory: {
    event_category_name: ({ category_name }) => category_name,
    event_category_color_id: ({ color }) => color,
    event_category_duration: ({ duration }) => duration,
    event_category_interval: ({ interval_minutes }) => interval_minutes ?? null,
    notifications: ({ notifications }) => notifications ?? [],
    version: ({ version }) => version ?? 0,
  },
  EventPatient: { user_patient_id: ({ record_number }) => String(record_number) },
  EventResource: { is_active: ({ deleted_time }) => deleted_time === null },
  EventResult: {
    alternatives: ({ alternatives }) => [...(alternatives ?? [])],
    occurrences: ({ occurrences }) => occurrences ?? [],
    occurrence_count: ({ count }) => count ?? 1,
    errorMessage: () => null,
  },
  OccurrenceConflict: {
    alternative: ({ alternatives }) => alternatives[0] ?? null,
    alternatives: ({ alternatives }) => [...alternatives],
  },
  PracticeInfo: {
    event_categories: ({ categories }) => categories,
    clinic_calendars: ({ calendars }) => calendars,
  },
};

const ANSWER_ICONS: Record<string, string> = { confirmed: 'patient-confirmed', cancel_asked: 'patient-cancels' };

/** Returns whether the patient has answered for the event's current time. */
function isAnswered({ patient_response, patient_response_start, start_time }: Event): boolean {
  return patient_response !== null && patient_response_start?.getTime() === start_time.getTime();
}

function iconOf(event: Event): string | null {
  const { status, patient_response } = event;
  if (isAnswered(event) && (status === 'pending' || status === 'confirmed'))
    return ANSWER_ICONS[patient_response!] ?? null;
  return status === 'confirmed' ? null : status;
}
