import { IconCalendar } from '@tabler/icons-react';
import type { WebModule, WebRoute } from '#kit/module/web-module.ts';

export type { EventActions } from './event-actions.ts';

/** Who sees whom, when and what for. */
export const scheduling: WebModule = {
  name: 'scheduling',
  routes: [],
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
};

/** Everything about the calendar's page but the page itself: that is composed in `web/`, with what other modules offer on an event. */
export const calendarRoute: Omit<WebRoute, 'page'> = {
  path: '/scheduling/index',
  title: 'Calendar',
  area: 'scheduling',
  rule: 'scheduling.view',
};

/** The calendar: `<CalendarPage actions={OpenChartNoteButton} />`. */
export const loadCalendarPage = () => import('./calendar-page.tsx').then(({ CalendarPage }) => CalendarPage);

/** The signed-in user's day, for the dashboard: `<DaySchedule actions={OpenChartNoteButton} />`. */
export const loadDaySchedule = () => import('./day-schedule.tsx').then(({ DaySchedule }) => DaySchedule);

/** A patient's appointments, for a panel of their page: `<PatientAppointments patientId />`. */
export const loadPatientAppointments = () =>
  import('./patient-appointments.tsx').then(({ PatientAppointments }) => PatientAppointments);
