import { appointmentResource } from './fhir/appointment-resource.ts';
import { appointmentTopic } from './fhir/appointment-topic.ts';
import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import type { Module } from '#platform/module.ts';
import {
  onEventsChanged,
  onPatientsMerged,
  refreshPatientActivity,
  turnNextVisitsIntoLast,
} from './events/patient-activity.ts';
import { appointmentsSection } from './events/appointments-section.ts';
import { onOpeningHours } from './setup/record-added-time.ts';
import { appointmentImporter } from './events/appointment-importer.ts';
import { extendHolidays } from './setup/choose-holidays.ts';
import { firstSteps } from './setup/first-steps.ts';
import { futureAppointments } from './events/future-appointments.ts';
import { extendReminders, onClinicChanged, onPatientChanged, refreshReminders } from './reminders/remind.ts';
import { lookAtEvents } from './events/list-events.ts';
import { calendar } from './resolvers.ts';
import { globalsearch } from './globalsearch.ts';
import { appointmentsToCome } from './events/appointments-to-come.ts';
import { noShowReport } from './statistics/no-show-report.ts';
import { visitsByMonth } from './statistics/visits-by-month.ts';
import { onMemberDeactivated, onMemberJoined } from './setup/on-member-joined.ts';

export { dropBusyTimes, keepBusyTimes, type BusyTimes } from './booking/busy-times.sql.ts';
export { doesAnyoneWait, takeReleased, type CalendarTime } from './records/released-time.sql.ts';
export { bookEventsIn } from './booking/book-events.ts';
export { lockSlots } from './booking/booking.sql.ts';
export { readCalendarHours } from './setup/calendar-hours.ts';
export { readBusyTimes, replaceWeek } from './setup/hours.sql.ts';
export { readCalendarOwners } from './events/future-appointments.sql.ts';
export { expiredLink, unknownLink } from './patient-link/expired-link.ts';
export { appointmentUrl } from './reminders/appointment-token.ts';
export { asPatient } from './patient-link/linked-appointment.ts';
export { addCalendar } from './setup/add-calendar.ts';
export { addEventCategory, type NewEventCategory } from './setup/add-event-category.ts';
export { readCalendars, type Calendar } from './setup/calendars.sql.ts';
export { readWholeCategories as readCategories } from './setup/categories.sql.ts';
export { type BookingAnswer, type BookingConflict } from './booking/booking.ts';
export { createEventIn, findOtherTimes, type ConflictDecisions } from './events/create-event.ts';
export { wishToCancelIn } from './events/wish-to-cancel.ts';
export { declineCancellationIn } from './events/decline-cancellation.ts';
export { cancelEventIn, editEventIn } from './events/edit-event.ts';
export {
  listPatientEvents as readPatientEvents,
  lockEvent,
  readEvents,
  readEventsOn,
  resolveEvent,
  type Event,
} from './records/events.sql.ts';
export { refreshPatientActivity };
export { insertEventsInBulk } from './events/insert-events-in-bulk.ts';
export { insertSeriesInBulk } from './series/insert-series-in-bulk.ts';
export { addResource, readResources, type Resource } from './setup/resources.sql.ts';
export type { NewEvent } from './records/write-events.sql.ts';
export { checkScope } from './booking/booking.ts';
export { findFreeTimes } from './booking/next-available-time.ts';

/** The scheduling module: calendars, events, series, reminders and their settings. */
export const scheduling: Module = {
  name: 'scheduling',
  accessRules: [
    {
      id: 'scheduling.view',
      title: 'See the calendar',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      emergency: true,
    },
    {
      id: 'scheduling.create',
      title: 'Book events',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['scheduling.view', 'patients.view'],
      scopes: ['practice', 'self'],
    },
    {
      id: 'scheduling.edit',
      title: 'Move and change events, check patients in',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['scheduling.view'],
      scopes: ['practice', 'self'],
    },
    {
      id: 'scheduling.delete',
      title: 'Delete events from the calendar',
      presets: ['Manager', 'Doctor', 'Front desk'],
      needs: ['scheduling.view'],
      scopes: ['practice', 'self'],
    },
    {
      id: 'scheduling.setup',
      title: 'Set up event types and resources',
      presets: ['Manager'],
    },
    {
      id: 'scheduling.hours',
      title: 'Set all members’ working hours and time off, and clinic holidays',
      presets: ['Manager'],
    },
    {
      id: 'scheduling.own_hours',
      title: 'Set your own working hours and time off',
      presets: ['Manager', 'Doctor', 'Nurse'],
    },
    {
      id: 'scheduling.statistics',
      title: 'See statistics of appointments',
      presets: ['Manager', 'Doctor', 'Front desk'],
    },
  ],
  reports: [noShowReport],
  reportColumns: [visitsByMonth],
  resolvers: { calendar, globalsearch },
  sharedQueries: { 'calendar.schedulerUserEvents': lookAtEvents },
  subscribers: {
    'scheduling.event-changed': { together: onEventsChanged },
    'patients.patients-merged': onPatientsMerged,
    'patients.patient-changed': onPatientChanged,
    'practice.clinic-changed': async (app, tx, outboxEvent) => {
      await onClinicChanged(app, tx, outboxEvent);
      await onOpeningHours(app, tx, outboxEvent);
    },
    'practice.member-joined': onMemberJoined,
    'practice.member-changed': onMemberJoined,
    'practice.member-deactivated': onMemberDeactivated,
  },
  jobs: {
    'scheduling.turn-visits': turnNextVisitsIntoLast,
    'scheduling.extend-reminders': extendReminders,
    'scheduling.refresh-reminders': refreshReminders,
    'scheduling.extend-holidays': extendHolidays,
  },
  schedules: [
    { job: 'scheduling.turn-visits', cron: '*/10 * * * *' },
    { job: 'scheduling.extend-reminders', cron: '23 2 * * *' },
    { job: 'scheduling.extend-holidays', cron: '41 2 1 * *' },
  ],
  reassignments: [futureAppointments],
  openWork: [appointmentsToCome],
  recordSections: [appointmentsSection],
  fhirResources: [appointmentResource],
  fhirTopics: [appointmentTopic],
  firstSteps,
  recordImporters: [appointmentImporter],
  rehearsalSteps: [
    {
      id: 'scheduling.booked',
      order: 10,
      isDone: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`scheduling.event where clinic_id = ${clinicId} and patient_id = ${patientId} and deleted_time is null
            and status <> 'canceled'`,
        ),
    },
  ],
};
