import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { dropBusyTimes, readCalendars } from '#scheduling/server';
import { eventsWithCopy, forgetGoogle, readCopiedEvents, readSync, saveSync, type GoogleSync } from './google.sql.ts';
import { readAccount, readLinked } from '../linked-accounts.sql.ts';

/** The settings of a member's Google calendar. */
export type GoogleAccount = Pick<GoogleSync, 'detail' | 'sync_time'> & { email: string; state: string };

/** Returns the user's linked Google calendar, or null. */
export async function readGoogleAccount({ app, actor }: RequestContext): Promise<GoogleAccount | null> {
  const db = app.database.kysely;
  const account = await readAccount(db, { clinicId: actor.clinicId, userId: actor.userId, provider: 'google' });
  if (account === null) return null;
  const { detail, sync_time } = await readSync(db, actor.clinicId, actor.userId);
  return { email: account.email, state: account.state, detail, sync_time };
}

/** Changes the level of detail for Google; existing copies are updated. */
export async function changeGoogleDetail(ctx: RequestContext, detail: string): Promise<GoogleAccount | DomainError> {
  const { app, actor } = ctx;
  const { clinicId, userId } = actor;
  if (detail !== 'busy' && detail !== 'initials')
    return domainError('BAD_DETAIL', 'Patient names may not be shared with Google.');
  await app.database.transaction(async (tx) => {
    const sync = await readSync(tx, clinicId, userId);
    await saveSync(tx, clinicId, userId, { ...sync, detail });
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'linked_account',
      objectId: userId,
      changes: { detail: { before: sync.detail, after: detail } },
    });
    await addJob(tx, 'meetings.push-calendar', { clinicId, userId }, { key: `push-calendar ${userId}` });
  });
  return (await readGoogleAccount(ctx)) ?? domainError('NOT_FOUND', 'No Google calendar is linked.');
}

/**
 * After a Google calendar was linked, reads it and sends all events; after it was unlinked, deletes everything imported
 * from it.
 */
export async function followAccount(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  if (body['provider'] !== 'google') return;
  const userId = String(body['id']);
  const account = await readAccount(tx, { clinicId, userId, provider: 'google' });
  // Another account starts from scratch too.
  await forgetGoogle(tx, clinicId, userId);
  const own = (await readCalendars(tx, clinicId)).filter(({ user_id }) => user_id === userId);
  for (const { id } of own) await dropBusyTimes(tx, { clinicId, calendarId: id, source: 'google' });
  if (account === null) return;
  await addJob(tx, 'meetings.poll-calendar', { clinicId, userId }, { key: `poll-calendar ${clinicId} ${userId}` });
}

/** When a member is reactivated, sends all events to their Google calendar again. */
export async function notifyEverything(_app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const userId = String(body['user_id']);
  if ((await readAccount(tx, { clinicId, userId, provider: 'google' })) === null) return;
  await addJob(tx, 'meetings.push-calendar', { clinicId, userId }, { key: `push-calendar ${userId}` });
}

/**
 * When a member leaves, deletes the clinic's appointments from their Google calendar, if the account's authorization is
 * still valid.
 */
export async function takeCopiesBack(_app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  for (const { event_id: eventId } of await readCopiedEvents(tx, clinicId, String(body['user_id'])))
    await addJob(tx, 'meetings.push-event', { clinicId, eventId }, { key: `push-event ${eventId}` });
}

/** After events change, updates the Google calendars of the clinic. */
export async function notifyGoogle(tx: Tx, clinicId: string, outboxEvents: readonly OutboxEvent[]): Promise<void> {
  const changed = [...new Set(outboxEvents.map(({ body }) => String(body['id'])))];
  const hasLinked = (await readLinked(tx, 'google', clinicId)).length > 0;
  // Copies may exist after a calendar was unlinked.
  const eventIds = hasLinked ? changed : await eventsWithCopy(tx, clinicId, changed);
  for (const eventId of eventIds)
    await addJob(tx, 'meetings.push-event', { clinicId, eventId }, { key: `push-event ${eventId}` });
}
