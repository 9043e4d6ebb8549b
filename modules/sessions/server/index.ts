import type { Module } from '#platform/module.ts';
import { IDLE_SECONDS } from '../rules/index.ts';
import { registration } from './resolvers.ts';
import { endIdleSessions } from './sessions.sql.ts';

export { addAccount } from './add-account.ts';
export { authenticate, type Authenticated } from './authenticate.ts';

/** Signing in and out, and who stands behind a token. */
export const sessions: Module = {
  name: 'sessions',
  accessRules: [
    {
      id: 'sessions.own',
      title: 'Sign in and out',
      presets: ['Admin', 'Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only', 'Inactive'],
    },
  ],
  resolvers: { registration },
  jobs: {
    'sessions.end-idle': (house) =>
      endIdleSessions(house.database.kysely, new Date(house.clock().getTime() - IDLE_SECONDS * 1000)),
  },
  schedules: [{ job: 'sessions.end-idle', cron: '*/10 * * * *' }],
};
