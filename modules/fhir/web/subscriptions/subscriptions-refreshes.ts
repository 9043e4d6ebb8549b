import type { Refreshes } from '#kit/api/use-api.ts';

/** The reads that a change of a subscription invalidates. */
export const subscriptionsRefreshes: Refreshes = [['setting', 'AppSubscriptions']];
