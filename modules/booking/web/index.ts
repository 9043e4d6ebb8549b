import { IconWorld } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { openPages } from './open.ts';
import { usePendingRequests } from './use-requests.ts';

const settings = settingsPage({
  path: 'online-booking',
  title: 'Online Booking',
  group: 'Calendar',
  order: 155,
  icon: IconWorld,
  rule: 'booking.setup',
  page: () => import('./settings/booking-settings-page.tsx').then(({ BookingSettingsPage }) => BookingSettingsPage),
});

/** The booking module: the public booking page and the review of its requests. */
export const booking: WebModule = {
  name: 'booking',
  loggedAs: {
    booking_request: 'Online booking request',
    booking_settings: 'Online booking settings',
    bookable_type: 'Online booking type',
  },
  routes: [
    ...openPages,
    ...settings.routes,
    {
      path: '/scheduling/online-booking',
      title: 'Online booking',
      area: 'scheduling',
      rule: 'booking.review',
      page: () => import('./review/requests-page.tsx').then(({ RequestsPage }) => RequestsPage),
    },
  ],
  side: [
    ...settings.side,
    {
      area: 'scheduling',
      group: 'Scheduling',
      label: 'Online booking',
      path: '/scheduling/online-booking',
      icon: IconWorld,
      rule: 'booking.review',
      order: 30,
      useBadge: usePendingRequests,
    },
  ],
};
