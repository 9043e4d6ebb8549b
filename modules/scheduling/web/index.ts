import {
  IconCalendar,
  IconCalendarCog,
  IconCalendarEvent,
  IconCalendarPlus,
  IconHistory,
  IconTags,
} from '@tabler/icons-react';
import { reportError } from '#kit/feedback/report-error.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import type { FindComingVisits } from '#patients/web';

import { findEvents } from './find-events.ts';
import { openPages } from './open.ts';

export type { EventActions } from './event/event-actions.ts';
export type { CalendarEvent, CalendarSetup, ClinicCalendar, WholeEvent } from './calendar-event.ts';
export { markEvents } from './calendar/event-marks.ts';
export type { EventPart, EventSectionProps, EventSections } from './event/event-sections.ts';

/** The scheduling module: calendar, events, appointments and their settings. */
export const scheduling: WebModule = {
  name: 'scheduling',
  routes: [
    ...openPages,
    {
      path: '/scheduling/index',
      title: 'Calendar',
      area: 'scheduling',
      rule: 'scheduling.view',
      page: () => import('./load-composed.tsx').then(({ loadCalendar }) => loadCalendar()),
      prepare: ({ query }) =>
        void import('./load-composed.tsx').then(({ prepareCalendar }) => prepareCalendar(query)).catch(() => undefined),
    },
    {
      path: '/settings/event-categories',
      title: 'Event types',
      area: 'settings',
      rule: 'scheduling.setup',
      page: () => import('./settings/categories-page.tsx').then(({ CategoriesPage }) => CategoriesPage),
    },
    {
      path: '/settings/calendar',
      title: 'Calendar settings',
      area: 'settings',
      rule: 'scheduling.own_hours',
      page: () =>
        import('./settings/calendar-settings-page.tsx').then(({ CalendarSettingsPage }) => CalendarSettingsPage),
    },
  ],
  side: [
    {
      area: 'scheduling',
      group: 'Scheduling',
      label: 'Calendar',
      path: '/scheduling/index',
      icon: IconCalendar,
      rule: 'scheduling.view',
      order: 10,
    },
    {
      area: 'settings',
      group: 'Calendar',
      label: 'Event types',
      path: '/settings/event-categories',
      icon: IconTags,
      rule: 'scheduling.setup',
      order: 150,
    },
    {
      area: 'settings',
      group: 'Calendar',
      label: 'Calendar',
      path: '/settings/calendar',
      icon: IconCalendarCog,
      rule: 'scheduling.own_hours',
      order: 160,
    },
  ],
  redirects: { '/scheduling': '/scheduling/index' },
  navigation: [
    {
      area: 'scheduling',
      label: 'Scheduling',
      path: '/scheduling/index',
      icon: IconCalendar,
      rule: 'scheduling.view',
      order: 20,
    },
  ],
  search: [{ kind: 'Events', icon: IconCalendar, rule: 'scheduling.view', order: 30, find: findEvents }],
  plus: [
    {
      id: 'scheduling.new-appointment',
      label: 'New Appointment',
      icon: IconCalendarPlus,
      rule: 'scheduling.create',
      order: 30,
      run: () => openWindow('event', { status: 'confirmed' }),
      phrases: ['book', 'schedule'],
      fill: (typed) =>
        void import('./event/open-booking.ts').then(({ openBooking }) => openBooking(typed)).catch(reportError),
    },
  ],
  windows: [
    {
      kind: 'event',
      about: 'event_id',
      size: { width: 900, height: 640, minHeight: 550 },
      window: () => import('./load-composed.tsx').then(({ loadEventWindow }) => loadEventWindow()),
    },
  ],
  dashboard: [
    {
      id: 'day',
      title: 'Schedule of the Day',
      column: 'main',
      order: 10,
      rule: 'scheduling.view',
      card: () => import('./load-composed.tsx').then(({ loadDay }) => loadDay()),
      height: '26rem',
    },
    {
      id: 'unconfirmed',
      title: 'Unconfirmed Appointments',
      column: 'main',
      order: 42,
      rule: 'scheduling.edit',
      card: () => import('./day/unconfirmed-card.tsx').then(({ UnconfirmedCard }) => UnconfirmedCard),
    },
  ],
  notificationPaths: { calendar: () => '/scheduling/index' },
  patientTiles: [
    {
      id: 'futureAppointment',
      title: 'Future Appointments',
      icon: IconCalendarEvent,
      rule: 'scheduling.view',
      tile: () => import('./load-composed.tsx').then(({ loadFutureAppointments }) => loadFutureAppointments()),
      first: true,
    },
    {
      id: 'history',
      title: 'Past Appointments',
      icon: IconHistory,
      rule: 'scheduling.view',
      tile: () => import('./patient/patient-appointments.tsx').then(({ PastAppointments }) => PastAppointments),
    },
  ],
  sidePanel: [
    {
      area: 'scheduling',
      rule: 'scheduling.view',
      panel: () => import('./load-composed.tsx').then(({ loadCalendarsSide }) => loadCalendarsSide()),
    },
    {
      area: 'dashboard',
      rule: 'scheduling.view',
      panel: () => import('./load-composed.tsx').then(({ loadDaySide }) => loadDaySide()),
    },
  ],
};

export { CalendarChecks } from './event/form/calendar-checks.tsx';
export { CategorySelect } from './event/form/category-select.tsx';
export { ColourDot } from './colour-dot.tsx';

/** The notifications of an event's patient: `<NotificationsEditor value onChange values admit />`. */
export const loadNotificationsEditor = () =>
  import('./notifications/notifications-editor.tsx').then(({ NotificationsEditor }) => NotificationsEditor);

/** The conflicts of a single event with alternative times: `<SingleConflict question onAnswer />`, for a dialog. */
export const loadFindTime = () => import('./event/form/find-time.tsx').then((file) => ({ default: file.FindTime }));
/** Loads the dialog for a conflict. */
export const loadSingleConflict = () =>
  import('./event/conflict/single-conflict.tsx').then(({ SingleConflict }) => SingleConflict);

/** Finds a patient's future appointments, for `<PatientInformation findVisits />`. */
export const findComingVisits: FindComingVisits = async (patientId) =>
  can('scheduling.view') ? (await import('./patient/coming-visits.ts')).findComingVisits(patientId) : null;

// For the waitlist, which shares booking and calendar code with this module.
export { EventsOfPatientDocument } from './calendar.operations.gen.ts';
export { refreshEvents } from './days/use-events.ts';
export { clinicClock } from './clinic-clock.ts';
export { nextFreeHour } from './event/form/next-free-hour.ts';
export { PatientField } from './event/form/patient-field.tsx';
export { openNewEvent } from './event/open-event.ts';
export { useCalendarSetup } from './use-calendar-setup.ts';
