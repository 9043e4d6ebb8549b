import type { JobHandler, Schedule } from '#platform/jobs.ts';
import type { AccessRule, RouteContext } from '#platform/module.ts';
import { networkRoute } from './inbound/network-route.ts';
import { SEND_JOB } from './queue/messages.sql.ts';
import { sendMessage } from './queue/send-message.ts';
import { watchMessages } from './queue/watch-messages.ts';
import { providerRoute } from './registration/provider-route.ts';

export { setting } from './setting.ts';

/** Access rules of the network part of prescribing. */
export const networkRules: readonly AccessRule[] = [
  {
    id: 'prescribing.verify',
    title: 'Verify your identity for e-prescribing and view your own network messages',
    presets: ['Doctor'],
  },
  {
    id: 'prescribing.register',
    title: 'Register practices and prescribers with the prescription network',
    presets: ['Manager'],
  },
];

/** Background jobs of the network part. */
export const networkJobs: Record<string, JobHandler> = {
  [SEND_JOB]: (app, payload) => sendMessage(app, payload),
  'prescribing.watch-messages': (app) => watchMessages(app),
};

export const networkSchedules: readonly Schedule[] = [{ job: 'prescribing.watch-messages', cron: '*/3 * * * *' }];

/** Registers the routes of the network part. */
export function networkRoutes(routes: RouteContext): void {
  providerRoute(routes);
  networkRoute(routes);
}
