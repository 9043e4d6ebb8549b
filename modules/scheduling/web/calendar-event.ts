import { patientName } from '#patients/rules';
import type { CalendarEventFragment, CalendarSetupQuery, WholeEventFragment } from './calendar.operations.gen.ts';

/** An event as the calendar shows it. */
export type CalendarEvent = CalendarEventFragment;

/** An event with all that its window shows. */
export type WholeEvent = WholeEventFragment;

/** What the calendar needs to draw itself. */
export type CalendarSetup = CalendarSetupQuery['practice_info'];
/** A member's calendar. */
export type ClinicCalendar = CalendarSetup['clinic_calendars'][number];
/** A kind of event. */
export type EventCategory = CalendarSetup['event_categories'][number];

/** What an event is called on the calendar: its patient's name, or its title. */
export function eventName(event: CalendarEvent): string {
  return event.patient === null ? event.title : patientName(event.patient);
}

/** Whose an event is: the names of the calendars that it stands on. */
export function whoseEvent(event: CalendarEvent, calendars: readonly ClinicCalendar[]): string {
  return calendars
    .filter(({ calendar_id }) => standsOn(event, calendar_id))
    .map(({ name }) => name)
    .join(', ');
}

/** Whether an event stands on a calendar. */
export function standsOn(event: CalendarEvent, calendarId: string): boolean {
  return event.attendees.some((attendee) => attendee.calendar_id === calendarId);
}
