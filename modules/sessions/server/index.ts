import { sessionReport } from './statistics/session-report.ts';
import type { Module } from '#platform/module.ts';
import { registration } from './resolvers.ts';
import { endIdle } from './session/end-idle.ts';
import { endClosed, endDeactivated } from './session/end-sessions.ts';

export { addAccount } from './add-account.ts';
export { authenticate, isSignedToken, knownSession, type Authenticated } from './session/authenticate.ts';
export { endSessionsOf } from './session/end-sessions.ts';
export { findOwner } from './find-owner.ts';
export { makeFirstLink } from './passwords/password-link.ts';

/** The sessions module: signing in and out, and authentication of tokens. */
export const sessions: Module = {
  name: 'sessions',
  reports: [sessionReport],
  accessRules: [
    {
      id: 'sessions.own',
      title: 'Sign in and out',
      presets: ['Admin', 'Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only', 'Inactive'],
    },
    {
      id: 'sessions.policy',
      title: 'Set sign-in requirements',
      presets: ['Admin', 'Manager'],
      administrative: true,
    },
    {
      id: 'sessions.manage',
      title: 'End other members’ sessions',
      presets: ['Admin', 'Manager'],
      administrative: true,
    },
  ],
  resolvers: { registration },
  signInStep: true,
  subscribers: { 'practice.member-deactivated': endDeactivated, 'practice.practice-closed': endClosed },
  jobs: {
    'sessions.end-idle': endIdle,
  },
  schedules: [{ job: 'sessions.end-idle', cron: '*/10 * * * *' }],
};
