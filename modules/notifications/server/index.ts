import type { Module } from '#platform/module.ts';
import { tellEmergency } from './tell-emergency.ts';

export type { Source } from './notifications.sql.ts';
export { notify, type NewNotification } from './notify.ts';

/** What the house tells its own people: the bell. */
export const notifications: Module = {
  name: 'notifications',
  accessRules: [
    {
      id: 'notifications.own',
      title: 'Read one’s own notifications',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
  ],
  resolvers: {},
  hears: { 'practice.emergency-access': tellEmergency },
};
