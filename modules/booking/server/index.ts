import type { Module } from '#platform/module.ts';
import { deleteOldRequests, expireRequests } from './expire-requests.ts';
import { calendar } from './resolvers.ts';

export { saveBookableType } from './bookable-types.ts';
export { saveSettings as saveBookingSettings } from './save-settings.ts';

/** The booking module: the public booking page and the review of its requests. */
export const booking: Module = {
  name: 'booking',
  accessRules: [
    {
      id: 'booking.setup',
      title: 'Set up online booking',
      presets: ['Manager'],
      needs: ['scheduling.view'],
    },
    {
      id: 'booking.review',
      title: 'Accept and decline online booking requests',
      presets: ['Manager', 'Front desk'],
      needs: ['scheduling.create', 'patients.create'],
    },
  ],
  resolvers: { calendar },
  jobs: {
    'booking.expire-requests': expireRequests,
    'booking.delete-old': deleteOldRequests,
  },
  schedules: [
    { job: 'booking.expire-requests', cron: '*/5 * * * *' },
    { job: 'booking.delete-old', cron: '37 3 * * *' },
  ],
};
