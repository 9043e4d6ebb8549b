import type { Module } from '#platform/module.ts';
import { dropMeetingJob } from './drop-meeting.ts';
import { followAccount, takeCopiesBack, tellEverything, tellGoogle } from './google-account.ts';
import { feedRoutes } from './feed-routes.ts';
import { moveMeetings } from './move-meeting.ts';
import { pollCalendarJob, pollCalendarsJob } from './poll-calendar.ts';
import { pushCalendarJob, pushEventJob } from './push-event.ts';
import { calendar } from './resolvers.ts';
import { followMember, retryAfterLink } from './settle-host.ts';
import { settleMeetingJob } from './settle-meeting.ts';
import { zoomRoutes } from './zoom-routes.ts';

/** Appointments elsewhere: online meetings, calendars of other providers, feeds. */
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
      title: 'Plan online meetings and invite to them',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
    },
    {
      id: 'meetings.link',
      title: 'Link one’s own accounts of Zoom and Google, and a calendar feed',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
    },
  ],
  resolvers: { calendar },
  routes: (door) => {
    zoomRoutes(door);
    feedRoutes(door);
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
  hears: {
    'scheduling.event-changed': {
      together: async (house, tx, clinicId, announcements) => {
        await moveMeetings(house, tx, clinicId, announcements);
        await tellGoogle(tx, clinicId, announcements);
      },
    },
    'meetings.account-changed': async (house, tx, announcement) => {
      await followAccount(house, tx, announcement);
      await retryAfterLink(house, tx, announcement);
    },
    'practice.member-joined': tellEverything,
    'practice.member-deactivated': async (house, tx, announcement) => {
      await followMember(house, tx, announcement);
      await takeCopiesBack(house, tx, announcement);
    },
  },
};
