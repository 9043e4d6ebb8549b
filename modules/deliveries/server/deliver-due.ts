import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { CLAIM_LASTS, nextTry } from '../rules/index.ts';
import { channelsOf } from './channels.ts';
import { openContent } from './content.ts';
import {
  claimDueDeliveries,
  markHandedOver,
  recoverClaimed,
  settleError,
  settleSent,
  withdrawOutdated,
  type Channel,
  type ClaimedDelivery,
} from './deliveries.sql.ts';
import type { Outcome, Sender } from './outcome.ts';
import { smsSender } from './sms-sender.ts';
import { reportUrlOf } from './sms-report.ts';
import { stoppedSince } from './stop-words.ts';
import { notifyChanges } from './notify-changes.ts';

/**
 * Resumes abandoned deliveries, claims those due at `now` and sends them; returns how many were claimed. Any number of
 * processes may run it concurrently. Deliveries of a channel without configuration wait.
 */
export async function deliverDue(app: App, now: Date, limit = 20): Promise<number> {
  await recover(app, now);
  const channels = channelsOf(app);
  if (channels.real.length + channels.sandboxed.length === 0) return 0;
  const claimed = await claimDueDeliveries(app.database.kysely, newId(), channels, now, limit);
  if (claimed.length === 0) return 0;
  const senders = await sendersOf(app);
  const handing = claimed.map((delivery) => reassign(app, delivery, senders.get(delivery.channel)!, now));
  // A failed one keeps its claim until it is resumed as abandoned; the others continue.
  for (const result of await Promise.allSettled(handing))
    if (result.status === 'rejected') app.log.error({ err: result.reason }, 'deliveries: a delivery was interrupted');
  return claimed.length;
}

async function recover(app: App, now: Date): Promise<void> {
  await app.database.transaction(async (tx) => {
    await notifyChanges(tx, await recoverClaimed(tx, new Date(now.getTime() - CLAIM_LASTS)));
    await notifyChanges(tx, await withdrawOutdated(tx, now));
  });
}

async function sendersOf({ config }: App): Promise<Map<Channel, Sender>> {
  const senders = new Map<Channel, Sender>();
  // Imported on use: the mail library is large, and would slow down the start.
  if (config.mail !== null) senders.set('email', (await import('./mail-sender.ts')).mailSender(config.mail));
  if (config.sms !== null) senders.set('sms', smsSender(config.sms, reportUrlOf(config)));
  return senders;
}

async function reassign(app: App, delivery: ClaimedDelivery, send: Sender, now: Date): Promise<void> {
  const { kysely } = app.database;
  const { clinic_id: clinicId, id, key, recipient: to } = delivery;
  const content = await openContent(app.keys, `${clinicId} ${key}`, delivery.content).catch(() => null);
  const isStopped = delivery.channel === 'sms' && (await stoppedSince(kysely, clinicId, to)) !== null;
  // After this point, the outcome of a crash is unknown; before it, the message can be sent again.
  if (!(await markHandedOver(kysely, delivery, now))) return;
  const outcome: Outcome =
    content === null
      ? { kind: 'never', code: 'not-readable' }
      : isStopped
        ? { kind: 'never', code: 'sms-stopped' }
        : await send({ ...content, id, clinicId, to }).catch((error: unknown) => {
            app.log.error({ err: error, delivery: id }, 'deliveries: a sender failed');
            return { kind: 'unknown', code: 'sender-failed' };
          });
  await app.database.transaction(async (tx) => {
    const changed = await settle(tx, delivery, outcome, now);
    if (changed !== null) await notifyChanges(tx, [changed]);
  });
  const { kind } = outcome;
  if (kind !== 'taken')
    app.log.warn({ delivery: id, channel: delivery.channel, kind, code: outcome.code }, 'deliveries: not accepted');
}

function settle(tx: Tx, delivery: ClaimedDelivery, outcome: Outcome, now: Date) {
  if (outcome.kind === 'taken') return settleSent(tx, delivery, outcome.providerId, now);
  const error = outcome.code;
  if (outcome.kind === 'unknown') return settleError(tx, delivery, { state: 'review', error, retryTime: null });
  const retryTime = outcome.kind === 'later' ? nextTry(delivery.attempts + 1, now) : null;
  return settleError(tx, delivery, { state: retryTime === null ? 'failed' : 'queued', error, retryTime });
}
