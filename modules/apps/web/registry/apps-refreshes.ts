import type { Refreshes } from '#kit/api/use-api.ts';

/** The reads that a change of an app or of its access invalidates. */
export const appsRefreshes: Refreshes = [
  ['setting', 'RegisteredApps'],
  ['setting', 'AppGrants'],
  ['setting', 'MyAppGrants'],
  ['setting', 'LaunchableApps'],
];
