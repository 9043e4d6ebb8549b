import { patientName } from '#patients/rules';
import type { CalendarEventFragment, CalendarSetupQuery, WholeEventFragment } from './calendar.operations.gen.ts';

/** An event as shown on the calendar. */
export type CalendarEvent = CalendarEventFragment;

/** An event with everything its window shows. */
export type WholeEvent = WholeEventFragment;

/** The setup data that the calendar needs for rendering. */
export type CalendarSetup = CalendarSetupQuery['practice_info'];
/** A member's calendar. */
export type ClinicCalendar = CalendarSetup['clinic_calendars'][number];
/** An event category. */
export type EventCategory = CalendarSetup['event_categories'][number];

/** Returns an event's display name: its patient's name, or its title. */
export function eventName(event: CalendarEvent): string {
  return event.patient === null ? event.title : patientName(event.patient);
}

/** Returns the names of the calendars of an event. */
export function whoseEvent(event: CalendarEvent, calendars: readonly ClinicCalendar[]): string {
  return calendars
    .filter(({ calendar_id }) => standsOn(event, calendar_id))
    .map(({ name }) => name)
    .join(', ');
}

/** Returns whether an event is on a calendar. */
export function standsOn(event: CalendarEvent, calendarId: string): boolean {
  return event.attendees.some((attendee) => attendee.calendar_id === calendarId);
}
