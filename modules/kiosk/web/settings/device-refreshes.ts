import type { Refreshes } from '#kit/api/use-api.ts';

/** The reads that a change of a device invalidates. */
export const deviceRefreshes: Refreshes = [['setting', 'KioskDevices']];
