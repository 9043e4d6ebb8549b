import { IconCalendarShare, IconVideo, IconVideoPlus } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';
import { useZoomFlag } from './use-zoom-flag.ts';

const online = { area: 'settings', group: 'Online Meeting', rule: 'meetings.link' } as const;

/** The meetings module: online meetings, external calendars and calendar feeds. */
export const meetings: WebModule = {
  name: 'meetings',
  routes: [
    {
      path: '/settings/VA-OAuth-authorization',
      title: 'Online Meeting',
      area: 'settings',
      rule: 'meetings.link',
      page: () => import('./zoom-link-page.tsx').then(({ ZoomLinkPage }) => ZoomLinkPage),
    },
    {
      path: '/settings/VA-OAuth-upcoming-meetings',
      title: 'Upcoming meetings',
      area: 'settings',
      rule: 'meetings.view',
      page: () => import('./meetings-page.tsx').then(({ UpcomingMeetingsPage }) => UpcomingMeetingsPage),
    },
    {
      path: '/settings/VA-OAuth-past-meetings',
      title: 'Past meetings',
      area: 'settings',
      rule: 'meetings.view',
      page: () => import('./meetings-page.tsx').then(({ PastMeetingsPage }) => PastMeetingsPage),
    },
    {
      path: '/settings/calendar-elsewhere',
      title: 'External calendars',
      area: 'settings',
      rule: 'meetings.link',
      page: () => import('./calendars-elsewhere-page.tsx').then(({ CalendarsElsewherePage }) => CalendarsElsewherePage),
    },
  ],
  redirects: {
    '/settings/VA-Internal': () => import('./meetings-path.ts').then(({ meetingsPath }) => meetingsPath()),
    '/settings/VA-OAuth': '/settings/VA-OAuth-authorization',
  },
  side: [
    {
      area: 'settings',
      group: 'Personal',
      label: 'External calendars',
      path: '/settings/calendar-elsewhere',
      icon: IconCalendarShare,
      rule: 'meetings.link',
      order: 25,
    },
    {
      ...online,
      label: 'Online Meeting',
      path: '/settings/VA-OAuth-authorization',
      icon: IconVideoPlus,
      order: 300,
      useShown: () => useZoomFlag() === 'F',
    },
    {
      ...online,
      label: 'Upcoming meetings',
      path: '/settings/VA-OAuth-upcoming-meetings',
      icon: IconVideo,
      order: 301,
      useShown: () => useZoomFlag() === 'T',
    },
    {
      ...online,
      label: 'Past meetings',
      path: '/settings/VA-OAuth-past-meetings',
      icon: IconVideo,
      order: 302,
      useShown: () => useZoomFlag() === 'T',
    },
  ],
  eventSections: [
    {
      id: 'meetings.online-meeting',
      order: 10,
      section: () => import('./online-meeting-section.tsx').then(({ OnlineMeetingSection }) => OnlineMeetingSection),
    },
  ],
  eventActions: [
    { order: 20, action: () => import('./join-meeting-button.tsx').then(({ JoinMeetingButton }) => JoinMeetingButton) },
  ],
};
