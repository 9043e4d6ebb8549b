import type { Module } from '#platform/module.ts';
import {
  hearEventsChanged,
  hearPatientsMerged,
  refreshPatientActivity,
  turnNextVisitsIntoLast,
} from './patient-activity.ts';
import { appointmentsChapter } from './appointments-chapter.ts';
import { firstSteps } from './first-steps.ts';
import { futureAppointments } from './future-appointments.ts';
import { extendReminders, hearClinicChanged, hearPatientChanged, refreshReminders } from './remind.ts';
import { lookAtEvents } from './list-events.ts';
import { calendar } from './resolvers.ts';
import { globalsearch } from './globalsearch.ts';
import { isAnybodyWaiting } from './waiting/entries.sql.ts';
import { expireOffers, hearTimeTaken, hearWaitingPatient } from './waiting/expire-offers.ts';
import { hearTimeGivenUp, tellFreed } from './waiting/hear-given-up.ts';
import { hearOpeningHours } from './waiting/note-grown.ts';
import { appointmentsToCome } from './open-work.ts';
import { waitingForTime } from './waiting/waiting-open-work.ts';
import { waitingChapter } from './waiting/waiting-chapter.ts';
import { waitingForMember } from './waiting/waiting-for-member.ts';
import { partFromMember, welcomeMember } from './welcome-member.ts';

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
export { refuseOutsideScope } from './refuse-outside-scope.ts';
export { replaceWeek } from './hours.sql.ts';
export { findFreeTimes } from './next-available-time.ts';
export { addFreedTime, addWaiting } from './waiting/save-waiting.ts';

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
  sharedReads: { 'calendar.schedulerUserEvents': lookAtEvents },
  hears: {
    'scheduling.event-changed': {
      together: async (house, tx, clinicId, announcements) => {
        await hearEventsChanged(house, tx, clinicId, announcements);
        if (!(await isAnybodyWaiting(tx, clinicId))) return;
        for (const announcement of announcements) {
          await hearTimeGivenUp(house, tx, announcement);
          await hearTimeTaken(house, tx, announcement);
        }
      },
    },
    'scheduling.setup-changed': hearTimeGivenUp,
    'patients.patients-merged': hearPatientsMerged,
    'patients.patient-changed': async (house, tx, announcement) => {
      await hearPatientChanged(house, tx, announcement);
      await hearWaitingPatient(house, tx, announcement);
    },
    // Google has given time back.
    'scheduling.busy-changed': hearTimeGivenUp,
    'practice.clinic-changed': async (house, tx, announcement) => {
      await hearClinicChanged(house, tx, announcement);
      await hearOpeningHours(house, tx, announcement);
    },
    'practice.member-joined': welcomeMember,
    'practice.member-changed': welcomeMember,
    'practice.member-deactivated': partFromMember,
  },
  jobs: {
    'scheduling.turn-visits': turnNextVisitsIntoLast,
    'scheduling.extend-reminders': extendReminders,
    'scheduling.tell-freed': tellFreed,
    'scheduling.expire-offers': expireOffers,
    'scheduling.refresh-reminders': refreshReminders,
  },
  schedules: [
    { job: 'scheduling.turn-visits', cron: '*/10 * * * *' },
    { job: 'scheduling.extend-reminders', cron: '23 2 * * *' },
    { job: 'scheduling.expire-offers', cron: '* * * * *' },
  ],
  handovers: [futureAppointments, waitingForMember],
  openWork: [appointmentsToCome, waitingForTime],
  recordChapters: [appointmentsChapter, waitingChapter],
  firstSteps,
};
