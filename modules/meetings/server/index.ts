import type { Module } from '#platform/module.ts';
import { dropMeetingJob } from './drop-meeting.ts';
import { followAccount, takeCopiesBack, notifyEverything, notifyGoogle } from './google/google-account.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { moveMeetings } from './move-meeting.ts';
import { pollCalendarJob, pollCalendarsJob } from './google/poll-calendar.ts';
import { pushCalendarJob, pushEventJob } from './google/push-event.ts';
import { calendar } from './resolvers.ts';
import { followMember, retryAfterLink } from './settle-host.ts';
import { settleMeetingJob } from './settle-meeting.ts';
import { zoomRoutes } from './zoom/zoom-routes.ts';

export { readMeetings } from './meetings.sql.ts';

/** The meetings module: online meetings, external calendars and calendar feeds. */
export const meetings: Module = {
  name: 'meetings',
  accessRules: [
    {
      id: 'meetings.view',
      title: 'See and join online meetings',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Read-only'],
    },
    {
      id: 'meetings.plan',
      title: 'Schedule online meetings and send invitations',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
    },
    {
      id: 'meetings.link',
      title: 'Link their own Zoom and Google accounts and a calendar feed',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
    },
  ],
  services: [
    {
      id: 'meetings.zoom',
      name: 'Zoom',
      missing: 'Zoom is not set up, so accounts can’t be linked.',
      setup: 'Set ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET on the server and restart Salus.',
      isSetUp: ({ config }) => config.zoom !== null,
    },
    {
      id: 'meetings.google',
      name: 'Google Calendar',
      missing: 'Google Calendar is not set up, so accounts can’t be linked.',
      setup: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET on the server and restart Salus.',
      isSetUp: ({ config }) => config.google !== null,
    },
  ],
  resolvers: { calendar },
  routes: (routes) => {
    zoomRoutes(routes);
    feedRoutes(routes);
  },
  jobs: {
    'meetings.settle-meeting': settleMeetingJob,
    'meetings.drop-meeting': dropMeetingJob,
    'meetings.push-event': pushEventJob,
    'meetings.push-calendar': pushCalendarJob,
    'meetings.poll-calendar': pollCalendarJob,
    'meetings.poll-calendars': pollCalendarsJob,
  },
  schedules: [{ job: 'meetings.poll-calendars', cron: '*/2 * * * *' }],
  subscribers: {
    'scheduling.event-changed': {
      together: async (app, tx, clinicId, outboxEvents) => {
        await moveMeetings(app, tx, clinicId, outboxEvents);
        await notifyGoogle(tx, clinicId, outboxEvents);
      },
    },
    'meetings.account-changed': async (app, tx, outboxEvent) => {
      await followAccount(app, tx, outboxEvent);
      await retryAfterLink(app, tx, outboxEvent);
    },
    'practice.member-joined': notifyEverything,
    'practice.member-deactivated': async (app, tx, outboxEvent) => {
      await followMember(app, tx, outboxEvent);
      await takeCopiesBack(app, tx, outboxEvent);
    },
  },
};
