import type { Module } from '#platform/module.ts';
import { notifyEmergency } from './notify-emergency.ts';
import { dropRead } from './drop-read.ts';
import { setting } from './resolvers.ts';

export type { Source } from './notifications.sql.ts';
export { endNotifications, notify, type NewNotification } from './notify.ts';

/** Notifications for members: the bell. */
export const notifications: Module = {
  name: 'notifications',
  accessRules: [
    {
      id: 'notifications.own',
      title: 'Read own notifications',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
  ],
  resolvers: { setting },
  subscribers: { 'practice.emergency-access': notifyEmergency },
  jobs: { 'notifications.drop-read': dropRead },
  schedules: [{ job: 'notifications.drop-read', cron: '41 3 * * *' }],
};
