import type { Refreshes } from '#kit/api/use-api.ts';

/** The reads that a change of the settings invalidates. */
export const setupRefreshes: Refreshes = [
  ['calendar', 'BookingSettings'],
  ['calendar', 'BookableTypes'],
];
