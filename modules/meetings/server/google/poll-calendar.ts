import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { publish } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { keepBusyTimes, readCalendars } from '#scheduling/server';
import { busyOf, copiedEvent, type GoogleItem } from '../../rules/index.ts';
import { callAs } from '../call-as.ts';
import { adoptCopies, readSync, saveSync, spoiltCopies } from './google.sql.ts';
import { readAccount, readLinked } from '../linked-accounts.sql.ts';

const DAY_MS = 86_400_000;
const AHEAD = 180;
const FULL_AFTER = 7;
const SOURCE = 'google';

/** Scheduled: queues a poll of every linked Google calendar. */
export async function pollCalendarsJob(app: App): Promise<void> {
  const linked = await readLinked(app.database.kysely, 'google', null);
  await app.database.transaction(async (tx) => {
    for (const { clinic_id: clinicId, user_id: userId } of linked)
      await addJob(tx, 'meetings.poll-calendar', { clinicId, userId }, { key: `poll-calendar ${clinicId} ${userId}` });
  });
}

/** The job `meetings.poll-calendar`: imports changes of a member's Google calendar since the last poll. */
export async function pollCalendarJob(app: App, payload: unknown): Promise<void> {
  const { clinicId, userId } = payload as { clinicId: string; userId: string };
  const db = app.database.kysely;
  const now = app.clock();
  const account = await readAccount(db, { clinicId, userId, provider: 'google' });
  if (account === null) return;
  const sync = await readSync(db, clinicId, userId);
  const calendar = (await readCalendars(db, clinicId)).find(({ user_id }) => user_id === userId);
  if (calendar === undefined) return;
  const isOld = sync.full_sync_time === null || now.getTime() - sync.full_sync_time.getTime() > FULL_AFTER * DAY_MS;
  let token = isOld ? null : sync.sync_token;
  let found = await readChanges(app, clinicId, userId, token, now);
  // 410: the sync token has expired, so everything is read again.
  if (found === 'too-old') {
    token = null;
    found = await readChanges(app, clinicId, userId, null, now);
  }
  if (found === 'signed-out') return;
  if (found === 'too-old') throw new Error('google did not respond');
  const { items, nextToken, timeZone } = found;
  const { time_zone } = await readClinic(db, clinicId);
  const theirs = items.filter((item) => copiedEvent(item) === null && item.id !== undefined);
  const taken = theirs.flatMap((item) => {
    const busy = busyOf(item, timeZone ?? time_zone);
    return busy === null ? [] : [{ key: item.id!, ...busy }];
  });
  const takenIds = new Set(taken.map(({ key }) => key));
  const released = theirs.map(({ id }) => id!).filter((id) => !takenIds.has(id));
  const copies = items.flatMap((item) => {
    const eventId = copiedEvent(item);
    return eventId === null ? [] : [{ eventId, etag: item.etag ?? '' }];
  });
  await app.database.transaction(async (tx) => {
    // The account may have been unlinked or replaced since the request: then the result is discarded.
    const still = await readAccount(tx, { clinicId, userId, provider: 'google' });
    if (still?.email !== account.email || still.created_time.getTime() !== account.created_time.getTime()) return;
    const place = { clinicId, calendarId: calendar.id, source: SOURCE };
    const isAnother = await keepBusyTimes(tx, place, { taken, released: token === null ? null : released });
    const full = token === null ? now : sync.full_sync_time;
    const { detail } = await readSync(tx, clinicId, userId);
    await saveSync(tx, clinicId, userId, { detail, sync_token: nextToken, full_sync_time: full, sync_time: now });
    // Copies from before a temporary unlinking are recorded again, and deleted if no longer wanted.
    if (token === null)
      await adoptCopies(
        tx,
        clinicId,
        userId,
        copies.map(({ eventId }) => eventId),
      );
    // The clinic's calendar is authoritative: a copy moved or deleted at Google is corrected.
    for (const eventId of await spoiltCopies(tx, clinicId, userId, copies))
      await addJob(tx, 'meetings.push-event', { clinicId, eventId }, { key: `push-event ${eventId}` });
    if (token === null)
      await addJob(tx, 'meetings.push-calendar', { clinicId, userId }, { key: `push-calendar ${userId}` });
    if (isAnother || theirs.length > 0)
      await publish(tx, { clinicId, topic: 'scheduling.busy-changed', body: { id: calendar.id } });
  });
}

interface Changes {
  items: GoogleItem[];
  nextToken: string | null;
  timeZone: string | null;
}

async function readChanges(
  app: App,
  clinicId: string,
  userId: string,
  token: string | null,
  now: Date,
): Promise<Changes | 'too-old' | 'signed-out'> {
  const items: GoogleItem[] = [];
  let page: string | null = null;
  for (let pages = 0; pages < 40; pages += 1) {
    const query = new URLSearchParams({ singleEvents: 'true', maxResults: '2500' });
    if (token !== null) query.set('syncToken', token);
    else {
      query.set('timeMin', new Date(now.getTime() - DAY_MS).toISOString());
      query.set('timeMax', new Date(now.getTime() + AHEAD * DAY_MS).toISOString());
    }
    if (page !== null) query.set('pageToken', page);
    const key = { clinicId, userId, provider: 'google' as const };
    const answer = await callAs(app, key, 'GET', `/calendars/primary/events?${query.toString()}`);
    if (answer.kind === 'signed-out') return 'signed-out';
    // Thrown, so that the job is retried later.
    if (answer.kind === 'later') throw new Error('google did not respond');
    if (answer.status === 410) return 'too-old';
    if (answer.status !== 200) throw new Error('google did not respond');
    const body = answer.body as {
      items?: GoogleItem[];
      nextPageToken?: string;
      nextSyncToken?: string;
      timeZone?: string;
    };
    items.push(...(body.items ?? []));
    page = body.nextPageToken ?? null;
    if (page === null) return { items, nextToken: body.nextSyncToken ?? null, timeZone: body.timeZone ?? null };
  }
  return { items, nextToken: null, timeZone: null };
}
