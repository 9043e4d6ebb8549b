import type { Module } from '#platform/module.ts';

/** Appointments elsewhere: online meetings, calendars of other providers, feeds. */
export const meetings: Module = { name: 'meetings', accessRules: [], resolvers: {} };
