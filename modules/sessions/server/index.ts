import type { Module } from '#platform/module.ts';
import { registration } from './resolvers.ts';
import { endIdle } from './end-idle.ts';

export { addAccount } from './add-account.ts';
export { authenticate, knownSession, type Authenticated } from './authenticate.ts';

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
    'sessions.end-idle': endIdle,
  },
  schedules: [{ job: 'sessions.end-idle', cron: '*/10 * * * *' }],
};
