import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { isBusy } from '#scheduling/rules';
import { readCalendars, readEvents, readEventsOn, type Event } from '#scheduling/server';
import { copyId, copyOf } from '../../rules/index.ts';
import { callAs, type Outcome } from '../call-as.ts';
import { claimPush, deleteCopy, freePush, keepCopy, readCopies, readSync, type GoogleCopy } from './google.sql.ts';
import { readLinked, readWorkingAccounts } from '../linked-accounts.sql.ts';

const DAY_MS = 86_400_000;
const AHEAD = 365;
const PATH = '/calendars/primary/events';

/** The job `meetings.push-event`: updates an event in the Google calendars of its members. */
export async function pushEventJob(app: App, payload: unknown): Promise<void> {
  const { clinicId, eventId } = payload as { clinicId: string; eventId: string };
  const db = app.database.kysely;
  const [linked, calendars, copies] = await Promise.all([
    readLinked(db, 'google', clinicId),
    readCalendars(db, clinicId),
    readCopies(db, clinicId, eventId),
  ]);
  const members = linked.map(({ user_id }) => user_id);
  // Copies of former members are deleted, if the account's authorization is still valid.
  const others = copies.map(({ user_id }) => user_id).filter((id) => !members.includes(id));
  const left = others.length === 0 ? [] : await readWorkingAccounts(db, 'google', clinicId, others);
  for (const userId of left) {
    const copy = copies.find(({ user_id }) => user_id === userId) ?? null;
    await pushTo(app, { clinicId, userId, eventId, calendarIds: [] }, copy);
  }
  for (const userId of members) {
    const own = calendars.filter((calendar) => calendar.user_id === userId).map(({ id }) => id);
    const copy = copies.find(({ user_id }) => user_id === userId) ?? null;
    await pushTo(app, { clinicId, userId, eventId, calendarIds: own }, copy);
  }
}

interface Place {
  clinicId: string;
  userId: string;
  eventId: string;
  calendarIds: readonly string[];
}

async function pushTo(app: App, place: Place, copy: GoogleCopy | null): Promise<void> {
  const { clinicId, userId, eventId } = place;
  const db = app.database.kysely;
  let known = copy;
  // An event that changes during the call is sent again, so that the last state wins.
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const body = await copyBody(app, place);
    const bodyHash = body === null ? null : hash(body);
    if ((known?.told ?? null) === bodyHash) return;
    // Unlinking waits for existing claims and prevents new ones.
    if (body !== null && !(await claimPush(db, clinicId, userId, eventId))) return;
    const answer = body === null ? await remove(app, place) : await put(app, place, body, known !== null);
    if (body !== null && (answer.kind !== 'done' || answer.status >= 400)) {
      const isThere = known !== null || answer.kind === 'done' || (answer.kind === 'later' && answer.mayHaveRun);
      await (isThere ? freePush : deleteCopy)(db, clinicId, userId, eventId);
    }
    if (answer.kind === 'signed-out') return;
    // Thrown, so that the job is retried later.
    if (answer.kind === 'later' || (answer.status >= 400 && body !== null))
      throw new Error('google did not accept the event');
    if (bodyHash === null) {
      await deleteCopy(db, clinicId, userId, eventId);
      known = null;
    } else {
      const etag = answer.body['etag'];
      known = { user_id: userId, event_id: eventId, told: bodyHash, etag: typeof etag === 'string' ? etag : null };
      await keepCopy(db, clinicId, known);
    }
  }
}

/** Returns the event as sent to Google; null if it is not on this member's calendar. */
async function copyBody(app: App, { clinicId, userId, eventId, calendarIds }: Place): Promise<object | null> {
  const db = app.database.kysely;
  const [[event], { detail }] = await Promise.all([
    readEvents(db, clinicId, [eventId]),
    readSync(db, clinicId, userId),
  ]);
  if (event === undefined || !isBusy(event.status)) return null;
  if (!(event.attendees ?? []).some(({ calendar_id }) => calendarIds.includes(calendar_id))) return null;
  if (event.start_time.getTime() > app.clock().getTime() + AHEAD * DAY_MS) return null;
  const { id, title, start_time, end_time, time_zone }: Event = event;
  const category = event.category?.category_name ?? null;
  return copyOf({ id, title, category, patient: event.patient ?? null, start_time, end_time, time_zone }, detail);
}

/** Creates or updates the copy; either may find that the other was already done. */
async function put(app: App, { clinicId, userId, eventId }: Place, body: object, isThere: boolean): Promise<Outcome> {
  const key = { clinicId, userId, provider: 'google' as const };
  const change = () => callAs(app, key, 'PUT', `${PATH}/${copyId(eventId)}`, body);
  const make = () => callAs(app, key, 'POST', PATH, body);
  const first = isThere ? await change() : await make();
  if (first.kind !== 'done') return first;
  if (isThere && first.status === 404) return make();
  return !isThere && first.status === 409 ? change() : first;
}

function remove(app: App, { clinicId, userId, eventId }: Place): Promise<Outcome> {
  return callAs(app, { clinicId, userId, provider: 'google' }, 'DELETE', `${PATH}/${copyId(eventId)}`);
}

/** The job `meetings.push-calendar`: sends all future events of a member's calendar to Google. */
export async function pushCalendarJob(app: App, payload: unknown): Promise<void> {
  const { clinicId, userId } = payload as { clinicId: string; userId: string };
  const db = app.database.kysely;
  const calendars = await readCalendars(db, clinicId);
  const calendarIds = calendars.filter((calendar) => calendar.user_id === userId).map(({ id }) => id);
  const start = app.clock();
  const events = await readEventsOn(db, clinicId, {
    start,
    end: new Date(start.getTime() + AHEAD * DAY_MS),
    calendarIds,
  });
  await app.database.transaction(async (tx) => {
    for (const { id: eventId } of events)
      await addJob(tx, 'meetings.push-event', { clinicId, eventId }, { key: `push-event ${eventId}` });
  });
}

function hash(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
