import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import type { DeliveryStatus } from '../rules/index.ts';
import type { Channel, Channels, Delivery } from './deliveries.sql.ts';

/** Returns the configured channels: real ones, and those of the sandbox. */
export function channelsOf({ config: { mail, sms } }: App): Channels {
  const set = [...(mail === null ? [] : (['email'] as const)), ...(sms === null ? [] : (['sms'] as const))];
  const isSandboxed = (channel: Channel): boolean => (channel === 'email' ? mail : sms)?.sandboxed === true;
  return { real: set.filter((channel) => !isSandboxed(channel)), sandboxed: set.filter(isSandboxed) };
}

/** Returns the channels on which messages of a clinic leave: the demo clinic's only into the sandbox. */
async function openChannels(app: App, clinicId: string): Promise<readonly Channel[]> {
  const { real, sandboxed } = channelsOf(app);
  const clinic = sql`practice.clinic where clinic_id = ${clinicId} and is_demo`;
  return (await hasRows(app.database.kysely, clinic)) ? sandboxed : real;
}

/** Returns whether messages of a clinic leave on a channel. */
export async function isChannelOpen(app: App, clinicId: string, channel: Channel): Promise<boolean> {
  return (await openChannels(app, clinicId)).includes(channel);
}

/** Returns a function that tells users the status of a clinic's deliveries. */
export async function statusReader(
  app: App,
  clinicId: string,
): Promise<(delivery: Pick<Delivery, 'state' | 'channel' | 'error'>) => DeliveryStatus> {
  const open = await openChannels(app, clinicId);
  return ({ state, channel, error }) => {
    if (state === 'queued' && !open.includes(channel)) return 'no_server';
    return state === 'failed' && error?.startsWith('smtp-5') === true ? 'bounced' : state;
  };
}
