import type { Module } from '#platform/module.ts';
import {
  onEventsChanged,
  onPatientsMerged,
  refreshPatientActivity,
  turnNextVisitsIntoLast,
} from './patient-activity.ts';
import { appointmentsSection } from './appointments-section.ts';
import { firstSteps } from './first-steps.ts';
import { futureAppointments } from './future-appointments.ts';
import { extendReminders, onClinicChanged, onPatientChanged, refreshReminders } from './remind.ts';
import { lookAtEvents } from './list-events.ts';
import { calendar } from './resolvers.ts';
import { globalsearch } from './globalsearch.ts';
import { isAnybodyWaiting } from './waiting/entries.sql.ts';
import { expireOffers, onTimeTaken, onWaitingPatient } from './waiting/expire-offers.ts';
import { onSlotReleased, notifyReleased } from './waiting/on-given-up.ts';
import { onOpeningHours } from './waiting/note-grown.ts';
import { appointmentsToCome } from './appointments-to-come.ts';
import { waitingForTime } from './waiting/waiting-for-time.ts';
import { waitlistSection } from './waiting/waitlist-section.ts';
import { waitingForMember } from './waiting/waiting-for-member.ts';
import { onMemberDeactivated, onMemberJoined } from './on-member-joined.ts';

export { dropBusyTimes, keepBusyTimes, type BusyTimes } from './busy-times.sql.ts';
export { addCalendar } from './add-calendar.ts';
export { addEventCategory, type NewEventCategory } from './add-event-category.ts';
export { readCalendars, type Calendar } from './calendars.sql.ts';
export { readWholeCategories as readCategories } from './categories.sql.ts';
export { type BookingAnswer, type ToldConflict } from './booking.ts';
export { createEventIn, findOtherTimes, type Decided } from './create-event.ts';
export { wishToCancelIn } from './wish-to-cancel.ts';
export { declineCancellationIn } from './decline-cancellation.ts';
export { cancelEventIn } from './edit-event.ts';
export {
  listPatientEvents as readPatientEvents,
  readEvents,
  readEventsOn,
  resolveEvent,
  type Event,
} from './events.sql.ts';
export { refreshPatientActivity };
export { insertEventsInBulk } from './insert-events-in-bulk.ts';
export { insertSeriesInBulk } from './insert-series-in-bulk.ts';
export { addResource, readResources, type Resource } from './resources.sql.ts';
export type { NewEvent } from './write-events.sql.ts';
export { checkScope } from './check-scope.ts';
export { replaceWeek } from './hours.sql.ts';
export { findFreeTimes } from './next-available-time.ts';
export { addReleasedSlot, addToWaitlist } from './waiting/save-waiting.ts';

/** Who sees whom, when and what for. */
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
      scopes: ['practice', 'self'],
    },
    {
      id: 'scheduling.edit',
      title: 'Move and change events, check patients in',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      scopes: ['practice', 'self'],
    },
    {
      id: 'scheduling.delete',
      title: 'Take events off the calendar',
      presets: ['Manager', 'Doctor', 'Front desk'],
      scopes: ['practice', 'self'],
    },
    {
      id: 'scheduling.setup',
      title: 'Set up event types and resources',
      presets: ['Manager'],
    },
    {
      id: 'scheduling.hours',
      title: 'Set everybody’s working hours, time off and the clinic’s holidays',
      presets: ['Manager'],
    },
    {
      id: 'scheduling.own_hours',
      title: 'Set one’s own working hours and time off',
      presets: ['Manager', 'Doctor', 'Nurse'],
    },
    {
      id: 'scheduling.waiting_view',
      title: 'See the waiting list',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Read-only'],
    },
    {
      id: 'scheduling.waiting',
      title: 'Keep the waiting list and offer freed times',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
    },
  ],
  resolvers: { calendar, globalsearch },
  sharedQueries: { 'calendar.schedulerUserEvents': lookAtEvents },
  subscribers: {
    'scheduling.event-changed': {
      together: async (app, tx, clinicId, outboxEvents) => {
        await onEventsChanged(app, tx, clinicId, outboxEvents);
        if (!(await isAnybodyWaiting(tx, clinicId))) return;
        for (const outboxEvent of outboxEvents) {
          await onSlotReleased(app, tx, outboxEvent);
          await onTimeTaken(app, tx, outboxEvent);
        }
      },
    },
    'scheduling.setup-changed': onSlotReleased,
    'patients.patients-merged': onPatientsMerged,
    'patients.patient-changed': async (app, tx, outboxEvent) => {
      await onPatientChanged(app, tx, outboxEvent);
      await onWaitingPatient(app, tx, outboxEvent);
    },
    // Google has given time back.
    'scheduling.busy-changed': onSlotReleased,
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
    'scheduling.tell-freed': notifyReleased,
    'scheduling.expire-offers': expireOffers,
    'scheduling.refresh-reminders': refreshReminders,
  },
  schedules: [
    { job: 'scheduling.turn-visits', cron: '*/10 * * * *' },
    { job: 'scheduling.extend-reminders', cron: '23 2 * * *' },
    { job: 'scheduling.expire-offers', cron: '* * * * *' },
  ],
  reassignments: [futureAppointments, waitingForMember],
  openWork: [appointmentsToCome, waitingForTime],
  recordSections: [appointmentsSection, waitlistSection],
  firstSteps,
};
