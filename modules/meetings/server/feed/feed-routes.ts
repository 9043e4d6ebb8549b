import { createHash } from 'node:crypto';
import { recordAccessEntry } from '#audit/server';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { readClinic, readMember } from '#practice/server';
import { readCalendars, readEventsOn, type Event } from '#scheduling/server';
import { outsideTitle, type Detail } from '../../rules/index.ts';
import { hashOfSecret } from './feed.ts';
import { findFeed, recordRead, type Feed } from './feed.sql.ts';

const DAY_MS = 86_400_000;
const BACK = 30;
const AHEAD = 180;

// Calendar apps poll a few times per hour; guessing requires more requests.
const byAddress = callLimiter('meetings.feeds', { points: 30, duration: 60 });

/**
 * GET /api/feeds/{secret}.ics: a member's calendar feed for other programs, without a token: the address is the secret.
 */
export function feedRoutes({ server, app }: RouteContext): void {
  server.get('/api/feeds/:file', async (http, reply) => {
    const { file } = http.params as { file: string };
    const allowed = await byAddress.consume(clientNetwork(http.ip)).then(
      () => true,
      () => false,
    );
    if (!allowed) return reply.code(429).header('retry-after', '60').send();
    const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
    const feed = secret === undefined ? null : await openFeed(app, secret);
    if (feed === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
    const text = await feedText(app, feed);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    await note(app, feed, http.ip, http.headers['user-agent'] ?? null);
    reply.headers({ etag: tag, 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' });
    if (http.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

/**
 * Returns the feed of a secret, if its member still has permission for feeds and for the calendar: revoking a
 * permission ends it immediately.
 */
async function openFeed({ database: { kysely } }: App, secret: string): Promise<Feed | null> {
  const feed = await findFeed(kysely, hashOfSecret(secret));
  const member = feed === null ? null : await readMember(kysely, feed.clinic_id, feed.user_id);
  const mayRead = ['meetings.link', 'scheduling.view'].every((rule) => member?.access_rules.includes(rule) === true);
  return mayRead ? feed : null;
}

/** Returns a member's calendar from last month until half a year ahead. */
export async function feedText(app: App, feed: Feed): Promise<string> {
  const db = app.database.kysely;
  const now = app.clock().getTime();
  const [clinic, calendars] = await Promise.all([readClinic(db, feed.clinic_id), readCalendars(db, feed.clinic_id)]);
  const own = calendars.filter(({ user_id }) => user_id === feed.user_id).map(({ id }) => id);
  const start = new Date(now - BACK * DAY_MS);
  const events = await readEventsOn(db, feed.clinic_id, {
    start,
    end: new Date(now + AHEAD * DAY_MS),
    calendarIds: own,
  });
  const { default: ical, ICalEventBusyStatus } = await import('ical-generator');
  const calendar = ical({ name: clinic.clinic_name, prodId: { company: 'Salus', product: 'Salus' }, ttl: 900 });
  for (const event of events.filter(({ status }) => status !== 'canceled' && status !== 'noshow')) {
    calendar.createEvent({
      id: `${event.id}@salus`,
      stamp: event.updated_time,
      start: event.start_time,
      end: event.end_time,
      summary: summaryOf(event, feed.detail),
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return calendar.toString();
}

function summaryOf(event: Event, detail: Detail): string {
  const { title, category, patient } = event;
  return outsideTitle({ title, category: category?.category_name ?? null, patient: patient ?? null }, detail);
}

/** Logs the access in the audit log, at most once per hour. */
async function note(app: App, feed: Feed, ip: string, device: string | null): Promise<void> {
  const now = app.clock();
  if (!(await recordRead(app.database.kysely, feed, now))) return;
  await recordAccessEntry(app, {
    clinic_id: feed.clinic_id,
    id: newId(),
    time: now,
    user_id: feed.user_id,
    user_name: null,
    roles: null,
    action: 'export',
    object_type: 'calendar_feed',
    object_id: feed.user_id,
    patient_id: null,
    changes: null,
    ip,
    device,
    session_id: null,
    outcome: 'success',
    reason: null,
  });
}
