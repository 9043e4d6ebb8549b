import type { WebModule } from '#kit/module/web-module.ts';

/** Appointments elsewhere: online meetings, calendars of other providers, feeds. */
export const meetings: WebModule = { name: 'meetings', routes: [] };
